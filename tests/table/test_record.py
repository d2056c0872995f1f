"""Records: what is saved opens as it was, and what a person writes is played."""

import pytest

from tests.walks import refusal, seen, walk
from vinhos_kernel import answer, correct, keep, load, override, roll, start, text, undo
from vinhos_kernel import redo as do_again
from vinhos_kernel.opponents.kind import VINHOS
from vinhos_kernel.table.session import Session
from vinhos_kernel.views.story import told

SEEDS = range(10)
FACTS = '# mine: a box with other prices\n\n[region.douro]\nprice = 6\nfrom = { price = "yours:my own box" }\n'


def played_on(table: Session, most: int = 25) -> list[object]:
    """What chance and the first options make of the next questions."""
    for _ in range(most):
        if table.question is None:
            break
        table = roll(table) if table.question.who == "chance" else answer(table, table.question.options[0])
    return [entry.value for entry in table.entries] + [table.position]


def saved(table: Session) -> Session:
    """The table after it was saved and loaded."""
    return load(text(table))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_save_opens_at_every_moment(seed: int) -> None:
    """In the middle of a draw too: same question, same position, same story, same text (O-48, O-67, O-70)."""
    pairs = [(table, saved(table)) for table in walk(seed, 40)]

    assert [] == [len(table.entries) for table, opened in pairs if seen(table) != seen(opened)]
    assert [] == [len(table.entries) for table, opened in pairs if text(table) != text(opened)]


def test_some_of_these_moments_are_in_the_middle_of_a_draw() -> None:
    """Else nothing was shown."""
    moments = [table for seed in SEEDS for table in walk(seed, 40)]

    assert 10 < len([table for table in moments if table.moments[-1].given])


@pytest.mark.parametrize("seed", SEEDS)
def test_a_save_goes_on_as_the_table_would_have(seed: int) -> None:
    """The next draws are the same, loaded once, twice, or not at all (O-65)."""
    for table in walk(seed, 40)[::5]:
        expected = played_on(table)

        assert expected == played_on(saved(table)) == played_on(saved(saved(table)))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_undone_is_saved(seed: int) -> None:
    """And can be done again after loading."""
    moments = walk(seed, 20)
    table = moments[-1]
    for _ in range(min(5, len(moments) - 1)):
        table = undo(table)
        opened = saved(table)
        while opened.undone:
            opened = do_again(opened)

        assert seen(table) == seen(saved(table))
        assert seen(moments[-1]) == seen(opened)


def test_what_an_override_left_on_offer_is_saved() -> None:
    """Old answers wait for their questions over a night too."""
    table = start("middle", seed=1)
    for card in ("vineyards_top", 1, 2, "sales", 8):
        table = answer(table, card)
    table = answer(saved(override(table, table.entries[1].address, 2)), 1)

    assert ["vineyards_top", 2, 1, "sales", 8] == [entry.value for entry in keep(table).entries]


def test_a_throw_again_is_saved_as_such() -> None:
    """The third throw is not taken for the first."""
    table = roll(roll(roll(start("middle", seed=3)), "again"), "again")

    assert 3 == saved(table).entries[-1].rolled
    assert seen(roll(table, "again")) == seen(roll(saved(table), "again"))


def test_readings_facts_and_a_position_of_your_own_are_saved() -> None:
    """With comments, empty lines and origins."""
    position = {"start": "middle", "cubes": {"Douro": 4}, "lacerda": {"vp": 40}}
    table = roll(start(position=position, seed=4, readings={"number_return": "after_draw"}, facts=FACTS), "turn")
    opened = saved(table)

    assert seen(table) == seen(opened)
    assert (6, "after_draw") == (opened.position.board.prices[3], opened.position.readings["number_return"])
    assert FACTS == opened.start.facts


@pytest.mark.parametrize(
    "facts",
    ["# a\u2028b\n", "# a\x85b\n", "# x\n# >>>\n", 'region.douro.name = """\n>>>\n"""\n', "\n\n# end", "  # in\n"],
)
def test_odd_characters_in_facts_do_not_break_a_save(facts: str) -> None:
    """Line ends of other alphabets, the sign that ends a block, blanks at the edges."""
    try:
        table = start("middle", facts=facts)
    except ValueError:
        table = start("middle", facts="# >>>\n" + FACTS)

    assert seen(table) == seen(saved(table))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("cubes.Douro", 2),
        ("sales.red 8", "you"),
        ("bribes", ["sales"]),
        ("cubes", {"douro": 1, "4": 2}),
        ("cubes", {3: 1}),
        ("tax", "Cellars "),
        ("trophies", ("you", "nobody", "both")),
        ("expert_decks.taste", {"top": [], "hidden": ["taste_bagos_2"]}),
        ("readings.his_money", "none"),
        ("agenda", [["lacerda.turn"], ["lacerda.buildings.2", 1]]),
    ],
)
def test_corrections_of_every_shape_are_saved(path: str, value: object) -> None:
    """Numbers, words, lists, tables; what matters is the table after them."""
    table = correct(start("middle", seed=2), path, value)

    assert (table.position, table.question) == (saved(table).position, saved(table).question)
    assert dict(table.position.readings) == dict(saved(table).position.readings)


@pytest.mark.parametrize("path", ["cubes.douro\n", " cubes.douro", "cubes.douro\u2028", "cubes.douro\r"])
def test_a_path_with_odd_blanks_is_refused_or_saved(path: str) -> None:
    """Never accepted now and unreadable tomorrow."""
    try:
        table = correct(start("middle"), path, 2)
    except ValueError:
        return

    assert table.position == saved(table).position


def test_a_record_can_be_written_by_hand() -> None:
    """Only kinds and options, comments between, expectations of both forms."""
    table = load("""
        # Lacerda sells; the tie between Douro (3), Dão (4) and Alentejo (8) goes to Dão; 9 and 2 are wasted.
        start middle
        action sales
        number 9
        number 2
        number 4
        expect spends 2 cubes of Dão
        number 3
        expect sells to red 5
        expect takes 5 Bagos
        expect lacerda.bagos 14
        expect cubes.dao 1
        expect sales.red 5 lacerda
        expect sales.red 6 nobody
        expect year 3
    """)

    assert 5 == len(table.entries)
    assert "lacerda.sales.1" == table.question.rule  # type: ignore[union-attr]
    assert [0] * 5 == [entry.rolled for entry in table.entries]


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("expect lacerda.bagos 10", "line 3: expected 'lacerda.bagos 10', but lacerda.bagos is 9"),
        ("expect sales.red 9 lacerda", "but sales.red 9 is you"),
        ("expect sales.red 8 you", "but sales.red 8 is"),
        ("expect moves to Export", "line 3: expected 'moves to Export', but told was ["),
        ("expect", "line 3"),
        ("region 4", "line 3: 'region' is answered, but asked is a number: Which of your tied regions?"),
        ("action sales", "line 3"),
        ("set cubes.douro = 99", "line 3"),
        ("set cubes.douro", "line 3"),
        ("set", "line 3"),
        ("undone", "line 3"),
        ("offered", "line 3"),
        ("offered number 4", "line 3"),
        ("undone expect year 3", "line 3"),
        ("undone undone number 4", "line 3"),
        ("answer", "line 3"),
        ("answer  @", "line 3"),
        ("answer workers @0/lacerda.turn/1", "line 3: the answer stands at '0/lacerda.turn/1', but asked is"),
        ("seed 3", "line 3"),
        ("start solo", "line 3"),
        ("position <<<", "the block position has no end (>>>): the record is cut off"),
        (">>>", "line 3"),
        ("notes <<<", "line 3: 'notes' is answered, but asked is a number"),
        ("position 3", "line 3: 'position' is answered, but asked is a number"),
        ("answer -* 3", "line 3"),
        ("answer ²* 3", "line 3: '²' is not a whole number"),
    ],
)
def test_a_line_that_does_not_fit_is_refused_with_its_number(line: str, said: str) -> None:
    """And with what was expected instead."""
    assert said in refusal(load, f"start middle\naction sales\n{line}\n")


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("", "a record begins with"),
        ("# only a comment", "a record begins with"),
        ("hello", "a record begins with"),
        ("vinhos record 1 edition 1", "cut off"),
        ("vinhos record 2 edition 1\nstands <<<\nyear = 1\n>>>", "format 2; this version reads format 1"),
        ("vinhos record 1", "heading"),
        ("vinhos record x edition y\nstands <<<\nyear = 1\n>>>", "'x' is not a whole number"),
        ("lisboa record 1 edition 1\nstart solo", "this is a record of 'lisboa', not of vinhos"),
        ("start nowhere", "start: 'nowhere' is not one of"),
        ("start middle\nseed", "'' is not a whole number"),
        ("start middle\nseed 1.5", "'1.5' is not a whole number"),
        ("start middle\nseed --5", "'--5' is not a whole number"),
        ("start middle\nseed " + "9" * 5000, "is not a whole number"),
        ("start middle\nreading", "there is no reading ''"),
        ("start middle\nreading his_money maybe", "cannot be 'maybe'"),
        ("facts <<<\n[region.duoro]\nprice = 5\n>>>\nstart middle", "douro"),
        ("facts <<<\nprice = \n>>>\nstart middle", "TOML"),
        ("position <<<\nyeer = 3\n>>>", "did you mean 'year'?"),
        ("position <<<\nyear = 3\n", "has no end (>>>)"),
        ("start middle\nset cubes = " + "[" * 100_000, "cubes"),
        ("start middle\nset cubes = " + '{"a":' * 50_000, "cubes"),
        ("start middle\n" + "#" * 1_000_000, "a record is a text of at most"),
    ],
)
def test_a_broken_record_is_refused(record: str, said: str) -> None:
    """One short sentence each."""
    told_ = refusal(load, record)

    assert said in told_
    assert 400 > len(told_)


@pytest.mark.parametrize("given", [None, 5, b"start middle", ["start middle"]])
def test_a_record_is_a_text(given: object) -> None:
    """Nothing else is read."""
    assert "a record is a text of at most" in refusal(load, given)


def test_a_save_that_says_where_it_stands_is_held_to_it() -> None:
    """A line changed by hand is seen."""
    save = text(roll(start("middle", seed=3), "turn")).replace("action 1* wineries", "action 1* wineries", 1)
    changed = save.replace("marker = ", "marker  = ", 1)

    assert "the record does not lead to the position that it says it does" == refusal(load, changed)


def older(save: str) -> str:
    """A save as an earlier rules edition would have headed it."""
    return save.replace(f"edition {VINHOS.edition}", "edition 0", 1)


def test_an_older_edition_that_plays_the_same_opens_as_it_was() -> None:
    """With its answers and its undo (O-68)."""
    table = roll(start("middle", seed=3), "turn")
    opened = load(older(text(table)))

    assert seen(table) == seen(opened)
    assert "" == opened.note


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("action 1* wineries", "action 1* sales", "line 5"),
        ("start middle", "start muddle", "muddle"),
        ("wineries = 5", "wineries = 4", "does not lead to the position"),
    ],
)
def test_an_older_edition_that_plays_otherwise_opens_where_it_stood(old: str, new: str, named: str) -> None:
    """At its stored position, with a note that names the first line that differs (O-68)."""
    table = correct(correct(roll(start("middle", seed=3), "turn"), "readings.his_money", "none"), "you.bagos", 5)
    save = older(text(table)).replace(old, new, 1)
    opened = load(save)

    assert (table.position, "none") == (opened.position, opened.position.readings["his_money"]) or "4" in new
    assert f"rules edition 0: edition {VINHOS.edition} cannot replay its answers" in opened.note
    assert "the table opens where it stood" in opened.note
    assert named in opened.note
    assert opened.question is not None
    assert opened.note == roll(opened).note == undo(roll(opened)).note


def test_an_opened_old_save_can_be_saved_and_opened() -> None:
    """From then on it is of the present edition."""
    save = older(text(roll(start("middle", seed=3), "turn")))
    opened = roll(load(save.replace("action 1* wineries", "action 1* sales")), "turn")

    assert seen(opened) == seen(saved(opened))


def test_the_story_is_the_same_after_loading() -> None:
    """Every sentence, since every step is made anew."""
    table = roll(roll(start("middle", seed=6), "turn"), "turn")

    assert told(table.steps) == told(saved(table).steps)
    assert [step.address for step in table.steps] == [step.address for step in saved(table).steps]


def test_line_ends_of_another_system_are_forgiven() -> None:
    """Carriage returns too."""
    table = roll(start("middle", seed=3, facts=FACTS), "turn")

    assert seen(table)[:4] == seen(load(text(table).replace("\n", "\r\n")))[:4]


@pytest.mark.parametrize(
    "line",
    [
        "x" * 90_000,
        "number " + "x" * 90_000,
        "number 3 @" + "x" * 90_000,
        "set " + "x" * 90_000 + " = 3",
        "set year = " + "9" * 90_000,
        "expect " + "x" * 90_000,
        "expect x." + "x" * 90_000 + " 3",
        "expect year " + "x" * 90_000,
        "undone " + "x" * 90_000,
        "offered " + "x" * 90_000,
        "answer " + "x" * 90_000 + "* 3",
    ],
    ids=lambda line: line[:12],
)
def test_a_refusal_quotes_little(line: str) -> None:
    """However long the offence is; also when nothing is asked any more."""
    sentences = [refusal(load, f"{start}\n{line}\n") for start in ("start middle\naction sales", "start empty")]

    assert [] == [len(sentence) for sentence in sentences if len(sentence) > 1000]


def test_a_record_without_end_is_refused_at_once() -> None:
    """Thousands of lines are no game."""
    said = [refusal(load, "start middle\n" + line * 6_000) for line in ("set you.bagos = 1\n", "expect year 3\n")]

    assert [] == [sentence for sentence in said if "at most" not in sentence]
