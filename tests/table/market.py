"""Facts for a table that knows no wine: a market of fruit."""

from collections.abc import Callable, Iterator

import pytest

from vinhos_kernel.table.facts import Facts, FactsError, Schema, amend, read_facts
from vinhos_kernel.table.facts_check import (
    counts,
    flag,
    number,
    numbers,
    open_rows,
    rows_with,
    single_values,
    text,
    texts,
)


def apples_cost_less_than_pears(facts: Facts) -> Iterator[str]:
    """The one thing that must agree."""
    apple, pear = (facts.value(f"fruit.{fruit}.price") for fruit in ("apple", "pear"))
    if apple >= pear:
        yield f"fruit, price: an apple at {apple} is not cheaper than a pear at {pear}"


MARKET = Schema(
    {
        "fruit": rows_with(
            {
                "name": text(),
                "price": number(0, 9),
                "colour": text("red", "green"),
                "ripe": flag(),
                "note": text(optional=True),
            },
            ("apple", "pear"),
        ),
        "basket": open_rows(
            {
                "holds": text(refers="fruit"),
                "sizes": numbers(1, 5),
                "mix": counts("fruit", 1, 3, optional=True),
            },
            most_rows=3,
        ),
        "day": single_values(hours=number(1, 24), best=texts(refers="fruit")),
    },
    (apples_cost_less_than_pears,),
)
FRUIT = """
[[fruit]]
id = "apple"
name = "Apple"
price = 2
colour = "red"
from = { price = "seed:S1", "*" = "public:a list" }
conflict = { price = "another list says 3" }

[[fruit]]
id = "pear"
name = "Pear"
price = 4
colour = "green"
from = { "*" = "public:a list" }
"""
GUESSES = """
[from.fruit]
ripe = "stand-in:nobody has bitten into it"

[fruit]
apple = { ripe = true }
pear = { ripe = false, from = { ripe = "inferred:it is hard" } }

[from.basket]
"*" = "stand-in:any basket will do"

[basket]
small = { holds = "apple", sizes = [1, 2], mix = { apple = 1, pear = 2 } }
large = { holds = "pear", sizes = [5] }

[day]
hours = { value = 8, from = { value = "public:the door" } }
best = { value = ["pear", "apple"], from = { value = "public:the door" } }
"""
OURS = (("fruit.toml", FRUIT), ("guesses.toml", GUESSES))


def market(own: str = "") -> Facts:
    """The facts of the market, with a reader's own laid over them."""
    return amend(read_facts(OURS, MARKET), own, MARKET)


def ours(**changed: str) -> Facts:
    """The market read from our two files, with words in them changed as `old=new` pairs."""
    told = [(file, text.replace(changed["old"], changed["new"])) for file, text in OURS]
    return read_facts(told, MARKET)


def refused(call: Callable[..., object], *given: object, **named: object) -> str:
    """The sentence of a refusal."""
    with pytest.raises(FactsError) as caught:
        call(*given, **named)
    return str(caught.value)
