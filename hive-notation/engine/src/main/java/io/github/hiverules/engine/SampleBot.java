package io.github.hiverules.engine;

import io.github.hiverules.Game;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The sample bot of {@code hive uhp}: a plain alpha-beta search that wants to surround the opponent's Queen, keep its
 * own Queen free, and have pieces that can move. It looks one ply ahead, then two, and so on until the limit, and
 * always finishes the first ply. The Referee uses it, too, in a browser.
 */
public final class SampleBot implements MoveChooser {

    private static final int MAX_DEPTH = 100;
    private static final int INFINITY = Evaluation.WIN * 2;

    /** Creates a bot. It has no state, so several games may share it. */
    public SampleBot() {}

    @Override
    public Move choose(Game game, SearchLimit limit) {
        Duration time = limit.time().orElse(SearchLimit.ONE_YEAR);
        long deadline = System.nanoTime() + (time.isNegative() ? 0 : time.toNanos());
        List<Line> lines = new ArrayList<>();
        LegalMoves moves = game.position().legalMoves();
        for (int index = 0; index < moves.size(); index++) {
            Position after = moves.play(index);
            lines.add(new Line(moves.get(index), after, -Evaluation.of(after)));
        }
        lines.sort(Line.BEST_FIRST);
        int maxDepth = limit.depth().orElse(MAX_DEPTH);
        for (int depth = 2; depth <= maxDepth && !lines.get(0).isDecided(); depth++) {
            List<Line> deeper = deepen(lines, depth - 1, deadline);
            if (deeper.isEmpty()) {
                break;
            }
            lines = deeper;
        }
        return lines.get(0).move;
    }

    private record Line(Move move, Position after, int score) {
        static final Comparator<Line> BEST_FIRST = Comparator.comparingInt(line -> -line.score);

        boolean isDecided() {
            return Math.abs(score) >= Evaluation.WIN;
        }
    }

    /** Thrown when the time is up in the middle of a search. */
    private static final class TimeUpException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        TimeUpException() {
            super("time is up", null, false, false);
        }
    }

    /** Searches all lines to a depth, best first; returns nothing if time runs out. */
    private static List<Line> deepen(List<Line> lines, int depth, long deadline) {
        List<Line> deeper = new ArrayList<>();
        int best = -INFINITY;
        try {
            for (Line line : lines) {
                int score = -search(line.after, depth, -INFINITY, -best, deadline);
                deeper.add(new Line(line.move, line.after, score));
                best = Math.max(best, score);
            }
        } catch (TimeUpException e) {
            return List.of();
        }
        // The score of a line that cannot beat the best one is only a bound: a stable sort keeps such lines behind it.
        deeper.sort(Line.BEST_FIRST);
        return deeper;
    }

    private static int search(Position position, int depth, int alpha, int beta, long deadline) {
        if (depth == 0 || position.outcome().isOver()) {
            return Evaluation.of(position);
        }
        // Times wrap around; only their difference shows which is later.
        if (System.nanoTime() - deadline > 0) {
            throw new TimeUpException();
        }
        int best = alpha;
        for (Position next : nextPositions(position, depth)) {
            best = Math.max(best, -search(next, depth - 1, -beta, -best, deadline));
            if (best >= beta) {
                break;
            }
        }
        return best;
    }

    /** Returns the positions after all moves; promising ones come first if more than one ply follows. */
    private static List<Position> nextPositions(Position position, int depth) {
        LegalMoves moves = position.legalMoves();
        List<Position> next = new ArrayList<>(moves.size());
        for (int index = 0; index < moves.size(); index++) {
            next.add(moves.play(index));
        }
        if (depth > 1) {
            next.sort(Comparator.comparingInt(Evaluation::ofQueens));
        }
        return next;
    }
}
