"""The facts of Vinhos as they are printed, typed once more from the lists that they were taken from."""

from vinhos_kernel.data.catalogue import facts
from vinhos_kernel.data.schema import REGIONS, SPACES
from vinhos_kernel.state import names


def rows(table, *fields):
    """The fields of all rows of a table, in order; `id` is the row's id."""
    return [tuple(row.id if field == "id" else row.get(field) for field in fields) for row in facts().rows(table)]


def values(table):
    """The rows of a table that has one value in each."""
    return {row.id: row["value"] for row in facts().rows(table)}


def stated(table, **expected):
    """What the table says of the rows that are expected."""
    return {row: values(table)[row] for row in expected}


def test_regions():
    """
    Number, price, starting wine, bonus; two red and two white Vineyards and five Renown spaces in each.
    """
    expected = [
        ("tras_os_montes", 1, "Trás-os-Montes", 4, 2, None, "fair_points_plus_2", 2),
        ("minho", 2, "Minho", 3, 2, None, "no_cellar", None),
        ("douro", 3, "Douro", 5, 2, 5, "port_tiles_2", 2),
        ("dao", 4, "Dão", 5, 2, None, "free_cellar", 1),
        ("ribatejo", 5, "Ribatejo", 5, 3, None, "free_farmer", 1),
        ("lisboa", 6, "Lisboa", 5, 3, None, "free_winery", 1),
        ("setubal", 7, "Setúbal", 5, 2, None, "free_experts_2", 2),
        ("alentejo", 8, "Alentejo", 4, 2, None, "cube_value_2", 2),
        ("algarve", 9, "Algarve", 4, 2, None, "wine_value_plus_1", 1),
    ]
    fields = ("id", "number", "name", "price", "start_quality", "start_quality_port", "bonus", "amount")

    assert expected == rows("region", *fields)
    assert [(2, 2, 5)] * 9 == rows("region", "red", "white", "renown_spaces")
    assert [7, 9] == [number for number, out in rows("region", "number", "left_out") if out]


def test_the_quadrel():
    """
    Nine spaces row by row, with the same ids in the same order as the position counts them.
    """
    actions = ["vineyards", "cellars", "wineries", "experts", "press_release", "workers", "export", "sales"]

    assert [*actions, "vineyards"] == [action for (action,) in rows("space", "action")]
    assert [divmod(space, 3) for space in range(9)] == rows("space", "row", "column")
    assert names.SPACES == SPACES == tuple(row for (row,) in rows("space", "id"))
    assert names.REGIONS[1:] == REGIONS


def test_spaces_of_the_years():
    """
    The top row, then the bottom row, both from the left.
    """
    expected = ["vineyards_top", "cellars", "wineries", "export", "sales", "vineyards_bottom"]

    assert list(enumerate(expected, 1)) == rows("year_space", "year", "space")


def test_set_up_for_two():
    """
    What the board, the players and the decks hold.
    """
    expected = {
        "regions_in_play": 7, "wineries": 11, "cellars": 8, "enologists": 7, "farmers": 9, "barrels": 8,
        "barrels_per_magnate": 2, "barrels_supply": 2, "discs": 9, "estates": 5, "money_first": 19,
        "money_second": 20, "magnate_display": 6, "multipliers": 12, "multipliers_ornament": 10,
        "multipliers_unique": 2, "vintage_pool": 8, "vintage_used": 6, "fair_track": 40,
        "press_release_most_barrels": 2, "renown_cubes": 30, "port_tiles": 8, "experts_per_deck": 6,
        "vintage_tiles": 9, "magnate_action_tiles": 18, "years": 6, "actions_per_year": 2, "take_most": 2,
        "cubes_most": 2, "estate_slots": 3, "vineyards_per_estate": 2, "wineries_per_estate": 2,
        "wine_quality_least": 1, "wine_tiles": 96,
    }  # fmt: skip

    assert expected == values("count")


def test_costs():
    """
    What is bought, and what a move costs.
    """
    bought = {"winery": 3, "cellar": 3, "enologist": 3, "farmer": 2, "expert": 1}
    moved = {"distance": 1, "tax": 1, "marker": 1, "bribe": 1}

    assert bought | moved == values("cost")


def test_quality_and_storage():
    """
    What adds to Quality, and to Value by slot, as the seed has it and as two other pages have it.
    """
    expected = [
        ("warehouse_1", "warehouse", 1, 0, 0),
        ("warehouse_2", "warehouse", 2, 0, 0),
        ("cellar_1", "cellar", 1, 1, 0),
        ("cellar_2", "cellar", 2, 1, 1),
        ("cellar_3", "cellar", 3, 3, 3),
        ("cellar_4", "cellar", 4, 5, 5),
    ]

    assert {"vineyard": 2, "winery": 1, "farmer": 1, "enologist": 2, "port": 3} == values("quality")
    assert expected == rows("storage", "id", "place", "slot", "bonus", "secondary")


def test_money_to_vp():
    """
    Nine steps.
    """
    expected = [(0, 0), (3, 1), (6, 3), (9, 5), (12, 7), (15, 10), (18, 14), (21, 18), (24, 22)]

    assert expected == rows("money_vp", "least", "vp")


def test_fairs():
    """
    Years and VP of the places; booths in their order; tie-breaks.
    """
    booths = [
        ("magnate_first", 1, None),
        ("free_expert", 2, 1),
        ("bagos_3", 3, 3),
        ("fair_points_3", 4, 3),
    ]

    assert [(3, 9, 6, 3), (5, 12, 8, 4), (6, 15, 10, 5)] == rows("fair", "year", "first", "second", "third")
    assert booths == rows("booth", "id", "order", "amount")
    assert [("export_barrels", 1), ("bagos", 2)] == rows("tie_break", "id", "rank")


def test_sales():
    """
    Casa de Fados 3 to 5, Hotel 6 to 8, Enoteca 9 and 10, in red and then in white.
    """
    places = ["casa_de_fados"] * 3 + ["hotel"] * 3 + ["enoteca"] * 2
    slots = list(zip(places, range(3, 11), strict=True))

    assert [(place, "red", n) for place, n in slots] + [(place, "white", n) for place, n in slots] == rows(
        "sales_slot", "place", "colour", "value"
    )
    assert ["Casa de Fados", "Hotel", "Enoteca"] == [name for (name,) in rows("sales_place", "name")]


def test_export():
    """
    Five columns, four of them in the frame; three rows.
    """
    slots = {
        "A": [(6, 5), (9, 7), (12, 10)],
        "B": [(6, 4), (9, 7), (12, 9)],
        "C": [(5, 4), (8, 6), (11, 9)],
        "D": [(5, 3), (8, 6), (11, 8)],
        "E": [(4, 3), (7, 5), (10, 8)],
    }
    columns = [("A", 14, True), ("B", 12, True), ("C", 10, True), ("D", 8, True), ("E", 6, False)]

    assert columns == rows("export_column", "id", "majority", "in_frame")
    assert [
        (f"{column}{row}", column, row, least, vp)
        for column, three in slots.items()
        for row, (least, vp) in enumerate(three, 1)
    ] == rows("export_slot", "id", "column", "row", "least", "vp")


def test_vintages():
    """
    The 0 tile stays in the box; eight are used.
    """
    expected = [
        ("v0", 0, None, None, None, None, False),
        ("v1", 2, "red", 9, (1, 4, 7, 8), {"taste": 2, "aroma": 1}, True),
        ("v2", -1, "white", 7, (2, 3, 5, 9), {"appearance": 2, "alcohol": 1}, True),
        ("v3", -2, "red", 6, (1, 5, 6, 9), {"appearance": 1, "taste": 2}, True),
        ("v4", 1, "white", 8, (2, 4, 6, 8), {"aroma": 2, "alcohol": 1}, True),
        ("v5", 1, "red", 8, (3, 4, 7, 9), {"alcohol": 2, "taste": 1}, True),
        ("v6", 2, "white", 9, (1, 2, 6, 7), {"aroma": 2, "appearance": 1}, True),
        ("v7", -1, "red", 7, (3, 5, 8, 9), {"alcohol": 2, "taste": 1}, True),
        ("v8", -2, "white", 6, (2, 3, 6, 8), {"appearance": 2, "aroma": 1}, True),
    ]

    assert expected == rows("vintage", "id", "weather", "anabela", "bruno", "carolina", "features", "used")


def test_experts():
    """
    Each deck has each ability once; the Fair Points go by ability.
    """
    bonus = {
        "bagos_2": 1, "recall_barrel": 1, "free_move": 2, "rearrange_stack": 3, "cube_1": 2,
        "vineyards_minus_1": 2,
    }  # fmt: skip
    features = ["taste", "aroma", "appearance", "alcohol"]

    assert [
        (f"{feature}_{ability}", feature, ability, points) for feature in features for ability, points in bonus.items()
    ] == rows("expert", "id", "feature", "ability", "fair_bonus")
    assert features == [feature for (feature,) in rows("feature", "id")]
    assert list(bonus) == [ability for (ability,) in rows("expert_ability", "id")]


def test_magnate_tiles():
    """
    18 Action tiles of nine kinds, one of each kind with two players; 12 Multipliers.
    """
    actions = [
        ("free_expert", 3, 1), ("vineyard_minus_1", 3, 1), ("fair_points_2", 3, 2), ("sales", 2, None),
        ("export", 2, None), ("winery_for_2", 2, 2), ("cellar_for_1", 1, 1), ("enologist_for_2", 1, 2),
        ("farmer_for_1", 1, 1),
    ]  # fmt: skip
    multipliers = [
        ("vineyard", 2, False), ("winery", 2, False), ("cellar", 3, False), ("enologist", 3, False),
        ("farmer", 2, False), ("expert", 2, False), ("export_barrel", 2, False), ("sales_barrel", 3, False),
        ("region_with_estate", 3, False), ("magnate_tile", 2, False), ("best_wine_value", 1, True),
        ("own_regions_cubes", 1, True),
    ]  # fmt: skip

    assert actions == rows("magnate_action", "id", "copies", "amount")
    assert [(1,)] * 9 == rows("magnate_action", "copies_2p")
    assert multipliers == rows("multiplier", "id", "vp_each", "unique")
    assert [(row, 16) for row, *_ in multipliers] == rows("multiplier", "counts", "cap")
    assert [(str(n), *divmod(n - 1, 3)) for n in range(1, 7)] == rows("display_space", "id", "row", "column")


def test_lacerda():
    """
    His head start and decks, and how solo begins.
    """
    expected = {
        "head_start_vp": 19, "head_start_barrels": 2, "action_cards": 9, "number_cards": 9,
        "multiplier_vp": 10,
    }  # fmt: skip

    assert expected == values("lacerda")
    assert {"marker_start": "press_release", "first": "you", "money": 19} == values("solo")


def test_accolades_and_titles():
    """
    Six accolades; a title for each third.
    """
    accolades = [
        "beat_lacerda",
        "trophy_1",
        "trophy_2",
        "trophy_3",
        "more_export_majorities",
        "three_multipliers",
    ]
    titles = [(0, "Grape Picker"), (2, "Cellar Hand"), (4, "Winemaker"), (6, "Wine Magnate")]

    assert accolades == [accolade for (accolade,) in rows("accolade", "id")]
    assert titles == rows("title", "least", "name")


def test_the_automa():
    """
    Die, numbers, loop and tokens of the draft.
    """
    loop = (
        "vineyards_top", "cellars", "wineries", "workers", "vineyards_bottom", "sales", "export", "experts",
    )  # fmt: skip
    tokens = [(2, 1, "vineyards_top"), (3, 1, "wineries"), (4, -1, "vineyards_bottom"), (5, 1, "export")]

    assert values("automa") == {
        "die": (2, 3, 3, 4, 4, 5),
        "sales_at_bagos": 4,
        "sale_value_most": 10,
        "bago_vp": 1,
        "pairing": "vineyards_with_cellars",
        "loop": loop,
    }
    assert tokens == rows("automa_token", "number", "direction", "start")
