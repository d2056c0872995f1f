"""Your final score: rows that add up, what each Multiplier counts, accolades and a title."""

import pytest

from tests.rules.yours import estate, game_of, mine, yours
from tests.scenes import left, play, told
from vinhos_kernel.rules.scoring import accolades_of, multiplier_vp, score_rows, wine_vp
from vinhos_kernel.state.names import YOU

LAND = (
    estate("dao", "red", 2, wineries=1, enologists=1, farmers=2, cellar=1, wines=[5, 0, 7, 0]),
    estate("dao", "white", 1, wineries=2, enologists=1),
    estate("minho", "red", 1, wines=[0, 3]),
)
RICH = yours(
    *LAND,
    you={
        "bagos": 17, "vp": 20, "experts": ["taste_cube_1"], "face_down": ["aroma_bagos_2"],
        "actions": {"sales": 1}, "used": {"export": 1}, "multipliers": {"vineyard": 1}, "bare": {"cellar": 1},
        "magnate_barrels": [0, 0, 2],
    },
    sales={"red 3": "you", "red 4": "you", "red 5": "lacerda"}, export={"A1": "you", "B1": "you", "B2": "lacerda"},
    cubes={"dao": 3, "minho": 2, "lisboa": 4},
)  # fmt: skip
KINDS = (
    "vineyard", "winery", "cellar", "enologist", "farmer", "expert", "export_barrel", "sales_barrel",
    "region_with_estate", "magnate_tile", "best_wine_value", "own_regions_cubes",
)  # fmt: skip
WORTH = (8, 6, 3, 6, 4, 4, 4, 6, 6, 8, 10, 5)


@pytest.mark.parametrize("kind, vp", list(zip(KINDS, WORTH, strict=True)))
def test_what_a_multiplier_counts(kind: str, vp: int) -> None:
    """`score.multipliers`: 4 Vineyards at 2, 3 Wineries at 2, 1 Cellar at 3 ... the best wine, 7 + 3; 5 own cubes."""
    assert vp == multiplier_vp(game_of(RICH), YOU, KINDS.index(kind))


@pytest.mark.parametrize("experts, vp", [(8, 16), (9, 16)])
def test_the_cap_of_a_multiplier(experts: int, vp: int) -> None:
    """`score.multipliers`: at most 16."""
    held = [
        f"{feature}_{ability}"
        for feature in ("taste", "aroma")
        for ability in ("bagos_2", "recall_barrel", "free_move", "rearrange_stack", "cube_1", "vineyards_minus_1")
    ][:experts]

    assert vp == multiplier_vp(game_of(yours(you={"experts": held})), YOU, KINDS.index("expert"))


def test_no_wine_no_value() -> None:
    """`score.multipliers`: without a wine the best one is worth nothing."""
    assert 0 == multiplier_vp(game_of(yours()), YOU, KINDS.index("best_wine_value"))


@pytest.mark.parametrize("wines, vp", [([], 0), ([1], 0), ([2], 1), ([3], 1), ([5, 7], 5), ([9, 0], 4)])
def test_half_of_each_wine(wines: list[int], vp: int) -> None:
    """`score.wines`: half the printed Quality of each, rounded down wine by wine; a Cellar adds nothing here."""
    assert vp == wine_vp(game_of(yours(estate("dao", cellar=1, wines=wines))), YOU)


def test_rows() -> None:
    """`score.rows`: the track, money, wines, majorities, Multipliers that hold a barrel; one without scores nothing."""
    rows = score_rows(game_of(RICH), YOU)

    assert [
        ("on the score track", 20), ("17 Bagos", 10), ("half the Quality of each wine left", 2 + 3 + 1),
        ("Export majority A", 14), ("Export majority B", 6), ("Multiplier ‘2 VP for each Vineyard’", 8),
    ] == [tuple(row) for row in rows]  # fmt: skip


def test_your_score() -> None:
    """`score.side`: row by row onto the track."""
    scene = play("score.side", RICH, args=[1])

    assert ["you score 10 VP: 17 Bagos", "you score 6 VP: half the Quality of each wine left"] == told(scene)[:2]
    assert "you end with 64 VP" == told(scene)[-1]
    assert 64 == mine(scene, "vp")


def test_both_sides_score() -> None:
    """`score`, `score.end`, `score.title`: you, he, the winner, accolades and a title."""
    scene = play("score", RICH | {"lacerda": {"vp": 30}, "trophies": ["you", "lacerda", "both"]})
    story = told(scene)

    assert [64, 37 - 1] == left(scene, "you.vp", "lacerda.vp")
    assert "you win the game" in story
    assert [
        "an accolade: more VP than the opponent",
        "an accolade: the trophy of the first Fair",
        "an accolade: the trophy of the third Fair",
        "an accolade: more Export majorities than the opponent",
        "4 accolades: your title is Winemaker",
    ] == story[-5:]


@pytest.mark.parametrize(
    "vp, story", [((5, 4), "you win the game"), ((4, 5), "Lacerda wins the game"), ((4, 4), "a tie: nobody wins")]
)
def test_the_winner_is_named(vp: tuple[int, int], story: str) -> None:
    """`score.end`: or nobody."""
    position = yours(you={"vp": vp[0], "bagos": 0}, lacerda={"vp": vp[1]})

    assert [story] == told(play("score.end", position))


@pytest.mark.parametrize("multipliers, earned", [(2, False), (3, True)])
def test_three_multipliers(multipliers: int, earned: bool) -> None:
    """`score.accolades`: three of them with a barrel each."""
    held = dict.fromkeys(KINDS[:multipliers], 1)
    game = game_of(yours(you={"multipliers": held, "magnate_barrels": 3, "vp": 0}))

    assert earned == ("three_multipliers" in accolades_of(game))


@pytest.mark.parametrize("mine_, his, earned", [(2, 1, True), (1, 1, False), (1, 2, False)])
def test_more_majorities(mine_: int, his: int, earned: bool) -> None:
    """`score.accolades`: countries in which you are ahead, against his."""
    export = {f"{c}1": "you" for c in "AB"[:mine_]} | {f"{c}1": "lacerda" for c in "CD"[:his]}

    assert earned == ("more_export_majorities" in accolades_of(game_of(yours(export=export))))


@pytest.mark.parametrize(
    "trophies, title",
    [
        (["nobody"] * 3, "0 accolades: your title is Grape Picker"),
        (["you", "nobody", "nobody"], "1 accolade: your title is Grape Picker"),
        (["you", "you", "lacerda"], "2 accolades: your title is Cellar Hand"),
        (["both"] * 3, "3 accolades: your title is Cellar Hand"),
    ],
)
def test_titles(trophies: list[str], title: str) -> None:
    """`score.title`, `score.accolades`: how many accolades name a title."""
    position = yours(you={"bagos": 0}, trophies=trophies, lacerda={"vp": 5})

    assert title == told(play("score.title", position))[-1]


def test_two_people_get_no_title() -> None:
    """`score`: both score as players, and one wins; accolades are for the game against him."""
    position = {"seats": ["person", "person"], "you": {"bagos": 3}, "guest": {"bagos": 6}}
    story = told(play("score", position))

    assert ["you end with 1 VP", "the guest ends with 3 VP", "the guest wins the game"] == [
        each for each in story if "score" not in each
    ]


def test_at_a_real_table_only_he_scores() -> None:
    """`score`: your side is counted at your table."""
    assert "you end" not in " ".join(told(play("score", {"lacerda": {"vp": 30}})))
