package io.github.hiverules.notation.pgn;

import io.github.hiverules.notation.GameRecord;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The content of a comment in braces: words, and clocks as commands of the PGN standard's supplement.
 *
 * <p>A brace in the words, and whatever would look like a command or a tag, is written as a command of our own, which
 * other programs skip like any that they do not know: {@code [%char 7D]} for a brace that closes.
 *
 * @param words the words, without commands
 * @param timeLeft what {@code [%clk 0:09:58]} says, in milliseconds
 * @param timeUsed what {@code [%egt 0:01:02.5]} says, in milliseconds
 */
record PgnComment(String words, OptionalLong timeLeft, OptionalLong timeUsed) {

    private static final String COMMAND = "[%";
    private static final String BRACE = "[%char 7D]";
    private static final String BRACKET = "[%char 5B]";
    private static final String TIME_LEFT = "clk";

    /** The longest command has 9 digits for the hours and 3 for milliseconds. */
    private static final int LONGEST = 30;

    private static final Pattern TIME =
            Pattern.compile("\\[%(clk|egt) (\\d{1,5}):(\\d{1,2}):(\\d{1,2})(?:\\.(\\d{1,3}))?\\]");

    /** Reads a comment. A clock before the first move, or one that shows more than a year, is nothing but words. */
    static PgnComment read(String raw, int ply) {
        StringBuilder words = new StringBuilder();
        OptionalLong timeLeft = OptionalLong.empty();
        OptionalLong timeUsed = OptionalLong.empty();
        int from = 0;
        for (int at = raw.indexOf(COMMAND); at >= 0; at = raw.indexOf(COMMAND, Math.max(from, at + 1))) {
            String rest = raw.substring(at, Math.min(raw.length(), at + LONGEST));
            Matcher time = TIME.matcher(rest);
            words.append(raw, from, at);
            if (rest.startsWith(BRACE) || rest.startsWith(BRACKET)) {
                words.append(rest.startsWith(BRACE) ? '}' : '[');
                from = at + BRACE.length();
            } else if (ply > 0 && time.lookingAt() && millis(time) <= GameRecord.MAX_TIME) {
                OptionalLong millis = OptionalLong.of(millis(time));
                timeLeft = TIME_LEFT.equals(time.group(1)) ? millis : timeLeft;
                timeUsed = TIME_LEFT.equals(time.group(1)) ? timeUsed : millis;
                from = at + time.end();
            } else {
                from = at;
            }
        }
        return new PgnComment(words.append(raw, from, raw.length()).toString(), timeLeft, timeUsed);
    }

    private static long millis(Matcher time) {
        long seconds = (number(time, 2) * 60 + number(time, 3)) * 60 + number(time, 4);
        String fraction = time.group(5) == null ? "" : time.group(5);
        return seconds * 1000 + Long.parseLong((fraction + "000").substring(0, 3));
    }

    private static long number(Matcher time, int group) {
        return Long.parseLong(time.group(group));
    }

    boolean isEmpty() {
        return words.isEmpty() && timeLeft.isEmpty() && timeUsed.isEmpty();
    }

    /** Returns the comment with its braces. */
    String write() {
        StringBuilder text = new StringBuilder("{");
        timeLeft.ifPresent(millis -> appendTime("clk", millis, text));
        timeUsed.ifPresent(millis -> appendTime("egt", millis, text));
        if (text.length() > 1 && !words.isEmpty()) {
            text.append(' ');
        }
        char before = ' ';
        for (int index = 0; index < words.length(); index++) {
            char c = words.charAt(index);
            boolean mayBeginTag = before == '\n' || before == '\r';
            if (c == '}') {
                text.append(BRACE);
            } else if (c == '[' && (mayBeginTag || words.startsWith(COMMAND, index))) {
                text.append(BRACKET);
            } else {
                text.append(c);
            }
            before = c;
        }
        return text.append('}').toString();
    }

    private static void appendTime(String command, long millis, StringBuilder text) {
        long seconds = millis / 1000;
        text.append(COMMAND).append(command).append(' ').append(seconds / 3600);
        appendTwoDigits(':', seconds / 60 % 60, text);
        appendTwoDigits(':', seconds % 60, text);
        if (millis % 1000 > 0) {
            appendTwoDigits('.', millis % 1000 / 10, text);
            text.append(millis % 10);
        }
        text.append(']');
    }

    private static void appendTwoDigits(char separator, long number, StringBuilder text) {
        text.append(separator).append(number / 10).append(number % 10);
    }
}
