package io.github.hiverules.notation.internal;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.Repair;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** Reads and writes the game types of the Universal Hive Protocol. */
public final class GameTypes {

    private static final String BASE = "Base";
    private static final String LETTERS = "MLP";

    private GameTypes() {}

    public static String write(Ruleset ruleset) {
        StringBuilder type = new StringBuilder(BASE);
        for (Expansion expansion : Expansion.values()) {
            if (ruleset.expansions().contains(expansion)) {
                type.append(type.length() == BASE.length() ? "+" : "")
                        .append(expansion.bug().letter());
            }
        }
        return type.toString();
    }

    public static Ruleset read(Source source, int start, int end, Repairs repairs) {
        String found = source.excerpt(start, end);
        String text = found.strip().toUpperCase(Locale.ROOT);
        if (!text.startsWith("BASE")) {
            throw source.unreadable(start, end, Expected.GAME_TYPE);
        }
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        int letters = text.startsWith("BASE+") ? BASE.length() + 1 : BASE.length();
        for (int index = letters; index < text.length(); index++) {
            int expansion = LETTERS.indexOf(text.charAt(index));
            if (expansion < 0 || !expansions.add(Expansion.values()[expansion])) {
                throw source.unreadable(start, end, Expected.GAME_TYPE);
            }
        }
        Ruleset ruleset = Ruleset.BASE.withExpansions(expansions);
        if (!write(ruleset).equals(found)) {
            repairs.add(Repair.Kind.GAME_TYPE_FORM, start, end, write(ruleset));
        }
        return ruleset;
    }
}
