"""Calculators inside the text: a move, a wine, money at the end, Fair Points; every total is the engine's own."""

from collections.abc import Mapping
from typing import Any, ClassVar

from vinhos_kernel.data.board import Vintage
from vinhos_kernel.opponents.kind import position_of
from vinhos_kernel.rules.press_release import NONE
from vinhos_kernel.rules.quadrel import price_of
from vinhos_kernel.rules.scoring import vp_for_money
from vinhos_kernel.rules.turn import why_closed
from vinhos_kernel.rules.wine import cubes_for, quality_of, spendable, value_of
from vinhos_kernel.solo import answer, start
from vinhos_kernel.state.estate import CELLAR, PARTS, VINEYARDS, WINES, Estate, slots_of
from vinhos_kernel.state.game import Game, bare_land
from vinhos_kernel.state.growing import PLACES, why_not_build, why_not_plant
from vinhos_kernel.state.names import BOOTHS, CENTRE, COLOURS, DOURO, FAIR_POINTS_BOOTH, MINHO, REGIONS, SPACES, YOU
from vinhos_kernel.table.errors import CannotDo
from vinhos_kernel.table.put import put
from vinhos_kernel.table.session import Session
from vinhos_kernel.views.labels import signed
from vinhos_kernel.views.panel import Note
from vinhos_kernel.views.story import sentence
from vinhos_widgets.reckoning import (
    HERE,
    Calculator,
    Choice,
    Part,
    Reckoning,
    Sum,
    Values,
    counted,
    offered,
    reading_note,
)

MOST_BAGOS = 40
MOST_VALUE = 20


class MovementCalculator(Calculator):
    """What a move of yours costs, part by part: `MovementCalculator(to="sales", year=5)`."""

    title = "Movement cost"
    first: ClassVar[Mapping[str, Any]] = {
        "stands": "press_release", "to": "cellars", "year": 2, "lacerda": "sales", "bribe": False, "free_move": False,
        "bagos": 6,
    }  # fmt: skip

    def choices(self) -> dict[str, Choice]:
        """Markers, the year (which says where the tax marker is), a bribe, an Expert, your purse."""
        spaces = tuple(zip(self.game.board.space_names, SPACES, strict=True))
        return {
            "stands": Choice("You stand on", spaces),
            "to": Choice("You go to", spaces),
            "year": Choice("Year", range(1, 7)),
            "lacerda": Choice("Lacerda’s marker", spaces),
            "bribe": Choice("A bribe lies there", None),
            "free_move": Choice("Expert: free move", None),
            "bagos": Choice("You hold", range(MOST_BAGOS + 1)),
        }

    def fit(self, wanted: Values) -> tuple[Values, str]:
        """You must leave your space, and on the centre no bribe ever lies."""
        if wanted["stands"] == wanted["to"]:
            raise CannotDo(why_closed(self._table(wanted), YOU, SPACES.index(wanted["to"])))
        if wanted["bribe"] and wanted["to"] == SPACES[CENTRE]:
            if self.is_new(wanted, "bribe"):
                raise CannotDo("on the centre no bribe ever lies")
            return {**wanted, "bribe": False}, "on the centre no bribe ever lies: it is taken away"
        return wanted, ""

    def _table(self, values: Values) -> Game:
        place = {
            "year": values["year"], "tax": SPACES[self.game.board.year_spaces[values["year"]]],
            "bribes": [values["to"]] if values["bribe"] else [],
            "you": {"marker": values["stands"], "bagos": values["bagos"]}, "lacerda": {"marker": values["lacerda"]},
        }  # fmt: skip
        return position_of({**HERE, **place}, self.game.readings, self.game.board.own)

    def reckon(self) -> Reckoning:
        """Distance, tax, his marker, a bribe; the centre costs nothing."""
        game, space, year = self._table(self.values), SPACES.index(self.values["to"]), self.values["year"]
        price = price_of(game, YOU, space, self.values["free_move"])
        parts = (
            Part("not next to where you stand", price.distance, "cost.distance.value"),
            Part("the tax marker is there", price.tax, f"year_space.year_{year}.space"),
            Part("his marker: for him", price.marker, "cost.marker.value"),
            Part("a bribe lies there", price.bribe, "cost.bribe.value"),
        )
        notes = [Note("", "the centre is always free")] if space == CENTRE else []
        if self.values["free_move"] and self.values["bribe"]:
            notes.append(reading_note(game, "free_move_bribe"))
        if price.total > game.bagos[YOU]:
            notes.append(Note("", f"closed: {why_closed(game, YOU, space, self.values['free_move'])}"))
        return Reckoning((Sum("The move", parts, price.total, "Bagos"),), tuple(notes))


class WineCalculator(Calculator):
    """The Quality that an Estate makes and the Value that its wine has: `WineCalculator(vineyards=2, wineries=1)`."""

    title = "Quality and Value"
    first: ClassVar[Mapping[str, Any]] = {
        "region": "dao", "vineyards": 1, "wineries": 0, "farmers": 0, "enologists": 0, "weather": 0, "ports": 0,
        "cellar": False, "slot": 1, "asks": 5, "cubes": 0,
    }  # fmt: skip

    def choices(self) -> dict[str, Choice]:
        """The Estate, the weather, where the wine lies, and a slot that it is to reach."""
        count, names = self.game.board.count, self.game.board.region_names
        ports = 1 if self.game.readings["ports_per_wine"] == "one" else 2
        return {
            "region": Choice("Region", tuple((names[n], REGIONS[n]) for n in range(1, 10))),
            "vineyards": Choice("Vineyards", range(1, count["vineyards_per_estate"] + 1)),
            "wineries": Choice("Wineries", range(count["wineries_per_estate"] + 1)),
            "farmers": Choice("Farmers", range(count["vineyards_per_estate"] + 1)),
            "enologists": Choice("Enologists", range(count["wineries_per_estate"] + 1)),
            "weather": Choice("Weather", range(-2, 3)),
            "ports": Choice("Port tiles", range(ports + 1)),
            "cellar": Choice("It has a Cellar", None),
            "slot": Choice("The wine lies in slot", range(1, 5)),
            "asks": Choice("A slot asks for", range(1, 15)),
            "cubes": Choice("Cubes in the region", range(self.game.board.renown_spaces[1] + 1)),
        }

    def fit(self, wanted: Values) -> tuple[Values, str]:
        """Fewer houses send workers away, another region takes a Cellar or Port tiles; else it is refused."""
        fitted, notes = dict(wanted), []
        for name, most, why in self._limits(wanted):
            if fitted[name] > most and not self.is_new(wanted, name):
                fitted[name] = type(fitted[name])(most)
                notes.append(why)
        estate = self._estate(fitted)
        if fitted["slot"] > slots_of(estate):
            raise CannotDo(f"a Warehouse has {slots_of(estate)} slots")
        if fitted["ports"] and REGIONS[DOURO] != fitted["region"]:
            raise CannotDo("only a wine of Douro takes Port tiles")
        return fitted, "; ".join(notes)

    def _limits(self, wanted: Values) -> tuple[tuple[str, int, str], ...]:
        """What other choices leave of a value, and what is said when it is cut."""
        slots = 4 if wanted["cellar"] and wanted["region"] != REGIONS[MINHO] else 2
        return (
            ("farmers", wanted["vineyards"], "each Farmer needs a Vineyard: one leaves"),
            ("enologists", wanted["wineries"], "each Enologist needs a Winery: who has none leaves"),
            ("cellar", int(wanted["region"] != REGIONS[MINHO]), "Minho has no Cellars: it goes"),
            ("ports", 2 * (wanted["region"] == REGIONS[DOURO]), "Port tiles are for Douro only: they go"),
            ("slot", slots, "a Warehouse has 2 slots: the wine lies in the second"),
        )

    def _estate(self, values: Values) -> Estate:
        """The Estate, laid piece by piece: the engine says what cannot be laid."""
        estate, region = bare_land(self.game.board)[0], REGIONS.index(values["region"])
        for _ in range(values["vineyards"]):
            _refuse(why_not_plant(self.game.board, estate, region, 1))
            estate = bytes((region, 1, estate[VINEYARDS] + 1)) + estate[VINEYARDS + 1 :]
        for kind, part in enumerate(("wineries", "cellar", "enologists", "farmers")):
            for _ in range(int(values[part])):
                _refuse(why_not_build(self.game.board, estate, kind))
                estate = put(estate, PLACES[kind], estate[PLACES[kind]] + 1)
        return estate

    def reckon(self) -> Reckoning:
        """Quality from what stands in the Estate; Value from Quality, the slot, the region and the cubes."""
        values, estate = self.values, self._estate(self.values)
        adds = self.game.board.quality
        kinds = {"vineyards": "vineyard", "wineries": "winery", "farmers": "farmer", "enologists": "enologist"}
        counts = [(kind, estate[PARTS.index(part)]) for part, kind in kinds.items()]
        parts = [Part(counted(n, kind.title()), n * adds[kind], f"quality.{kind}.value") for kind, n in counts]
        ports = Part(counted(values["ports"], "Port tile"), values["ports"] * adds["port"], "quality.port.value")
        quality = quality_of(self.game, estate, values["weather"], values["ports"])
        made = Sum("Wine Quality", (*parts, ports, Part("weather", values["weather"])), quality)
        doubts = (reading_note(self.game, "ports_per_wine"),) if values["ports"] else ()
        if quality < self.game.board.count["wine_quality_least"]:
            return Reckoning((made,), (Note("", "Quality 0 or less: no wine is made"), *doubts))
        value, notes = self._value(put(estate, WINES + values["slot"] - 1, quality))
        return Reckoning((made, value), (*notes, *doubts))

    def _value(self, estate: Estate) -> tuple[Sum, tuple[Note, ...]]:
        game, region, at = self.game.copy(), estate[0], self.values["slot"] - 1
        game.cubes = put(game.cubes, region, self.values["cubes"])
        value, asks = value_of(game, estate, at), self.values["asks"]
        needed = cubes_for(game, region, value, asks)
        used = spendable(game, region) if needed is None else needed
        place = "cellar" if estate[CELLAR] else "warehouse"
        bonus = game.board.storage[game.readings["cellar_bonus"]][estate[CELLAR]][at]
        parts = (
            Part("printed Quality", estate[WINES + at]),
            Part(f"slot {at + 1} of the {place.title()}", bonus, f"storage.{place}_{at + 1}.bonus"),
            Part("a wine of Algarve", game.board.value_bonus[region]),
            Part(counted(used, "Renown cube"), used * game.board.cube_worth[region]),
        )
        says = f"{asks} is reached with {counted(used, 'cube')}" if needed is not None else f"{asks} is out of reach"
        doubts = (reading_note(game, "cellar_bonus"),) if estate[CELLAR] else ()
        return Sum("Wine Value", parts, sum(p.adds for p in parts[3:]) + value), (Note("", says), *doubts)


class MoneyCalculator(Calculator):
    """What Bagos are worth when the game is over: `MoneyCalculator(bagos=16)`."""

    title = "Money to VP"
    first: ClassVar[Mapping[str, Any]] = {"bagos": 12}

    def choices(self) -> dict[str, Choice]:
        """Bagos, never less than none."""
        return {"bagos": Choice("Bagos at the end", range(MOST_BAGOS + 1))}

    def reckon(self) -> Reckoning:
        """The step that is reached, and how far it is to the next."""
        bagos = self.values["bagos"]
        total = vp_for_money(self.game, bagos)
        least = max((step for step, _ in self.game.board.money_steps if step <= bagos), default=0)
        more = [(step - bagos, vp) for step, vp in self.game.board.money_steps if step > bagos]
        says = f"{more[0][0]} more would make it {more[0][1]} VP" if more else "more Bagos bring no more VP"
        part = Part(f"the step of {least} Bagos or more", total)
        return Reckoning((Sum(counted(bagos, "Bago"), (part,), total, "VP"),), (Note("", says),))


class FairPointsCalculator(Calculator):
    """What a Press Release brings in Fair Points, and which Magnates it pleases: `FairPointsCalculator(value=9)`."""

    title = "Fair Points"
    subtitle = "the engine’s own Press Release"
    first: ClassVar[Mapping[str, Any]] = {
        "vintage": "v5", "region": "douro", "colour": "red", "value": 7, "cubes": 0, "booth": BOOTHS[FAIR_POINTS_BOOTH],
        "expert_1": NONE, "expert_2": NONE,
    }  # fmt: skip

    def choices(self) -> dict[str, Choice]:
        """The Vintage tile, the wine, cubes, a booth, and an Expert for each feature of the tile."""
        printed = self.game.board
        return {
            "vintage": Choice("Vintage tile", tuple((_told(each), each.name) for each in printed.vintages)),
            "region": Choice("The wine’s region", tuple((printed.region_names[n], REGIONS[n]) for n in range(1, 10))),
            "colour": Choice("Its colour", tuple((colour, colour) for colour in COLOURS)),
            "value": Choice("Its Value, no cubes", range(1, MOST_VALUE + 1)),
            "cubes": Choice("Renown cubes", range(printed.count["cubes_most"] + 1)),
            "booth": Choice("Booth", tuple(zip(printed.booth_names, BOOTHS, strict=True))),
            "expert_1": self._experts(0),
            "expert_2": self._experts(1),
        }

    def _experts(self, place: int, vintage: str = "") -> Choice:
        """The Experts of one of the tile's features."""
        printed, features = self.game.board, self._features(vintage or self.values["vintage"])
        if place >= len(features):
            return Choice("no second feature", (("none", NONE),))
        own = [printed.experts[tile] for tile in printed.experts_of[features[place][0]]]
        tiles = [(f"{each.ability.replace('_', ' ')} ({each.fair_bonus})", each.name) for each in own]
        return Choice(printed.feature_names[features[place][0]], (("none", NONE), *tiles))

    def _features(self, vintage: str) -> tuple[tuple[int, int], ...]:
        return next(each.features for each in self.game.board.vintages if each.name == vintage)

    def fit(self, wanted: Values) -> tuple[Values, str]:
        """Experts whose feature is not on the tile stay at home; a wine of Algarve is worth at least 2."""
        fitted, notes = dict(wanted), []
        for place, name in enumerate(("expert_1", "expert_2")):
            if wanted[name] not in offered(self._experts(place, wanted["vintage"]).options):
                fitted[name] = NONE
                notes = ["this tile does not ask for that Expert: it stays at home"]
        least = 1 + self.game.board.value_bonus[REGIONS.index(wanted["region"])]
        if wanted["value"] < least:
            fitted["value"] = least
            notes.append(f"no wine of this region is worth less than {least}")
        return fitted, "; ".join(notes)

    def reckon(self) -> Reckoning:
        """The engine issues the Press Release; the parts are what is printed."""
        v, printed = self.values, self.game.board
        region, played = REGIONS.index(v["region"]), self._issued()
        stands = v["booth"] == BOOTHS[FAIR_POINTS_BOOTH]
        parts = [
            Part("Wine Value", v["value"]),
            Part(counted(v["cubes"], "Renown cube"), v["cubes"] * printed.cube_worth[region]),
            Part(f"a wine of {printed.region_names[region]}", printed.press_bonus[region]),
            Part("the booth", stands * printed.booth_amounts[FAIR_POINTS_BOOTH], "booth.fair_points_3.amount"),
        ]
        for name, (_, bonus) in zip(("expert_1", "expert_2"), self._features(v["vintage"]), strict=False):
            if v[name] != NONE:
                more = bonus if self.game.readings["vintage_bonus"] == "add" else 0
                own = printed.experts[printed.expert_at[v[name]]].fair_bonus
                parts.append(Part(f"Expert {own}, Vintage tile {more}", own + more, f"expert.{v[name]}.fair_bonus"))
        told = [sentence(step) for step in played.steps if step.rule == "press_release.barrels"]
        doubts = [reading_note(self.game, "vintage_bonus")] if any("Expert" in part.what for part in parts) else []
        notes = (*(Note("", words) for words in told), Note("standin", "what the tile asks for"), *doubts)
        total = played.position.fair_points[YOU]
        return Reckoning((Sum("The Press Release", tuple(parts), total, "Fair Points"),), notes)

    def _issued(self) -> Session:
        """The Press Release as the engine plays it, answered with what is chosen here."""
        v, region = self.values, REGIONS.index(self.values["region"])
        wine = v["value"] - self.game.board.value_bonus[region]
        estate = {"region": v["region"], "colour": v["colour"], "vineyards": 1, "wines": [wine]}
        sent = [v[name] for name in ("expert_1", "expert_2") if v[name] != NONE]
        position = {
            **HERE, "vintage": v["vintage"], "cubes": {v["region"]: v["cubes"]}, "stacks": {v["region"]: 3},
            "out_of_play": [name for name in REGIONS[1:] if name != v["region"]][:2],
            "you": {"estates": [estate], "experts": sent}, "agenda": [["press_release.wine", YOU]],
        }  # fmt: skip
        wanted = (v["cubes"], v["booth"], *sent, NONE)
        played = start(position=position, readings=self.game.readings, facts=self.game.board.own)
        while played.question is not None:
            options = played.question.options
            played = answer(played, next((each for each in wanted if each in options), options[0]))
        return played


def tell_movement(**values: Any) -> str:
    """What a move costs, as a sentence: `tell_movement(stands="experts", to="workers")`."""
    return MovementCalculator(**values).words()


def tell_wine(**values: Any) -> str:
    """Quality and Value of a wine, as sentences: `tell_wine(vineyards=2, wineries=1, weather=-1)`."""
    return WineCalculator(**values).words()


def tell_money(bagos: int) -> str:
    """What Bagos are worth at the end, as a sentence."""
    return MoneyCalculator(bagos=bagos).words()


def tell_fair_points(**values: Any) -> str:
    """What a Press Release brings, as sentences: `tell_fair_points(value=9, booth="bagos_3")`."""
    return FairPointsCalculator(**values).words()


def _told(tile: Vintage) -> str:
    """A Vintage tile in short: its weather, Anabela's colour, Bruno's least Value."""
    return f"{tile.name}: {signed(tile.weather)}, {tile.anabela}, {tile.bruno}+"


def _refuse(fault: str) -> None:
    if fault:
        raise CannotDo(fault)
