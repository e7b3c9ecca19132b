package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.UhpAnswer;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Asks an engine the commands of the Universal Hive Protocol, with the base set, which every engine knows. */
final class ProtocolChecks {

    private final UhpProgram program;
    private final Judge judge;
    private final Game opening;

    ProtocolChecks(UhpProgram program, Judge judge, Ruleset ruleset) {
        this.program = program;
        this.judge = judge;
        this.opening = GameString.read(
                "Base;InProgress;White[2];wS1;bS1 wS1-",
                ReadOptions.lenient().withTogglesOf(ruleset.withExpansions(Set.of())));
    }

    void check() {
        judge.ask(opening);
        compare(opening.upTo(0), "newgame Base");
        compare(opening.upTo(1), "undo");
        compare(opening.upTo(0), "undo 2");
        check("'info'", "info", "id, name and version", ProtocolChecks::hasName);
        check("'newgame'", "newgame", "a game without moves", ProtocolChecks::isNewGame);
        check("'undo'", "undo 3", "err", UhpAnswer::isError);
        check("an illegal move", "pass", "invalidmove", ProtocolChecks::isRefusedAsMove);
        check("an illegal move", "play wS1 bS1/", "invalidmove", ProtocolChecks::isRefusedAsMove);
        check("a move that is none", "play wX9 nowhere", "invalidmove", UhpAnswer::isError);
        check("'options'", "options", "a line with name, type and value for each", ProtocolChecks::isOptions);
        check("an unknown command", "brew coffee", "err", UhpAnswer::isError);
        check("'bestmove'", "bestmove depth 1", "a legal move", this::isPlayable);
        check("'bestmove'", "bestmove time 00:00:01", "a legal move", this::isPlayable);
    }

    private static boolean hasName(UhpAnswer answer) {
        return answer.lines().stream().anyMatch(line -> line.matches("id \\S.*"));
    }

    private static boolean isNewGame(UhpAnswer answer) {
        return answer.lastLine()
                .filter(line -> line.matches("Base[^;]*;NotStarted;White\\[1];?"))
                .isPresent();
    }

    /** Whether an engine refuses illegal moves at all is asked after all games. */
    private static boolean isRefusedAsMove(UhpAnswer answer) {
        return answer.isInvalidMove() || !answer.isError();
    }

    /** An engine may have no options, and may not know the command. */
    private static boolean isOptions(UhpAnswer answer) {
        return answer.isError()
                || answer.lines().stream().allMatch(line -> line.matches("[^;]+;(bool|int|double|enum);.*"));
    }

    /** An engine whose list is wrong may choose a wrong move from it. */
    private boolean isPlayable(UhpAnswer answer) {
        return !judge.isRight(opening)
                || ListedMoves.read(opening, answer.lastLine().stream().toList()).texts().keySet().stream()
                        .anyMatch(opening::isLegal);
    }

    private void compare(Game expected, String command) {
        answer(command)
                .ifPresent(answer -> program.compareGame(expected, answer).forEach(judge::add));
    }

    private void check(String subject, String command, String expected, Predicate<UhpAnswer> isRight) {
        answer(command)
                .filter(isRight.negate())
                .ifPresent(answer -> judge.add(Finding.of(
                                Finding.Kind.PROTOCOL,
                                opening,
                                "asked: " + command,
                                "expected: " + expected,
                                "answered: " + answer.excerpt())
                        .with(" " + subject, Optional.empty())));
    }

    /** Returns the answer to a command after the opening, or empty if there is none. */
    private Optional<UhpAnswer> answer(String command) {
        try {
            // The engine may think for a second.
            return judge.stopReason().isEmpty() && !program.newGame(opening).isError()
                    ? Optional.of(program.command(command, Duration.ofSeconds(1)))
                    : Optional.empty();
        } catch (IOException e) {
            judge.addFailure(opening, e);
            return Optional.empty();
        }
    }
}
