package io.github.hiverules.internal.explain;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movement.MosquitoMovement;
import io.github.hiverules.internal.movement.Paths;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.ClimbStep;
import io.github.hiverules.internal.rule.GroundStep;
import io.github.hiverules.internal.rule.RuleFlags;
import io.github.hiverules.move.Move;
import io.github.hiverules.move.Route;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the path that a piece takes in a legal move. */
public final class RouteFinder {

    private RouteFinder() {}

    /** The route of a legal move; empty for a pass. */
    public static Optional<Route> route(PackedPosition packed, RuleFlags rules, Move move) {
        BoardView view = new BoardView(packed, rules);
        if (move instanceof Move.Placement placement) {
            List<Route.Stop> stops = List.of(new Route.Stop(placement.to(), 0));
            return Optional.of(Route.of(placement.piece(), stops));
        }
        if (move instanceof Move.Movement movement) {
            Optional<Route> ownPath = ownPath(view, movement);
            return ownPath.isPresent() ? ownPath : Optional.of(thrown(view, movement));
        }
        return Optional.empty();
    }

    private static Optional<Route> ownPath(BoardView view, Move.Movement movement) {
        Piece piece = movement.piece();
        if (piece.color() != view.sideToMove()) {
            return Optional.empty();
        }
        Workspace workspace = view.workspace();
        int start = view.packed().cell(movement.from());
        int end = view.packed().cell(movement.to());
        ClimbStep climb = view.rules().climbStep();
        boolean copies = piece.bug() == Bug.MOSQUITO;
        int kinds = copies
                ? MosquitoMovement.copied(workspace.board(), start)
                : 1 << piece.bug().ordinal();
        int[] shortest = {};
        Bug as = piece.bug();
        for (int rest = kinds; rest != 0; rest &= rest - 1) {
            int bug = Integer.numberOfTrailingZeros(rest);
            int[] path = Paths.of(workspace, bug, start, end, GroundStep.LEGAL, climb);
            if (path.length > 0 && (shortest.length == 0 || path.length < shortest.length)) {
                shortest = path;
                as = Bug.values()[bug];
            }
        }
        return shortest.length == 0
                ? Optional.empty()
                : Optional.of(Route.of(piece, stops(view, shortest)).withMovesAs(as));
    }

    private static Route thrown(BoardView view, Move.Movement movement) {
        List<Hex> around = movement.from().neighbors();
        int next = 0;
        while (!isThrownOver(view, movement, around.get(next))) {
            next++;
        }
        Hex over = around.get(next);
        List<Route.Stop> stops =
                List.of(new Route.Stop(movement.from(), 0), new Route.Stop(over, 1), new Route.Stop(movement.to(), 0));
        return Route.of(movement.piece(), stops).withThrower(view.topAt(over).orElseThrow());
    }

    private static boolean isThrownOver(BoardView view, Move.Movement movement, Hex over) {
        Board board = view.board();
        int cell = view.packed().cell(over);
        int from = view.packed().cell(movement.from());
        return over.isAdjacentTo(movement.to())
                && board.height(cell) == 1
                && view.generator()
                        .canThrow(board.top(cell), from, view.packed().cell(movement.to()));
    }

    private static List<Route.Stop> stops(BoardView view, int[] path) {
        Board board = view.board();
        List<Route.Stop> stops = new ArrayList<>();
        for (int cell : path) {
            int level = cell == path[0] ? board.height(cell) - 1 : board.height(cell);
            stops.add(new Route.Stop(view.packed().hex(cell), level));
        }
        return stops;
    }
}
