package io.github.hiverules.engine;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The answer of an engine to a command, without the line {@code ok} that ends each answer.
 *
 * @param command the command, empty for what the engine prints when it starts
 * @param lines the lines of the answer, without empty ones
 */
public record UhpAnswer(String command, List<String> lines) {

    private static final int MAX_EXCERPT_LENGTH = 200;

    /** Drops empty lines. */
    public UhpAnswer {
        Objects.requireNonNull(command, "command");
        lines = List.copyOf(Objects.requireNonNull(lines, "lines")).stream()
                .filter(line -> !line.isEmpty())
                .toList();
    }

    /** {@return whether the engine rejected the command, with {@code err} or {@code invalidmove}} */
    public boolean isError() {
        return startsWith("err") || isInvalidMove();
    }

    /** {@return whether the engine refused a move as illegal: {@code invalidmove}} */
    public boolean isInvalidMove() {
        return startsWith("invalidmove");
    }

    /** An engine may print a line for its log before the line that refuses. */
    private boolean startsWith(String word) {
        return !lines.isEmpty()
                && (lines.get(0).startsWith(word) || lines.get(lines.size() - 1).startsWith(word));
    }

    /**
     * {@return the last line of the answer, or empty if there is none; an engine may print lines about its search
     * before it}
     */
    public Optional<String> lastLine() {
        return lines.isEmpty() ? Optional.empty() : Optional.of(lines.get(lines.size() - 1));
    }

    /** {@return the answer for display: in one line, shortened, and without control characters} */
    public String excerpt() {
        return lines.isEmpty() ? "(nothing)" : excerpt(String.join(" | ", lines));
    }

    /**
     * {@return text from an engine for display: in one line, shortened, and without control characters}
     *
     * @param text the text
     */
    public static String excerpt(String text) {
        String line = text.replaceAll("[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]+", " ");
        return line.length() <= MAX_EXCERPT_LENGTH ? line : line.substring(0, MAX_EXCERPT_LENGTH) + "...";
    }
}
