package io.github.hiverules.notation.sgf;

import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.sgf.SgfScanner.Property;
import java.util.Optional;

/** Reads and writes the site's names of rulesets, such as {@code hive-plm}. */
final class SgfSetup {

    private static final String HIVE = "hive";
    private static final String ULTIMATE = "ultimate";

    private SgfSetup() {}

    /** Reads a ruleset, with letters in any order and case. The site also writes numbers after a space. */
    static Optional<Ruleset> read(Reading reading, Property property) {
        Source source = reading.source();
        String value = source.excerpt(property.start(), property.end()).strip();
        int nameEnd = new Characters(value).skipToWhitespace(0, value.length());
        String name = Strings.toAsciiLower(value.substring(0, nameEnd));
        String letters = name.startsWith(HIVE + "-") ? name.substring(HIVE.length() + 1) : "";
        if ((letters.isEmpty() && !name.equals(HIVE)) || !letters.chars().allMatch(c -> c >= 'a' && c <= 'z')) {
            return reading.fail(property.start(), property.end(), Expected.SGF_SETUP);
        }
        if (letters.equals(ULTIMATE)) {
            return reading.fail(property.start(), property.end(), Expected.SGF_SETUP);
        }
        Ruleset ruleset = Rulesets.fromLetters(Strings.toAsciiUpper(letters));
        boolean onlyNumbersFollow = value.substring(nameEnd).chars().allMatch(c -> c == ' ' || (c >= '0' && c <= '9'));
        if (ruleset.expansions().size() < letters.length() || !onlyNumbersFollow) {
            reading.add(Repair.Kind.UNKNOWN_VALUE, property.start(), property.end(), Rulesets.gameType(ruleset));
        }
        return Optional.of(ruleset);
    }

    /** Returns the name of a ruleset, with the letters from the last expansion to the first. */
    static String write(Ruleset ruleset) {
        String letters = new StringBuilder(Rulesets.letters(ruleset)).reverse().toString();
        return letters.isEmpty() ? HIVE : HIVE + "-" + Strings.toAsciiLower(letters);
    }
}
