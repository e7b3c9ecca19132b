package io.github.hiverules.notation.pgn;

import io.github.hiverules.notation.GameRecord;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The content of a comment in braces: words, and clocks as commands of the PGN standard's supplement.
 *
 * <p>The writer replaces braces, brackets that look like the start of a command or a tag, and the first character of
 * lines that begin like a move, with a command of this library, such as {@code [%char 7D]} for a brace.
 * Other programs skip unknown commands.
 *
 * @param words the words, without commands
 * @param timeLeft the time of a command such as {@code [%clk 0:09:58]}
 * @param timeUsed the time of a command such as {@code [%egt 0:01:02.5]}
 */
record PgnComment(String words, Optional<Duration> timeLeft, Optional<Duration> timeUsed) {

    private static final String TIME_LEFT = "clk";
    private static final String TIME_USED = "egt";

    /** A clock, with up to three decimals of a second, or a character that the writer replaced. */
    private static final Pattern COMMAND = Pattern.compile("\\[%(?:(" + TIME_LEFT + "|" + TIME_USED
            + ")\\s([0-9]{1,5}):([0-5]?[0-9]):([0-5]?[0-9](?:\\.[0-9]{1,3})?)|char ([2-7][0-9A-F]))]");

    /** What the writer replaces: the last character of each match. */
    private static final Pattern TO_REPLACE = Pattern.compile("[{}]|(?<=[\r\n])\\[|\\[(?=%)"
            + "|(?<![^\r\n])[ \t\f\uFEFF()\\[\\],;!?$*\"']*(?=[0-9]*[.\u2026):]*[ \t\f\uFEFF]*"
            + "(?i:[wb][qsbgamlp][0-9]?|pass)(?![a-zA-Z0-9]))\\S");

    /**
     * Reads a comment. A clock before the first move, or one that shows no time or more than a year, counts as words.
     */
    static PgnComment read(String raw, int ply) {
        StringBuilder words = new StringBuilder();
        Optional<Duration> timeLeft = Optional.empty();
        Optional<Duration> timeUsed = Optional.empty();
        Matcher command = COMMAND.matcher(raw);
        int from = 0;
        while (command.find()) {
            words.append(raw, from, command.start());
            from = command.end();
            String clock = command.group(1);
            Duration time = clock == null ? Duration.ZERO : time(command);
            if (clock == null) {
                words.append((char) Integer.parseInt(command.group(5), 16));
            } else if (ply == 0 || time.compareTo(GameRecord.MAX_TIME) > 0) {
                words.append(command.group());
            } else if (clock.equals(TIME_LEFT)) {
                timeLeft = Optional.of(time);
            } else {
                timeUsed = Optional.of(time);
            }
        }
        return new PgnComment(words.append(raw, from, raw.length()).toString(), timeLeft, timeUsed);
    }

    private static Duration time(Matcher clock) {
        long minutes = Long.parseLong(clock.group(2)) * 60 + Long.parseLong(clock.group(3));
        BigDecimal seconds = new BigDecimal(clock.group(4));
        return Duration.ofMinutes(minutes).plusMillis(seconds.movePointRight(3).longValueExact());
    }

    boolean isEmpty() {
        return words.isEmpty() && timeLeft.isEmpty() && timeUsed.isEmpty();
    }

    /** Returns the comment with its braces. */
    String write() {
        StringBuilder text = new StringBuilder("{");
        timeLeft.ifPresent(time -> text.append(command(TIME_LEFT, time.toMillis())));
        timeUsed.ifPresent(time -> text.append(command(TIME_USED, time.toMillis())));
        if (text.length() > 1 && !words.isEmpty()) {
            text.append(' ');
        }
        Matcher replaced = TO_REPLACE.matcher(words);
        int from = 0;
        for (; replaced.find(); from = replaced.end()) {
            int at = replaced.end() - 1;
            text.append(words, from, at).append(String.format(Locale.ROOT, "[%%char %02X]", (int) words.charAt(at)));
        }
        return text.append(words, from, words.length()).append('}').toString();
    }

    private static String command(String clock, long millis) {
        long seconds = millis / 1000;
        String fraction = millis % 1000 == 0 ? "" : String.format(Locale.ROOT, ".%03d", millis % 1000);
        return String.format(
                Locale.ROOT, "[%%%s %d:%02d:%02d%s]", clock, seconds / 3600, seconds / 60 % 60, seconds % 60, fraction);
    }
}
