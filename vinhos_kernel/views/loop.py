"""The automa's loop: its spaces with their arrows, the four tokens, the die, and where each token would come next."""

from collections.abc import Collection
from typing import Final, NamedTuple

from vinhos_kernel.opponents.automa2021.path import came_up_already, meets_another, starting_path, step
from vinhos_kernel.opponents.automa2021.press_release import why_no_press_release
from vinhos_kernel.opponents.automa2021.turn import must_sell
from vinhos_kernel.state.game import Game
from vinhos_kernel.state.names import ACROSS
from vinhos_kernel.table.answers import ByHand, Script
from vinhos_kernel.table.errors import CannotDo
from vinhos_kernel.table.turn import Turn
from vinhos_kernel.views import words
from vinhos_kernel.views.icons import icon
from vinhos_kernel.views.labels import State, box, reach, ring, standin
from vinhos_kernel.views.panel import LEFT, TOP, Note, board, standin_note
from vinhos_kernel.views.pieces import OCTAGON
from vinhos_kernel.views.printed import any_standin
from vinhos_kernel.views.svg import NOTHING, Svg, at, circle, joined, line, path, remembered, text, thing, wrapped

TITLE: Final = "The automa’s loop"
DRAFT: Final = "A draft: keep the draft sheet beside you"
WIDE: Final = 104
HIGH: Final = 140
GAP: Final = 16
FIRST: Final = TOP + 44
FACE: Final = 46
PIPS: Final = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)), 6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}  # fmt: skip
LOOP_PATH: Final = "automa.loop.value"

Corner = tuple[float, float]


class Walk(NamedTuple):
    """A token and its next step: its number, how many faces name it, its place, where it would come, whom it meets."""

    token: int
    number: int
    faces: int
    place: int
    to: int
    meets: tuple[int, ...]


# ---------------------------------------------------------------- what would happen
def walks(game: Game) -> tuple[Walk, ...]:
    """The next step of each token, past what came up already this year; `to` is -1 where it finds no space."""
    game = _with_tokens(game)
    return tuple(_walk(game, token) for token in range(len(game.board.tokens)))


def _walk(game: Game, token: int) -> Walk:
    printed, place, after = game.board.tokens[token], game.path.tokens[token], game.copy()
    to = -1
    meets: tuple[int, ...] = ()
    try:
        step(_quiet(), after, token)
        to = after.path.tokens[token]
        if meets_another(after, token):
            meets = tuple(
                other.number for n, other in enumerate(game.board.tokens) if n != token and after.path.tokens[n] == to
            )
    except CannotDo:
        pass
    return Walk(token, printed.number, game.board.die[token], place, to, meets)


def gone(before: Game, after: Game) -> tuple[int, ...]:
    """How many spaces each token has gone along its way between two positions, less than once round."""
    tokens, count = before.board.tokens, len(before.board.loop)
    places = zip(tokens, before.path.tokens, after.path.tokens, strict=True)
    return tuple((there - here) * (1 if token.direction > 0 else -1) % count for token, here, there in places)


def _with_tokens(game: Game) -> Game:
    """The position with its tokens; before they are laid out, on their first spaces."""
    if game.path.tokens:
        return game
    laid = game.copy()
    laid.path = starting_path(game)
    return laid


def _quiet() -> Turn[Game]:
    """A turn that asks nobody and tells nothing."""
    return Turn(ByHand(Script(())), listening=False)


def status(game: Game) -> tuple[str, str]:
    """What its next turn begins with, and what a meeting of tokens would bring, in a line each."""
    bagos, turn = game.bagos[ACROSS], _quiet()
    first = (
        f"It holds {bagos} Bago{'s' * (bagos != 1)}: it must sell"
        if must_sell(turn, game)
        else "The die names the token that steps"
    )
    why = why_no_press_release(turn, game)
    return first, f"a meeting now: {why or 'a Press Release'}"


def used_spaces(game: Game) -> tuple[int, ...]:
    """The spaces whose action came up already this year: a token steps past them."""
    turn = _quiet()
    return tuple(space for space in game.board.loop if came_up_already(turn, game, space))


# ---------------------------------------------------------------- words
def tell_loop(game: Game) -> str:
    """The loop in words: the die, each space in the order of the arrows, each token and its next step."""
    game = _with_tokens(game)
    loop, used = game.board.loop, used_spaces(game)
    faces = sum(game.board.die)
    die = ", ".join(f"{walk.number} ({walk.faces} of {faces})" for walk in walks(game))
    rows = [f"{words.space_name(game.board, space)}{', came up this year' * (space in used)}" for space in loop]
    first, meeting = status(game)
    return "\n".join([
        f"{TITLE}. {DRAFT}",
        f"{first}; {meeting}",
        f"the die: {die}",
        f"the loop along its arrows: {'; '.join(rows)}; and round again",
        *(_walk_in_words(game, walk) for walk in walks(game)),
        *(note.words for note in _notes(game) if note.mark),
    ])  # fmt: skip


def _walk_in_words(game: Game, walk: Walk) -> str:
    way = "along" if game.board.tokens[walk.token].direction > 0 else "against"
    here = words.space_name(game.board, game.board.loop[walk.place])
    if walk.to < 0:
        return f"token {walk.number} on {here} finds no space: every action came up this year"
    there = words.space_name(game.board, game.board.loop[walk.to])
    return f"token {walk.number} on {here} goes {way} the arrows: next {there}{_meeting(walk)}"


def _meeting(walk: Walk) -> str:
    others = " and ".join(map(str, walk.meets))
    return f", where it meets {others}" if others else ""


# ---------------------------------------------------------------- the picture
def draw_loop(game: Game, pick: Collection[int] = (), fresh: Collection[int] = (), still: bool = False) -> str:
    """The loop with its tokens; faces in `pick` are buttons `die:2`; tokens in `fresh` (0 to 3) have just moved."""
    game = _with_tokens(game)
    corners = places(len(game.board.loop))
    steps = walks(game)
    rows = round(max(y for _, y in corners) - FIRST) // (HIGH + GAP) + 1
    first, meeting = status(game)
    body = joined(
        text(LEFT, TOP + 12, first, 13, "ink", 600),
        text(LEFT, TOP + 29, meeting, 12, "muted"),
        *(_arrows(game, corners, n) for n in range(len(corners))),
        *(_space(game, n, corner, steps, fresh) for n, corner in enumerate(corners)),
        _die(game, steps, () if still else pick),
    )
    end = FIRST + rows * (HIGH + GAP) - GAP + 12
    return board(TITLE, DRAFT, body, end, _notes(game), tell_loop(game), still)


def places(count: int) -> list[Corner]:
    """Where the spaces of a loop lie: clockwise round a ring of three columns, from the top left."""
    rows = max(3, -(-(count - 2) // 2))
    cells = [(0, 0), (1, 0), *((2, row) for row in range(rows)), (1, rows - 1)]
    cells += [(0, row) for row in range(rows - 1, 0, -1)]
    return [(LEFT + column * (WIDE + GAP), FIRST + row * (HIGH + GAP)) for column, row in cells[:count]]


def _space(game: Game, n: int, corner: Corner, steps: tuple[Walk, ...], fresh: Collection[int]) -> Svg:
    """A space: its action, the tokens on it, how likely it is the next one, and who would meet there."""
    (x, y), space = corner, game.board.loop[n]
    used = space in used_spaces(game)
    here = [walk for walk in steps if walk.place == n]
    coming = [walk for walk in steps if walk.to == n]
    state: State = "here" if used else "rest"
    ink = "muted" if used else "ink"
    names = wrapped(words.action_name(game.board, space).removeprefix("Pass / "), 12.5, WIDE - 10, True)
    body = joined(
        box(x, y, WIDE, HIGH, state),
        icon(x + 21, y + 21, game.board.actions[space], ink),
        _chance(x, y, coming, sum(game.board.die), used),
        *(text(x + 9, y + 51 + 15 * i, part, 12.5, ink, 700) for i, part in enumerate(names)),
        _lying(game, here, x, y + 91),
        *(text(x + 9, y + HIGH - 19 + 14 * i, part, 12, "ink") for i, part in enumerate(_coming_in_lines(coming))),
        ring(x, y, WIDE, HIGH) if any(walk.token in fresh for walk in here) else NOTHING,
    )
    tokens = "".join(f", token {walk.number} lies here" for walk in here)
    nexts = "".join(f", token {walk.number} would come here{_meeting(walk)}" for walk in coming)
    return thing(words.space_name(game.board, space) + ", came up this year" * used + tokens + nexts, body)


def _chance(x: float, y: float, coming: list[Walk], faces: int, used: bool) -> Svg:
    """How many faces of the die lead here, as a fraction; or that the action came up."""
    if used:
        return text(x + WIDE - 9, y + 25, "came up", 12, "muted", 600, "end", "italic")
    count = sum(walk.faces for walk in coming)
    return text(x + WIDE - 9, y + 25.5, f"{count}/{faces}", 14, "azulejo", 700, "end") if count else NOTHING


def _coming_in_lines(coming: list[Walk]) -> tuple[str, ...]:
    """Who would come here next, and whom it would meet."""
    alone = [str(walk.number) for walk in coming if not walk.meets]
    meeting = [walk for walk in coming if walk.meets]
    said = [f"next: {', '.join(alone)}"] if alone else []
    if meeting:
        numbers, others = (", ".join(map(str, row)) for row in ([w.number for w in meeting], meeting[0].meets))
        said.append(f"{numbers} meet{'s' * (len(meeting) == 1)} {others}")
    return tuple(said)


def _lying(game: Game, here: list[Walk], x: float, y: float) -> Svg:
    """The tokens on a space, side by side."""
    pitch = min(34.0, 62 / max(1, len(here) - 1))
    return joined(*(_token(game, walk, x + 22 + pitch * i, y) for i, walk in enumerate(here)))


def _token(game: Game, walk: Walk, x: float, y: float) -> Svg:
    """A token with its pointer: which way it goes from here."""
    printed = game.board.tokens[walk.token]
    corners = places(len(game.board.loop))
    turn = _turned(corners[walk.place], corners[(walk.place + printed.direction) % len(corners)])
    name = f"automa_token.token_{walk.number}"
    invented = any_standin(game.board, (f"{name}.direction", f"{name}.start"))
    mark = standin(x + 11, y - 11, 0.9) if invented else NOTHING
    face = _number_token(printed.number)
    body = at(x, y, joined(at(0, 0, _pointer(printed.direction > 0), turn=turn), face), piece=f"token-{walk.number}")
    way = "along" if printed.direction > 0 else "against"
    return thing(f"token {printed.number}, {way} the arrows", joined(body, mark))


@remembered
def _number_token(number: int) -> Svg:
    """A number in his colour and with his corners."""
    octagon = at(0, 0, path(OCTAGON, "lacerda", "ink", 1.3), 1.15)
    return joined(octagon, text(0, 5, number, 14, "on-lacerda", 700, "middle"))


@remembered
def _pointer(along: bool) -> Svg:
    """Beside a token, to the right: a full head for along the loop, a hollow one for against it."""
    return path("M9,-7L18,0L9,7Z", "ink" if along else "panel", "ink", 1.2)


def _arrows(game: Game, corners: list[Corner], n: int) -> Svg:
    """Between a space and the next: a full head where tokens go along, a hollow one where they go against."""
    one, other = (_centre(corners[(n + more) % len(corners)]) for more in (0, 1))
    turn, dx, dy = _turned(one, other), _sign(one[0], other[0]), _sign(one[1], other[1])
    road = line(*one, *other, "edge", 1.2)
    if dx and dy:
        return road
    x, y = one[0] + dx * (WIDE + GAP) / 2, one[1] + dy * (HIGH + GAP) / 2
    ways = {token.direction > 0 for token in game.board.tokens}
    heads = [_head(along) for along in (True, False) if along in ways]
    spread = [at(0, 12.0 * (2 * i - 1) if len(heads) > 1 else 0, head) for i, head in enumerate(heads)]
    mark = standin(x + (0 if dx else 26), y + (26 if dx else 0)) if _invented(game) else NOTHING
    return joined(road, at(x, y, joined(*spread), turn=turn), mark)


@remembered
def _head(along: bool) -> Svg:
    return path("M-4,-5L5,0L-4,5Z", "ink", "ink", 1.2) if along else path("M4,-5L-5,0L4,5Z", "panel", "ink", 1.2)


def _sign(one: float, other: float) -> int:
    return (other > one) - (other < one)


def _turned(one: Corner, other: Corner) -> int:
    """The way from one place to another, as a turn of something that points to the right."""
    dx, dy = _sign(one[0], other[0]), _sign(one[1], other[1])
    return {(1, 0): 0, (-1, 0): 180}.get((dx, dy), 90 if dy > 0 else -90)


def _centre(corner: Corner) -> Corner:
    return corner[0] + WIDE / 2, corner[1] + HIGH / 2


def _invented(game: Game) -> bool:
    return any_standin(game.board, (LOOP_PATH,))


# ---------------------------------------------------------------- the die
def _die(game: Game, steps: tuple[Walk, ...], pick: Collection[int]) -> Svg:
    """The faces of the die in the middle of the loop, each with how many of the six it has."""
    x, y = LEFT + WIDE + GAP, FIRST + HIGH + GAP
    faces = sum(game.board.die)
    shown = [
        _face(walk, x + 3 + 52 * (i % 2), y + 5 + 66 * (i // 2), faces, walk.number in pick)
        for i, walk in enumerate(steps)
    ]
    return joined(*shown)


def _face(walk: Walk, x: float, y: float, faces: int, picked: bool) -> Svg:
    share = f"{walk.faces} of {faces}"
    body = joined(
        box(x, y, FACE, FACE, "pick" if picked else "rest", 10),
        _pips(walk.number, x + FACE / 2, y + FACE / 2),
        text(x + FACE / 2, y + FACE + 14, share, 12, "muted", 400, "middle"),
        reach(x, y, FACE, FACE) if picked else NOTHING,
    )
    return thing(f"the die shows {walk.number}: {share}", body, f"die:{walk.number}" if picked else "")


@remembered
def _pips(number: int, x: float, y: float) -> Svg:
    if number not in PIPS:
        return text(x, y + 6, number, 17, "ink", 700, "middle")
    return joined(*(circle(x + 11 * dx, y + 11 * dy, 4, "ink") for dx, dy in PIPS[number]))


def _notes(game: Game) -> tuple[Note, ...]:
    """What is invented, and the doubt about the two Vineyards spaces."""
    tokens = [f"automa_token.token_{token.number}" for token in game.board.tokens]
    paths = [f"{name}.{field}" for name in tokens for field in ("direction", "start")]
    notes = [standin_note("the order of the loop is a stand-in")] if _invented(game) else []
    notes += [standin_note("ways and first places of tokens are stand-ins")] if any_standin(game.board, paths) else []
    same = "are the same action" if game.readings["same_action"] == "action" else "are two actions"
    notes.append(Note("reading", f"the two Vineyards spaces {same}"))
    return (*notes, Note("", "full head: along the loop; hollow: against it"))
