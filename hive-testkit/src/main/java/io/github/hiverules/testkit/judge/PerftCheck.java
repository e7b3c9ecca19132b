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

/**
 * Asks an engine for perft counts of the starting positions, if it knows the command. If a count differs, this goes down
 * to the shortest game after which a count differs, and asks about its moves.
 */
record PerftCheck(UhpProgram program, Run run, long maxNodes) {

    private static final Duration MORE_TIME = Duration.ofSeconds(60);

    /** The pattern does not backtrack, because a line may have a million characters. */
    private static final Pattern COUNT = Pattern.compile("(?i)^\\W*+(?:perft\\W*+)?(\\d++)\\W++([\\d,]++)");

    private static final int MAX_DIGITS = 18;

    void check(List<Ruleset> sets) {
        for (Ruleset set : sets) {
            Game start = Game.start(set);
            try {
                if (run.stopReason().isPresent() || count(start, 1).isEmpty()) {
                    return;
                }
                int depth = 1;
                while (Perft.count(start.position(), depth + 1) <= maxNodes) {
                    depth++;
                }
                if (isWrong(start, depth)) {
                    descend(start, depth);
                    return;
                }
            } catch (IOException e) {
                run.addFailure(start, e);
                return;
            }
        }
    }

    private void descend(Game game, int depth) throws IOException {
        Optional<Game> worse = Optional.empty();
        for (Move move : depth > 1 && !run.stopReason().isPresent() ? game.legalMoves() : List.<Move>of()) {
            if (isWrong(game.play(move), depth - 1)) {
                worse = Optional.of(game.play(move));
                break;
            }
        }
        if (worse.isPresent()) {
            descend(worse.get(), depth - 1);
            return;
        }
        run.ask(game);
        UhpAnswer answer = askCount(game, depth);
        if (run.hasListedRightly(game)) {
            run.add(Incident.of(
                    "Counts moves wrongly, but lists the right ones",
                    game,
                    "expected: perft(" + depth + ") = " + Perft.count(game.position(), depth),
                    "answered: " + answer.excerpt()));
        }
    }

    private boolean isWrong(Game game, int depth) throws IOException {
        OptionalLong count = count(game, depth);
        return count.isPresent() && count.getAsLong() != Perft.count(game.position(), depth);
    }

    private OptionalLong count(Game game, int depth) throws IOException {
        UhpAnswer answer = askCount(game, depth);
        return answer.isError() ? OptionalLong.empty() : read(answer, depth);
    }

    private UhpAnswer askCount(Game game, int depth) throws IOException {
        UhpAnswer started = program.newGame(game);
        return started.isError() ? started : program.command("perft " + depth, MORE_TIME);
    }

    private static OptionalLong read(UhpAnswer answer, int depth) {
        for (String line : answer.lines()) {
            Matcher matcher = COUNT.matcher(line);
            if (matcher.find() && String.valueOf(depth).equals(matcher.group(1))) {
                String digits = String.valueOf(matcher.group(2)).replace(",", "");
                if (!digits.isEmpty() && digits.length() <= MAX_DIGITS) {
                    return OptionalLong.of(Long.parseLong(digits));
                }
            }
        }
        return OptionalLong.empty();
    }
}
