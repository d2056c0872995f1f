"""Which tables of facts Lisboa has, and what their rows hold."""

from collections.abc import Mapping
from typing import Final

from vinhos_kernel.lisboa.names import ARCHITECTS, BOATS, FIGURES, GOODS, KINDS, NOBLES, STATE_ACTIONS, STREETS
from vinhos_kernel.table.facts_check import Table, number, numbers, open_rows, rows_with, single_values, text, texts

ROW_IDS: Final = ("row_a", "row_b", "row_c", "row_d")
COLUMN_IDS: Final = tuple(f"column_{n}" for n in range(1, 6))
SITE_IDS: Final = ("w_d", "w_c", "w_b", "w_a", "n_1", "n_2", "n_3", "n_4", "e_a", "e_b", "e_c", "e_d")
NEITHER: Final = "none"
"""For a site of a reader's own: it does not reach the row, or the street, that ours does."""
SPOT_IDS: Final = tuple(f"spot_{n}" for n in range(1, 9))

THE_TOWN: Final[Mapping[str, Table]] = {
    "good": rows_with({"name": text(), "most": number(0, 30), "second": number(0, 30), "price": number(1, 9)}, GOODS),
    "street": rows_with({"good": text(refers="good")}, STREETS),
    "row": rows_with({"rubble": number(0, 9)}, ROW_IDS),
    "column": rows_with(
        {
            "left": text(refers="street", optional=True),
            "right": text(refers="street", optional=True),
            "rubble": number(0, 9),
        },
        COLUMN_IDS,
    ),
    "site": rows_with({"row": text(*ROW_IDS, NEITHER, optional=True), "street": text(*STREETS, NEITHER, optional=True),
                       "rubble": number(0, 9)}, SITE_IDS),
    "cube": rows_with({"cost": number(0, 9), "copies": number(0, 60)}, KINDS),
    "scoring_tile": open_rows({"wigs": number(1, 9)}, most_rows=4),
    "public_building": open_rows({"blue": texts("good"), "green": texts("good")}, most_rows=16),
}  # fmt: skip

THE_COURT: Final[Mapping[str, Table]] = {
    "noble": rows_with(
        {"name": text(), "top": text(*STATE_ACTIONS), "bottom": text(*STATE_ACTIONS), "action": text()}, NOBLES
    ),
    "blue_card": rows_with({"weight": number(0, 40)}, FIGURES),
    "plan": open_rows({"architect": text(*ARCHITECTS), "officials": number(0, 9)}, most_rows=40),
    "clergy_back": open_rows({"wigs": number(0, 20), "copies": number(0, 40)}, most_rows=20),
    "church_spot": rows_with({"holds": text("tile", "treasury", "church")}, SPOT_IDS),
    "ship": rows_with({"period": number(1, 2), "hull": number(1, 9), "influence": number(0, 9)}, BOATS),
    "space_reward": open_rows({"goods": texts("good"), "reis": number(0, 20)}, most_rows=15),
    "rank": open_rows({"name": text(), "least": number(-999, 999)}, most_rows=9),
}

AMOUNTS: Final[Mapping[str, Table]] = {
    "count": single_values(
        houses=number(1, 20),
        officials=number(1, 20),
        neutral_officials=number(0, 5),
        office_spaces=number(1, 20),
        decrees=number(9, 99),
        decree_row=number(2, 20),
        favors_each=number(1, 5),
        clergy_tiles=number(7, 60),
        event_deck=number(1, 30),
        buildings_each=number(1, 20),
        starting_plans=number(0, 20),
        rubble_pile=number(0, 30),
        wigs_start=number(0, 99),
        influence_first=number(0, 10),
        influence_second=number(0, 10),
        influence_most=number(1, 30),
        treasury_start=number(1, 6),
        treasury_least=number(0, 6),
        treasury_most=number(1, 9),
        decks_to_end=number(1, 4),
        sets_period_1=number(1, 9),
        sets_period_2=number(1, 9),
        portfolio_cards=number(0, 9),
        warehouse=number(0, 9),
        influence_turned=number(0, 30),
    ),
    "his": single_values(
        decrees_taken=number(1, 9),
        officials_moved=number(1, 3),
        cardinal_spaces=number(1, 8),
        starting_plans=number(0, 9),
        decree_wigs=number(0, 20),
        rubble_wigs=number(0, 20),
        decrees_removed=numbers(1, 99),
    ),
    "worth": single_values(
        favor=number(0, 20),
        rubble_set=number(0, 20),
        reis=number(1, 99),
        officials_most=number(0, 60),
        officials_second=number(0, 60),
        full_influence=number(0, 9),
        reis_for_influence=number(1, 9),
    ),
    "invented": single_values(
        portfolio_1=number(0, 30),
        portfolio_2=number(0, 30),
        your_decree=number(0, 20),
        your_money=number(0, 200),
        space_reward=number(0, 20),
    ),
}

TABLES: Final[Mapping[str, Table]] = {**THE_TOWN, **THE_COURT, **AMOUNTS}
