package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntPredicate;

/** Dates in the format of the player who saved the game. */
final class SgfDates {

    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
    private static final String SEPARATORS = "-./";

    private static final int LONGEST = 100;

    private SgfDates() {}

    /**
     * Returns a date such as {@code Wed May 22 12:57:07 EDT 2013} or {@code 2013-05-22} as {@code 2013.05.22}, if it
     * can be understood.
     */
    static Optional<String> normal(String date) {
        if (date.length() > LONGEST) {
            return Optional.empty();
        }
        Optional<String> numbers = inNumbers(date.stripLeading());
        return numbers.isPresent() ? numbers : inWords(date.toLowerCase(Locale.ROOT));
    }

    /** Reads a year, a month and a day at the start of a text. */
    private static Optional<String> inNumbers(String date) {
        int yearEnd = end(date, 0, Texts::isDigit);
        int monthEnd = end(date, yearEnd + 1, Texts::isDigit);
        int dayEnd = end(date, monthEnd + 1, Texts::isDigit);
        if (yearEnd != 4 || !isSeparator(date, yearEnd) || !isSeparator(date, monthEnd)) {
            return Optional.empty();
        }
        String month = date.substring(yearEnd + 1, monthEnd);
        String day = date.substring(monthEnd + 1, dayEnd);
        boolean isDate = isNumberUpTo(12, month) && isNumberUpTo(31, day);
        return isDate ? Optional.of(date(date.substring(0, yearEnd), month, day)) : Optional.empty();
    }

    private static boolean isSeparator(String date, int index) {
        return index < date.length() && SEPARATORS.indexOf(date.charAt(index)) >= 0;
    }

    private static boolean isNumberUpTo(int greatest, String digits) {
        int number = digits.isEmpty() || digits.length() > 2 ? 0 : Integer.parseInt(digits);
        return number > 0 && number <= greatest;
    }

    private static Optional<String> inWords(String date) {
        Optional<String> year = first(
                date,
                Texts::isWordPart,
                (start, end) -> end - start == 4
                        && (date.startsWith("19", start) || date.startsWith("20", start))
                        && end(date, start, Texts::isDigit) == end);
        Optional<String> month = first(
                date,
                Texts::isWordPart,
                (start, end) -> end - start > 2
                        && end(date, start, c -> c >= 'a' && c <= 'z') >= end
                        && MONTHS.stream().anyMatch(name -> date.startsWith(name, start)));
        // What has a colon next to it is a time.
        Optional<String> day = first(
                date,
                c -> Texts.isDigit(c) || c == ':',
                (start, end) -> end - start < 3 && end(date, start, Texts::isDigit) >= end);
        if (year.isEmpty() || month.isEmpty() || day.isEmpty()) {
            return Optional.empty();
        }
        int number = MONTHS.indexOf(month.get().substring(0, 3)) + 1;
        return Optional.of(date(year.get(), Integer.toString(number), day.get()));
    }

    /** Decides whether a range of a text is what is looked for. */
    private interface Wanted {
        boolean is(int start, int end);
    }

    /** Splits a text into maximal runs of the given characters, and returns the first run that is wanted. */
    private static Optional<String> first(String text, IntPredicate isPart, Wanted wanted) {
        for (int start = 0; start < text.length(); start++) {
            int end = end(text, start, isPart);
            if (end > start && wanted.is(start, end)) {
                return Optional.of(text.substring(start, end));
            }
            start = Math.max(start, end);
        }
        return Optional.empty();
    }

    private static int end(String text, int from, IntPredicate isPart) {
        int end = Math.min(from, text.length());
        while (end < text.length() && isPart.test(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static String date(String year, String month, String day) {
        return year + "." + twoDigits(month) + "." + twoDigits(day);
    }

    private static String twoDigits(String number) {
        return number.length() == 1 ? "0" + number : number;
    }
}
