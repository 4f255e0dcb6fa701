"""The computer players at a table: what to propose, say and guess, from the view of a seat and nothing else.

Two tables differ by what is public at them: the monster and the words of earlier rounds are part of the variety.
"""

from lairkeeper.games.trapwords.bots.giver import GiverTurn, suggest_clues
from lairkeeper.games.trapwords.bots.guesser import Mood, PossibleGuess, suggest_guesses
from lairkeeper.games.trapwords.bots.language.demands import Demands, demands_of
from lairkeeper.games.trapwords.bots.language.variety import share
from lairkeeper.games.trapwords.bots.player import Player
from lairkeeper.games.trapwords.bots.setter import likeliest, suggest_traps
from lairkeeper.games.trapwords.components.box import box
from lairkeeper.games.trapwords.components.kinds import CurseEffect
from lairkeeper.games.trapwords.state import EntryNumber
from lairkeeper.games.trapwords.view import DungeonView, TeamView, TurnView
from lairkeeper.kernel import Seat

FEW_GUESSES = 2
ENOUGH_TO_GUESS = 2
SPREAD = 1 << 40


def trap_menu(view: DungeonView, seat: Seat) -> list[str]:
    """Traps to propose. The setters of a team think alike, so that their list fills up in one order."""
    own, facing = _teams(view, seat)
    if not facing.word:
        return []
    taken = tuple(entry.text for entry in own.writes.entries) if own.writes else ()
    return suggest_traps(_player(view, min(own.seats)), facing.word, quota=own.quota, taken=taken)


def likeliest_entry(view: DungeonView, seat: Seat) -> EntryNumber | None:
    """The kept trap to star, unless somebody has chosen one (C05)."""
    own, facing = _teams(view, seat)
    kept = [entry for entry in own.writes.entries if entry.is_kept] if own.writes else []
    if not kept or not facing.word or (own.writes and own.writes.star):
        return None
    return kept[likeliest(_player(view, seat), facing.word, [entry.text for entry in kept])].number


def clue_menu(view: DungeonView, seat: Seat) -> tuple[str, ...]:
    """Clues to give; nothing where the clue-giver had better end."""
    (own, setting), turn = _teams(view, seat), view.turns[-1]
    if not own.word:
        return ()
    said, wrong = tuple(clue.text for clue in turn.clues), tuple(guess.text for guess in turn.guesses)
    known = GiverTurn(setting.quota, said, wrong, turn.old_traps)
    return suggest_clues(_player(view, seat), own.word, known, _demands(view, own, turn))


def guess_menu(view: DungeonView, seat: Seat) -> list[PossibleGuess]:
    """Guesses by the clues that were shown. Words that cannot be drawn any more are left out."""
    own, turn = _teams(view, seat)[0], view.turns[-1]
    clues = [clue.text for clue in turn.clues if clue.is_shown]
    wrong = [guess.text for guess in turn.guesses]
    player = _player(view, seat)
    return suggest_guesses(player, clues=clues, wrong=wrong, spent=_spent(view, own), mood=_mood(view, own, turn))


def would_silence(view: DungeonView, seat: Seat) -> bool:
    """Whether the first guess would end the clues before there were enough of them (C02)."""
    own, turn = _teams(view, seat)[0], view.turns[-1]
    is_locking = any(effect.locks_clues for effect in _effects(view, own)) and not turn.are_clues_closed
    return is_locking and sum(clue.is_shown for clue in turn.clues) < ENOUGH_TO_GUESS


def _teams(view: DungeonView, seat: Seat) -> tuple[TeamView, TeamView]:
    """The bot's team and the opposing team."""
    own, other = sorted(view.teams, key=lambda team: seat not in team.seats)
    return own, other


def _player(view: DungeonView, seat: Seat) -> Player:
    options = view.options
    past = [sheet.word for team in view.teams for sheet in team.sheets]
    variety = int(share(view.round, seat, view.monster, *past) * SPREAD)
    return Player(options.language, options.group, options.bots, variety, options.word_list)


def _effects(view: DungeonView, team: TeamView) -> list[CurseEffect]:
    return [box(view.options.content).effect[name] for name in team.effects]


def _demands(view: DungeonView, own: TeamView, turn: TurnView) -> Demands:
    """The requirements of the effects; where Echo repeats the guesses, other clues are free (TRP-AMB9)."""
    repeats_guesses = view.options.echo_reading == "guesses"
    effects = [each for each in _effects(view, own) if not (repeats_guesses and each.require == "pairs")]
    return demands_of(effects, [clue.text for clue in turn.clues])._replace(echo=turn.echo_due)


def _mood(view: DungeonView, own: TeamView, turn: TurnView) -> Mood:
    is_costly = any(effect.locks_clues or effect.traps_hit_guessers for effect in _effects(view, own))
    is_wary = is_costly or turn.guess_limit - turn.guesses_used <= FEW_GUESSES
    return Mood(is_wary, turn.are_clues_closed)


def _spent(view: DungeonView, own: TeamView) -> tuple[str, ...]:
    """Words of earlier rounds and games, and the word that the bot's team has set for its opponents."""
    past = [sheet.word for team in view.teams for sheet in team.sheets]
    set_for_others = [team.word for team in view.teams if team is not own and team.word]
    return (*view.options.used_words, *past, *set_for_others)
