package io.github.hiverules.notation.sgf;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dates in the format of the player who saved the game. */
final class SgfDates {

    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
    private static final Pattern NUMBERS =
            Pattern.compile("^\\s*(\\d{4})[-./](0?[1-9]|1[0-2])[-./](0?[1-9]|[12]\\d|3[01])(?!\\d)");
    private static final Pattern YEAR = Pattern.compile("\\b(?:19|20)\\d\\d\\b");
    private static final Pattern DAY = Pattern.compile("(?<![:\\d])\\d{1,2}(?![:\\d])");
    private static final Pattern MONTH = Pattern.compile("\\b(" + String.join("|", MONTHS) + ")[a-z]*\\b");

    private static final int LONGEST = 100;

    private SgfDates() {}

    /**
     * Returns a date such as {@code Wed May 22 12:57:07 EDT 2013} or {@code 2013-05-22} as {@code 2013.05.22}, if it can be
     * understood.
     */
    static Optional<String> normal(String date) {
        if (date.length() > LONGEST) {
            return Optional.empty();
        }
        Matcher numbers = NUMBERS.matcher(date);
        return numbers.find() ? Optional.of(date(numbers.group(1), numbers.group(2), numbers.group(3))) : inWords(date);
    }

    private static Optional<String> inWords(String date) {
        String small = date.toLowerCase(Locale.ROOT);
        Matcher year = YEAR.matcher(small);
        Matcher month = MONTH.matcher(small);
        Matcher day = DAY.matcher(small);
        if (!year.find() || !month.find() || !day.find()) {
            return Optional.empty();
        }
        String number = Integer.toString(MONTHS.indexOf(month.group(1)) + 1);
        return Optional.of(date(year.group(), number, day.group()));
    }

    private static String date(String year, String month, String day) {
        return year + "." + twoDigits(month) + "." + twoDigits(day);
    }

    private static String twoDigits(String number) {
        return number.length() == 1 ? "0" + number : number;
    }
}
