package io.github.hiverules.engine;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers and times in commands. */
final class Numbers {

    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");
    private static final Pattern TIME = Pattern.compile("(\\d{1,3}):([0-5]?\\d):([0-5]?\\d)(?:\\.(\\d{1,9}))?");

    private static final int NANOSECOND_DIGITS = 9;

    private Numbers() {}

    static Optional<Integer> read(String text) {
        return NUMBER.matcher(text).matches() ? Optional.of(Integer.parseInt(text)) : Optional.empty();
    }

    /** Reads hours, minutes and seconds, with or without decimals. */
    static Optional<Duration> readTime(String text) {
        Matcher matcher = TIME.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String decimals = Optional.ofNullable(matcher.group(4)).orElse("");
        return Optional.of(Duration.ofHours(Long.parseLong(matcher.group(1)))
                .plusMinutes(Long.parseLong(matcher.group(2)))
                .plusSeconds(Long.parseLong(matcher.group(3)))
                .plusNanos(Long.parseLong((decimals + "000000000").substring(0, NANOSECOND_DIGITS))));
    }
}
