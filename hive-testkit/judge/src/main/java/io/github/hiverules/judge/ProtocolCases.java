package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.engine.EngineInfo;
import io.github.hiverules.engine.UhpAnswer;
import io.github.hiverules.judge.Note.Habit;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** The cases about the protocol, all with the base set, which every engine knows. */
final class ProtocolCases {

    private static final String OPENING = "Base;InProgress;White[2];wS1;bS1 wS1-";
    private static final String QUICK_LOSS =
            "Base;BlackWins;Black[5];wB1;bS1 wB1-;wQ \\wB1;bQ bS1/;wA1 -wQ;bQ \\bS1;wG1 \\wQ;bS1 \\bQ;wA2 -wB1";

    private final Ruleset base;

    private ProtocolCases(boolean tournamentOpening) {
        this.base = tournamentOpening ? Ruleset.BASE.with(Toggle.TOURNAMENT_OPENING) : Ruleset.BASE;
    }

    static List<ConformanceCase<EngineSession>> all(boolean tournamentOpening) {
        ProtocolCases cases = new ProtocolCases(tournamentOpening);
        return List.of(
                cases.requirement("info names the engine", ProtocolCases::info),
                cases.requirement("newgame with a game type", cases::newGameWithType),
                cases.requirement("newgame alone starts a new game", cases::newGameAlone),
                cases.requirement("play adds a move", cases::play),
                cases.requirement("undo takes moves back", cases::undo),
                cases.requirement("undo of too many moves", cases::undoTooManyMoves),
                cases.requirement("pass while other moves are legal", cases::illegalPass),
                cases.requirement("a text that is not a move", cases::unreadableMove),
                cases.requirement("bestmove by depth", session -> cases.bestMove(session, "bestmove depth 1", 0)),
                cases.requirement("bestmove by time", session -> cases.bestMove(session, "bestmove time 00:00:01", 1)),
                cases.requirement("options", ProtocolCases::options),
                cases.requirement("after the end", cases::afterTheEnd),
                cases.requirement("an unknown command", ProtocolCases::unknownCommand));
    }

    private ConformanceCase<EngineSession> requirement(
            String name, ConformanceCase.Questions<EngineSession> questions) {
        return new ConformanceCase<>(CaseResult.Suite.PROTOCOL, name, base, session -> {
            session.keepCommands();
            questions.ask(session);
        });
    }

    private Game game(String gameString) {
        return GameString.read(gameString, ReadOptions.lenient().withTogglesOf(base));
    }

    private static void info(EngineSession session) throws IOException {
        UhpAnswer answer = session.ask("info");
        if (EngineInfo.of(answer).id().isEmpty()) {
            reportFault(session, answer, "expected: id, name and version");
        }
    }

    private void newGameWithType(EngineSession session) throws IOException {
        session.expectGame(Game.start(base), session.ask("newgame Base"));
    }

    private void newGameAlone(EngineSession session) throws IOException {
        if (session.newGame(game(OPENING))) {
            UhpAnswer answer = session.ask("newgame");
            String state = answer.onlyLine().orElse("");
            if (!state.matches("Base[^;]*;NotStarted;White\\[1];?")) {
                session.report(
                        Difference.Kind.PROTOCOL,
                        Game.start(base),
                        answer,
                        "expected: a game without moves",
                        "answered: " + answer.excerpt());
            }
        }
    }

    private void play(EngineSession session) throws IOException {
        if (session.newGame(Game.start(base))) {
            Game game = Game.start(base);
            for (Move move : game(OPENING).moves()) {
                if (session.ensureGame(game)) {
                    session.play(game, move);
                }
                game = game.play(move);
            }
        }
    }

    private void undo(EngineSession session) throws IOException {
        Game game = game(OPENING);
        if (session.newGame(game)) {
            session.undo(game.undo(), "undo");
        }
        if (session.newGame(game)) {
            session.undo(game.undo().undo(), "undo 2");
        }
    }

    private void undoTooManyMoves(EngineSession session) throws IOException {
        if (session.newGame(game(OPENING))) {
            UhpAnswer answer = session.ask("undo 3");
            if (!answer.isError()) {
                reportFault(session, answer, "expected: err");
            }
            session.undo(game(OPENING).undo(), "undo");
        }
    }

    private void illegalPass(EngineSession session) throws IOException {
        Game game = game(OPENING);
        if (session.newGame(game)) {
            session.expectInvalidMove(game, "pass", Move.pass());
            session.expectMoves(game);
        }
    }

    private void unreadableMove(EngineSession session) throws IOException {
        Game game = game(OPENING);
        if (session.newGame(game)) {
            UhpAnswer answer = session.ask("play wX9 nowhere");
            if (answer.isError()) {
                session.expectMoves(game);
            } else {
                session.report(Difference.Kind.ACCEPTED, game, answer, "answered: " + answer.excerpt());
            }
        }
    }

    private void bestMove(EngineSession session, String command, int seconds) throws IOException {
        Game game = game(OPENING);
        if (!session.newGame(game)) {
            return;
        }
        UhpAnswer answer = session.askBestMove(command, Duration.ofSeconds(seconds));
        boolean isLegal =
                answer.lastLine().flatMap(text -> readLegal(game, text)).isPresent();
        session.expectMoves(game);
        // An engine whose list is wrong may choose a wrong move from it.
        if (!isLegal && (answer.isError() || session.hasListedRightly(game))) {
            session.report(
                    Difference.Kind.PROTOCOL, game, answer, "expected: a legal move", "answered: " + answer.excerpt());
        }
    }

    private static Optional<Move> readLegal(Game game, String text) {
        try {
            return Optional.of(MoveString.read(text, game.position())).filter(game.position()::isLegal);
        } catch (NotationException e) {
            return Optional.empty();
        }
    }

    private static void options(EngineSession session) throws IOException {
        UhpAnswer answer = session.ask("options");
        if (answer.isError()) {
            session.note(Habit.NO_OPTIONS, answer);
        } else if (!answer.lines().stream().allMatch(line -> line.matches("[^;]+;(bool|int|double|enum);.*"))) {
            reportFault(session, answer, "expected: a line with name, type and value for each option");
        }
    }

    private void afterTheEnd(EngineSession session) throws IOException {
        Game game = game(QUICK_LOSS);
        if (session.newGame(game)) {
            session.expectMoves(game);
            for (String text : List.of("bA1 bS1-", "pass")) {
                Move move = MoveString.read(text, game.position());
                session.expectInvalidMove(game, "play " + text, move);
            }
        }
    }

    private static void unknownCommand(EngineSession session) throws IOException {
        UhpAnswer answer = session.ask("brew coffee");
        if (!answer.isError()) {
            reportFault(session, answer, "expected: err");
        }
    }

    private static void reportFault(EngineSession session, UhpAnswer answer, String expected) {
        session.report(
                Difference.Kind.PROTOCOL, Game.start(Ruleset.BASE), answer, expected, "answered: " + answer.excerpt());
    }
}
