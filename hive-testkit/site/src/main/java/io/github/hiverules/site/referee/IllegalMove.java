package io.github.hiverules.site.referee;

import io.github.hiverules.Move;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.notation.fault.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.StringTokenizer;

/**
 * The illegal move with which a recorded game goes on.
 *
 * @param move the move
 * @param texts the move, and those after it, which cannot be played, as the recorded text writes them
 */
record IllegalMove(Move move, List<String> texts) {

    /** Enough to show that the game goes on. */
    private static final int MAX_TEXTS = 300;

    /** Returns the illegal move, if the text has one, and what follows it up to a tag, a turn or another game. */
    static Optional<IllegalMove> in(String gameText, Fault fault) {
        List<String> texts = new ArrayList<>(List.of(fault.text()));
        String rest = gameText.substring(Math.min(
                gameText.length(), fault.location().offset() + fault.text().length()));
        StringTokenizer parts = new StringTokenizer(rest.substring(0, (rest + "[").indexOf('[')), ";\n.~");
        while (parts.hasMoreTokens() && texts.size() < MAX_TEXTS) {
            String part = parts.nextToken().strip();
            boolean isMove = part.length() > 1 && "wb".indexOf(part.charAt(0)) >= 0 && part.charAt(1) < 'a';
            if (isMove || part.equals("pass")) {
                texts.add(part);
            }
        }
        return fault.move().map(move -> new IllegalMove(move, List.copyOf(texts)));
    }

    IllegalMove transformed(Symmetry symmetry) {
        return new IllegalMove(move.transformed(symmetry), texts);
    }
}
