package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Strings;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads dates, whose format depends on the player who saved the game. */
final class SgfDates {

    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");

    private static final Pattern NUMBERS = Pattern.compile("\\s*(\\d{4})[-./](\\d{1,2})[-./](\\d{1,2})(?!\\d)");
    private static final Pattern YEAR = Pattern.compile("\\b(?:19|20)\\d\\d\\b");
    private static final Pattern MONTH = Pattern.compile("\\b(?:" + String.join("|", MONTHS) + ")");

    /** A number next to a colon is part of a time. */
    private static final Pattern DAY = Pattern.compile("(?<![\\d:])(?:0?[1-9]|[12]\\d|3[01])(?![\\d:])");

    private SgfDates() {}

    /**
     * Reads a date such as {@code Wed May 22 12:57:07 EDT 2013} or {@code 2013-05-22}, and returns it as {@code
     * 2013.05.22}; or returns empty if its format is unknown.
     */
    static Optional<String> normalize(String date) {
        Matcher numbers = NUMBERS.matcher(date);
        if (numbers.lookingAt()) {
            String month = numbers.group(2);
            String day = numbers.group(3);
            return Strings.isNumberUpTo(12, month) && Strings.isNumberUpTo(31, day)
                    ? Optional.of(date(numbers.group(1), Integer.parseInt(month), day))
                    : Optional.empty();
        }
        String words = Strings.toAsciiLower(date);
        return first(YEAR, words)
                .flatMap(year -> first(MONTH, words)
                        .flatMap(month -> first(DAY, words).map(day -> date(year, MONTHS.indexOf(month) + 1, day))));
    }

    private static Optional<String> first(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        return found.find() ? Optional.of(found.group()) : Optional.empty();
    }

    private static String date(String year, int month, String day) {
        return year + "." + twoDigits(month) + "." + twoDigits(Integer.parseInt(day));
    }

    private static String twoDigits(int number) {
        return (number < 10 ? "0" : "") + number;
    }
}
