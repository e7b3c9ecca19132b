package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Perft;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.UhpAnswer;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Asks an engine for perft counts, if it knows the command. If a count differs, this goes down to the shortest game after
 * which a count differs, and asks about its moves.
 */
record PerftCheck(UhpProgram program, Judge judge) {

    private static final Duration MORE_TIME = Duration.ofSeconds(60);

    /** A few hundred thousand games at most. */
    private static final int DEPTH = 4;

    /**
     * A depth and a count, or only a count, such as {@code perft(4) = 21600}, {@code 4: 21,600} or {@code 21,600}. The
     * pattern does not backtrack, because a line may have a million characters.
     */
    private static final Pattern COUNT =
            Pattern.compile("(?i)^\\W*+(?:perft\\W*+)?(?:(\\d{1,2}+)(?!,\\d)\\W++(?=\\d))?(\\d[\\d,]{0,17}+)\\b");

    /**
     * Asks for counts of the starting positions, and of a game that ends with a forced pass, if all else is right: a
     * wrong move, or one that is not undone, makes counts wrong, too.
     */
    void check(List<Ruleset> sets) {
        Stream<Game> starts = sets.stream().map(Game::start);
        for (Game game : Stream.concat(starts, judge.forcedPass().stream()).toList()) {
            try {
                if (!judge.isRightSoFar()
                        || judge.stopReason().isPresent()
                        || count(game, 1).isEmpty()) {
                    return;
                }
                check(game, game.plyCount() == 0 ? DEPTH : DEPTH - 1);
            } catch (IOException e) {
                judge.addFailure(game, e);
                return;
            }
        }
    }

    private void check(Game game, int depth) throws IOException {
        long expected = Perft.count(game.position(), depth);
        UhpAnswer answer = ask(game, depth);
        if (count(answer, depth).orElse(expected) == expected) {
            return;
        }
        for (Move move : depth == 1 ? List.<Move>of() : game.legalMoves()) {
            if (judge.isRightSoFar() && judge.stopReason().isEmpty()) {
                check(game.play(move), depth - 1);
            }
        }
        judge.ask(game);
        if (judge.isRightSoFar()) {
            judge.add(Finding.of(
                    Finding.Kind.PERFT,
                    game,
                    "expected: perft(" + depth + ") = " + expected,
                    "answered: " + answer.excerpt()));
        }
    }

    private UhpAnswer ask(Game game, int depth) throws IOException {
        UhpAnswer started = program.newGame(game);
        return started.isError() ? started : program.command("perft " + depth, MORE_TIME);
    }

    private OptionalLong count(Game game, int depth) throws IOException {
        return count(ask(game, depth), depth);
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
}
