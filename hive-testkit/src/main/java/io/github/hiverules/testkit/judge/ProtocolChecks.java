package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.EngineInfo;
import io.github.hiverules.engine.UhpAnswer;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/** Asks an engine the commands of the Universal Hive Protocol, with the base set, which every engine knows. */
final class ProtocolChecks {

    private final UhpProgram program;
    private final Run run;
    private final Game start;
    private final Game opening;

    ProtocolChecks(UhpProgram program, Run run, Ruleset base) {
        this.program = program;
        this.run = run;
        this.start = Game.start(base);
        this.opening = GameString.read(
                "Base;InProgress;White[2];wS1;bS1 wS1-", ReadOptions.lenient().withTogglesOf(base));
    }

    /** A question about one command. */
    private interface Check {
        void ask() throws IOException;
    }

    void check() {
        List<Check> checks = List.of(
                this::info,
                this::newGame,
                this::play,
                this::undo,
                this::invalidMove,
                () -> bestMove("bestmove depth 1", Duration.ZERO),
                () -> bestMove("bestmove time 00:00:01", Duration.ofSeconds(1)),
                this::options,
                this::unknownCommand);
        for (Check check : checks) {
            if (run.stopReason().isEmpty()) {
                try {
                    check.ask();
                } catch (IOException e) {
                    run.addFailure(opening, e);
                }
            }
        }
    }

    private void info() throws IOException {
        UhpAnswer answer = program.command("info");
        expect(!EngineInfo.of(answer).id().isEmpty(), answer, "id, name and version", start);
    }

    private void newGame() throws IOException {
        compare(start, program.command("newgame Base"));
        if (!program.newGame(opening).isError()) {
            UhpAnswer answer = program.command("newgame");
            expect(
                    answer.lastLine().orElse("").matches("Base[^;]*;NotStarted;White\\[1];?"),
                    answer,
                    "a game without moves",
                    opening);
        }
    }

    private void play() throws IOException {
        program.newGame(start);
        Game game = start;
        for (Move move : opening.moves()) {
            UhpAnswer answer = program.command("play " + MoveString.write(move, game.position()));
            game = game.play(move);
            compare(game, answer);
        }
    }

    private void undo() throws IOException {
        if (!program.newGame(opening).isError()) {
            compare(opening.undo(), program.command("undo"));
            program.newGame(opening);
            compare(start, program.command("undo 2"));
            program.newGame(opening);
            UhpAnswer answer = program.command("undo 3");
            expect(answer.isError(), answer, "err", opening);
        }
    }

    private void invalidMove() throws IOException {
        for (String command : List.of("pass", "play wS1 bS1/", "play wX9 nowhere")) {
            if (!program.newGame(opening).isError()) {
                UhpAnswer answer = program.command(command);
                boolean isRefused = command.contains("X9") ? answer.isError() : answer.isInvalidMove();
                expect(isRefused, answer, "invalidmove", opening);
            }
        }
    }

    private void bestMove(String command, Duration thinking) throws IOException {
        if (!program.newGame(opening).isError()) {
            UhpAnswer answer = program.command(command, thinking);
            // An engine whose list is wrong may choose a wrong move from it.
            boolean isListed = program.command("validmoves").lines().stream()
                    .anyMatch(line -> List.of(line.split(";", -1))
                            .contains(answer.lastLine().orElse("")));
            expect(isListed || isLegal(answer.lastLine().orElse("")), answer, "a legal move", opening);
            run.ask(opening);
        }
    }

    private boolean isLegal(String text) {
        try {
            return opening.isLegal(MoveString.read(text, opening.position()));
        } catch (NotationException e) {
            return false;
        }
    }

    /** An engine may have no options, and may not know the command. */
    private void options() throws IOException {
        UhpAnswer answer = program.command("options");
        expect(
                answer.isError()
                        || answer.lines().stream().allMatch(line -> line.matches("[^;]+;(bool|int|double|enum);.*")),
                answer,
                "a line with name, type and value for each option",
                start);
    }

    private void unknownCommand() throws IOException {
        UhpAnswer answer = program.command("brew coffee");
        expect(answer.isError(), answer, "err", start);
    }

    private void compare(Game game, UhpAnswer answer) {
        program.compareGame(game, answer).forEach(run::add);
    }

    private void expect(boolean isRight, UhpAnswer answer, String expected, Game game) {
        if (!isRight) {
            run.add(Incident.of(
                    "Answers '" + answer.command() + "' not as the protocol demands",
                    game,
                    "expected: " + expected,
                    "answered: " + answer.excerpt()));
        }
    }
}
