package io.github.hiverules.notation.svg;

import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;

/** Describes a drawing in words, for people who cannot see it. */
final class Summary {

    private Summary() {}

    static String of(Scene scene) {
        List<String> sentences = new ArrayList<>(List.of(pieces(scene)));
        if (scene.showsHands()) {
            sentences.add(scene.hand.isEmpty() ? "No pieces in hand." : "In hand: " + list(scene.hand) + ".");
            scene.sideToMove.ifPresent(
                    color -> sentences.add(color == Color.WHITE ? "White to move." : "Black to move."));
        }
        scene.marks.forEach((mark, hexes) -> {
            if (!hexes.isEmpty()) {
                sentences.add("Marked " + mark.label() + ": " + list(hexes) + ".");
            }
        });
        return String.join(" ", sentences);
    }

    private static String pieces(Scene scene) {
        if (scene.stacks.isEmpty()) {
            return "No pieces in play.";
        }
        return scene.stacks.entrySet().stream()
                .map(stack -> fromTheTop(stack.getValue()) + " " + stack.getKey())
                .collect(Collectors.joining("; ", "", "."));
    }

    private static String fromTheTop(List<Piece> stack) {
        List<String> pieces = new ArrayList<>();
        stack.forEach(piece -> pieces.add(0, piece.toString()));
        return String.join(" on ", pieces);
    }

    private static String list(Collection<?> values) {
        return values.stream().map(Object::toString).collect(Collectors.joining(", "));
    }
}
