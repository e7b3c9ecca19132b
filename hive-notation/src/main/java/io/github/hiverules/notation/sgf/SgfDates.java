package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Texts;
import java.util.ArrayList;
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
     * Returns a date such as {@code Wed May 22 12:57:07 EDT 2013} or {@code 2013-05-22} as {@code 2013.05.22}, if it can be
     * understood.
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
        Optional<String> year = runs(date, Texts::isWordPart).stream()
                .filter(word -> word.length() == 4 && (word.startsWith("19") || word.startsWith("20")))
                .filter(word -> end(word, 0, Texts::isDigit) == 4)
                .findFirst();
        Optional<Integer> month = runs(date, Texts::isWordPart).stream()
                .filter(word -> end(word, 0, c -> c >= 'a' && c <= 'z') == word.length() && word.length() > 2)
                .map(word -> MONTHS.indexOf(word.substring(0, 3)) + 1)
                .filter(number -> number > 0)
                .findFirst();
        // What has a colon next to it is a time.
        Optional<String> day = runs(date, c -> Texts.isDigit(c) || c == ':').stream()
                .filter(digits -> digits.length() < 3 && digits.indexOf(':') < 0)
                .findFirst();
        return year.isPresent() && month.isPresent() && day.isPresent()
                ? Optional.of(date(year.get(), month.get().toString(), day.get()))
                : Optional.empty();
    }

    /** Returns the longest parts of a text that consist of such characters. */
    private static List<String> runs(String text, IntPredicate isPart) {
        List<String> runs = new ArrayList<>();
        for (int start = 0; start < text.length(); start++) {
            int end = end(text, start, isPart);
            if (end > start) {
                runs.add(text.substring(start, end));
                start = end;
            }
        }
        return runs;
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
