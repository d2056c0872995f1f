"""The ids of what is printed, in the order in which the position counts them."""

from typing import Final

NOBODY: Final = 0
YOU: Final = 1
LACERDA: Final = 2
SIDES: Final = ("nobody", "you", "lacerda")

REGIONS: Final = (
    "", "tras_os_montes", "minho", "douro", "dao", "ribatejo", "lisboa", "setubal", "alentejo", "algarve",
)  # fmt: skip
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
BAGOS_BOOTH: Final = 2
FAIR_POINTS_BOOTH: Final = 3

WINERIES: Final = 0
CELLARS: Final = 1
ENOLOGISTS: Final = 2
FARMERS: Final = 3
BUILDINGS: Final = ("wineries", "cellars", "enologists", "farmers")

PHASES: Final = ("set_up", "actions", "maintenance", "fair", "last_action", "over")
FAIR_YEARS: Final = (3, 5, 6)

ALL_NUMBERS: Final = 0b1111111110
ALL_SPACES: Final = 0b111111111
