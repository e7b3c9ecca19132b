package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.piece.Bug;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Names of rulesets: game types such as {@code Base+MLP}, and short names that also include the toggles. */
public final class Rulesets {

    private static final String BASE = "Base";

    private static final Map<String, Ruleset> BY_GAME_TYPE = Stream.of("", "M", "L", "P", "ML", "MP", "LP", "MLP")
            .map(Rulesets::ofLetters)
            .collect(Collectors.toUnmodifiableMap(Rulesets::gameType, ruleset -> ruleset));

    private Rulesets() {}

    public static String letters(Ruleset ruleset) {
        StringBuilder letters = new StringBuilder();
        for (Expansion expansion : Expansion.values()) {
            if (ruleset.expansions().contains(expansion)) {
                letters.append(expansion.bug().letter());
            }
        }
        return letters.toString();
    }

    /** Returns the ruleset with the expansions whose capital letters occur. */
    public static Ruleset ofLetters(String letters) {
        return Ruleset.BASE.withExpansions(Stream.of(Expansion.values())
                .filter(expansion -> letters.indexOf(expansion.bug().letter()) >= 0)
                .collect(Collectors.toSet()));
    }

    /** Returns the ruleset with these expansions, or empty if a letter is unknown or occurs twice. */
    private static Optional<Ruleset> ofExactLetters(String letters) {
        return Optional.of(ofLetters(letters))
                .filter(ruleset -> ruleset.expansions().size() == letters.length());
    }

    public static String gameType(Ruleset ruleset) {
        String letters = letters(ruleset);
        return letters.isEmpty() ? BASE : BASE + "+" + letters;
    }

    public static Ruleset readGameType(Source source, int start, int end, Repairs repairs) {
        String found = source.excerpt(start, end);
        Ruleset exact = BY_GAME_TYPE.get(found);
        if (exact != null) {
            return exact;
        }
        String type = found.strip().toUpperCase(Locale.ROOT);
        int letters = type.startsWith("+", BASE.length()) ? BASE.length() + 1 : BASE.length();
        Optional<Ruleset> read = type.startsWith("BASE") ? ofExactLetters(type.substring(letters)) : Optional.empty();
        Ruleset ruleset = source.require(read, start, end, Expectations.GAME_TYPE);
        if (!gameType(ruleset).equals(found)) {
            repairs.add(RepairKind.GAME_TYPE_FORM, start, end, gameType(ruleset));
        }
        return ruleset;
    }

    /** Writes a name such as {@code base}, {@code ml} or {@code mlp.opening}. */
    public static String shortName(Ruleset ruleset) {
        String letters = letters(ruleset);
        return (letters.isEmpty() ? BASE : letters).toLowerCase(Locale.ROOT)
                + (ruleset.tournamentOpening() ? ".opening" : "")
                + (ruleset.repetitionDraw() ? ".repetition" : "")
                + (ruleset.gatesAboveGround() ? "" : ".nogates");
    }

    /** Reads such a name, with letters and toggles in any order and case. */
    private static Optional<Ruleset> ofShortName(String name) {
        List<String> parts = Texts.split(name.toLowerCase(Locale.ROOT), '.');
        String set = parts.get(0);
        String letters = set.equals("base") ? "" : set.toUpperCase(Locale.ROOT);
        Optional<Ruleset> named = set.isEmpty() ? Optional.empty() : ofExactLetters(letters);
        for (String toggle : parts.subList(1, parts.size())) {
            named = named.flatMap(ruleset -> toggled(ruleset, toggle));
        }
        return named;
    }

    public static Ruleset readShortName(Source source, int start, int end, Repairs repairs) {
        String found = source.excerpt(start, end);
        Ruleset ruleset = source.require(ofShortName(found), start, end, Expectations.RULESET);
        String written = shortName(ruleset);
        if (!written.equals(found)) {
            repairs.add(RepairKind.RULESET_FORM, start, end, written);
        }
        return ruleset;
    }

    /** Returns the name of a game's ruleset, unless a lenient reader assumes its toggles anyway. */
    public static Optional<String> toRecord(Game game) {
        return notAssumed(game).map(toggle -> shortName(game.ruleset()));
    }

    /**
     * Returns the first toggle of a game's ruleset that a lenient reader would not assume, or empty if there is none.
     */
    public static Optional<InexpressibleFeature> notAssumed(Game game) {
        Ruleset ruleset = game.ruleset();
        boolean queenFirst = game.moves().stream()
                .limit(2)
                .flatMap(move -> move.movedPiece().stream())
                .anyMatch(piece -> piece.bug() == Bug.QUEEN_BEE);
        Ruleset assumed = ReadOptions.lenient().applyTo(ruleset, queenFirst);
        if (assumed.tournamentOpening() != ruleset.tournamentOpening()) {
            return Optional.of(InexpressibleFeature.NO_TOURNAMENT_OPENING);
        }
        if (assumed.repetitionDraw() != ruleset.repetitionDraw()) {
            return Optional.of(InexpressibleFeature.REPETITION_DRAW);
        }
        return assumed.equals(ruleset) ? Optional.empty() : Optional.of(InexpressibleFeature.NO_GATES_ABOVE_GROUND);
    }

    /** Reads a recorded ruleset. Keeps the assumed one unless the text names a ruleset with the same pieces. */
    public static Ruleset readRecorded(Source source, int start, int end, Ruleset assumed, Repairs repairs) {
        String found = source.excerpt(start, end);
        Ruleset ruleset = ofShortName(found)
                .filter(named -> named.expansions().equals(assumed.expansions()))
                .orElse(assumed);
        if (!shortName(ruleset).equals(found)) {
            repairs.add(RepairKind.RULESET, start, end, shortName(ruleset));
        }
        return ruleset;
    }

    private static Optional<Ruleset> toggled(Ruleset ruleset, String toggle) {
        return switch (toggle) {
            case "opening" -> Optional.of(ruleset.withTournamentOpening(true));
            case "repetition" -> Optional.of(ruleset.withRepetitionDraw(true));
            case "nogates" -> Optional.of(ruleset.withGatesAboveGround(false));
            default -> Optional.empty();
        };
    }
}
