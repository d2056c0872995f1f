"""The result of counting or simulating: outcomes with their probabilities, and how they were found."""

from collections.abc import Hashable, Iterator, Mapping
from fractions import Fraction
from math import sqrt

from vinhos_kernel.table.errors import TableError


class Distribution:
    """Outcomes with probabilities that sum to 1 together with `waiting`, the share that ends at a person's question.

    `method` is "exact" (Fractions; `n` transitions were counted) or "simulated" (`n` games from `seed`; ask `error` for
    the standard error of each probability).
    """

    def __init__(
        self,
        weights: Mapping[Hashable, int],
        total: int,
        method: str,
        n: int,
        waiting: int = 0,
        seed: int = 0,
    ) -> None:
        self.chances = {outcome: Fraction(weight, total) for outcome, weight in weights.items()}
        self.waiting = Fraction(waiting, total)
        self.method = method
        self.n = n
        self.seed = seed

    def __getitem__(self, outcome: Hashable) -> Fraction:
        return self.chances.get(outcome, Fraction(0))

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self.chances)

    def __len__(self) -> int:
        return len(self.chances)

    @property
    def is_exact(self) -> bool:
        """Whether the numbers are counted, not simulated."""
        return self.method == "exact"

    def error(self, outcome: Hashable) -> float:
        """The standard error of a probability: 0 if it is exact, never 0 if simulated (one more game of each kind)."""
        if self.is_exact:
            return 0.0
        share = (float(self[outcome]) * self.n + 1) / (self.n + 2)
        return sqrt(share * (1 - share) / self.n)

    def mean(self) -> Fraction:
        """The mean of outcomes that are numbers, over the branches that do not wait."""
        numbers = [(outcome, chance) for outcome, chance in self.chances.items() if isinstance(outcome, int | Fraction)]
        if len(numbers) != len(self.chances) or not numbers:
            raise TableError("only outcomes that are numbers have a mean")
        known = sum((chance for _, chance in numbers), Fraction(0))
        return sum((outcome * chance for outcome, chance in numbers), Fraction(0)) / known

    def largest_first(self) -> list[tuple[Hashable, Fraction]]:
        """Outcomes with their chances, the likeliest first; equal ones in the order of their words."""
        return sorted(self.chances.items(), key=lambda pair: (-pair[1], str(pair[0])))

    def how(self) -> str:
        """One line that says how the numbers were found."""
        if self.is_exact:
            return f"exact, {self.n:,} transitions counted"
        largest = max(map(self.error, self.chances), default=0.0)
        return f"simulated, {self.n:,} games, seed {self.seed}, standard error at most {largest:.3f}"

    def __repr__(self) -> str:
        shown = ", ".join(f"{outcome}: {chance}" for outcome, chance in self.largest_first()[:12])
        return f"Distribution({shown}{', ...' if len(self) > 12 else ''}; {self.how()})"
