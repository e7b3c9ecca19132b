package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movement.MosquitoMovement;
import io.github.hiverules.internal.movement.OwnMovement;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the path that a piece takes in a legal move. */
final class RouteFinder {

    private RouteFinder() {}

    static Optional<Route> route(Position position, Move move) {
        if (move instanceof Move.Placement placement) {
            List<Route.Stop> stops = List.of(new Route.Stop(placement.to(), 0));
            return Optional.of(Route.of(placement.piece(), stops));
        }
        if (move instanceof Move.Movement movement) {
            Optional<Route> ownRoute = ownRoute(position, movement);
            return ownRoute.isPresent() ? ownRoute : Optional.of(throwRoute(position, movement));
        }
        return Optional.empty();
    }

    private static Optional<Route> ownRoute(Position position, Move.Movement movement) {
        Piece piece = movement.piece();
        if (piece.color() != position.sideToMove()) {
            return Optional.empty();
        }
        Workspace workspace = position.workspace();
        int start = position.packed().cell(movement.from());
        int end = position.packed().cell(movement.to());
        boolean isMosquito = piece.bug() == Bug.MOSQUITO;
        int bugs = isMosquito ? MosquitoMovement.copiedBugs(workspace.board(), start) : Bugs.bit(piece.bug());
        int[] shortest = {};
        Bug movesAs = piece.bug();
        for (int remaining = bugs; remaining != 0; remaining &= remaining - 1) {
            Bug bug = Bugs.first(remaining);
            int[] path = OwnMovement.path(
                    workspace, bug, start, end, position.ruleset().flags().freedom());
            if (path.length > 0 && (shortest.length == 0 || path.length < shortest.length)) {
                shortest = path;
                movesAs = bug;
            }
        }
        return shortest.length == 0
                ? Optional.empty()
                : Optional.of(new Route(piece, stops(position, shortest), movesAs, Optional.empty()));
    }

    private static Route throwRoute(Position position, Move.Movement movement) {
        List<Hex> neighbors = movement.from().neighbors();
        int next = 0;
        while (!canBeThrownOver(position, movement, neighbors.get(next))) {
            next++;
        }
        Hex throwerAt = neighbors.get(next);
        List<Route.Stop> stops = List.of(
                new Route.Stop(movement.from(), 0), new Route.Stop(throwerAt, 1), new Route.Stop(movement.to(), 0));
        return Route.of(movement.piece(), stops)
                .withThrower(position.topAt(throwerAt).orElseThrow());
    }

    private static boolean canBeThrownOver(Position position, Move.Movement movement, Hex throwerAt) {
        int cell = position.packed().cell(throwerAt);
        int from = position.packed().cell(movement.from());
        int to = position.packed().cell(movement.to());
        return position.generator().canThrow(position.workspace().board().top(cell), from, to);
    }

    private static List<Route.Stop> stops(Position position, int[] path) {
        Board board = position.workspace().board();
        List<Route.Stop> stops = new ArrayList<>();
        for (int cell : path) {
            int level = cell == path[0] ? board.height(cell) - 1 : board.height(cell);
            stops.add(new Route.Stop(position.packed().hex(cell), level));
        }
        return stops;
    }
}
