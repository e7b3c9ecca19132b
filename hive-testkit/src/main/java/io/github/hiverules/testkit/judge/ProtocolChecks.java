package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Perft;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.UhpAnswer;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Asks an engine the commands of the Universal Hive Protocol, and perft if the engine knows it. */
final class ProtocolChecks {

    /** An engine may think for a second, and counts a few hundred thousand games at most. */
    private static final Duration TIME_TO_THINK = Duration.ofSeconds(1);

    private static final Duration TIME_TO_COUNT = Duration.ofSeconds(60);
    private static final int PERFT_DEPTH = 4;

    /**
     * A depth and a count, or only a count, such as {@code perft(4) = 21600}, {@code 4: 21,600} or {@code 21,600}. The
     * pattern does not backtrack, because a line may have a million characters.
     */
    private static final Pattern COUNT =
            Pattern.compile("(?i)^\\W*+(?:perft\\W*+)?(?:(\\d{1,2}+)(?!,\\d)\\W++(?=\\d))?(\\d[\\d,]{0,17}+)\\b");

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

    void check(List<Ruleset> sets) {
        judge.ask(opening);
        compare(opening.upTo(0), "newgame Base");
        compare(opening.upTo(1), "undo");
        compare(opening.upTo(0), "undo 2");
        check("'newgame'", "newgame", "a game without moves", ProtocolChecks::isNewGame);
        check("'undo'", "undo 3", "err", UhpAnswer::isError);
        check("an illegal move", "pass", "invalidmove", ProtocolChecks::isRefusedAsMove);
        check("an illegal move", "play wS1 bS1/", "invalidmove", ProtocolChecks::isRefusedAsMove);
        check("an unknown command", "brew coffee", "err", UhpAnswer::isError);
        check("'bestmove'", "bestmove depth 1", "a legal move", this::isPlayable);
        check("'bestmove'", "bestmove time 00:00:01", "a legal move", this::isPlayable);
        sets.forEach(set -> checkPerft(Game.start(set), PERFT_DEPTH));
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

    /** An engine whose list is wrong may choose a wrong move from it. */
    private boolean isPlayable(UhpAnswer answer) {
        return !judge.isRight(opening)
                || ListedMoves.read(opening, answer.lastLine().stream().toList()).texts().keySet().stream()
                        .anyMatch(opening::isLegal);
    }

    private void compare(Game expected, String command) {
        answer(opening, command, TIME_TO_THINK)
                .ifPresent(answer -> program.compareGame(expected, answer).forEach(judge::add));
    }

    private void check(String subject, String command, String expected, Predicate<UhpAnswer> isRight) {
        answer(opening, command, TIME_TO_THINK)
                .filter(isRight.negate())
                .ifPresent(answer -> judge.add(Finding.of(
                                Finding.Kind.PROTOCOL,
                                opening,
                                "asked: " + command,
                                "expected: " + expected,
                                "answered: " + answer.excerpt())
                        .with(" " + subject, Optional.empty())));
    }

    /**
     * Asks for a count and, if it differs, goes down to the shortest game after which a count differs, and asks about its
     * moves. A wrong move, or one that is not undone, makes counts wrong, too, so all else has to be right.
     */
    private void checkPerft(Game game, int depth) {
        Optional<UhpAnswer> answer =
                judge.isRightSoFar() ? answer(game, "perft " + depth, TIME_TO_COUNT) : Optional.empty();
        long expected = Perft.count(game.position(), answer.isPresent() ? depth : 0);
        if (answer.isEmpty() || count(answer.get(), depth).orElse(expected) == expected) {
            return;
        }
        if (depth > 1) {
            game.legalMoves().forEach(move -> checkPerft(game.play(move), depth - 1));
        }
        judge.ask(game);
        if (judge.isRightSoFar()) {
            judge.add(Finding.of(
                    Finding.Kind.PERFT,
                    game,
                    "expected: perft(" + depth + ") = " + expected,
                    "answered: " + answer.get().excerpt()));
        }
    }

    /** Returns the count that an answer gives for a depth. */
    static OptionalLong count(UhpAnswer answer, int depth) {
        for (String line : answer.isError() ? List.<String>of() : answer.lines()) {
            Matcher matcher = COUNT.matcher(line);
            boolean isAlone = answer.lines().size() == 1;
            if (matcher.find()
                    && Optional.ofNullable(matcher.group(1))
                            .map(String.valueOf(depth)::equals)
                            .orElse(isAlone)) {
                return OptionalLong.of(Long.parseLong(matcher.group(2).replace(",", "")));
            }
        }
        return OptionalLong.empty();
    }

    /** Returns the answer to a command after a game, or empty if there is none. */
    private Optional<UhpAnswer> answer(Game game, String command, Duration time) {
        try {
            return judge.stopReason().isEmpty() && !program.newGame(game).isError()
                    ? Optional.of(program.command(command, time))
                    : Optional.empty();
        } catch (IOException e) {
            judge.addFailure(game, e);
            return Optional.empty();
        }
    }
}
