"""The living pieces of the rulebook: boards to click, stories to read, charts of odds."""

from vinhos_widgets.charts import Chart, odds_chart, run_of_turns, score_chart, to_csv
from vinhos_widgets.compare import compare_chart
from vinhos_widgets.draft import duel_chart, duels
from vinhos_widgets.legend import Legend
from vinhos_widgets.lisboa import LisboaWidget
from vinhos_widgets.loop import LoopWidget
from vinhos_widgets.sales import SalesWidget
from vinhos_widgets.table import TableWidget

__all__ = [
    "Chart",
    "Legend",
    "LisboaWidget",
    "LoopWidget",
    "SalesWidget",
    "TableWidget",
    "compare_chart",
    "duel_chart",
    "duels",
    "odds_chart",
    "run_of_turns",
    "score_chart",
    "to_csv",
]
