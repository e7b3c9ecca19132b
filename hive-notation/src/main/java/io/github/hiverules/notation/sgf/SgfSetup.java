package io.github.hiverules.notation.sgf;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.Repair;
import io.github.hiverules.notation.internal.GameTypes;
import io.github.hiverules.notation.internal.Repairs;
import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.notation.sgf.SgfScanner.Property;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** The kinds of sets, such as {@code hive-plm}. */
final class SgfSetup {

    private static final String NAME = "hive";
    private static final String ULTIMATE = "ultimate";

    private SgfSetup() {}

    /** Reads a kind of set: letters in any order and case; what follows a blank is no part of it. */
    static Ruleset read(Source source, Property property, Repairs repairs) {
        String value = source.excerpt(property.start(), property.end()).strip();
        String kind = value.split("\\s", 2)[0].toLowerCase(Locale.ROOT);
        String letters = kind.startsWith(NAME + "-") ? kind.substring(NAME.length() + 1) : "";
        if (!kind.startsWith(NAME) || (letters.isEmpty() && !kind.equals(NAME)) || !letters.matches("[a-z]*")) {
            throw source.unreadable(property.start(), property.end(), Expected.SGF_SETUP);
        }
        Set<Expansion> expansions = letters.equals(ULTIMATE) ? EnumSet.allOf(Expansion.class) : expansions(letters);
        Ruleset ruleset = Ruleset.BASE.withExpansions(expansions);
        if (expansions.size() < letters.length()) {
            repairs.add(Repair.Kind.SETUP_FORM, property.start(), property.end(), GameTypes.write(ruleset));
        }
        return ruleset;
    }

    private static Set<Expansion> expansions(String letters) {
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (Expansion expansion : Expansion.values()) {
            if (letters.indexOf(Character.toLowerCase(expansion.bug().letter())) >= 0) {
                expansions.add(expansion);
            }
        }
        return expansions;
    }

    static String write(Ruleset ruleset) {
        StringBuilder letters = new StringBuilder();
        Expansion[] expansions = {Expansion.PILLBUG, Expansion.LADYBUG, Expansion.MOSQUITO};
        for (Expansion expansion : expansions) {
            if (ruleset.expansions().contains(expansion)) {
                letters.append(Character.toLowerCase(expansion.bug().letter()));
            }
        }
        return letters.isEmpty() ? NAME : NAME + "-" + letters;
    }
}
