package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * A damaged text is never read as another game without a fault or a repair, except as SECURITY.md lists: each {@link
 * Silent} is one that no reader can notice, and must occur. The texts have comments, clocks and variations.
 */
class DamagedTextTest {

    private static final int ROUNDS = Boolean.getBoolean("hive.deep") ? 20_000 : 2000;

    /** Random numbers of seeds that follow each other would begin alike. */
    private static final long MIX = 0x9E3779B97F4A7C15L;

    private static final int WHOLLY_CUT_TEXTS = Boolean.getBoolean("hive.deep") ? 200 : 20;

    private static final String CHARACTERS = TextMutator.LETTERS + "0123456789wbpaNO/\\-.;~_[](){}\"' \n\t#%^+*x\u0130";

    private static final Pattern WORD = Pattern.compile("[\\[\\](){}\"~]|[^\\s\\[\\](){}\";~]+");

    /** Comments, names and what else may have any words; and the end of an SGF, after which another may follow. */
    private static final Pattern FREE_WORDS = Pattern.compile(
            "\\{[^}]*\\}|\\[(?:White|Black|Termination)[^\\n]*|; [^\\n]*|(?m)^%[^\\n]*|\\)\\s*\\z|(?:C|RE|VV)\\[(?:\\\\.|[^\\]])*\\]|id \"[^\\]]*\\]",
            Pattern.DOTALL);

    private static final Map<String, String> TAGS = Map.of("White", "Ada", "Black", "Ben");

    private static final List<String> COMMENTS = List.of(
            "a book opening",
            "two\nlines",
            "100% {sure",
            "(good)",
            ":-)",
            "won; lost",
            "a } brace",
            "[x]",
            "x\n% y",
            "3");

    /** What a damaged text may change without a word. */
    private enum Silent {
        /** The characters of a move decide which one it is. */
        MOVE,
        /** Those of a set of pieces or a ruleset decide which one it is. */
        RULESET,
        /** Those of a result, of the tag Termination or of a player's name decide who won, and how. */
        RESULT,
        /** Those of a position decide which one it is. */
        POSITION,
        /** The PGN of an unfinished game may end after any of its moves. */
        LAST_MOVES,
        /** The last move of a game string may lose its last character. */
        LAST_CHARACTER
    }

    /** All that the library writes. */
    @SuppressWarnings("ImmutableEnumChecker") // Nobody changes the sets.
    private enum Notation {
        GAME_STRING(
                "^[^;]*",
                "(?:;[^;]*$|(?<=\\];).*)",
                "^[^;]*;[^;]*",
                EnumSet.of(Silent.MOVE, Silent.RULESET),
                EnumSet.of(Silent.LAST_CHARACTER)),
        PGN_OF_MZINGA(
                "(?m)^\\d+\\. .*$",
                "\\[(?:Result|Termination)[^\\n]*|(?m)^(?:Draw|WhiteWins|BlackWins|InProgress|NotStarted)$"),
        PGN_WITH_SCORES("(?m)^\\d+\\. .*$", "\\[(?:Result|Termination)[^\\n]*|(?m)^(?:1-0|0-1|1/2-1/2|\\*)$"),
        /** All moves in one line. */
        PGN_IN_ONE_LINE("(?s)(?<=\\n\\n).*", "\\[(?:Result|Termination)[^\\n]*"),
        PGN_WITHOUT_NUMBERS("(?s)(?<=\\n\\n).*", "\\[(?:Result|Termination)[^\\n]*"),
        SGF(
                "(?:SU|RULESET)\\[[^\\]]*\\]",
                "P[01]\\[\\d+ (?:move|pmove|pass)[^\\]]*\\]",
                "RE\\[[^\\]]*\\]|P[01]\\[id[^\\]]*\\]|P[01]\\[\\d+ (?:resign|offerdraw|acceptdraw|winontime)\\]",
                EnumSet.of(Silent.MOVE, Silent.RULESET, Silent.RESULT),
                EnumSet.noneOf(Silent.class)),
        GAME_TEXT(
                "^1~[^~]*",
                "(?<=~)[^~]*(?=~[^~]*$)",
                "[^~]*$",
                EnumSet.of(Silent.MOVE, Silent.RULESET),
                EnumSet.noneOf(Silent.class)),
        POSITION_TEXT("", "", "", EnumSet.of(Silent.POSITION), EnumSet.of(Silent.POSITION)),
        TEXT_DIAGRAM("", "", "", EnumSet.of(Silent.POSITION), EnumSet.of(Silent.POSITION));

        private final Pattern ruleset;
        private final Pattern moves;
        private final Pattern result;
        private final Set<Silent> ofOneCharacter;
        private final Set<Silent> ofCut;

        /** A PGN, which has a tag for its pieces and another one for its ruleset. */
        Notation(String moves, String result) {
            this(
                    "\\[(?:GameType|Ruleset)[^\\n]*",
                    moves,
                    result,
                    EnumSet.of(Silent.MOVE, Silent.RULESET, Silent.RESULT),
                    EnumSet.of(Silent.LAST_MOVES));
        }

        Notation(String ruleset, String moves, String result, Set<Silent> ofOneCharacter, Set<Silent> ofCut) {
            this.ruleset = Pattern.compile(ruleset);
            this.moves = Pattern.compile(moves);
            this.result = Pattern.compile(result);
            this.ofOneCharacter = ofOneCharacter;
            this.ofCut = ofCut;
        }

        private boolean isPosition() {
            return this == POSITION_TEXT || this == TEXT_DIAGRAM;
        }

        private Written write(long seed, int maxPlies) {
            Random random = new Random(seed * MIX);
            boolean isString = this == GAME_STRING;
            Game game = isString
                    ? RandomUhpGames.gameWithAnyResult(seed * MIX, random.nextInt(maxPlies))
                    : RandomGames.game(seed * MIX, random.nextInt(maxPlies));
            String text = switch (this) {
                case GAME_STRING -> GameString.writeForEngine(game);
                case PGN_OF_MZINGA -> withVariation(Pgn.write(record(game, random), PgnFlavor.MZINGA), random);
                case PGN_WITH_SCORES -> withVariation(Pgn.write(record(game, random), PgnFlavor.SCORES), random);
                case PGN_IN_ONE_LINE ->
                    inOneLine(withVariation(Pgn.write(record(game, random), PgnFlavor.SCORES), random));
                case PGN_WITHOUT_NUMBERS ->
                    withVariation(Pgn.write(record(game, random), PgnFlavor.MZINGA), random)
                            .replaceAll("(?m)^\\d+\\. ", "");
                case SGF -> withVariationOfSgf(Sgf.write(record(game, random)), random);
                case GAME_TEXT -> GameText.write(game);
                case POSITION_TEXT -> PositionText.write(game.position());
                case TEXT_DIAGRAM -> TextDiagram.of(game.position()).write();
            };
            ReadOptions options =
                    isString ? ReadOptions.lenient().withTogglesOf(game.ruleset()) : ReadOptions.lenient();
            return new Written(this, text, options);
        }

        private Parsed<?> parse(String text, ReadOptions options) {
            return switch (this) {
                case GAME_STRING -> GameString.parse(text, options);
                case PGN_OF_MZINGA, PGN_WITH_SCORES, PGN_IN_ONE_LINE, PGN_WITHOUT_NUMBERS ->
                    Pgn.parse(text, options).map(GameRecord::game);
                case SGF -> Sgf.parse(text, options).map(GameRecord::game);
                case GAME_TEXT -> GameText.parse(text, options);
                case POSITION_TEXT -> PositionText.parse(text, options).map(Position::setup);
                case TEXT_DIAGRAM -> TextDiagram.parse(text).map(TextDiagram::setup);
            };
        }
    }

    private record Written(Notation notation, String text, ReadOptions options) {

        Object value() {
            return notation.parse(text, options).orThrow();
        }

        /** Returns what a damaged text means if its reader reports no more that changes the meaning than before. */
        Optional<Object> readSilently(String damaged) {
            Parsed<?> parsed = notation.parse(damaged, options);
            return parsed.fault().isEmpty() && kinds(parsed).equals(kinds(notation.parse(text, options)))
                    ? Optional.of(parsed.orThrow())
                    : Optional.empty();
        }

        /** Of our own notations, a strict reader accepts only what a writer writes. */
        void assertStrictReaderRefusesRepairs(String damaged) {
            Parsed<?> lenient = notation.parse(damaged, options);
            Parsed<?> strict = notation.parse(damaged, options.withStrict(true));
            boolean isUnusual =
                    lenient.fault().isPresent() || !lenient.repairs().isEmpty();
            if (notation != Notation.TEXT_DIAGRAM) {
                assertThat(strict.fault().isPresent()).as(damaged).isEqualTo(isUnusual);
            }
            if (!isUnusual && notation == Notation.POSITION_TEXT) {
                assertThat(PositionText.write((Setup) strict.orThrow())).isEqualTo(damaged);
            } else if (!isUnusual && notation == Notation.GAME_TEXT) {
                assertThat(GameText.write((Game) strict.orThrow())).isEqualTo(damaged);
            }
        }

        private static List<Repair.Kind> kinds(Parsed<?> parsed) {
            return parsed.repairs().stream()
                    .map(Repair::kind)
                    .filter(Repair.Kind::changesMeaning)
                    .toList();
        }

        boolean isCovered(Pattern parts, int at) {
            return parts.matcher(text).results().anyMatch(part -> part.start() <= at && at <= part.end());
        }
    }

    private static GameRecord record(Game game, Random random) {
        Map<Integer, String> comments = new HashMap<>();
        Map<Integer, Duration> left = new HashMap<>();
        Map<Integer, Duration> used = new HashMap<>();
        boolean hasClocks = random.nextBoolean();
        for (int ply = 0; ply <= game.plyCount(); ply++) {
            if (random.nextInt(4) == 0) {
                comments.put(ply, COMMENTS.get(random.nextInt(COMMENTS.size())));
            }
            if (hasClocks && ply > 0) {
                (random.nextBoolean() ? left : used).put(ply, Duration.ofMillis(random.nextInt(9_000_000)));
            }
        }
        return GameRecord.of(game)
                .withTags(TAGS)
                .withComments(comments)
                .withTimesLeft(left)
                .withTimesUsed(used);
    }

    /** Inserts a variation after a move of some PGN. */
    private static String withVariation(String pgn, Random random) {
        List<MatchResult> moves =
                Pattern.compile("(?m)^\\d+\\. .*\\n").matcher(pgn).results().toList();
        if (moves.isEmpty() || random.nextInt(3) > 0) {
            return pgn;
        }
        int end = moves.get(random.nextInt(moves.size())).end();
        return pgn.substring(0, end) + "(1. wQ {mirror} 2. bQ wQ-)\n" + pgn.substring(end);
    }

    private static String inOneLine(String pgn) {
        int moves = pgn.indexOf("\n\n") + 2;
        return pgn.substring(0, moves) + pgn.substring(moves).replace('\n', ' ');
    }

    private static String withVariationOfSgf(String sgf, Random random) {
        List<MatchResult> events =
                Pattern.compile("(?m)^; P[01]").matcher(sgf).results().toList();
        if (random.nextInt(3) > 0) {
            return sgf;
        }
        int start = events.get(random.nextInt(events.size())).start();
        return sgf.substring(0, start) + "(" + sgf.substring(start).strip() + "\n(; C[mirror]; P0[2 done])\n)\n";
    }

    @Test
    void textWithOneChangedCharacterOrWord_isTheSameOrReported() {
        Map<Silent, Integer> all = new EnumMap<>(Silent.class);
        for (Notation notation : Notation.values()) {
            Map<Silent, Integer> exceptions = new EnumMap<>(Silent.class);
            for (int round = 0; round < ROUNDS; round++) {
                Written written = notation.write(round, 30);
                Random random = new Random(~round * MIX);
                int at = random.nextInt(written.text().length());
                // Without numbers, nobody notices that a move of one word is missing.
                String changed = round % 2 == 0 || notation == Notation.PGN_WITHOUT_NUMBERS
                        ? changed(written.text(), at, random)
                        : withChangedWord(written.text(), at, random);
                written.assertStrictReaderRefusesRepairs(changed);
                written.readSilently(changed)
                        .flatMap(read -> difference(written, at, changed, read))
                        .ifPresent(exception -> exceptions.merge(exception, 1, Integer::sum));
            }
            assertThat(notation.ofOneCharacter).as("%s", notation).containsAll(exceptions.keySet());
            exceptions.forEach((exception, count) -> all.merge(exception, count, Integer::sum));
        }

        assertThat(all).containsOnlyKeys(Silent.MOVE, Silent.RULESET, Silent.RESULT, Silent.POSITION);
    }

    /** Strict readers accept a word that means nothing only where any words may stand. */
    @Test
    void textWithWordWithoutMeaning_isReported() {
        for (Notation notation : Notation.values()) {
            for (int round = 0; round < ROUNDS / 5; round++) {
                Written written = notation.write(round, 30);
                Random random = new Random(~round * MIX);
                MatchResult word =
                        word(written.text(), random.nextInt(written.text().length()));
                if (!written.isCovered(FREE_WORDS, word.end())) {
                    String text = written.text();
                    String damaged = text.substring(0, word.end()) + " wX " + text.substring(word.end());
                    Parsed<?> parsed = notation.parse(damaged, written.options());
                    assertThat(parsed.fault().isPresent() || !parsed.repairs().isEmpty())
                            .as(damaged)
                            .isTrue();
                    written.assertStrictReaderRefusesRepairs(damaged);
                }
            }
        }
    }

    private static String changed(String text, int at, Random random) {
        char other = CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
        return switch (random.nextInt(3)) {
            case 0 -> text.substring(0, at) + text.substring(at + 1);
            case 1 -> text.substring(0, at) + other + text.substring(at);
            default -> text.substring(0, at) + other + text.substring(at + 1);
        };
    }

    /** Returns the text with the word at an offset deleted, doubled, or replaced by the word at another offset. */
    private static String withChangedWord(String text, int at, Random random) {
        MatchResult word = word(text, at);
        String other = word(text, random.nextInt(text.length())).group();
        String replacement = switch (random.nextInt(4)) {
            case 0 -> "";
            case 1 -> word.group() + " " + word.group();
            case 2 -> other;
            default -> other + " " + word.group();
        };
        return text.substring(0, word.start()) + replacement + text.substring(word.end());
    }

    /** Returns the word at an offset, or the one before it. */
    private static MatchResult word(String text, int at) {
        return WORD.matcher(text)
                .results()
                .takeWhile(word -> word.start() <= at)
                .reduce((first, second) -> second)
                .orElseThrow();
    }

    /** Returns which exception allows the difference between what was written and what was read. */
    private static Optional<Silent> difference(Written written, int at, String changed, Object read) {
        if (read.equals(written.value())) {
            return Optional.empty();
        }
        if (read instanceof Setup) {
            return Optional.of(Silent.POSITION);
        }
        Notation notation = written.notation();
        Game before = (Game) written.value();
        Game after = (Game) read;
        assertThat(after.plyCount()).as(changed).isEqualTo(before.plyCount());
        if (written.isCovered(notation.ruleset, at)) {
            assertThat(after.moves()).as(changed).isEqualTo(before.moves());
            return Optional.of(Silent.RULESET);
        }
        if (written.isCovered(notation.moves, at)) {
            return Optional.of(Silent.MOVE);
        }
        assertThat(after.moves()).as(changed).isEqualTo(before.moves());
        assertThat(after.ruleset()).as(changed).isEqualTo(before.ruleset());
        assertThat(written.isCovered(notation.result, at)).as(changed).isTrue();
        return Optional.of(Silent.RESULT);
    }

    @Test
    void cutText_isTheSameOrReported() {
        Map<Silent, Integer> all = new EnumMap<>(Silent.class);
        for (Notation notation : Notation.values()) {
            Map<Silent, Integer> exceptions = new EnumMap<>(Silent.class);
            for (int round = 0; round < ROUNDS / 5; round++) {
                boolean isWhole = round < WHOLLY_CUT_TEXTS;
                Written written = notation.write(round, isWhole ? 12 : 40);
                int end = written.text().strip().length();
                for (int length = isWhole ? 0 : end - 1; length < end; length++) {
                    String cut = written.text().substring(0, length);
                    written.readSilently(cut)
                            .flatMap(read -> differenceOfCut(written, cut, read))
                            .ifPresent(exception -> exceptions.merge(exception, 1, Integer::sum));
                    if (!notation.isPosition()) {
                        gamesOfFile(cut).forEach(game -> differenceOfCut(written, cut, game));
                    }
                }
            }
            assertThat(notation.ofCut).as("%s", notation).containsAll(exceptions.keySet());
            exceptions.forEach((exception, count) -> all.merge(exception, count, Integer::sum));
        }

        assertThat(all).containsOnlyKeys(Silent.LAST_MOVES, Silent.LAST_CHARACTER, Silent.POSITION);
    }

    /** A PGN or an SGF has many lines; those that name a ruleset or a termination, and the last moves, may get lost. */
    @Test
    void textWithoutOneLine_isTheSameOrReported() {
        Map<Silent, Integer> all = new EnumMap<>(Silent.class);
        for (Notation notation : EnumSet.of(Notation.PGN_OF_MZINGA, Notation.PGN_WITH_SCORES, Notation.SGF)) {
            for (int round = 0; round < ROUNDS / 20; round++) {
                Written written = notation.write(round, 30);
                List<String> lines = written.text().lines().toList();
                for (int line = 0; line < lines.size(); line++) {
                    List<String> others = new ArrayList<>(lines);
                    String lost = others.remove(line);
                    written.readSilently(String.join("\n", others) + "\n")
                            .flatMap(read -> differenceWithoutLine(written, lost, (Game) read))
                            .ifPresent(exception -> all.merge(exception, 1, Integer::sum));
                }
            }
        }

        assertThat(all).containsOnlyKeys(Silent.RULESET, Silent.RESULT, Silent.LAST_MOVES);
    }

    private static Optional<Silent> differenceWithoutLine(Written written, String lost, Game after) {
        Game before = (Game) written.value();
        if (after.equals(before)) {
            return Optional.empty();
        }
        if (lost.startsWith("[Ruleset ") || lost.startsWith("[Termination ")) {
            assertThat(after.moves()).isEqualTo(before.moves());
            return Optional.of(lost.startsWith("[Ruleset ") ? Silent.RULESET : Silent.RESULT);
        }
        assertThat(after.moves()).as(lost).isEqualTo(before.moves().subList(0, after.plyCount()));
        assertThat(after.result().outcome()).as(lost).isEqualTo(before.result().outcome());
        assertThat(after.ruleset().expansions())
                .as(lost)
                .isEqualTo(before.ruleset().expansions());
        return Optional.of(Silent.LAST_MOVES);
    }

    /** Returns what a reader of any notation finds without a word. */
    private static List<Game> gamesOfFile(String text) {
        return GameFiles.parse(text, ReadOptions.lenient())
                .filter(parsed -> parsed.fault().isEmpty() && parsed.repairs().isEmpty())
                .map(parsed -> parsed.orThrow().game())
                .toList();
    }

    private static Optional<Silent> differenceOfCut(Written written, String cut, Object read) {
        if (read.equals(written.value())) {
            return Optional.empty();
        }
        if (read instanceof Setup) {
            return Optional.of(Silent.POSITION);
        }
        Game before = (Game) written.value();
        Game after = (Game) read;
        if (written.notation() == Notation.GAME_STRING) {
            assertThat(cut).hasSize(written.text().length() - 1);
            assertThat(after.plyCount()).as(cut).isEqualTo(before.plyCount());
            return Optional.of(Silent.LAST_CHARACTER);
        }
        assertThat(written.notation().name()).as(cut).startsWith("PGN");
        assertThat(before.isOver() || after.isOver()).as(cut).isFalse();
        assertThat(after.plyCount()).as(cut).isBetween(1, before.plyCount());
        assertThat(after.ruleset().expansions())
                .as(cut)
                .isEqualTo(before.ruleset().expansions());
        return Optional.of(Silent.LAST_MOVES);
    }
}
