package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.UhpAnswer;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.judge.Finding.Kind;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Asks an engine the commands of the Universal Hive Protocol, with the base set, which every engine knows. */
final class ProtocolChecks {

    private final UhpProgram program;
    private final Judge judge;
    private final Game start;
    private final Game opening;

    ProtocolChecks(UhpProgram program, Judge judge, Ruleset ruleset) {
        Ruleset base = ruleset.withExpansions(Set.of());
        this.program = program;
        this.judge = judge;
        this.start = Game.start(base);
        this.opening = GameString.read(
                "Base;InProgress;White[2];wS1;bS1 wS1-", ReadOptions.lenient().withTogglesOf(base));
    }

    void check() {
        compare(start, List.of(), "newgame Base");
        Game game = start;
        for (Move move : opening.moves()) {
            Game next = game.play(move);
            compare(next, List.of(game), "play " + MoveString.write(move, game.position()));
            game = next;
        }
        compare(opening.undo(), List.of(opening), "undo");
        compare(start, List.of(opening), "undo 2");
        check(Kind.INFO, "info", "id, name and version", ProtocolChecks::hasName);
        check(Kind.NEWGAME, "newgame", "a game without moves", ProtocolChecks::isNewGame);
        check(Kind.UNDO, "undo 3", "err", UhpAnswer::isError);
        check(Kind.INVALIDMOVE, "pass", "invalidmove", UhpAnswer::isInvalidMove);
        check(Kind.INVALIDMOVE, "play wS1 bS1/", "invalidmove", UhpAnswer::isInvalidMove);
        check(Kind.INVALIDMOVE, "play wX9 nowhere", "invalidmove", UhpAnswer::isError);
        check(Kind.OPTIONS, "options", "a line with name, type and value for each", ProtocolChecks::isOptions);
        check(Kind.UNKNOWN_COMMAND, "brew coffee", "err", UhpAnswer::isError);
        check(Kind.BESTMOVE, "bestmove depth 1", "a legal move", this::isPlayable);
        check(Kind.BESTMOVE, "bestmove time 00:00:01", "a legal move", this::isPlayable);
    }

    private static boolean hasName(UhpAnswer answer) {
        return answer.lines().stream().anyMatch(line -> line.matches("id \\S.*"));
    }

    private static boolean isNewGame(UhpAnswer answer) {
        return answer.lastLine()
                .filter(line -> line.matches("Base[^;]*;NotStarted;White\\[1];?"))
                .isPresent();
    }

    /** An engine may have no options, and may not know the command. */
    private static boolean isOptions(UhpAnswer answer) {
        return answer.isError()
                || answer.lines().stream().allMatch(line -> line.matches("[^;]+;(bool|int|double|enum);.*"));
    }

    /** An engine whose list is wrong may choose a wrong move from it. */
    private boolean isPlayable(UhpAnswer answer) {
        judge.ask(opening);
        List<String> chosen = answer.lastLine().stream().toList();
        return ListedMoves.read(opening, chosen).texts().keySet().stream()
                .anyMatch(
                        move -> opening.isLegal(move) || judge.accepted(opening).containsKey(move));
    }

    /** Asks after a game, and compares the game string. */
    private void compare(Game expected, List<Game> before, String command) {
        answer(before, command)
                .ifPresent(answer -> program.compareGame(expected, answer).forEach(judge::add));
    }

    /** Asks after the opening whether the answer is right. */
    private void check(Kind kind, String command, String expected, Predicate<UhpAnswer> isRight) {
        answer(List.of(opening), command)
                .filter(isRight.negate())
                .ifPresent(answer -> judge.add(Finding.of(
                        kind, opening, "asked: " + command, "expected: " + expected, "answered: " + answer.excerpt())));
    }

    /** Returns the answer to a command after a game, or empty if there is none. */
    private Optional<UhpAnswer> answer(List<Game> before, String command) {
        try {
            boolean isReady = judge.stopReason().isEmpty();
            for (Game game : before) {
                isReady = isReady && !program.newGame(game).isError();
            }
            // The engine may think for a second.
            return isReady ? Optional.of(program.command(command, Duration.ofSeconds(1))) : Optional.empty();
        } catch (IOException e) {
            judge.addFailure(opening, e);
            return Optional.empty();
        }
    }
}
