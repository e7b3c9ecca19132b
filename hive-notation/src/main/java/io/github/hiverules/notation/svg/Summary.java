package io.github.hiverules.notation.svg;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;

/** Says in words what a drawing shows, for readers who do not see it. */
final class Summary {

    private Summary() {}

    static String of(Scene scene) {
        StringJoiner sentences = new StringJoiner(" ").add(pieces(scene));
        if (scene.showsHands()) {
            sentences.add(scene.hand.isEmpty() ? "No pieces in hand." : "In hand: " + list(scene.hand) + ".");
            sentences.add(scene.sideToMove.equals(Optional.of(Color.WHITE)) ? "White to move." : "Black to move.");
        }
        for (Map.Entry<Mark, Set<Hex>> mark : scene.marks.entrySet()) {
            if (!mark.getValue().isEmpty()) {
                sentences.add("Marked " + mark.getKey().label() + ": " + list(mark.getValue()) + ".");
            }
        }
        return sentences.toString();
    }

    private static String pieces(Scene scene) {
        if (scene.stacks.isEmpty()) {
            return "No pieces in play.";
        }
        StringJoiner stacks = new StringJoiner("; ", "", ".");
        for (Map.Entry<Hex, List<Piece>> stack : scene.stacks.entrySet()) {
            stacks.add(fromTheTop(stack.getValue(), stack.getKey()));
        }
        return stacks.toString();
    }

    private static String fromTheTop(List<Piece> stack, Hex hex) {
        StringJoiner pieces = new StringJoiner(" on ", "", " " + hex);
        for (int level = stack.size() - 1; level >= 0; level--) {
            pieces.add(stack.get(level).toString());
        }
        return pieces.toString();
    }

    private static String list(Collection<?> values) {
        StringJoiner words = new StringJoiner(", ");
        for (Object value : values) {
            words.add(value.toString());
        }
        return words.toString();
    }
}
