package io.github.hiverules.notation.svg;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** All that a drawing shows; the stacks are in drawing order, from the back to the front. */
record Scene(
        Map<Hex, List<Piece>> stacks,
        Optional<Piece> resting,
        List<Mark> marks,
        List<Arrow> arrows,
        boolean coordinates,
        SvgTheme theme,
        String title,
        Optional<String> description) {

    static Scene of(Map<Hex, List<Piece>> stacks, Optional<Piece> resting) {
        return new Scene(
                BackToFront.sorted(stacks),
                resting,
                List.of(),
                List.of(),
                false,
                SvgTheme.AUTO,
                "Hive position",
                Optional.empty());
    }

    Scene withMarks(Mark.Kind kind, Collection<Hex> hexes) {
        List<Mark> more = Stream.concat(marks.stream(), hexes.stream().map(hex -> new Mark(kind, hex)))
                .distinct()
                .toList();
        return new Scene(stacks, resting, more, arrows, coordinates, theme, title, description);
    }

    Scene withMark(Mark.Kind kind, Hex hex) {
        return withMarks(kind, List.of(hex));
    }

    Scene withArrow(Arrow arrow) {
        List<Arrow> more = new ArrayList<>(arrows);
        more.add(arrow);
        return new Scene(stacks, resting, marks, List.copyOf(more), coordinates, theme, title, description);
    }

    Scene withResting(Piece piece) {
        return new Scene(stacks, Optional.of(piece), marks, arrows, coordinates, theme, title, description);
    }

    Scene withCoordinates(boolean shown) {
        return new Scene(stacks, resting, marks, arrows, shown, theme, title, description);
    }

    Scene withTheme(SvgTheme newTheme) {
        return new Scene(stacks, resting, marks, arrows, coordinates, newTheme, title, description);
    }

    Scene withTitle(String newTitle) {
        return new Scene(stacks, resting, marks, arrows, coordinates, theme, newTitle, description);
    }

    Scene withDescription(String newDescription) {
        return new Scene(stacks, resting, marks, arrows, coordinates, theme, title, Optional.of(newDescription));
    }

    List<Piece> stackAt(Hex hex) {
        return stacks.getOrDefault(hex, List.of());
    }

    Optional<Hex> hexOf(Piece piece) {
        return stacks.entrySet().stream()
                .filter(entry -> entry.getValue().contains(piece))
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
