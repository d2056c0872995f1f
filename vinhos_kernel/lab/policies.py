"""Policies: players that answer what a person decides, for simulations, tests and hints."""

from vinhos_kernel.lab.steward import advice, steward
from vinhos_kernel.table.answers import Policy, any_option

POLICIES: dict[str, Policy] = {"random": any_option, "steward": steward}
"""The policies by name: any legal option, and the rule-of-thumb player."""

__all__ = ["POLICIES", "Policy", "advice", "any_option", "steward"]
