package io.github.hiverules.testkit.uhp;

import java.util.List;
import java.util.Optional;

/** What an engine said to a command, without the line that ends each answer. */
record Answer(String command, List<String> lines) {

    private static final int LONGEST_EXCERPT = 200;

    Answer {
        lines = lines.stream().filter(line -> !line.isEmpty()).toList();
    }

    /** Tells whether the engine did not do what was asked, for whatever reason. */
    boolean isError() {
        return startsWith("err") || isInvalidMove();
    }

    boolean isInvalidMove() {
        return startsWith("invalidmove");
    }

    private boolean startsWith(String word) {
        return !lines.isEmpty() && lines.get(0).startsWith(word);
    }

    /** Returns the one line of the answer, or empty if there are none or several. */
    Optional<String> single() {
        return lines.size() == 1 ? Optional.of(lines.get(0)) : Optional.empty();
    }

    /** Returns the answer in one line that is not too long to be shown. */
    String shown() {
        return lines.isEmpty() ? "(nothing)" : excerpt(String.join(" | ", lines));
    }

    /** Returns a text in one line that is not too long and does no harm to a terminal. */
    static String excerpt(String text) {
        String line = text.replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]+", " ");
        return line.length() <= LONGEST_EXCERPT ? line : line.substring(0, LONGEST_EXCERPT) + "...";
    }
}
