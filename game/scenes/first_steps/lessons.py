"""All that the guide says, in one table. What is true at the moment chooses the words."""

from __future__ import annotations

from typing import Final

from game.i18n.translator import N_
from game.scenes.first_steps.moments import Moment, When
from game.scenes.first_steps.script import LESSON_TRICKS, About, Lesson

LESSONS: Final = (
    # Passing.
    Lesson(
        "welcome",
        When.PASS,
        N_(
            "Welcome, {me}! In Hearts you want as few points as you can get. Every heart you take "
            "costs one point, and the queen of spades costs thirteen."
        ),
        about=About.PASS,
        stops=True,
    ),
    Lesson(
        "passing",
        When.PASS,
        N_(
            "First you pass three cards to {west}. Give away what takes tricks: the king and ace "
            "of spades could even catch the queen. Click the marked cards."
        ),
        lambda moment: len(moment.picked) < 3,
        About.PASS,
        once=False,
    ),
    Lesson(
        "picked",
        When.PASS,
        N_("Good. Now press the button in the middle, and {west} gets these three."),
        lambda moment: set(moment.picked) == set(moment.advised),
        About.PASS,
        once=False,
    ),
    Lesson(
        "picked_others",
        When.PASS,
        N_("You may pass these as well. Press the button in the middle, and {west} gets them."),
        about=About.PASS,
        once=False,
    ),
    Lesson(
        "got_queen",
        When.RECEIVED,
        N_(
            "{east} passed you the queen of spades! Don't worry: while you have small spades to "
            "play, you can keep her until you find a place for her. Press OK."
        ),
        about=About.PASS,
    ),
    # The player's turn.
    Lesson(
        "two_of_clubs",
        When.TURN,
        N_("Whoever has the two of clubs begins. That is you: click it."),
        lambda moment: moment.leads and not moment.view.tricks,
        About.HAND,
    ),
    Lesson(
        "follow",
        When.TURN,
        N_(
            "{leader} led {suit}. If you have that suit, you must play it. The {card} is low: "
            "somebody else will take this trick."
        ),
        lambda moment: moment.ducks and not moment.forced,
        About.HAND,
    ),
    Lesson(
        "duck",
        When.TURN,
        N_(
            "The highest card so far is the {best}. Stay below it and the trick is not yours. The "
            "{card} does, and it is better gone than the small ones."
        ),
        lambda moment: moment.ducks and not moment.forced,
        About.HAND,
    ),
    Lesson(
        "forced",
        When.TURN,
        N_(
            "Only the {card} may be played now. But look: after it you have no more {suit}, and "
            "that will be useful very soon."
        ),
        lambda moment: moment.forced and moment.follows,
        About.HAND,
    ),
    Lesson(
        "give_queen",
        When.TURN,
        N_(
            "{leader} led {suit}, and you have none! Now you may play any card you like. Give the "
            "queen of spades away."
        ),
        lambda moment: moment.void and moment.card is not None and moment.card.points == 13,
        About.HAND,
        once=False,
    ),
    Lesson(
        "discard",
        When.TURN,
        N_(
            "You have no {suit}, so you may play any card. Throw away what could cost you points "
            "later, such as the {card}."
        ),
        lambda moment: moment.void and not moment.forced,
        About.HAND,
        once=False,
    ),
    Lesson(
        "free_ride",
        When.TURN,
        N_(
            "You play last, and this trick costs nothing. A good moment to get rid of a high card: "
            "take it with the {card}."
        ),
        lambda moment: moment.free_ride and not moment.forced,
        About.HAND,
    ),
    Lesson(
        "lead",
        When.TURN,
        N_(
            "You took the trick, so you lead to the next. Lead low: the others will have to play "
            "something higher."
        ),
        lambda moment: moment.leads,
        About.HAND,
    ),
    # The same again, in fewer words.
    Lesson(
        "lead_again",
        When.TURN,
        N_("You lead. The {card} is a good card for it."),
        lambda moment: moment.leads,
        About.HAND,
        once=False,
    ),
    Lesson(
        "forced_again",
        When.TURN,
        N_("Only the {card} may be played."),
        lambda moment: moment.forced,
        About.HAND,
        once=False,
    ),
    Lesson(
        "duck_again",
        When.TURN,
        N_("Stay below the {best}: the {card} does."),
        lambda moment: moment.ducks,
        About.HAND,
        once=False,
    ),
    Lesson(
        "over",
        When.TURN,
        N_("The {card} is the one to play here."),
        about=About.HAND,
        once=False,
    ),
    # Another card than the marked one.
    Lesson(
        "other",
        When.OTHER,
        N_(
            "You chose the {played}. That is allowed, too: the marked card is only my advice. "
            "Let us see what comes of it."
        ),
        stops=True,
    ),
    # Complete tricks.
    Lesson(
        "first_trick",
        When.TRICK,
        N_(
            "The highest card of the suit led takes the trick. That is yours, so you lead to the "
            "next. In this first trick nobody may play hearts or the queen of spades."
        ),
        lambda moment: moment.taker is moment.me,
        stops=True,
    ),
    Lesson(
        "first_trick",
        When.TRICK,
        N_(
            "The highest card of the suit led takes the trick: {taker} has it and leads the next. "
            "In this first trick nobody may play hearts or the queen of spades."
        ),
        stops=True,
    ),
    Lesson(
        "broken",
        When.TRICK,
        N_(
            "{breaker} had no {led} and threw a heart away, and you have to take it. Hearts are "
            "broken now: from here on they may be led."
        ),
        lambda moment: moment.breaker not in (None, moment.me) and moment.taker is moment.me,
        About.HEART,
        stops=True,
    ),
    Lesson(
        "broken",
        When.TRICK,
        N_(
            "{breaker} had no {led} and threw a heart away. {taker} has to take it. Hearts are "
            "broken now: from here on they may be led."
        ),
        lambda moment: moment.breaker not in (None, moment.me),
        About.HEART,
        stops=True,
    ),
    Lesson(
        "broken",
        When.TRICK,
        N_(
            "You had no {led} and threw a heart away, for {taker} to take. Hearts are broken now: "
            "from here on they may be led."
        ),
        lambda moment: moment.breaker is moment.me,
        About.HEART,
        stops=True,
    ),
    Lesson(
        "queen",
        When.TRICK,
        N_("{taker} has to take the queen of spades: thirteen points! Well done."),
        lambda moment: moment.gave_queen,
        About.PLATE,
        stops=True,
    ),
    Lesson(
        "queen",
        When.TRICK,
        N_(
            "The queen of spades is yours: thirteen points. It happens to everybody. In the next "
            "hand all begins anew."
        ),
        lambda moment: moment.queen_here and moment.taker is moment.me,
        About.PLATE,
        stops=True,
    ),
    Lesson(
        "queen",
        When.TRICK,
        N_("{taker} takes the queen of spades: thirteen points. Now spades hold no danger."),
        lambda moment: moment.queen_here,
        About.PLATE,
        stops=True,
    ),
    Lesson(
        "plates",
        When.TRICK,
        N_(
            "There is a heart in this trick, so {taker} gets a point. The number with a plus "
            "beside a name counts the points of this hand."
        ),
        lambda moment: (
            moment.last.points > 0 and moment.taker is not moment.me and moment.breaker is None
        ),
        About.PLATE,
        stops=True,
    ),
    Lesson(
        "moon",
        When.TRICK,
        N_(
            "Whoever takes every heart and the queen shoots the moon: no points, and 26 for each "
            "of the others. But {shared} has a point already, so nobody can do it in this hand."
        ),
        lambda moment: moment.queen_gone and moment.shared not in (None, moment.me),
        stops=True,
    ),
    Lesson(
        "moon",
        When.TRICK,
        N_(
            "Whoever takes every heart and the queen shoots the moon: no points, and 26 for each "
            "of the others. It is rare, but watch for a player who takes everything."
        ),
        lambda moment: moment.queen_gone,
        stops=True,
    ),
    Lesson(
        "enough",
        When.TRICK,
        N_(
            "Now you know how it goes. Play the rest of this hand yourself, or have it played out "
            "and see the score."
        ),
        lambda moment: LESSON_TRICKS <= len(moment.view.tricks) < 12,
        stops=True,
        ends=True,
    ),
    # The end.
    Lesson(
        "score",
        When.END,
        N_(
            "The hand is over. The hearts and the queen lie before those who took them, and the "
            "points have gone to the scores. You have {points}."
        ),
        stops=True,
    ),
    Lesson(
        "goodbye",
        When.END,
        N_(
            "So it goes on, hand after hand, until somebody has a hundred points. Then the lowest "
            "score wins. F1 shows the rules whenever you like. Have fun!"
        ),
        stops=True,
    ),
)
"""Everything that is said; at each moment the first that fits and was not said before."""


def next_lesson(moment: Moment, said: set[str]) -> Lesson | None:
    """What to say at a moment, or None for nothing.

    Args:
        moment: The moment.
        said: The names of the lessons that were said before.
    """
    for lesson in LESSONS:
        if lesson.when is not moment.when or (lesson.once and lesson.name in said):
            continue
        if lesson.holds(moment):
            return lesson
    return None
