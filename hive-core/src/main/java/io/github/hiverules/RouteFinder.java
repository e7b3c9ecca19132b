package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movement.MosquitoMovement;
import io.github.hiverules.internal.movement.Paths;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.ClimbStep;
import io.github.hiverules.internal.rule.GroundStep;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the way that a piece takes by a legal move. */
final class RouteFinder {

    private RouteFinder() {}

    static Optional<Route> route(Position position, Move move) {
        MovePlayer.requireLegal(position, move);
        if (move instanceof Move.Placement placement) {
            List<Route.Stop> stops = List.of(new Route.Stop(placement.to(), 0));
            Piece piece = placement.piece();
            return Optional.of(new Route(piece, stops, piece.bug(), Optional.empty()));
        }
        if (move instanceof Move.Movement movement) {
            Optional<Route> ownWay = ownWay(position, movement);
            return ownWay.isPresent() ? ownWay : Optional.of(thrown(position, movement));
        }
        return Optional.empty();
    }

    private static Optional<Route> ownWay(Position position, Move.Movement movement) {
        Piece piece = movement.piece();
        if (piece.color() != position.sideToMove()) {
            return Optional.empty();
        }
        Workspace workspace = BoardReader.workspace(position.packed());
        int start = position.packed().cell(movement.from());
        int end = position.packed().cell(movement.to());
        ClimbStep climb = position.ruleset().flags().climbStep();
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
                : Optional.of(new Route(piece, stops(position, shortest), as, Optional.empty()));
    }

    private static Route thrown(Position position, Move.Movement movement) {
        List<Hex> around = movement.from().neighbors();
        int next = 0;
        while (!isThrownOver(position, movement, around.get(next))) {
            next++;
        }
        Hex over = around.get(next);
        List<Route.Stop> stops =
                List.of(new Route.Stop(movement.from(), 0), new Route.Stop(over, 1), new Route.Stop(movement.to(), 0));
        return new Route(movement.piece(), stops, movement.piece().bug(), position.topAt(over));
    }

    private static boolean isThrownOver(Position position, Move.Movement movement, Hex over) {
        Board board = BoardReader.board(position.packed());
        int cell = position.packed().cell(over);
        int from = position.packed().cell(movement.from());
        return over.isAdjacentTo(movement.to())
                && board.height(cell) == 1
                && position.generator()
                        .throwsTo(board.top(cell), from, position.packed().cell(movement.to()));
    }

    private static List<Route.Stop> stops(Position position, int[] path) {
        Board board = BoardReader.board(position.packed());
        List<Route.Stop> stops = new ArrayList<>();
        for (int cell : path) {
            int level = cell == path[0] ? board.height(cell) - 1 : board.height(cell);
            stops.add(new Route.Stop(position.packed().hex(cell), level));
        }
        return stops;
    }
}
