"""The ids of what is printed, in the order in which the position counts them."""

from typing import Final

NOBODY: Final = 0
YOU: Final = 1
ACROSS: Final = 2
LACERDA: Final = ACROSS
BOTH: Final = YOU | ACROSS
OTHER: Final = (NOBODY, ACROSS, YOU)
SIDES: Final = ("nobody", "you", "lacerda")
PERSON: Final = "person"
AT_A_TABLE: Final = "table"
AUTOMA: Final = "automa"
PLAYED_HERE: Final = (PERSON, AUTOMA)
SIDES_AGAINST: Final = {
    "lacerda": SIDES,
    PERSON: ("nobody", "you", "guest"),
    AUTOMA: ("nobody", "you", "automa"),
}
"""What the sides are called, by who sits across: an opponent, or a second person."""

REGIONS: Final = (
    "", "tras_os_montes", "minho", "douro", "dao", "ribatejo", "lisboa", "setubal", "alentejo", "algarve",
)  # fmt: skip
MINHO: Final = 2
DOURO: Final = 3
ALENTEJO: Final = 8
REGION_NUMBERS: Final = range(1, 10)

SPACES: Final = (
    "vineyards_top",
    "cellars",
    "wineries",
    "experts",
    "press_release",
    "workers",
    "export",
    "sales",
    "vineyards_bottom",
)
CENTRE: Final = 4
NOWHERE: Final = 9

RED: Final = "red"
WHITE: Final = "white"
COLOURS: Final = (RED, WHITE)
OTHER_COLOUR: Final = {RED: WHITE, WHITE: RED}

FEATURES: Final = ("taste", "aroma", "appearance", "alcohol")
BOOTHS: Final = ("magnate_first", "free_expert", "bagos_3", "fair_points_3")
MAGNATE_FIRST: Final = 0
FREE_EXPERT_BOOTH: Final = 1
BAGOS_BOOTH: Final = 2
FAIR_POINTS_BOOTH: Final = 3

WINERIES: Final = 0
CELLARS: Final = 1
ENOLOGISTS: Final = 2
FARMERS: Final = 3
BUILDINGS: Final = ("wineries", "cellars", "enologists", "farmers")
MAGNATES: Final = ("carolina", "bruno", "anabela")

PHASES: Final = ("set_up", "actions", "maintenance", "production", "fair", "last_action", "over")
FAIR_YEARS: Final = (3, 5, 6)

ALL_NUMBERS: Final = 0b1111111110
ALL_SPACES: Final = 0b111111111
