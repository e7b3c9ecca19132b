package io.github.hiverules.site.referee;

import io.github.hiverules.move.Move;
import io.github.hiverules.notation.fault.Fault;
import java.util.ArrayList;
import java.util.List;

/**
 * How a recorded game goes on after its last legal move.
 *
 * @param move the illegal move
 * @param text how the text writes it
 * @param rest how the text writes the moves after it, which nobody can play any more
 */
record IllegalContinuation(Move move, String text, List<String> rest) {

    /** Enough to see that the text goes on. */
    private static final int MAX_REST = 300;

    private static final int MAX_MOVE_LENGTH = 40;

    static IllegalContinuation of(Fault.Illegal fault, String text) {
        return new IllegalContinuation(fault.move(), fault.text(), rest(text, fault));
    }

    /** Splits what follows the illegal move as PGN and UHP separate moves: by semicolons, or by lines and numbers. */
    private static List<String> rest(String text, Fault.Illegal fault) {
        String after = after(text, fault);
        boolean isUhp = after.startsWith(";") && !after.contains("\n(") && !after.contains("[");
        List<String> rest = new ArrayList<>();
        for (String part : parts(after, isUhp ? ";" : "\n;")) {
            String move = isUhp ? part.strip() : withoutNumber(part.strip());
            if (rest.size() < MAX_REST && !move.isEmpty() && move.length() <= MAX_MOVE_LENGTH) {
                rest.add(move);
            }
        }
        return List.copyOf(rest);
    }

    private static String after(String text, Fault.Illegal fault) {
        int end = fault.location().offset() + fault.text().length();
        return end <= text.length() ? text.substring(end) : "";
    }

    private static List<String> parts(String text, String separators) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || separators.indexOf(text.charAt(i)) >= 0) {
                parts.add(text.substring(start, i));
                start = i + 1;
            }
        }
        return parts;
    }

    private static String withoutNumber(String line) {
        int dot = line.indexOf('.');
        boolean isNumber = dot > 0 && line.substring(0, dot).chars().allMatch(Character::isDigit);
        return isNumber ? line.substring(dot + 1).strip() : line;
    }
}
