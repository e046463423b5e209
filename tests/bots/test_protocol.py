"""The engine protocol, both ways: what is asked, what is answered, and programs that misbehave."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from game.bots.answers import any_bot
from game.bots.bot import make_bot
from game.bots.legal import is_legal
from game.bots.outside import OutsideBot, ProgramFailed
from game.bots.protocol import BadMessage, answer_text, question, read_answer, serve, view_from
from game.bots.worker import InlineWorker
from game.rules.cards import parse_cards
from game.rules.house_rules import HouseRules
from game.rules.legality import Phase, legal_cards
from game.rules.match import Match
from game.rules.seat_view import SeatView
from tests.bots.positions import OPTIONS, decide, passing, playing

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("rules", OPTIONS)
def test_a_question_tells_everything_that_a_bot_uses(rules: HouseRules) -> None:
    match = Match("told", rules)
    for view in decide(match, lambda seat: make_bot("random", f"{seat}")):
        told = view_from(json.loads(json.dumps(question(view))))
        for name in ("seat", "phase", "turn", "hand", "passed", "received", "tricks", "points"):
            assert getattr(told, name) == getattr(view, name), name
        if view.phase is Phase.PLAYING:
            assert told.trick == view.trick
            assert told.hearts_broken == view.hearts_broken
        assert told.totals == view.totals
        assert told.direction is view.direction
        for name in ("plain", "greedy", "duck"):
            bot = make_bot(name, "")
            if view.phase is Phase.PASSING:
                assert bot.choose_pass(told) == bot.choose_pass(view)
            else:
                assert bot.choose_play(told) is bot.choose_play(view)


def served(name: str, lines: list[str]) -> list[dict[str, object]]:
    """What a bot of ours answers to some lines."""
    out = io.StringIO()
    serve(name, io.StringIO("".join(line + "\n" for line in lines)), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def mid_deal() -> SeatView:
    """A question from the middle of a real deal, with more than one legal card."""
    views = decide(Match("middle"), lambda seat: make_bot("plain", ""))
    return next(view for view in views if len(view.tricks) == 5 and len(legal_cards(view)) > 2)


def test_our_side_answers_each_line_with_one() -> None:
    view = mid_deal()
    ask = json.dumps(question(view))
    ask_pass = json.dumps(question(passing("2H 9H JH AC KC QC 4D 8D TD 3S 5S 7S 9S")))
    play, bad, cards, worse = served("plain", [ask, "what?", ask_pass, '{"question": "dance"}'])
    assert play == {"card": str(make_bot("plain", "").choose_play(view))}
    assert isinstance(cards["pass"], list)
    assert len(cards["pass"]) == 3
    assert "error" in bad
    assert "error" in worse


def test_a_thinking_bot_tells_its_values() -> None:
    (answer,) = served("strong", [json.dumps(question(mid_deal()))])
    values = answer["values"]
    assert isinstance(values, dict)
    assert answer["card"] in values


@pytest.mark.parametrize(
    "line", ["", "[]", "{}", "null", '{"card": 5}', '{"pass": "QS"}', '{"card": "1X"}', "[" * 9999]
)
def test_what_is_no_answer_is_refused(line: str) -> None:
    with pytest.raises(BadMessage):
        read_answer(line)


def test_answers_read_back() -> None:
    for text in ("QS", "2C KH AD"):
        assert read_answer(answer_text(parse_cards(text))) == parse_cards(text)


@pytest.mark.parametrize(
    "change",
    [
        {"seat": "Middle"},
        {"hand": ["QS", "QS", "2C"]},
        {"hand": []},
        {"plays": [["South", "2C"], ["South", "3C"]]},
        {"plays": [["South", "2C"], ["West", "2C"]]},
        {"rules": None},
        {"totals": {}},
        {"pass": "up"},
        {"deal": "x"},
    ],
)
def test_impossible_questions_are_refused(change: dict[str, object]) -> None:
    message = question(mid_deal())
    view_from(message)
    message |= change
    with pytest.raises(BadMessage):
        view_from(message)


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        ({"jack_of_diamonds": "false"}, "the rule jack_of_diamonds is true or false, not 'false'"),
        ({"queen_breaks_hearts": 1}, "the rule queen_breaks_hearts is true or false, not 1"),
        ({"points_on_first_trick": None}, "points_on_first_trick is true or false, not None"),
        ({"target": True}, "the rule target is a whole number, not True"),
        ({"target": "100"}, "the rule target is a whole number, not '100'"),
        ({"target": 0}, "a target of 0"),
        ({"moon": 1}, "the rule moon is a word, not 1"),
        ({"moon": "blue"}, "blue"),
        ([], "rules come in an object"),
    ],
)
def test_rules_of_the_wrong_kind_are_refused(rules: object, why: str) -> None:
    message = question(mid_deal()) | {"rules": rules}
    with pytest.raises(BadMessage, match=why):
        view_from(message)


def test_rules_that_are_not_told_are_the_usual_ones() -> None:
    message = question(mid_deal())
    told = message["rules"]
    assert told == {
        "moon": "add",
        "queen_breaks_hearts": False,
        "jack_of_diamonds": False,
        "points_on_first_trick": False,
        "target": 100,
    }
    assert view_from(message | {"rules": {}}) == view_from(message)


def test_the_question_in_the_readme_is_one_that_can_be_asked() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8").partition("### The engine protocol")[2]
    start = text.index('    {"question"')
    asked = " ".join(text[start : text.index("\n\n", start)].split())
    message = json.loads(asked)
    assert question(view_from(message)) == message
    (answer,) = served("plain", [asked])
    assert answer["card"] in message["legal"]
    # The answers that stand below it.
    answers = [read_answer(told) for told in re.findall(r'`({"(?:card|pass)": .*?})`', text)]
    assert [len(cards) for cards in answers] == [1, 3]
    assert str(answers[0][0]) in message["legal"]


def program(tmp_path: Path, body: str) -> str:
    """A program that runs these lines for each question `ask`."""
    path = tmp_path / "engine.py"
    lines = ["import json, sys, time", "for line in sys.stdin:", "    ask = json.loads(line)"]
    lines += [f"    {line}" for line in body.splitlines()]
    path.write_text("\n".join(lines), encoding="utf-8")
    return f"{sys.executable} {path}"


VIEW = playing("KS QS 8D", "4S AS", out="2S 3S 5S")


def test_an_outside_program_plays(tmp_path: Path) -> None:
    say = 'print(json.dumps({"card": ask["legal"][0]}), flush=True)'
    bot = any_bot("cmd:" + program(tmp_path, say), "s")
    assert isinstance(bot, OutsideBot)
    assert bot.choose_play(VIEW) in parse_cards("QS KS")
    assert bot.choose_play(VIEW) in parse_cards("QS KS")
    bot.close()


@pytest.mark.parametrize(
    "body",
    [
        "sys.exit(3)",
        'print("hello", flush=True)',
        'print(json.dumps({"card": "2C"}), flush=True)',
        'print(json.dumps({"pass": ["2C"]}), flush=True)',
        'print("x" * 50000, flush=True)',
    ],
)
def test_a_failing_program_is_answered_for(tmp_path: Path, body: str) -> None:
    worker = InlineWorker()
    for number in range(2):
        worker.ask(("m", number), "cmd:" + program(tmp_path, body), "s", VIEW)
        (answer,) = worker.poll()
        assert answer.note
        assert is_legal(VIEW, answer.cards)
    worker.close()


def test_a_silent_program_is_given_up(tmp_path: Path) -> None:
    bot = OutsideBot(program(tmp_path, "time.sleep(60)"), patience=0.05)
    with pytest.raises(ProgramFailed, match="no answer"):
        bot.choose_play(VIEW)
    assert bot._process is None


def test_a_program_that_is_not_there_is_told() -> None:
    with pytest.raises(ProgramFailed, match="started"):
        OutsideBot("/no/such/program").choose_play(VIEW)


class Starts:
    """Stands for `Popen`: notes what it was given, and starts nothing."""

    def __init__(self) -> None:
        self.command: object = None
        self.options: dict[str, object] = {}

    def __call__(self, command: object, **options: object) -> object:
        self.command = command
        self.options = options
        raise OSError("not here")


@pytest.mark.parametrize(
    ("platform", "given"),
    [
        ("win32", '"C:\\My Engine\\hearts.exe" --level 3'),
        ("linux", ["C:\\My Engine\\hearts.exe", "--level", "3"]),
    ],
)
def test_a_command_with_quotes_reaches_the_system_as_it_wants_it(
    monkeypatch: pytest.MonkeyPatch, platform: str, given: object
) -> None:
    starts = Starts()
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(subprocess, "Popen", starts)
    with pytest.raises(ProgramFailed, match="started"):
        OutsideBot('"C:\\My Engine\\hearts.exe" --level 3').choose_play(VIEW)
    assert starts.command == given
    assert starts.options["creationflags"] == getattr(subprocess, "CREATE_NO_WINDOW", 0)


def test_an_ended_program_leaves_no_open_pipe(tmp_path: Path) -> None:
    bot = OutsideBot(program(tmp_path, 'print(json.dumps({"card": "QS"}), flush=True)'), 20.0)
    assert str(bot.choose_play(VIEW)) == "QS"
    process = bot._process
    assert process is not None
    assert process.stdin is not None
    assert process.stdout is not None
    bot.close()
    assert process.returncode is not None
    assert process.stdin.closed
    assert process.stdout.closed
