package example.bot;

import io.github.hiverules.Game;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.engine.MoveChooser;
import io.github.hiverules.engine.SearchLimit;
import java.time.Duration;

/** Searches two plies, or fewer if the limit says so. */
public final class AlphaBeta implements MoveChooser {

    private static final int DEPTH = 2;
    private static final Duration MAX_TIME = Duration.ofDays(1);

    @Override
    public Move choose(Game game, SearchLimit limit) {
        long deadline = System.nanoTime() + limit.time().orElse(MAX_TIME).toNanos();
        int depth = Math.min(DEPTH, limit.depth().orElse(DEPTH));
        LegalMoves moves = game.legalMoves();
        Move best = moves.get(0);
        int bestScore = -Integer.MAX_VALUE;
        for (int i = 0; i < moves.size() && System.nanoTime() - deadline < 0; i++) {
            Game next = game.play(moves.get(i));
            boolean repeats = next.occurrences() > 1;
            int score = repeats ? 0 : -search(next.position(), depth - 1, -Integer.MAX_VALUE, -bestScore);
            if (score > bestScore) {
                best = moves.get(i);
                bestScore = score;
            }
        }
        return best;
    }

    private static int search(Position position, int depth, int alpha, int beta) {
        if (depth == 0 || position.outcome().isOver()) {
            return Evaluation.of(position);
        }
        LegalMoves moves = position.legalMoves();
        int best = alpha;
        for (int i = 0; i < moves.size() && best < beta; i++) {
            best = Math.max(best, -search(moves.play(i), depth - 1, -beta, -best));
        }
        return best;
    }
}
