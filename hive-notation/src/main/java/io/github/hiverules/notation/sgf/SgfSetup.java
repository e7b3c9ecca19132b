package io.github.hiverules.notation.sgf;

import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.grammar.Expectations;
import io.github.hiverules.notation.internal.grammar.RepairKind;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.sgf.SgfScanner.Property;
import java.util.Locale;

/** The kinds of sets, such as {@code hive-plm}. */
final class SgfSetup {

    private static final String NAME = "hive";
    private static final String ULTIMATE = "ultimate";

    private SgfSetup() {}

    /** Reads a kind of set: letters in any order and case; the site also writes numbers after a blank. */
    static Ruleset read(Source source, Property property, Repairs repairs) {
        String value = source.excerpt(property.start(), property.end()).strip();
        int kindEnd = new Characters(value).skipUntilBlank(0, value.length());
        String kind = value.substring(0, kindEnd).toLowerCase(Locale.ROOT);
        String letters = kind.startsWith(NAME + "-") ? kind.substring(NAME.length() + 1) : "";
        if (!kind.startsWith(NAME)
                || (letters.isEmpty() && !kind.equals(NAME))
                || !letters.chars().allMatch(c -> c >= 'a' && c <= 'z')) {
            throw source.unreadable(property.start(), property.end(), Expectations.SGF_SETUP);
        }
        if (letters.equals(ULTIMATE)) {
            throw source.unreadable(property.start(), property.end(), Expectations.SGF_NOT_ULTIMATE);
        }
        Ruleset ruleset = Rulesets.ofLetters(letters.toUpperCase(Locale.ROOT));
        boolean onlyNumbersFollow = value.substring(kindEnd).chars().allMatch(c -> c == ' ' || (c >= '0' && c <= '9'));
        if (ruleset.expansions().size() < letters.length() || !onlyNumbersFollow) {
            repairs.add(RepairKind.SETUP_FORM, property.start(), property.end(), Rulesets.gameType(ruleset));
        }
        return ruleset;
    }

    /** Writes a kind of set: the letters from the last expansion to the first. */
    static String write(Ruleset ruleset) {
        String letters = new StringBuilder(Rulesets.letters(ruleset)).reverse().toString();
        return letters.isEmpty() ? NAME : NAME + "-" + letters.toLowerCase(Locale.ROOT);
    }
}
