package io.github.hiverules.site.referee;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.move.Route;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who can throw whom. */
final class Throws {

    private Throws() {}

    /** Returns the pieces that a Pillbug, or a Mosquito next to one, can throw. */
    static List<Piece> by(Piece thrower, Table table) {
        Optional<Hex> at = table.position().hexOf(thrower);
        List<Piece> thrown = new ArrayList<>();
        if (at.isPresent() && (thrower.bug() == Bug.PILLBUG || thrower.bug() == Bug.MOSQUITO)) {
            for (Hex from : table.position().occupiedNeighbors(at.get())) {
                for (Move move : table.moves().from(from)) {
                    move.movedPiece()
                            .filter(piece -> thrower(move, table).equals(Optional.of(thrower)))
                            .filter(piece -> !thrown.contains(piece))
                            .ifPresent(thrown::add);
                }
            }
        }
        return thrown;
    }

    /** Returns the pieces that can throw a piece. */
    static List<Piece> of(Piece thrown, Table table) {
        List<Piece> throwers = new ArrayList<>();
        Optional<Hex> from = table.position().hexOf(thrown);
        if (from.isPresent() && table.position().ruleset().includes(Bug.PILLBUG)) {
            for (Move move : table.moves().from(from.get())) {
                thrower(move, table)
                        .filter(thrower -> !throwers.contains(thrower))
                        .ifPresent(throwers::add);
            }
        }
        return throwers;
    }

    private static Optional<Piece> thrower(Move move, Table table) {
        return table.position().route(move).flatMap(Route::thrower);
    }
}
