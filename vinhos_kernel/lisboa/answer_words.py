"""Answers in words: what each option of a question is, as a person at the table would say it."""

from collections.abc import Callable
from typing import Final

from vinhos_kernel.lisboa.game import Game, known_hull
from vinhos_kernel.lisboa.names import (
    ARCHITECTS,
    BOATS,
    FACINGS,
    FIGURES,
    GOODS,
    KINDS,
    LACERDA,
    LETTERS,
    NOBLE_ACTIONS,
    NOBLES,
    PLACES,
    SITES,
    SPACES,
    YOU,
)
from vinhos_kernel.lisboa.rules.asking import DONE, NO, NONE, YES
from vinhos_kernel.lisboa.rules.yours import EVENT, GOLD, SELL, TRADE
from vinhos_kernel.lisboa.shape import UNKNOWN
from vinhos_kernel.lisboa.town import (
    building_wigs,
    good_of,
    goods_of_words,
    land_cost,
    store_wigs,
    stores_of,
    visit_cost,
)
from vinhos_kernel.lisboa.words import counted, goods_words, place_name
from vinhos_kernel.table.question import Option, Question

PLAYS: Final = {
    EVENT: "sponsor an event: no visit, so that nobody follows",
    SELL: "put the card into your Portfolio and sell goods",
    TRADE: "put the card into your Portfolio and trade goods for State actions",
    GOLD: "discard the card for a gold",
}
NOBLE_WORDS: Final = {
    "store": "build a store, the Builder’s action",
    "decrees": "take a Decree, the Minister’s action",
    "building": "open a Public Building, the King’s action",
}
NOTHING: Final = {
    "state_action": "no State action",
    "event": "none of these",
    "store": "you built no store",
    "your_decree": "you took no Decree",
    "building": "you opened no Public Building",
}
"""What `none` means, by the kind of a question."""
COUNTED: Final = {
    "portfolio": "Influence", "hull": "goods", "ship_influence": "Influence", "plan_officials": "Officials",
    "clergy": "wigs", "scoring_tile": "wigs", "steps": "spaces", "decree_wigs": "wigs", "wigs": "wigs", "reis": "réis",
    "reis_now": "réis", "space_reward": "réis",
}  # fmt: skip
"""What a number counts, by the kind of a question."""

WHY: Final = {
    "street_goods": "as printed on your board; he counts stores and buildings by them",
    "scoring_tile": "neighbours never show the same number",
    "rubble": "a letter for each cube, in any order; he takes the cheapest one: t, then f, then e",
    "decree": "those that lie nowhere else; number 69 leaves the game",
    "building_goods": "what a building shows brings wigs to every store in its reach",
    "blue_card": "turn one, and take it out of the game",
    "play": "he follows a visit for which he holds the Royal Favor",
    "state_action": "the office offers these two",
    "event": "anything else that it changed is set by hand",
    "deck": "three empty Event decks end the period",
    "portfolio": "what its top edge shows counts for him too: for a ship, and when the Church scores",
    "hull": "printed on the ship; asked once, and remembered",
    "ship_influence": "printed on the ship; asked once, and remembered",
    "plan_officials": "he takes the Plan with more of them; equal ones: the blue architect’s",
    "clergy": "he scores them",
    "card": "a Treasury card lowers the Treasury, which is part of what a visit costs",
    "reis_now": "your own board has changed them; unknown, and nothing is asked of them any more",
    "space_reward": "it is taken before the land is paid",
    "sold": "a full ship sails, and brings its owner a wig for each good",
    "store": "where it faces says what it sells; the house is taken off your supply",
    "cube": "of all those at its row and its column",
    "your_decree": "the row is filled again at the end of your turn",
    "building": "both sides score for every store that it reaches",
    "builder": "they count for you at the end",
    "office": "each of yours makes his visits dearer by 1 Influence",
    "wigs": "as your marker stands, before the final score",
    "decree_wigs": "all your Decrees together, as they stand on the cards",
    "reis": "five of them are a wig",
}
"""Why the companion asks, by the kind of a question."""


def why_asked(question: Question) -> str:
    """Why the companion wants to know what it asks, in a sentence without a full stop."""
    return WHY.get(question.kind, "")


def option_words(game: Game, question: Question, option: Option) -> str:
    """An option in words: `B3 left` is "B3 left, facing books: 4 wigs for you; land 6 réis"."""
    if option == NONE and question.kind in NOTHING:
        return NOTHING[question.kind]
    if option == DONE:
        return "no more"
    if question.kind in COUNTED and option != UNKNOWN:
        return counted(f"{option} {COUNTED[question.kind]}")
    name = NAMED.get(question.kind)
    return name(game, str(option)) if name else str(option)


# ---------------------------------------------------------------- your turn
def _play(game: Game, option: str) -> str:
    if option not in NOBLES:
        return PLAYS[option]
    noble = NOBLES.index(option)
    follows = "; Lacerda holds the Royal Favor to follow" if game.hands[LACERDA].favors[noble] else ""
    return f"visit the {option.title()}: {visit_cost(game, YOU, noble)} Influence{follows}"


def _action(game: Game, option: str) -> str:
    """A State action, with what the table has for it; or a Noble's."""
    if option in NOBLE_WORDS:
        return NOBLE_WORDS[option]
    goods = ", ".join(f"{name} {n}" for name, n in zip(GOODS, stores_of(game, YOU), strict=True) if n)
    return {
        "officials": "Officials: yours go into offices",
        "plans": "Plans: you take an architect’s top Plan",
        "ships": f"Ships: you build the {BOATS[game.yard[0]]} ship" if game.yard else "Ships",
        "production": f"Production: your stores give {goods}",
        "cardinal": "Cardinal: he moves 1 or 2 spaces",
        "favor": "Royal Favor: you take one",
    }[option]


def _office(game: Game, option: str) -> str:
    noble = NOBLES.index(option)
    standing = game.neutral[noble] + sum(hand.offices[noble] for hand in game.hands)
    return counted(f"the {option.title()}’s office, with {standing} Officials in it")


def _builder(game: Game, option: str) -> str:
    here = game.hands[YOU].offices[NOBLES.index(option)]
    return counted(f"from the {option.title()}: {here} Officials of yours there")


def _architect(game: Game, option: str) -> str:
    return counted(f"the {option} architect: {game.plans[ARCHITECTS.index(option)]} Plans left")


def _sold(game: Game, option: str) -> str:
    ship, count = int(game.agenda[0][1]), int(option)
    full = bool(count) and count + game.hands[LACERDA].cargo[ship] == known_hull(game, ship)
    return counted(f"{count or 'no'} goods" + ("; the ship is full and sails" if full else ""))


def _deck(game: Game, option: str) -> str:
    return counted(f"the {option.title()} deck: {game.event_decks[FIGURES.index(option)]} cards in it")


def _follow(game: Game, option: str) -> str:
    if option == NO:
        return "no, he goes alone"
    noble = int(game.agenda[0][1])
    act = NOBLE_WORDS[NOBLE_ACTIONS[noble]] if option == YES else "something else than the Noble’s action"
    return f"yes, to the {NOBLES[noble].title()} for {visit_cost(game, YOU, noble)} Influence: {act}"


# ---------------------------------------------------------------- the town
def _store(game: Game, option: str) -> str:
    place, _, side = option.partition(" ")
    space, facing = SPACES.index(place), FACINGS.index(side)
    wigs, good = store_wigs(game, space, facing), GOODS[good_of(game, space, facing)]
    return counted(f"{option}, facing {good}: {wigs} wigs for you; the land costs {land_cost(game, space)} réis")


def _building(game: Game, option: str) -> str:
    site, _, architect = option.partition(" ")
    goods = game.stacks.tops[ARCHITECTS.index(architect)]
    yours, his = building_wigs(game, SITES.index(site), goods)
    return f"{option}, shows {goods_words(goods)}: {yours} for you, {his} for him"


def _cube(game: Game, option: str) -> str:
    place, _, kind = option.partition(" ")
    return f"the {kind} cube at {place_name(PLACES.index(place))}"


def _rubble(game: Game, option: str) -> str:
    cubes = [f"{option.count(letter)} {kind}" for letter, kind in zip(LETTERS, KINDS, strict=True) if letter in option]
    return ", ".join(cubes) or "no cube"


# ---------------------------------------------------------------- what turns up
def _figure(game: Game, option: str) -> str:
    return f"the {option.title()}"


def _decree(game: Game, option: str) -> str:
    leaves = " leaves the game" if int(option) in game.board.his["decrees_removed"] else ""
    return f"Decree {option}{leaves}"


NAMED: Final[dict[str, Callable[[Game, str], str]]] = {
    "play": _play, "state_action": _action, "trade": _action, "event": _action, "office": _office,
    "builder": _builder, "architect": _architect, "sold": _sold, "deck": _deck, "follow": _follow,
    "store": _store, "building": _building, "cube": _cube, "rubble": _rubble, "blue_card": _figure, "decree": _decree,
    "card": lambda game, option: f"a {option.title()} card",
    "favor": lambda game, option: f"the Royal Favor of the {option.title()}",
    "your_decree": lambda game, option: f"Decree {option}",
    "street_goods": lambda game, option: ", ".join(option.split("-")),
    "building_goods": lambda game, option: goods_words(goods_of_words(option)),
    "building_tile": lambda game, option: f"tile {option}",
}  # fmt: skip
"""How the options of each kind of question are said."""
