package io.github.hiverules.notation.svg;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Says in words what a drawing shows, for readers who do not see it. */
final class Summary {

    private Summary() {}

    static String of(Scene scene) {
        return Stream.of(Stream.of(pieces(scene)), hand(scene), marks(scene))
                .flatMap(sentences -> sentences)
                .collect(Collectors.joining(" "));
    }

    private static String pieces(Scene scene) {
        if (scene.board().stacks().isEmpty()) {
            return "No pieces in play.";
        }
        return scene.board().stacks().entrySet().stream()
                .map(entry -> stack(entry.getValue()) + " " + entry.getKey())
                .collect(Collectors.joining("; ", "", "."));
    }

    private static Stream<String> hand(Scene scene) {
        if (!scene.showsHands()) {
            return Stream.empty();
        }
        String pieces = scene.board().hand().stream().map(Piece::toString).collect(Collectors.joining(", "));
        Stream<String> turn = scene.board().sideToMove().stream()
                .map(color -> color == Color.WHITE ? "White to move." : "Black to move.");
        return Stream.concat(Stream.of(pieces.isEmpty() ? "No pieces in hand." : "In hand: " + pieces + "."), turn);
    }

    private static String stack(List<Piece> stack) {
        return IntStream.range(0, stack.size())
                .mapToObj(i -> stack.get(stack.size() - 1 - i).toString())
                .collect(Collectors.joining(" on "));
    }

    private static Stream<String> marks(Scene scene) {
        return Stream.of(Mark.Kind.values()).flatMap(kind -> {
            String cells = scene.marks().stream()
                    .filter(mark -> mark.kind() == kind)
                    .map(Mark::hex)
                    .sorted(BackToFront.ORDER)
                    .map(Hex::toString)
                    .collect(Collectors.joining(", "));
            return cells.isEmpty() ? Stream.empty() : Stream.of("Marked " + kind.label() + ": " + cells + ".");
        });
    }
}
