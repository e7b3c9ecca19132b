package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.Source.Range;
import io.github.hiverules.piece.Bug;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The names of rulesets: game types such as {@code Base+MLP}, and short names, which include the toggles. */
public final class Rulesets {

    private static final String BASE = "Base";

    private static final Map<String, Ruleset> BY_GAME_TYPE = byGameType();

    private Rulesets() {}

    private static Map<String, Ruleset> byGameType() {
        Map<String, Ruleset> rulesets = new HashMap<>(Map.of(BASE, Ruleset.BASE));
        for (Expansion expansion : Expansion.values()) {
            for (Ruleset smaller : List.copyOf(rulesets.values())) {
                Set<Expansion> expansions = EnumSet.of(expansion);
                expansions.addAll(smaller.expansions());
                Ruleset larger = smaller.withExpansions(expansions);
                rulesets.put(gameType(larger), larger);
            }
        }
        return Map.copyOf(rulesets);
    }

    public static String letters(Ruleset ruleset) {
        StringBuilder letters = new StringBuilder();
        for (Expansion expansion : Expansion.values()) {
            if (ruleset.expansions().contains(expansion)) {
                letters.append(expansion.bug().letter());
            }
        }
        return letters.toString();
    }

    /**
     * Returns the ruleset with the expansions of the pieces that move.
     *
     * @param moves the offsets of the moves; the second letter of each names the insect if it can be read
     */
    public static Ruleset ofMovedPieces(Characters text, IntStream moves) {
        StringBuilder letters = new StringBuilder();
        moves.map(move -> move + 1)
                .filter(letter -> letter < text.length())
                .forEach(letter -> letters.append(Strings.toAsciiUpper(text.at(letter))));
        return fromLetters(letters.toString());
    }

    /** Returns the ruleset with the expansions whose uppercase letters occur. */
    public static Ruleset fromLetters(String letters) {
        return Ruleset.BASE.withExpansions(Stream.of(Expansion.values())
                .filter(expansion -> letters.indexOf(expansion.bug().letter()) >= 0)
                .collect(Collectors.toSet()));
    }

    /** Returns the ruleset with the expansions of the letters, or empty if a letter is unknown or occurs twice. */
    private static Optional<Ruleset> findByLetters(String letters) {
        return Optional.of(fromLetters(letters))
                .filter(ruleset -> ruleset.expansions().size() == letters.length());
    }

    public static String gameType(Ruleset ruleset) {
        String letters = letters(ruleset);
        return letters.isEmpty() ? BASE : BASE + "+" + letters;
    }

    public static Optional<Ruleset> readGameType(Reading reading, int start, int end) {
        String found = reading.source().excerpt(start, end);
        Ruleset exact = BY_GAME_TYPE.get(found);
        if (exact != null) {
            return Optional.of(exact);
        }
        String type = Strings.toAsciiUpper(found.strip());
        // A plus sign in a link is a space once it is decoded.
        Optional<Ruleset> read = type.startsWith("BASE")
                ? findByLetters(withoutPlus(type.substring(BASE.length()).strip()))
                : Optional.empty();
        if (read.isEmpty()) {
            return reading.fail(start, end, Expected.GAME_TYPE);
        }
        reading.add(Repair.Kind.READ_AS, start, end, gameType(read.get()));
        return read;
    }

    private static String withoutPlus(String letters) {
        return letters.startsWith("+") ? letters.substring(1).strip() : letters;
    }

    /** Returns the short name of a ruleset, such as {@code base}, {@code ml} or {@code mlp.opening}. */
    public static String shortName(Ruleset ruleset) {
        String letters = letters(ruleset);
        StringBuilder name = new StringBuilder(Strings.toAsciiLower(letters.isEmpty() ? BASE : letters));
        unusualToggles(ruleset).forEach(toggle -> name.append('.').append(toggle.word()));
        return name.toString();
    }

    /** Finds the ruleset with a short name, whose letters and toggles may have any order and case. */
    private static Optional<Ruleset> findByShortName(String name) {
        List<String> parts = Strings.split(Strings.toAsciiLower(name), '.');
        if (parts.size() > 1 + Toggle.values().length) {
            return Optional.empty();
        }
        String pieces = parts.get(0);
        String letters = pieces.equals("base") ? "" : Strings.toAsciiUpper(pieces);
        Optional<Ruleset> named = pieces.isEmpty() ? Optional.empty() : findByLetters(letters);
        for (String toggle : parts.subList(1, parts.size())) {
            named = named.flatMap(ruleset -> withToggle(ruleset, toggle));
        }
        return named;
    }

    public static Optional<Ruleset> readShortName(Reading reading, int start, int end) {
        String found = reading.source().substring(start, end);
        Optional<Ruleset> ruleset = findByShortName(found);
        if (ruleset.isEmpty()) {
            return reading.fail(start, end, Expected.RULESET);
        }
        String written = shortName(ruleset.get());
        if (!written.equals(found)) {
            reading.add(Repair.Kind.READ_AS, start, end, written);
        }
        return ruleset;
    }

    /** Returns the short name of a game's ruleset, or empty if a lenient reader assumes its toggles anyway. */
    public static Optional<String> recordedName(Game game) {
        Ruleset ruleset = game.ruleset();
        List<Move> moves = game.moves();
        boolean queenFirst = IntStream.range(0, moves.size()).anyMatch(ply -> isQueenFirst(ply, moves.get(ply)));
        Ruleset assumed = assumed(ruleset, ReadOptions.lenient());
        return (queenFirst ? assumed.without(Toggle.TOURNAMENT_OPENING) : assumed).equals(ruleset)
                ? Optional.empty()
                : Optional.of(shortName(ruleset));
    }

    /**
     * Returns the ruleset with the given pieces that a reader assumes. If it detects the opening, the moves
     * decide later.
     */
    public static Ruleset assumed(Ruleset pieces, ReadOptions options) {
        Set<Toggle> toggles = EnumSet.allOf(Toggle.class);
        boolean hasOpening = options.tournamentOpening() != TournamentOpening.OFF;
        toggles.removeIf(toggle -> toggle == Toggle.TOURNAMENT_OPENING ? !hasOpening : !options.has(toggle));
        return pieces.withToggles(toggles);
    }

    /** Returns whether a move brings the Queen Bee in as the first piece of a player, which the opening forbids. */
    static boolean isQueenFirst(int plies, Move move) {
        return plies < 2
                && move.movedPiece()
                        .filter(piece -> piece.bug() == Bug.QUEEN_BEE)
                        .isPresent();
    }

    /**
     * Reads a recorded ruleset. Returns empty, which leaves the assumed one, unless the text names a ruleset with the
     * same pieces.
     */
    public static Optional<Ruleset> readRecorded(Reading reading, Range range, Ruleset assumed) {
        String found = reading.source().substring(range.start(), range.end());
        Optional<Ruleset> named =
                findByShortName(found).filter(known -> known.expansions().equals(assumed.expansions()));
        String written = shortName(named.orElse(assumed));
        if (named.isEmpty() || !written.equals(found)) {
            Repair.Kind kind = named.isPresent() ? Repair.Kind.READ_AS : Repair.Kind.UNKNOWN_VALUE;
            reading.add(kind, range.start(), range.end(), written);
        }
        return named;
    }

    private static Optional<Ruleset> withToggle(Ruleset ruleset, String word) {
        return changed(ruleset, toggle -> toggle.word().equals(word));
    }

    /** Returns the toggles of a ruleset that are not as usual, which its texts name. */
    public static List<Toggle> unusualToggles(Ruleset ruleset) {
        return Stream.of(Toggle.values())
                .filter(toggle -> ruleset.has(toggle) != toggle.isUsual())
                .toList();
    }

    /** Returns in words that a toggle is not as usual, for example {@code no gates above ground}. */
    public static String phrase(Toggle toggle) {
        return (toggle.isUsual() ? "no " : "") + toggle.id().replace('-', ' ');
    }

    /** Returns the ruleset with the toggle of a phrase, or empty if there is none. */
    public static Optional<Ruleset> withPhrase(Ruleset ruleset, String phrase) {
        return changed(ruleset, toggle -> phrase(toggle).equals(phrase));
    }

    private static Optional<Ruleset> changed(Ruleset ruleset, Predicate<Toggle> isNamed) {
        return Stream.of(Toggle.values())
                .filter(isNamed)
                .findFirst()
                .map(toggle -> toggle.isUsual() ? ruleset.without(toggle) : ruleset.with(toggle));
    }
}
