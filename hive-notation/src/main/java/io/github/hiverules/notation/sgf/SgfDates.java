package io.github.hiverules.notation.sgf;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dates in the formats of whoever saved the game. */
final class SgfDates {

    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
    private static final Pattern YEAR = Pattern.compile("\\b(?:19|20)\\d\\d\\b");
    private static final Pattern DAY = Pattern.compile("(?<![:\\d])\\d{1,2}(?![:\\d])");
    private static final Pattern MONTH = Pattern.compile("\\b(" + String.join("|", MONTHS) + ")[a-z]*\\b");

    private SgfDates() {}

    /** Returns a date such as {@code Wed May 22 12:57:07 EDT 2013} as {@code 2013.05.22}, if it can be understood. */
    static Optional<String> normal(String date) {
        String small = date.toLowerCase(Locale.ROOT);
        Matcher year = YEAR.matcher(small);
        Matcher month = MONTH.matcher(small);
        Matcher day = DAY.matcher(small);
        if (date.length() > 100 || !year.find() || !month.find() || !day.find()) {
            return Optional.empty();
        }
        int number = MONTHS.indexOf(month.group(1)) + 1;
        return Optional.of("%s.%02d.%02d".formatted(year.group(), number, Integer.parseInt(day.group())));
    }
}
