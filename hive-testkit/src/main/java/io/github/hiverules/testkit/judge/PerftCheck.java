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
 * Asks an engine for perft counts of the starting positions, if it knows the command. If a count differs, this goes down
 * to the shortest game after which a count differs, and asks about its moves.
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

    /** Asks for counts of the starting positions, and of one of these games that ends with a forced pass. */
    void check(List<Ruleset> sets, List<Game> games) {
        Stream<Game> passes = games.stream()
                .filter(game -> game.legalMoves().equals(List.of(Move.pass())))
                .limit(1);
        for (Game start : Stream.concat(sets.stream().map(Game::start), passes).toList()) {
            try {
                if (judge.stopReason().isPresent() || count(start, 1).isEmpty()) {
                    return;
                }
                int depth = start.plyCount() == 0 ? DEPTH : DEPTH - 1;
                if (isWrong(start, depth)) {
                    descend(start, depth);
                    return;
                }
            } catch (IOException e) {
                judge.addFailure(start, e);
                return;
            }
        }
    }

    private void descend(Game start, int startDepth) throws IOException {
        Game game = start;
        int depth = startDepth;
        for (Optional<Game> worse = Optional.of(start); worse.isPresent(); worse = worse(game, depth)) {
            depth -= worse.get().plyCount() - game.plyCount();
            game = worse.get();
        }
        judge.ask(game);
        if (judge.isRight(game)) {
            judge.add(Finding.of(
                    Finding.Kind.PERFT,
                    game,
                    "expected: perft(" + depth + ") = " + Perft.count(game.position(), depth),
                    "answered: " + ask(game, depth).excerpt()));
        }
    }

    /** Returns the game with a move after which the count differs, too. */
    private Optional<Game> worse(Game game, int depth) throws IOException {
        for (Move move : depth == 1 ? List.<Move>of() : game.legalMoves()) {
            Game next = game.play(move);
            if (judge.stopReason().isEmpty() && isWrong(next, depth - 1)) {
                return Optional.of(next);
            }
        }
        return Optional.empty();
    }

    private boolean isWrong(Game game, int depth) throws IOException {
        OptionalLong count = count(game, depth);
        return count.isPresent() && count.getAsLong() != Perft.count(game.position(), depth);
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
