package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.engine.UhpAnswer;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.testkit.PerftTable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Compares perft counts. For an engine without {@code perft}, it compares the moves in each position instead. */
record PerftTableCase(PerftTable table) {

    /** A walk through all positions asks the engine three questions per node, so it stops at a lower depth. */
    private static final long MAX_WALK_NODES = 500;

    private static final int MAX_DIFFERENCES = 20;

    /** The pattern does not backtrack, because a line may have a million characters. */
    private static final Pattern COUNT = Pattern.compile("(?i)^\\W*+(?:perft\\W*+)?(\\d++)\\W++([\\d,]++)");

    ConformanceCase<EngineSession> toCase() {
        return new ConformanceCase<>(CaseResult.Suite.PERFT, table.id(), table.ruleset(), this::ask);
    }

    private void ask(EngineSession session) throws IOException {
        Game game = GameString.read(table.gameString(), ReadOptions.lenient().withTogglesOf(table.ruleset()));
        if (!session.newGame(game)) {
            return;
        }
        int depth = maxDepth(session.options().maxPerftNodes());
        if (depth == 0 || session.avoidsPerft) {
            walk(session, game);
            return;
        }
        UhpAnswer answer = session.askPerft(depth);
        OptionalLong count = answer.isError() ? OptionalLong.empty() : readCount(answer, depth);
        if (count.isEmpty()) {
            walk(session, game);
        } else if (count.getAsLong() != table.count(depth)) {
            compareByWalking(session, game, answer, depth, count.getAsLong());
        }
    }

    /** An engine that lists a move twice may count it twice. Then only a walk shows whether its moves are wrong. */
    private void compareByWalking(EngineSession session, Game game, UhpAnswer answer, int depth, long count)
            throws IOException {
        walk(session, game);
        if (session.notes().isEmpty()) {
            session.report(
                    Difference.Kind.COUNT,
                    game,
                    answer,
                    "expected: perft(" + depth + ") = " + table.count(depth),
                    "answered: " + count);
        }
    }

    private int maxDepth(long nodes) {
        int depth = 0;
        while (depth < table.maxDepth() && table.count(depth + 1) <= nodes) {
            depth++;
        }
        return depth;
    }

    private static OptionalLong readCount(UhpAnswer answer, int depth) {
        for (String line : answer.lines()) {
            Matcher matcher = COUNT.matcher(line);
            Optional<String> digits = matcher.find() && matcher.group(1).equals(String.valueOf(depth))
                    ? Optional.ofNullable(matcher.group(2)).map(found -> found.replace(",", ""))
                    : Optional.empty();
            if (digits.isPresent()
                    && !digits.get().isEmpty()
                    && digits.get().length() < String.valueOf(Long.MAX_VALUE).length()) {
                return OptionalLong.of(Long.parseLong(digits.get()));
            }
        }
        return OptionalLong.empty();
    }

    /** Compares the moves in all positions up to a depth, until the engine has been wrong often enough. */
    private void walk(EngineSession session, Game game) throws IOException {
        int depth = Math.min(
                maxDepth(MAX_WALK_NODES) + 1, maxDepth(session.options().maxPerftNodes()));
        walk(session, game, Math.max(1, depth));
    }

    private static void walk(EngineSession session, Game game, int depth) throws IOException {
        session.expectMoves(game);
        for (Move move : depth > 1 ? game.legalMoves() : List.<Move>of()) {
            if (session.differences().size() >= MAX_DIFFERENCES || !session.ensureGame(game)) {
                return;
            }
            if (session.play(game, move)) {
                walk(session, game.play(move), depth - 1);
                if (session.ensureGame(game.play(move))) {
                    session.undo(game, "undo");
                }
            }
        }
    }
}
