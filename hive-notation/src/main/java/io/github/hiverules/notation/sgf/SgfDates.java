package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Strings;
import java.util.List;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** Reads dates, whose format depends on the player who saved the game. */
final class SgfDates {

    private static final List<String> MONTHS =
            List.of("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec");
    private static final String SEPARATORS = "-./";

    private SgfDates() {}

    /**
     * Reads a date such as {@code Wed May 22 12:57:07 EDT 2013} or {@code 2013-05-22}, and returns it as {@code
     * 2013.05.22}; or returns empty if its format is unknown.
     */
    static Optional<String> normalize(String date) {
        Optional<String> numeric = readNumbers(date.stripLeading());
        return numeric.isPresent() ? numeric : readWords(Strings.toAsciiLower(date));
    }

    /** Reads a year, a month and a day, all in numbers, at the start of a text. */
    private static Optional<String> readNumbers(String date) {
        int yearEnd = runEnd(date, 0, Strings::isDigit);
        int monthEnd = runEnd(date, yearEnd + 1, Strings::isDigit);
        int dayEnd = runEnd(date, monthEnd + 1, Strings::isDigit);
        if (yearEnd != 4 || !isSeparator(date, yearEnd) || !isSeparator(date, monthEnd)) {
            return Optional.empty();
        }
        String month = date.substring(yearEnd + 1, monthEnd);
        String day = date.substring(monthEnd + 1, dayEnd);
        boolean isDate = Strings.isNumberUpTo(12, month) && Strings.isNumberUpTo(31, day);
        return isDate ? Optional.of(date(date.substring(0, yearEnd), month, day)) : Optional.empty();
    }

    private static boolean isSeparator(String date, int index) {
        return index < date.length() && SEPARATORS.indexOf(date.charAt(index)) >= 0;
    }

    private static Optional<String> readWords(String date) {
        Optional<String> year = firstRun(date, Strings::isWordPart, SgfDates::isYear);
        Optional<String> month =
                firstRun(date, Strings::isWordPart, word -> MONTHS.stream().anyMatch(word::startsWith));
        // A number next to a colon is part of a time.
        Optional<String> day =
                firstRun(date, c -> Strings.isDigit(c) || c == ':', run -> Strings.isNumberUpTo(31, run));
        if (year.isEmpty() || month.isEmpty() || day.isEmpty()) {
            return Optional.empty();
        }
        int number = MONTHS.indexOf(month.get().substring(0, 3)) + 1;
        return Optional.of(date(year.get(), Integer.toString(number), day.get()));
    }

    private static boolean isYear(String word) {
        return word.length() == 4
                && (word.startsWith("19") || word.startsWith("20"))
                && runEnd(word, 0, Strings::isDigit) == 4;
    }

    /** Splits a text into maximal runs of the given characters, and returns the first run that passes the test. */
    private static Optional<String> firstRun(String text, IntPredicate isPart, Predicate<String> test) {
        int end;
        for (int start = 0; start < text.length(); start = end + 1) {
            end = runEnd(text, start, isPart);
            String run = text.substring(start, end);
            if (test.test(run)) {
                return Optional.of(run);
            }
        }
        return Optional.empty();
    }

    private static int runEnd(String text, int from, IntPredicate isPart) {
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
