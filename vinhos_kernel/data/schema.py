"""Which tables of facts Vinhos has, and what their rows hold."""

from collections.abc import Mapping
from typing import Final

from vinhos_kernel.table.facts_check import (
    Table,
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

REGIONS: Final = (
    "tras_os_montes", "minho", "douro", "dao", "ribatejo", "lisboa", "setubal", "alentejo", "algarve",
)  # fmt: skip
SPACES: Final = (
    "vineyards_top", "cellars", "wineries",
    "experts", "press_release", "workers",
    "export", "sales", "vineyards_bottom",
)  # fmt: skip
ACTIONS: Final = (
    "vineyards", "cellars", "wineries", "experts", "press_release", "workers", "export", "sales",
)  # fmt: skip
BONUSES: Final = (
    "fair_points_plus_2", "no_cellar", "port_tiles_2", "free_cellar", "free_farmer", "free_winery",
    "free_experts_2", "cube_value_2", "wine_value_plus_1",
)  # fmt: skip
ABILITIES: Final = ("bagos_2", "recall_barrel", "free_move", "rearrange_stack", "cube_1", "vineyards_minus_1")
TILE_ACTIONS: Final = (
    "free_expert", "vineyard_minus_1", "fair_points_2", "sales", "export", "winery_for_2", "cellar_for_1",
    "enologist_for_2", "farmer_for_1",
)  # fmt: skip
COUNTED: Final = (
    "vineyard", "winery", "cellar", "enologist", "farmer", "expert", "export_barrel", "sales_barrel",
    "region_with_estate", "magnate_tile", "best_wine_value", "own_regions_cubes",
)  # fmt: skip
ACCOLADES: Final = (
    "beat_lacerda", "trophy_1", "trophy_2", "trophy_3", "more_export_majorities", "three_multipliers",
)  # fmt: skip
COLOUR: Final = text("red", "white")

THE_MAP: Final[Mapping[str, Table]] = {
    "region": rows_with(
        {
            "number": number(1, 9),
            "name": text(),
            "price": number(0, 20),
            "start_quality": number(1, 20),
            "start_quality_port": number(1, 20, optional=True),
            "bonus": text(*BONUSES),
            "amount": number(0, 9, optional=True),
            "red": number(0, 9),
            "white": number(0, 9),
            "left_out": flag(),
            "renown_spaces": number(0, 20),
        },
        REGIONS,
    ),
    "space": rows_with({"name": text(), "row": number(0, 2), "column": number(0, 2), "action": text(*ACTIONS)}, SPACES),
    "year_space": rows_with(
        {"year": number(1, 6), "space": text(refers="space")}, [f"year_{year}" for year in range(1, 7)]
    ),
}

MARKETS: Final[Mapping[str, Table]] = {
    "sales_place": rows_with({"name": text()}, ("casa_de_fados", "hotel", "enoteca")),
    "sales_slot": open_rows(
        {"place": text(refers="sales_place"), "colour": COLOUR, "value": number(1, 20)}, most_rows=60
    ),
    "export_column": open_rows({"majority": number(0, 60), "in_frame": flag()}, most_rows=12),
    "export_slot": open_rows(
        {
            "column": text(refers="export_column"),
            "row": number(1, 9),
            "least": number(0, 30),
            "vp": number(0, 60),
        },
        most_rows=60,
    ),
    "money_vp": open_rows({"least": number(0, 200), "vp": number(0, 99)}, most_rows=30),
}

TILES: Final[Mapping[str, Table]] = {
    "vintage": open_rows(
        {
            "weather": number(-2, 2),
            "anabela": text("red", "white", optional=True),
            "bruno": number(1, 20, optional=True),
            "carolina": numbers(1, 9, optional=True),
            "features": counts("feature", 0, 9, optional=True),
            "used": flag(),
        },
        most_rows=20,
    ),
    "feature": rows_with({"name": text()}, ("taste", "aroma", "appearance", "alcohol")),
    "expert_ability": rows_with(
        {
            "name": text(),
            "when": text("any_time", "move", "vineyards"),
            "amount": number(0, 9, optional=True),
        },
        ABILITIES,
    ),
    "expert": open_rows(
        {
            "feature": text(refers="feature"),
            "ability": text(refers="expert_ability"),
            "fair_bonus": number(0, 9),
        },
        most_rows=60,
    ),
    "magnate_action": open_rows(
        {
            "name": text(),
            "copies": number(0, 9),
            "copies_2p": number(0, 9),
            "amount": number(0, 9, optional=True),
        },
        most_rows=9,
        ids=TILE_ACTIONS,
    ),
    "multiplier": open_rows(
        {
            "name": text(),
            "counts": text(*COUNTED),
            "vp_each": number(0, 20),
            "cap": number(0, 99),
            "unique": flag(),
        },
        most_rows=12,
    ),
    "display_space": rows_with({"row": number(0, 5), "column": number(0, 5)}, "123456"),
}

FAIRS: Final[Mapping[str, Table]] = {
    "booth": rows_with(
        {"name": text(), "order": number(1, 4), "amount": number(0, 9, optional=True)},
        ("magnate_first", "free_expert", "bagos_3", "fair_points_3"),
    ),
    "fair": rows_with(
        {"year": number(1, 6), "first": number(0, 60), "second": number(0, 60), "third": number(0, 60)},
        ("fair_1", "fair_2", "fair_3"),
    ),
    "tie_break": rows_with({"name": text(), "rank": number(1, 9)}, ("export_barrels", "bagos")),
    "accolade": rows_with({"name": text()}, ACCOLADES),
    "title": open_rows({"name": text(), "least": number(0, 20)}, most_rows=12),
}

AMOUNTS: Final[Mapping[str, Table]] = {
    "count": single_values(
        years=number(6, 6),
        actions_per_year=number(2, 2),
        take_most=number(1, 9),
        cubes_most=number(0, 9),
        estates=number(1, 9),
        estate_slots=number(1, 9),
        vineyards_per_estate=number(1, 9),
        wineries_per_estate=number(0, 9),
        wine_quality_least=number(0, 9),
        wine_tiles=number(1, 999),
        regions_in_play=number(1, 9),
        renown_cubes=number(1, 250),
        port_tiles=number(0, 99),
        wineries=number(0, 99),
        cellars=number(0, 99),
        enologists=number(0, 99),
        farmers=number(0, 99),
        barrels=number(1, 60),
        barrels_per_magnate=number(0, 20),
        barrels_supply=number(0, 60),
        discs=number(1, 99),
        money_first=number(0, 200),
        money_second=number(0, 200),
        vintage_tiles=number(1, 20),
        vintage_pool=number(1, 20),
        vintage_used=number(6, 6),
        experts_per_deck=number(1, 40),
        magnate_action_tiles=number(1, 99),
        magnate_display=number(6, 6),
        multipliers=number(1, 12),
        multipliers_ornament=number(0, 12),
        multipliers_unique=number(0, 12),
        fair_track=number(1, 200),
        press_release_most_barrels=number(0, 3),
    ),
    "cost": single_values(
        winery=number(0, 20),
        cellar=number(0, 20),
        enologist=number(0, 20),
        farmer=number(0, 20),
        expert=number(0, 20),
        distance=number(0, 20),
        tax=number(0, 20),
        marker=number(0, 20),
        bribe=number(0, 20),
    ),
    "quality": single_values(
        vineyard=number(0, 20),
        winery=number(0, 20),
        farmer=number(0, 20),
        enologist=number(0, 20),
        port=number(0, 20),
    ),
    "storage": rows_with(
        {
            "place": text("warehouse", "cellar"),
            "slot": number(1, 4),
            "bonus": number(0, 20),
            "secondary": number(0, 20),
        },
        ("warehouse_1", "warehouse_2", "cellar_1", "cellar_2", "cellar_3", "cellar_4"),
    ),
    "way": single_values(
        regions_left_out=text("at_random"),
        expert_decks=text("face_up"),
        display_fill=text("multipliers_first"),
        tile_turns=text("alternating"),
        no_wine_at_fair=text("booth_without_bonus"),
        leftover_wine=text("half_printed_quality"),
    ),
}

RIVALS: Final[Mapping[str, Table]] = {
    "lacerda": single_values(
        head_start_vp=number(0, 99),
        head_start_barrels=number(0, 8),
        action_cards=number(9, 9),
        number_cards=number(9, 9),
        multiplier_vp=number(0, 99),
    ),
    "solo": single_values(
        marker_start=text(refers="space"),
        first=text("you", "lacerda"),
        money=number(0, 200),
    ),
    "automa": single_values(
        die=numbers(2, 5),
        sales_at_bagos=number(0, 60),
        sale_value_most=number(1, 30),
        bago_vp=number(0, 9),
        pairing=text("vineyards_with_cellars"),
        loop=texts(refers="space"),
    ),
    "automa_token": rows_with(
        {"number": number(2, 5), "direction": number(-1, 1), "start": text(refers="space")},
        ("token_2", "token_3", "token_4", "token_5"),
    ),
}

TABLES: Final[Mapping[str, Table]] = {**THE_MAP, **MARKETS, **TILES, **FAIRS, **AMOUNTS, **RIVALS}
