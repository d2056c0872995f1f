"""The calculators: every total is the engine's, the parts add up, nothing impossible is ever held."""

from itertools import product
from typing import Any

import pytest

from vinhos_kernel.data.rulebook import all_readings
from vinhos_kernel.state.names import BOOTHS, REGIONS, SPACES
from vinhos_kernel.table.errors import TableError
from vinhos_widgets.calculators import (
    FairPointsCalculator,
    MoneyCalculator,
    MovementCalculator,
    WineCalculator,
    tell_fair_points,
    tell_money,
    tell_movement,
    tell_wine,
)
from vinhos_widgets.reckoning import Calculator, counted, offered

ALL = (MovementCalculator, WineCalculator, MoneyCalculator, FairPointsCalculator)


def faults(calculator: Calculator) -> list[str]:
    """The sums whose parts do not come to the engine's total."""
    return [each.words() for each in calculator.reckon().sums if sum(p.adds for p in each.parts) != each.total]


def controls(calculator: Calculator) -> Any:
    """The controls, in their order."""
    return calculator.box.children[0].children


@pytest.mark.parametrize("kind", ALL)
def test_every_single_choice_adds_up(kind: type[Calculator]) -> None:
    """Each value of each control, from the start: it is taken or refused, and the parts make the total."""
    wrong = []
    for name, choice in kind().choices().items():
        for value in offered(choice.options):
            calculator = kind()
            calculator.choose(**{name: value})
            wrong += faults(calculator)
            if calculator.values[name] != value and not calculator.note:
                wrong.append(f"{name} {value} was not taken, and no note says why")

    assert [] == wrong


@pytest.mark.parametrize("kind", ALL)
def test_what_it_shows_besides(kind: type[Calculator]) -> None:
    """A still picture and words go with the controls."""
    shown, _ = kind()._repr_mimebundle_()

    assert "<img" in shown["text/html"]
    assert kind().words() == shown["text/plain"]
    assert "application/vnd.jupyter.widget-view+json" in shown


# ---------------------------------------------------------------- a move
def test_a_move_in_parts() -> None:
    """Far, his marker, a bribe: three Bagos, more than is held."""
    told = tell_movement(stands="experts", to="workers", lacerda="workers", bribe=True, bagos=1)

    assert "The move: not next to where you stand +1, his marker: for him +1, a bribe lies there +1 = 3 Bagos" in told
    assert "closed: " in told


def test_the_tax_of_a_later_year_is_marked() -> None:
    """Where the tax marker stands after year 1 is invented."""
    assert "◇" in tell_movement(to="cellars", year=2)
    assert "◇" not in tell_movement(to="vineyards_top", year=1)


def test_the_centre_is_free() -> None:
    """Whoever stands there; and no bribe is ever held there."""
    calculator = MovementCalculator(stands="cellars", to="sales", lacerda="press_release", bribe=True)
    calculator.choose(to="press_release")

    assert 0 == calculator.reckon().sums[0].total
    assert not calculator.values["bribe"]
    assert "no bribe" in calculator.note


def test_a_bribe_cannot_be_laid_on_the_centre() -> None:
    """The checkbox springs back."""
    calculator = MovementCalculator(stands="cellars", to="press_release")
    calculator.choose(bribe=True)

    assert not calculator.values["bribe"]
    assert "no bribe" in calculator.note


def test_you_must_leave_your_space() -> None:
    """The same space twice is refused, and the old one stays."""
    calculator = MovementCalculator(stands="cellars", to="sales")
    calculator.choose(to="cellars")

    assert "sales" == calculator.values["to"]
    assert "you stand here" in calculator.note


def test_a_free_move_hangs_on_a_reading() -> None:
    """With the Expert only the bribe can be left, by the side that says so."""
    asked = {"stands": "experts", "to": "workers", "bribe": True, "free_move": True}

    assert "= 0 Bagos" in tell_movement(**asked)
    assert "= 1 Bago" in tell_movement(readings={"free_move_bribe": "pay"}, **asked)
    assert "⑂ reading free_move_bribe" in tell_movement(**asked)


# ---------------------------------------------------------------- a wine
def test_a_wine_in_parts() -> None:
    """Quality 8 in the third slot of a Cellar is worth 11, and one cube makes 12."""
    told = tell_wine(
        vineyards=2, wineries=1, farmers=2, enologists=1, weather=-1, cellar=True, slot=3, cubes=3, asks=12
    ).splitlines()

    assert [
        "Wine Quality: 2 Vineyards +4, 1 Winery +1, 2 Farmers +2, 1 Enologist +2, weather −1 = 8",
        "Wine Value: printed Quality +8, slot 3 of the Cellar +3, 1 Renown cube +1 = 12",
        "12 is reached with 1 cube",
    ] == told[:3]
    assert told[3].startswith("⑂ reading cellar_bonus")


def test_fewer_vineyards_send_farmers_away() -> None:
    """The Farmer who has no Vineyard goes, and a note says so."""
    calculator = WineCalculator(vineyards=2, farmers=2, wineries=1, enologists=1)
    calculator.choose(vineyards=1)

    assert 1 == calculator.values["farmers"]
    assert "each Farmer needs a Vineyard" in calculator.note


def test_two_vineyards_and_two_wineries_are_refused() -> None:
    """Three slots are three slots; by hand and from the start."""
    calculator = WineCalculator(vineyards=2, wineries=1)
    calculator.choose(wineries=2)

    assert 1 == calculator.values["wineries"]
    assert "all its slots are taken" in calculator.note
    with pytest.raises(TableError, match="slots"):
        tell_wine(vineyards=2, wineries=2)


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"farmers": 2}, "no free Vineyard"),
        ({"enologists": 1}, "no free Winery"),
        ({"slot": 4}, "a Warehouse has 2 slots"),
        ({"ports": 1}, "only a wine of Douro"),
    ],
)
def test_what_has_no_place_is_refused(changed: dict[str, int], why: str) -> None:
    """The value stays, the note gives the reason."""
    calculator = WineCalculator()
    before = dict(calculator.values)
    calculator.choose(**changed)

    assert before == calculator.values
    assert why in calculator.note


def test_minho_takes_the_cellar_away() -> None:
    """And the wine in its fourth slot lies in the Warehouse then; a new Cellar is refused."""
    calculator = WineCalculator(cellar=True, slot=4)
    calculator.choose(region="minho")
    assert (False, 2) == (calculator.values["cellar"], calculator.values["slot"])

    calculator.choose(cellar=True)
    assert "Minho has no Cellars" in calculator.note


def test_port_tiles_leave_with_douro() -> None:
    """Another region takes no Port tiles; how many one wine takes is a reading."""
    calculator = WineCalculator(region="douro", ports=1)
    assert "⑂ reading ports_per_wine" in calculator.words()

    calculator.choose(region="dao")
    assert 0 == calculator.values["ports"]
    assert 2 == WineCalculator(readings={"ports_per_wine": "several"}).choices()["ports"].options[-1]  # type: ignore[index]


def test_no_wine_at_nothing_or_less() -> None:
    """One Vineyard in the worst weather makes none, so that it has no Value."""
    calculator = WineCalculator(vineyards=1, weather=-2)

    assert 1 == len(calculator.reckon().sums)
    assert "no wine is made" in calculator.words()


def test_cubes_of_alentejo_count_twice() -> None:
    """A wine worth 2 reaches 6 with two of them, another region's only 4."""
    assert "6 is reached with 2 cubes" in tell_wine(region="alentejo", cubes=5, asks=6)
    assert "6 is out of reach" in tell_wine(region="dao", cubes=5, asks=6)


def test_whatever_is_chosen_can_be_built() -> None:
    """All Estates that the controls could name: those that are held keep to the houses and slots."""
    held = []
    for vineyards, wineries, farmers, enologists in product((1, 2), (0, 1, 2), (0, 1, 2), (0, 1, 2)):
        calculator = WineCalculator()
        for name, value in (("vineyards", vineyards), ("wineries", wineries), ("farmers", farmers)):
            calculator.choose(**{name: value})
        calculator.choose(enologists=enologists)
        held.append(calculator.values)

    assert [] == [v for v in held if v["vineyards"] + v["wineries"] > 3]
    assert [] == [v for v in held if v["farmers"] > v["vineyards"] or v["enologists"] > v["wineries"]]


# ---------------------------------------------------------------- money
def test_money_by_steps() -> None:
    """Sixteen Bagos are on the step of fifteen."""
    assert "16 Bagos: the step of 15 Bagos or more +10 = 10 VP\n2 more would make it 14 VP" == tell_money(16)
    assert "no more VP" in tell_money(40)


def test_money_is_never_negative() -> None:
    """Not from the start, not by hand, not on the slider."""
    calculator = MoneyCalculator()
    calculator.choose(bagos=-1)
    slider = controls(calculator)[0]
    slider.value = -5

    assert 12 == MoneyCalculator().values["bagos"]
    assert (0, 0) == (slider.min, calculator.values["bagos"])
    with pytest.raises(TableError, match="not on offer"):
        tell_money(-1)


# ---------------------------------------------------------------- Fair Points
def test_fair_points_in_parts() -> None:
    """Value, cubes, an Expert with what the tile adds; the Magnates whom it pleases."""
    told = tell_fair_points(
        value=9, region="algarve", cubes=2, booth="free_expert", expert_1="alcohol_free_move"
    ).splitlines()

    assert (
        "The Press Release: Wine Value +9, 2 Renown cubes +2, Expert 2, Vintage tile 2 +4 = 15 Fair Points" == told[0]
    )
    assert ["you take a barrel back from Bruno", "you take a barrel back from Anabela"] == told[1:3]


def test_a_wine_of_tras_os_montes_and_a_booth() -> None:
    """Two for the region, three for the booth."""
    assert "= 10 Fair Points" in tell_fair_points(region="tras_os_montes", value=5, booth="fair_points_3")


def test_the_bonus_of_the_tile_is_a_reading() -> None:
    """By the other side an Expert brings only its own points."""
    asked = {"value": 5, "booth": "bagos_3", "expert_2": "taste_rearrange_stack"}

    assert "= 9 Fair Points" in tell_fair_points(**asked)
    assert "= 8 Fair Points" in tell_fair_points(readings={"vintage_bonus": "ignore"}, **asked)


def test_another_tile_leaves_experts_at_home() -> None:
    """What the tile does not ask for is not sent, and the choice shows the new features."""
    calculator = FairPointsCalculator(vintage="v5", expert_1="alcohol_free_move")
    calculator.choose(vintage="v1")

    assert "none" == calculator.values["expert_1"]
    assert "stays at home" in calculator.note
    assert "Taste" == calculator.choices()["expert_1"].label


@pytest.mark.parametrize(("region", "booth"), tuple(product(REGIONS[1:], BOOTHS)))
def test_every_region_and_booth_adds_up(region: str, booth: str) -> None:
    """Whatever is printed, the engine's own Press Release comes to the same."""
    assert [] == faults(FairPointsCalculator(region=region, booth=booth, cubes=2, value=6))


# ---------------------------------------------------------------- controls
def test_the_controls_follow() -> None:
    """What is put right is seen in the control, and the drawing has the sum."""
    calculator = WineCalculator(vineyards=2, farmers=2)
    controls(calculator)[1].value = 1
    shown = calculator.box.children[1]

    assert 1 == controls(calculator)[3].value
    assert "each Farmer needs a Vineyard" in shown.panel_sums
    assert "<svg" in shown.panel_sums


def test_a_refused_control_springs_back() -> None:
    """A fourth slot of a Warehouse."""
    calculator = WineCalculator()
    slot = controls(calculator)[8]
    slot.value = 4

    assert 1 == slot.value


def test_experts_of_another_tile_are_offered() -> None:
    """The names in the control change with the tile."""
    calculator = FairPointsCalculator(vintage="v5")
    controls(calculator)[0].value = "v2"

    assert "appearance_free_move" in [value for _, value in controls(calculator)[6].options]


@pytest.mark.parametrize("kind", ALL)
def test_a_name_that_is_not_there_is_refused(kind: type[Calculator]) -> None:
    """With what was meant, where something is near."""
    with pytest.raises(TableError, match="has no 'bago'"):
        kind(bago=1)


def test_what_can_be_chosen_is_what_the_game_has() -> None:
    """All spaces, and readings that exist."""
    assert list(SPACES) == offered(MovementCalculator().choices()["to"].options)
    assert {"cellar_bonus", "ports_per_wine", "vintage_bonus", "free_move_bribe"} <= {r.name for r in all_readings()}


def test_words_for_one_and_many() -> None:
    """One Winery, two Wineries."""
    assert ["1 Winery", "2 Wineries", "1 Bago", "0 Bagos"] == [
        counted(1, "Winery"), counted(2, "Winery"), counted(1, "Bago"), counted(0, "Bago")
    ]  # fmt: skip
