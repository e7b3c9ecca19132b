package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * One of the twelve symmetries of the hexagon, followed by a translation.
 *
 * @param sixths how many times to rotate by 60 degrees counterclockwise
 * @param mirrored whether to reflect before rotating
 * @param offset how far to shift after rotating
 */
record RigidMotion(int sixths, boolean mirrored, Hex offset) {

    static RigidMotion translation(Hex offset) {
        return new RigidMotion(0, false, offset);
    }

    /** Returns the twelve symmetries, the identity first, each followed by the given translation. */
    static List<RigidMotion> all(Hex offset) {
        return IntStream.range(0, 12)
                .mapToObj(n -> new RigidMotion(n % 6, n >= 6, offset))
                .toList();
    }

    Hex apply(Hex hex) {
        // In cube coordinates (q, r, s), whose sum is 0, a mirror swaps two of them, and a rotation by 60 degrees is
        // the cyclic shift with all signs changed.
        int q = mirrored ? hex.r() : hex.q();
        int r = mirrored ? hex.q() : hex.r();
        for (int rotation = 0; rotation < sixths; rotation++) {
            int s = -q - r;
            r = -q;
            q = -s;
        }
        return Hex.of(q, r).plus(offset);
    }

    Move apply(Move move) {
        if (move instanceof Move.Placement placement) {
            return Move.place(placement.piece(), apply(placement.to()));
        }
        return move instanceof Move.Movement movement
                ? Move.move(movement.piece(), apply(movement.from()), apply(movement.to()))
                : move;
    }

    Setup apply(Setup setup) {
        Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();
        setup.stacks().forEach((hex, stack) -> stacks.put(apply(hex), stack));
        return new Setup(setup.ruleset(), setup.sideToMove(), setup.turnNumber(), stacks, setup.resting());
    }

    /** Returns the same hive, with the numbers of equal pieces shuffled. */
    static Setup renumbered(Setup setup, Random random) {
        Map<Piece, Piece> newNames = new HashMap<>();
        for (Color color : Color.values()) {
            for (Bug bug : Bug.values()) {
                List<Piece> inPlay = Piece.all().stream()
                        .filter(piece -> piece.color() == color && piece.bug() == bug)
                        .filter(piece -> setup.stacks().values().stream().anyMatch(stack -> stack.contains(piece)))
                        .toList();
                List<Piece> shuffled = new ArrayList<>(inPlay);
                Collections.shuffle(shuffled, random);
                for (int i = 0; i < inPlay.size(); i++) {
                    newNames.put(inPlay.get(i), shuffled.get(i));
                }
            }
        }
        Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();
        setup.stacks()
                .forEach((hex, stack) -> stacks.put(
                        hex,
                        stack.stream()
                                .map(piece -> newNames.getOrDefault(piece, piece))
                                .toList()));
        return new Setup(
                setup.ruleset(),
                setup.sideToMove(),
                setup.turnNumber(),
                stacks,
                setup.resting().map(piece -> newNames.getOrDefault(piece, piece)));
    }
}
