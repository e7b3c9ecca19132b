package io.github.hiverules.drawing;

import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Describes a drawing in words, for people who cannot see it. */
final class Summary {

    private Summary() {}

    static String of(Scene scene) {
        List<String> sentences = new ArrayList<>(List.of(describePieces(scene)));
        if (scene.showsHands()) {
            String hand = scene.hand.isEmpty() ? "drawing.no-hand" : "drawing.hand";
            sentences.add(text(scene, hand, "{pieces}", list(scene.hand)));
            scene.sideToMove.ifPresent(color -> sentences.add(scene.sentences().toMove(color)));
        }
        for (Mark mark : Mark.values()) {
            List<Object> marked = new ArrayList<>(scene.markedInHand(mark));
            marked.addAll(scene.marks.getOrDefault(mark, Set.of()));
            if (!marked.isEmpty()) {
                sentences.add(text(scene, "drawing.mark." + mark.label(), "{cells}", list(marked)));
            }
        }
        return String.join(" ", sentences);
    }

    private static String describePieces(Scene scene) {
        if (scene.stacks.isEmpty()) {
            return text(scene, "drawing.no-pieces", "", "");
        }
        return scene.stacks.entrySet().stream()
                .map(stack -> describeStack(scene, stack.getValue()) + " " + stack.getKey())
                .collect(Collectors.joining("; ", "", "."));
    }

    private static String describeStack(Scene scene, List<Piece> stack) {
        String pieces = stack.get(0).toString();
        for (Piece piece : stack.subList(1, stack.size())) {
            pieces = text(scene, "drawing.stack", "{lower}", pieces).replace("{upper}", piece.toString());
        }
        return pieces;
    }

    private static String text(Scene scene, String key, String placeholder, String value) {
        return scene.sentences().templates().getOrDefault(key, "").replace(placeholder, value);
    }

    private static String list(Collection<?> values) {
        return values.stream().map(Object::toString).collect(Collectors.joining(", "));
    }
}
