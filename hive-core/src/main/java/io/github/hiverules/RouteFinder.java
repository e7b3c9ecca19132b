package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movement.MosquitoMovement;
import io.github.hiverules.internal.movement.Paths;
import io.github.hiverules.internal.packed.Hive;
import io.github.hiverules.internal.packed.Workspace;
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
        if (move instanceof Move.Placement placement) {
            List<Route.Stop> stops = List.of(new Route.Stop(placement.to(), 0));
            Piece piece = placement.piece();
            return Optional.of(new Route(piece, stops, piece.bug(), Optional.empty()));
        }
        if (move instanceof Move.Movement movement) {
            return Optional.of(ownWay(position, movement).orElseGet(() -> thrown(position, movement)));
        }
        return Optional.empty();
    }

    private static Optional<Route> ownWay(Position position, Move.Movement movement) {
        Piece piece = movement.piece();
        if (piece.color() != position.sideToMove()) {
            return Optional.empty();
        }
        Workspace workspace = position.workspace();
        int start = position.cell(movement.from());
        int end = position.cell(movement.to());
        int[] shortest = {};
        Bug as = piece.bug();
        for (Bug bug : Bug.values()) {
            if (!movesAs(workspace.hive(), piece, start, bug)) {
                continue;
            }
            boolean gates = position.ruleset.gatesAboveGround();
            int[] path = Paths.of(workspace, bug.ordinal(), start, end, GroundStep.LEGAL, gates);
            if (path.length > 0 && (shortest.length == 0 || path.length < shortest.length)) {
                shortest = path;
                as = bug;
            }
        }
        return shortest.length == 0
                ? Optional.empty()
                : Optional.of(new Route(piece, stops(position, shortest), as, Optional.empty()));
    }

    private static boolean movesAs(Hive hive, Piece piece, int cell, Bug bug) {
        return piece.bug() == Bug.MOSQUITO
                ? (MosquitoMovement.copied(hive, cell) >> bug.ordinal() & 1) != 0
                : piece.bug() == bug;
    }

    private static Route thrown(Position position, Move.Movement movement) {
        Hex over = movement.from().neighbors().stream()
                .filter(hex -> hex.isAdjacentTo(movement.to()) && isThrownOver(position, movement, hex))
                .findFirst()
                .orElseThrow();
        List<Route.Stop> stops =
                List.of(new Route.Stop(movement.from(), 0), new Route.Stop(over, 1), new Route.Stop(movement.to(), 0));
        return new Route(movement.piece(), stops, movement.piece().bug(), position.topAt(over));
    }

    private static boolean isThrownOver(Position position, Move.Movement movement, Hex over) {
        Hive hive = position.hive();
        int cell = position.cell(over);
        int from = position.cell(movement.from());
        return hive.height(cell) == 1
                && position.generator().throwsTo(hive.top(cell), from, position.cell(movement.to()));
    }

    private static List<Route.Stop> stops(Position position, int[] path) {
        Hive hive = position.hive();
        List<Route.Stop> stops = new ArrayList<>();
        for (int cell : path) {
            int level = cell == path[0] ? hive.height(cell) - 1 : hive.height(cell);
            stops.add(new Route.Stop(position.hex(cell), level));
        }
        return stops;
    }
}
