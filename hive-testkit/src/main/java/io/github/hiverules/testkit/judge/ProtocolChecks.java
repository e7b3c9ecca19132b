package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.UhpAnswer;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Asks an engine the commands of the Universal Hive Protocol, with the base set, which every engine knows. */
final class ProtocolChecks {

    private final UhpProgram program;
    private final Run run;
    private final Game start;
    private final Game opening;

    ProtocolChecks(UhpProgram program, Run run, Ruleset ruleset) {
        Ruleset base = ruleset.withExpansions(Set.of());
        this.program = program;
        this.run = run;
        this.start = Game.start(base);
        this.opening = GameString.read(
                "Base;InProgress;White[2];wS1;bS1 wS1-", ReadOptions.lenient().withTogglesOf(base));
    }

    /** A command after the opening, and what is right as an answer. */
    private record Check(String command, String expected, Predicate<UhpAnswer> isRight) {}

    private static final Check INFO = new Check(
            "info",
            "id, name and version",
            answer -> answer.lines().stream().anyMatch(line -> line.matches("id \\S.*")));

    private static final List<Check> CHECKS = List.of(
            new Check(
                    "newgame",
                    "a game without moves",
                    answer -> answer.lastLine()
                            .filter(line -> line.matches("Base[^;]*;NotStarted;White\\[1];?"))
                            .isPresent()),
            new Check("undo 3", "err", UhpAnswer::isError),
            new Check("pass", "invalidmove", UhpAnswer::isInvalidMove),
            new Check("play wS1 bS1/", "invalidmove", UhpAnswer::isInvalidMove),
            new Check("play wX9 nowhere", "invalidmove", UhpAnswer::isError),
            // An engine may have no options, and may not know the command.
            new Check(
                    "options",
                    "a line with name, type and value for each option",
                    answer -> answer.isError()
                            || answer.lines().stream()
                                    .allMatch(line -> line.matches("[^;]+;(bool|int|double|enum);.*"))),
            new Check("brew coffee", "err", UhpAnswer::isError));

    void check() {
        ask(List.of(), Duration.ZERO, INFO);
        compare(start, List.of(), "newgame Base");
        Game game = start;
        for (Move move : opening.moves()) {
            Game next = game.play(move);
            compare(next, List.of(game), "play " + MoveString.write(move, game.position()));
            game = next;
        }
        compare(opening.undo(), List.of(opening), "undo");
        compare(start, List.of(opening), "undo 2");
        for (Check check : CHECKS) {
            ask(List.of(opening), Duration.ZERO, check);
        }
        Predicate<UhpAnswer> isPlayable =
                answer -> answer.lastLine().filter(this::isPlayable).isPresent();
        ask(List.of(opening), Duration.ZERO, new Check("bestmove depth 1", "a legal move", isPlayable));
        ask(List.of(opening), Duration.ofSeconds(1), new Check("bestmove time 00:00:01", "a legal move", isPlayable));
    }

    /** Asks after a game, and compares the game string. */
    private void compare(Game expected, List<Game> before, String command) {
        answer(before, command, Duration.ZERO)
                .ifPresent(answer -> program.compareGame(expected, answer).forEach(run::add));
    }

    private void ask(List<Game> before, Duration thinking, Check check) {
        answer(before, check.command, thinking)
                .filter(check.isRight.negate())
                .ifPresent(answer -> run.add(Finding.of(
                        "Answers '" + check.command + "' not as the protocol demands",
                        before.isEmpty() ? start : opening,
                        "expected: " + check.expected,
                        "answered: " + answer.excerpt())));
    }

    /** Returns the answer to a command after a game, or empty if there is none. */
    private Optional<UhpAnswer> answer(List<Game> before, String command, Duration thinking) {
        try {
            boolean isReady = run.stopReason().isEmpty();
            for (Game game : before) {
                isReady = isReady && !program.newGame(game).isError();
            }
            return isReady ? Optional.of(program.command(command, thinking)) : Optional.empty();
        } catch (IOException e) {
            run.addFailure(opening, e);
            return Optional.empty();
        }
    }

    /** An engine whose list is wrong may choose a wrong move from it. */
    private boolean isPlayable(String text) {
        try {
            Move move = MoveString.read(text, opening.position());
            return opening.isLegal(move) || run.accepts(opening, move);
        } catch (NotationException e) {
            return false;
        }
    }
}
