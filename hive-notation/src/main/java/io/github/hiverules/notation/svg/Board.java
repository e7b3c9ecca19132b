package io.github.hiverules.notation.svg;

import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The pieces of a drawing; the stacks are in drawing order, from the back to the front. */
record Board(Map<Hex, List<Piece>> stacks, Optional<Piece> resting, List<Piece> hand, Optional<Color> sideToMove) {

    static Board of(Map<Hex, List<Piece>> stacks) {
        return new Board(BackToFront.sorted(stacks), Optional.empty(), List.of(), Optional.empty());
    }

    static Board of(Setup setup) {
        List<Piece> hand = Stream.of(Color.values())
                .flatMap(color -> setup.ruleset().pieces(color).stream())
                .filter(piece -> setup.stacks().values().stream().noneMatch(stack -> stack.contains(piece)))
                .toList();
        // Without a Pillbug resting changes nothing.
        Optional<Piece> resting =
                setup.resting().filter(piece -> setup.ruleset().includes(Bug.PILLBUG));
        return new Board(BackToFront.sorted(setup.stacks()), resting, hand, Optional.of(setup.sideToMove()));
    }

    Board withResting(Piece piece) {
        return new Board(stacks, Optional.of(piece), hand, sideToMove);
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
