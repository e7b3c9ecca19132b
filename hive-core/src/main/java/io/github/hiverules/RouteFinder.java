package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movement.MosquitoMovement;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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
        PathFinder paths = PathFinder.of(position, movement.from());
        Set<Bug> bugs = piece.bug() == Bug.MOSQUITO
                ? Bugs.set(MosquitoMovement.copiedBugs(
                        position.board(), position.packed().cell(movement.from())))
                : EnumSet.of(piece.bug());
        return bugs.stream()
                .filter(bug -> !paths.path(bug, movement.to()).isEmpty())
                .min(Comparator.comparing(bug -> paths.path(bug, movement.to()).size()))
                .map(bug -> new Route(piece, stops(position, paths.path(bug, movement.to())), bug, Optional.empty()));
    }

    private static Route throwRoute(Position position, Move.Movement movement) {
        List<Piece> throwers = position.legalMoves().throwersOf(movement);
        Hex throwerAt = position.occupiedNeighbors(movement.from()).stream()
                .filter(cell -> throwers.contains(position.topAt(cell).orElseThrow()))
                .findFirst()
                .orElseThrow();
        List<Route.Stop> stops = List.of(
                new Route.Stop(movement.from(), 0), new Route.Stop(throwerAt, 1), new Route.Stop(movement.to(), 0));
        return Route.of(movement.piece(), stops)
                .withThrower(position.topAt(throwerAt).orElseThrow());
    }

    private static List<Route.Stop> stops(Position position, List<Hex> path) {
        Hex start = path.get(0);
        return path.stream()
                .map(cell -> new Route.Stop(
                        cell, cell.equals(start) ? position.heightAt(cell) - 1 : position.heightAt(cell)))
                .toList();
    }
}
