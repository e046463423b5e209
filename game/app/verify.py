"""`--verify`: a match's file checked whole, deals and decisions, and reported in plain English."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from game.i18n.names import clean_line
from game.rules.cards import cards_text
from game.rules.codec import UnreadableMatch, replay_text
from game.rules.fairness import ToldDeal, told_deals
from game.rules.house_rules import rules_dict
from game.rules.legality import Phase
from game.rules.match import IllegalCommand, Match
from game.rules.seats import SEATS
from game.storage.files import DamagedFile, NewerFile, read_json
from game.storage.saved_match import MATCH_VERSION, SavedMatch

RIGHT: Final = 0
WRONG: Final = 1
NO_MATCH: Final = 2


class WrongMatch(Exception):
    """The file holds a match that was not played as it says; the message says what is wrong."""


def run_verify(path: Path, tell: Callable[[str], None]) -> int:
    """Check a match's file and tell what was found, line by line.

    A match that still runs is checked, too, but neither its seed nor its running deal is told.

    Args:
        path: The file.
        tell: Prints a line.

    Returns:
        The exit code: 0 when everything is right, 1 when something is wrong, 2 when this is no
        match's file.
    """
    try:
        saved = read_json(path, SavedMatch, MATCH_VERSION)
    except DamagedFile as error:
        tell(f"{path.name} is not a match's file: {error.reason}")
        return NO_MATCH
    except NewerFile as error:
        tell(f"This version of the game cannot read it. {error}")
        return NO_MATCH
    if saved is None:
        tell(f"There is no file {path}.")
        return NO_MATCH
    try:
        match = _replayed(saved)
        _check_promises(saved, match)
    except WrongMatch as error:
        tell(f"WRONG: {error}")
        return WRONG
    for line in _report(saved, match):
        tell(line)
    return RIGHT


def _replayed(saved: SavedMatch) -> Match:
    try:
        rules = saved.rules.house_rules()
    except ValueError as error:
        raise WrongMatch(f"nobody plays by these house rules: {error}") from error
    try:
        return replay_text(saved.seed, rules, saved.decisions, saved.first_deal)
    except UnreadableMatch as error:
        begun = sum(line.split() == ["deal"] for line in saved.decisions[: error.decision - 1])
        where = f"decision {error.decision}, in hand {saved.first_deal + max(begun - 1, 0)}"
        if isinstance(error.__cause__, IllegalCommand):
            broken = f'"{error.line}" breaks the rules: {error.__cause__.refusal.value}'
            raise WrongMatch(f"{where}: {broken}") from error
        raise WrongMatch(f"{where}: {clean_line(error.reason)}") from error


def _check_promises(saved: SavedMatch, match: Match) -> None:
    """What the file says besides its decisions must follow from them."""
    told, made = saved.fingerprints, match.fingerprints
    if told and len(told) != len(made):
        raise WrongMatch(f"{len(told)} fingerprints were told, but {len(made)} hands were dealt")
    for place, (before, after) in enumerate(zip(told, made, strict=False)):
        if before != after:
            raise WrongMatch(
                f"hand {saved.first_deal + place} is not the one whose fingerprint was told "
                f"before it: {clean_line(before)} was told, the seed gives {after}"
            )
    if saved.ended and match.phase is not Phase.OVER:
        raise WrongMatch("it says that the match has ended, but nobody has reached the target")


def _report(saved: SavedMatch, match: Match) -> Iterator[str]:
    over = match.phase is Phase.OVER
    names = [clean_line(name) for name in saved.names]
    yield "A match of Hearts: " + ", ".join(
        f"{name} ({seat})" for name, seat in zip(names, SEATS, strict=True)
    )
    yield "House rules: " + _rules_text(match)
    if over or saved.seed_chosen:
        yield f"Seed: {_safe(match.seed)}"
    else:
        yield "Seed: not told while the match runs, since it gives the hands to come"
    totals = [0, 0, 0, 0]
    for deal, score in zip(told_deals(match), match.scores, strict=False):
        totals = [before + more for before, more in zip(totals, score, strict=True)]
        yield ""
        yield from _deal_lines(deal, score, totals)
    yield ""
    if over:
        final = (f"{name} {total}" for name, total in zip(names, match.totals, strict=True))
        yield "Final score: " + ", ".join(final)
    else:
        if match.phase is not Phase.DEALING:
            yield f"Hand {match.view(None).deal_number}, which is being played"
            yield f"  fingerprint  {match.fingerprints[-1]}"
            yield ""
        yield "The match is not over."
    yield from _verdict(saved, match)


def _rules_text(match: Match) -> str:
    told = []
    for name, value in rules_dict(match.rules).items():
        shown = " ".join(value) if isinstance(value, list) else value
        word = {True: "yes", False: "no"}.get(shown) if isinstance(shown, bool) else shown
        told.append(f"{name.replace('_', ' ')} {word}")
    return ", ".join(told)


def _deal_lines(deal: ToldDeal, score: tuple[int, ...], totals: list[int]) -> Iterator[str]:
    yield f"Hand {deal.number}"
    for seat in SEATS:
        dealt = cards_text(deal.deck[13 * seat : 13 * seat + 13])
        yield f"  {seat!s:<6} {dealt}   score {score[seat]:>4}   total {totals[seat]:>4}"
    yield f"  salt         {deal.salt}"
    yield f"  fingerprint  {deal.fingerprint}"


def _verdict(saved: SavedMatch, match: Match) -> Iterator[str]:
    deals, decisions = len(match.fingerprints), len(match.log)
    if saved.fingerprints:
        yield f"Every fingerprint is right: the seed gives the {deals} that were told beforehand."
    else:
        yield f"The {deals} hands follow from the seed; nothing else can be checked of them."
        yield "The file keeps no fingerprints to compare; it is of a version that kept none."
    yield f"Every decision is legal: {decisions} of {decisions}."


def _safe(text: str) -> str:
    """A text from a file, fit to be shown: nothing in it can steer a terminal."""
    return text if text.isprintable() and text == text.strip() else ascii(text)
