package io.github.hiverules.site.referee;

import io.github.hiverules.Move;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.notation.fault.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/**
 * The rest of a recorded game, from its first illegal move on.
 *
 * @param move the illegal move
 * @param moveText the illegal move as the recorded text writes it
 * @param followingMoves the moves after the illegal one, as the text writes them; they cannot be played
 */
record IllegalContinuation(Move move, String moveText, List<String> followingMoves) {

    /** Enough to show that the game goes on. */
    private static final int MAX_FOLLOWING_MOVES = 300;

    private static final int MAX_MOVE_LENGTH = 40;

    static IllegalContinuation of(Move move, Fault fault, String gameText) {
        return new IllegalContinuation(move, fault.text(), followingMoves(gameText, fault));
    }

    IllegalContinuation transformed(Symmetry symmetry) {
        return new IllegalContinuation(move.transformed(symmetry), moveText, followingMoves);
    }

    /**
     * Splits the text after the illegal move: a UHP game at semicolons, a PGN at line endings, without move numbers.
     */
    private static List<String> followingMoves(String gameText, Fault fault) {
        String textAfter = textAfter(gameText, fault);
        boolean isUhp = textAfter.startsWith(";") && !textAfter.contains("\n(") && !textAfter.contains("[");
        List<String> followingMoves = new ArrayList<>();
        StringTokenizer parts = new StringTokenizer(textAfter, isUhp ? ";" : "\n;");
        while (parts.hasMoreTokens()) {
            String part = parts.nextToken().strip();
            String move = isUhp ? part : withoutNumber(part);
            if (followingMoves.size() < MAX_FOLLOWING_MOVES && !move.isEmpty() && move.length() <= MAX_MOVE_LENGTH) {
                followingMoves.add(move);
            }
        }
        return List.copyOf(followingMoves);
    }

    private static String textAfter(String gameText, Fault fault) {
        int end = fault.location().offset() + fault.text().length();
        return end <= gameText.length() ? gameText.substring(end) : "";
    }

    private static String withoutNumber(String line) {
        int dot = line.indexOf('.');
        boolean isNumber = dot > 0 && line.substring(0, dot).chars().allMatch(Character::isDigit);
        return isNumber ? line.substring(dot + 1).strip() : line;
    }
}
