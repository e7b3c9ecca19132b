package io.github.hiverules.learning;

import io.github.hiverules.hex.Direction;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The order of OpenSpiel's insects, pieces and directions. */
final class PieceNumbers {

    /** Those that OpenSpiel does not know come last. */
    static final List<Bug> BUGS = Stream.concat(
                    Stream.of(Bug.QUEEN_BEE, Bug.SOLDIER_ANT, Bug.GRASSHOPPER), Stream.of(Bug.values()))
            .distinct()
            .toList();

    static final List<Direction> DIRECTIONS =
            List.of(Direction.NE, Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW);

    private static final List<Piece> PIECES = Stream.of(Color.values())
            .flatMap(color -> BUGS.stream().flatMap(bug -> equalPieces(color, bug)))
            .toList();

    static final int COUNT = PIECES.size();

    private PieceNumbers() {}

    /** Returns all pieces of an insect and a color, in order. */
    static Stream<Piece> equalPieces(Color color, Bug bug) {
        return IntStream.rangeClosed(1, bug.count()).mapToObj(number -> Piece.of(color, bug, number));
    }

    static Piece piece(int number) {
        return PIECES.get(number);
    }

    static int of(Piece piece) {
        return PIECES.indexOf(piece);
    }
}
