package io.github.hiverules.notation.svg;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** All that a drawing shows. */
record Scene(Board board, List<Mark> marks, List<Arrow> arrows, Look look) {

    static Scene of(Board board) {
        return new Scene(board, List.of(), List.of(), Look.PLAIN);
    }

    Scene withMarks(Mark.Kind kind, Collection<Hex> hexes) {
        Stream<Mark> more = hexes.stream().map(hex -> new Mark(kind, hex));
        return new Scene(board, Stream.concat(marks.stream(), more).distinct().toList(), arrows, look);
    }

    Scene withMark(Mark.Kind kind, Hex hex) {
        return withMarks(kind, List.of(hex));
    }

    Scene withArrow(Arrow arrow) {
        return new Scene(
                board, marks, Stream.concat(arrows.stream(), Stream.of(arrow)).toList(), look);
    }

    Scene withResting(Piece piece) {
        return new Scene(board.withResting(piece), marks, arrows, look);
    }

    Scene with(Look newLook) {
        return new Scene(board, marks, arrows, newLook);
    }

    /** Hands are known only where the ruleset is. */
    boolean showsHands() {
        return look.hands() && board.sideToMove().isPresent();
    }

    List<Piece> stackAt(Hex hex) {
        return board.stackAt(hex);
    }

    Optional<Hex> hexOf(Piece piece) {
        return board.hexOf(piece);
    }
}
