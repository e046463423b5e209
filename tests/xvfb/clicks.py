"""What a player does at a true window, each by clicks where a twin of the program says."""

from __future__ import annotations

from game.rules.commands import PassCards, PlayCard
from game.rules.legality import Phase, legal_cards
from game.rules.seats import Seat
from tests.xvfb.player import Player
from tests.xvfb.screen import wait_for


def enter_name(player: Player) -> None:
    with player.twin() as twin:
        player.screen.wait_still()
        player.screen.xdotool("type", "Ann")
        player.click(twin.button("Play").rect.center)
        twin.type("Ann")
        twin.press("Play")
        player.screen.wait_still()
        player.click(twin.button("I know the game").rect.center)
    wait_for(player.match_file.exists, "a match")


def pass_three(player: Player) -> None:
    player.look_away()
    with player.twin() as twin:
        assert twin.view.phase is Phase.PASSING
        chosen = twin.hand[2:5]
        for card in chosen:
            player.click(twin.card_point(card))
            twin.click_card(card)
        player.click(twin.button(twin.app.top._button.label).rect.center)  # type: ignore[attr-defined]
    passed = PassCards(Seat.SOUTH, tuple(chosen))
    wait_for(lambda: passed in player.match().log, "the pass")
    player.look_away()
    with player.twin() as twin:
        player.click(twin.button("OK").rect.center)


def play_a_card(player: Player) -> None:
    """Wait for the player's turn, and play the first legal card."""
    wait_for(lambda: player.match().turn is Seat.SOUTH, "the player's turn")
    player.look_away()
    with player.twin() as twin:
        if twin.scene == "Passing":
            twin.press("OK")
            twin.settle()
        card = legal_cards(twin.view)[0]
        player.click(twin.card_point(card))
    wait_for(lambda: PlayCard(Seat.SOUTH, card) in player.match().log, f"{card} on the table")
