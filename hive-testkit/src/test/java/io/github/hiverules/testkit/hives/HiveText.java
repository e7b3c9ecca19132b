package io.github.hiverules.testkit.hives;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;

/** Hives as texts: pieces with their cells, such as {@code wQ 0,1; bA1 1,1}, in the order in which they are put down. */
public final class HiveText {

    private HiveText() {}

    /** Returns a setup with these pieces; all kinds are in the set. */
    public static Setup read(String pieces) {
        Setup setup = Setup.empty(Ruleset.of(Expansion.values()));
        for (String piece : pieces.split("; ", -1)) {
            String[] words = piece.split(" ", -1);
            setup = setup.withPiece(Hex.of(words[1]), Piece.of(words[0]));
        }
        return setup;
    }
}
