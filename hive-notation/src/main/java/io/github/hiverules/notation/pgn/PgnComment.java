package io.github.hiverules.notation.pgn;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.internal.Texts;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * The content of a comment in braces: words, and clocks as commands of the PGN standard's supplement.
 *
 * <p>The writer replaces closing braces, and brackets that look like the start of a command or a tag, with a command of
 * this library, such as {@code [%char 7D]} for a brace. Other programs skip unknown commands.
 *
 * @param words the words, without commands
 * @param timeLeft the milliseconds of a command such as {@code [%clk 0:09:58]}
 * @param timeUsed the milliseconds of a command such as {@code [%egt 0:01:02.5]}
 */
record PgnComment(String words, OptionalLong timeLeft, OptionalLong timeUsed) {

    private static final String COMMAND_START = "[%";
    private static final String BRACE_COMMAND = "[%char 7D]";
    private static final String BRACKET_COMMAND = "[%char 5B]";
    private static final String TIME_LEFT = "clk";
    private static final String TIME_USED = "egt";

    /** Enough for all commands that the reader accepts. */
    private static final int MAX_COMMAND_LENGTH = 30;

    /** Reads a comment. A clock before the first move, or one that shows no time or more than a year,
     * counts as words. */
    static PgnComment read(String raw, int ply) {
        StringBuilder words = new StringBuilder();
        OptionalLong timeLeft = OptionalLong.empty();
        OptionalLong timeUsed = OptionalLong.empty();
        int from = 0;
        for (int at = raw.indexOf(COMMAND_START); at >= 0; at = raw.indexOf(COMMAND_START, Math.max(from, at + 1))) {
            String rest = raw.substring(at, Math.min(raw.length(), at + MAX_COMMAND_LENGTH));
            Optional<Clock> clock = ply > 0 ? Clock.read(rest) : Optional.empty();
            words.append(raw, from, at);
            if (rest.startsWith(BRACE_COMMAND) || rest.startsWith(BRACKET_COMMAND)) {
                words.append(rest.startsWith(BRACE_COMMAND) ? '}' : '[');
                from = at + BRACE_COMMAND.length();
            } else if (clock.isPresent()) {
                OptionalLong millis = OptionalLong.of(clock.get().millis());
                timeLeft = clock.get().isTimeLeft() ? millis : timeLeft;
                timeUsed = clock.get().isTimeLeft() ? timeUsed : millis;
                from = at + clock.get().length();
            } else {
                from = at;
            }
        }
        return new PgnComment(words.append(raw, from, raw.length()).toString(), timeLeft, timeUsed);
    }

    /**
     * A command for a clock.
     *
     * @param isTimeLeft whether it shows the time left, not the time used
     * @param millis the time in milliseconds
     * @param length the length of the command
     */
    private record Clock(boolean isTimeLeft, long millis, int length) {

        /** Reads the command at the start of a text: hours, minutes, and seconds with up to three decimals. */
        static Optional<Clock> read(String text) {
            boolean isTimeLeft = text.startsWith(COMMAND_START + TIME_LEFT + " ");
            if (!isTimeLeft && !text.startsWith(COMMAND_START + TIME_USED + " ")) {
                return Optional.empty();
            }
            int hours = COMMAND_START.length() + TIME_LEFT.length() + 1;
            int minutes = skipNumber(text, hours, 5, ':');
            int seconds = skipNumber(text, minutes, 2, ':');
            int fraction = skipNumber(text, seconds, 2, '.');
            int end = fraction < 0 ? skipNumber(text, seconds, 2, ']') : skipNumber(text, fraction, 3, ']');
            if (end < 0) {
                return Optional.empty();
            }
            long minute = parseNumber(text, minutes, seconds);
            long second = parseNumber(text, seconds, fraction < 0 ? end : fraction);
            if (minute > 59 || second > 59) {
                return Optional.empty();
            }
            long time = (parseNumber(text, hours, minutes) * 60 + minute) * 60 + second;
            String decimals = fraction < 0 ? "" : text.substring(fraction, end - 1);
            long millis = time * 1000 + Long.parseLong((decimals + "000").substring(0, 3));
            return millis <= GameRecord.MAX_MILLIS ? Optional.of(new Clock(isTimeLeft, millis, end)) : Optional.empty();
        }

        /** Returns the offset after a number and the character that must follow it, or -1 without one of them. */
        private static int skipNumber(String text, int start, int maxDigits, char after) {
            int end = Math.max(0, start);
            while (end < text.length() && Texts.isDigit(text.charAt(end))) {
                end++;
            }
            boolean isNumber = start >= 0 && end > start && end - start <= maxDigits;
            return isNumber && end < text.length() && text.charAt(end) == after ? end + 1 : -1;
        }

        private static long parseNumber(String text, int start, int next) {
            return Long.parseLong(text.substring(start, next - 1));
        }
    }

    boolean isEmpty() {
        return words.isEmpty() && timeLeft.isEmpty() && timeUsed.isEmpty();
    }

    /** Returns the comment with its braces. */
    String write() {
        StringBuilder text = new StringBuilder("{");
        timeLeft.ifPresent(millis -> appendTime(TIME_LEFT, millis, text));
        timeUsed.ifPresent(millis -> appendTime(TIME_USED, millis, text));
        if (text.length() > 1 && !words.isEmpty()) {
            text.append(' ');
        }
        char before = ' ';
        for (int index = 0; index < words.length(); index++) {
            char c = words.charAt(index);
            boolean mayBeginTag = before == '\n' || before == '\r';
            if (c == '}') {
                text.append(BRACE_COMMAND);
            } else if (c == '[' && (mayBeginTag || words.startsWith(COMMAND_START, index))) {
                text.append(BRACKET_COMMAND);
            } else {
                text.append(c);
            }
            before = c;
        }
        return text.append('}').toString();
    }

    private static void appendTime(String command, long millis, StringBuilder text) {
        long seconds = millis / 1000;
        text.append(COMMAND_START).append(command).append(' ').append(seconds / 3600);
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
