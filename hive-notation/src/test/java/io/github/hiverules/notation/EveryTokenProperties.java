package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/**
 * Readers lose nothing silently. A token of a valid text is doubled, left out, replaced or put where it does not
 * belong. Then the reader refuses the text, or each token of it
 *
 * <ul>
 *   <li>is named by a repair,
 *   <li>or is used: writing what was read gives the token again, in its place among the others,
 *   <li>or names a destination in another way than the writer does: read alone, the move is the one that was played.
 * </ul>
 *
 * <p>Some parts say nothing about a game: an asterisk as the result of a PGN; the numbers of events in an SGF, what
 * follows the row of a drop, format, clocks and rankings. The first piece of an SGF may stand anywhere on the board,
 * and talks about a draw count as a whole.
 */
class EveryTokenProperties {

    private static final int PLIES = 12;

    /** The same texts in every build: few other texts fool the comparison of tokens, but such a build would fail. */
    private static final String SEED = "1";

    private static final Map<String, String> TAGS = Map.of(
            "White", "Ada",
            "Black", "Ben",
            "Date", "2023.01.08",
            "Event", "Open",
            "Site", "Boston",
            "Round", "3",
            "Comment", "a fine game");

    private static final Pattern UHP_TOKEN = Pattern.compile("[^; ]+");
    private static final Pattern PGN_TOKEN = Pattern.compile("[\\[\\]{}\"]|[^\\s\\[\\]{}\"]+");
    private static final Pattern SGF_TOKEN = Pattern.compile("[()\\[\\]]|[^\\s()\\[\\];]+");
    private static final Pattern SGF_NUMBER = Pattern.compile("P[01]\\s*\\[\\s*(\\d+)");
    private static final Pattern SGF_NEEDLESS =
            Pattern.compile("(?:VV|FF|CA|AP|ST|TM|TC|CM)\\s*\\[[^\\]]*\\]|P[01]\\s*\\[\\s*(?:time|ranking)[^\\]]*\\]");
    private static final Pattern SGF_NUMBERS_OF_SET = Pattern.compile("SU\\s*\\[[^\\]\\s]*([\\s\\d]*)\\]");
    private static final Pattern SGF_MOVER = Pattern.compile("(P[01])\\s*\\[\\s*(?:\\d+\\s+)?move");
    private static final Pattern SGF_START = Pattern.compile("Start\\s+(P[01])");
    private static final Pattern SGF_CELL = Pattern.compile("move\\s+\\w+\\s+\\w+\\s+(\\w\\s+\\d+)");
    private static final Pattern SGF_VALUE =
            Pattern.compile("(?:C|DT|EV|GN|PC|RE|RO|P[01])\\s*\\[(?:\\s*id\\s*\"?)?([^\\]\"]*)\"?[^\\]]*\\]");
    private static final Pattern SGF_TALK = Pattern.compile(
            "P[01]\\s*\\[\\s*\\d*\\s*(?:offer|accept)draw\\s*\\]\\s*;\\s*P[01]\\s*\\[\\s*\\d*\\s*done\\s*\\]");
    private static final Pattern SGF_NAME =
            Pattern.compile("P[01]\\s*\\[[^\\]]*move\\s+[WB]\\s+\\w+\\s+[A-Z]\\s+\\d+\\s+([^\\]]*)");

    /** A part of a text without blanks. */
    private record Token(String text, int start) {
        int end() {
            return start + text.length();
        }
    }

    private static List<Token> tokens(String text, Pattern pattern) {
        return ranges(text, pattern, 0).toList();
    }

    private static Stream<Token> ranges(String text, Pattern pattern, int group) {
        return pattern.matcher(text).results().map(found -> new Token(found.group(group), found.start(group)));
    }

    /** Changes a token, or puts one between two others. */
    private static String changed(String text, Pattern pattern, List<String> words, String separators, Random random) {
        List<Token> tokens = tokens(text, pattern);
        Token token = tokens.get(random.nextInt(tokens.size()));
        String separator = "" + separators.charAt(random.nextInt(separators.length()));
        String other = random.nextBoolean()
                ? words.get(random.nextInt(words.size()))
                : tokens.get(random.nextInt(tokens.size())).text();
        String instead = switch (random.nextInt(5)) {
            case 0 -> "";
            case 1 -> token.text() + separator + token.text();
            case 2 -> other;
            case 3 -> other + separator + token.text();
            default -> token.text() + separator + other;
        };
        return text.substring(0, token.start()) + instead + text.substring(token.end());
    }

    @Property(tries = 1000, seed = SEED, shrinking = ShrinkingMode.OFF)
    void gameString_tokenIsUsedOrNamed(@ForAll long seed) {
        Random random = new Random(seed);
        Game game = RandomPlay.endedGame(seed, random.nextInt(PLIES));
        ReadOptions options =
                ReadOptions.lenient().withTogglesOf(game.startPosition().ruleset());
        List<String> words =
                List.of("wA1", "bQ", "-wQ", "wS1/", "pass", "InProgress", "Draw", "White[2]", "Base", "x", "1");
        String text = changed(GameString.writeForEngine(game), UHP_TOKEN, words, "; ", random);

        ParsedGame read = GameString.parse(text, options);

        assertNothingLost(text, List.of(read), UHP_TOKEN, some -> GameString.writeForEngine(some.game()), List.of());
        assertStrictRefusesRepairs(read, GameString.parse(text, options.withStrict(true)));
    }

    @Property(tries = 1000, seed = SEED, shrinking = ShrinkingMode.OFF)
    void pgn_tokenIsUsedOrNamed(@ForAll long seed, @ForAll PgnFlavor flavor) {
        Random random = new Random(seed);
        Game game = RandomRecords.game(seed, random.nextInt(PLIES));
        List<String> words = List.of(
                "wA1",
                "bQ",
                "-wQ",
                "pass",
                "1.",
                "3.",
                flavor == PgnFlavor.MZINGA ? "Draw" : "1-0",
                "[",
                "]",
                "{",
                "}",
                "\"",
                "[Round \"4\"]",
                "x");
        String text = changed(Pgn.write(game, TAGS, flavor), PGN_TOKEN, words, "\n ", random);

        List<ParsedGame> read = Pgn.parseAll(text, ReadOptions.lenient()).toList();

        assertNothingLost(text, read, PGN_TOKEN, some -> Pgn.write(some.record(), flavor), tagsOfPgn(text, read));
        assertStrictRefusesRepairs(read.get(0), Pgn.parse(text, ReadOptions.strict()));
    }

    @Property(tries = 1000, seed = SEED, shrinking = ShrinkingMode.OFF)
    void sgf_tokenIsUsedOrNamed(@ForAll long seed) {
        Random random = new Random(seed);
        Game game = RandomRecords.game(seed, random.nextInt(PLIES));
        List<String> words = List.of(
                "wA1",
                "bQ",
                "B",
                "W",
                "N",
                "13",
                "P0",
                "P1",
                "C",
                "x",
                "done",
                "pass",
                "resign",
                "pick",
                ";",
                "(",
                ")",
                "[",
                "]",
                "; P0[1 done]",
                "EV[Club]");
        String text = changed(Sgf.write(game, TAGS), SGF_TOKEN, words, "\n ", random);

        List<ParsedGame> read = Sgf.parseAll(text, ReadOptions.lenient()).toList();

        List<Token> others = Stream.of(
                        ranges(text, SGF_NUMBER, 1),
                        ranges(text, SGF_NAME, 1),
                        ranges(text, SGF_NEEDLESS, 0),
                        ranges(text, SGF_TALK, 0),
                        ranges(text, SGF_NUMBERS_OF_SET, 1),
                        cellsOfAnotherBoard(text),
                        tagsOfSgf(text, read))
                .flatMap(tokens -> tokens)
                .toList();
        assertNothingLost(text, read, SGF_TOKEN, some -> sgf(text, some), others);
        assertStrictRefusesRepairs(read.get(0), Sgf.parse(text, ReadOptions.strict()));
    }

    /** Writes a game; if the text lets the other player begin, with the numbers that the players have there. */
    private static String sgf(String text, ParsedGame read) {
        String written = Sgf.write(read.record());
        Pattern begins = read.game().plyCount() > 0 ? SGF_MOVER : SGF_START;
        boolean otherBegins =
                ranges(text, begins, 1).limit(1).anyMatch(first -> first.text().equals("P1"));
        return otherBegins ? written.replace("P0", "P?").replace("P1", "P0").replace("P?", "P1") : written;
    }

    private static List<Token> tagsOfPgn(String text, List<ParsedGame> read) {
        return read.stream()
                .flatMap(game -> game.tags().entrySet().stream())
                .filter(tag -> !tag.getKey().equals("Result"))
                .map(tag ->
                        Pattern.compile("\\[" + tag.getKey() + "\\s+\"" + Pattern.quote(tag.getValue()) + "\"\\s*\\]"))
                .flatMap(tag -> ranges(text, tag, 0).limit(1))
                .toList();
    }

    /** The first piece may stand anywhere; then all cells are others than those that the writer chooses. */
    private static Stream<Token> cellsOfAnotherBoard(String text) {
        boolean isUsual =
                ranges(text, SGF_CELL, 1).limit(1).allMatch(cell -> cell.text().matches("N\\s+13"));
        return isUsual ? Stream.of() : ranges(text, SGF_CELL, 1);
    }

    private static Stream<Token> tagsOfSgf(String text, List<ParsedGame> read) {
        List<String> values = read.stream()
                .flatMap(game -> Stream.of(game.tags(), game.record().comments()))
                .flatMap(said -> said.values().stream())
                .toList();
        return ranges(text, SGF_VALUE, 0)
                .filter(token -> values.stream()
                        .anyMatch(value ->
                                value.contains(SGF_VALUE.matcher(token.text()).replaceAll("$1"))));
    }

    private static void assertStrictRefusesRepairs(ParsedGame lenient, ParsedGame strict) {
        assertThat(strict.fault().isPresent())
                .isEqualTo(lenient.fault().isPresent() || !lenient.repairs().isEmpty());
    }

    /** A token that a writer wrote, and the move that it belongs to if it is a destination. */
    private record Written(String text, Optional<Position> before, Optional<Move> move) {

        boolean isFor(String token) {
            return token.equals(text)
                    || (token.equals("InProgress") && text.equals("NotStarted"))
                    || (token.equals("P1") && text.matches("[wb]P"))
                    || move.map(played -> isFor(token, played)).orElse(false);
        }

        private boolean isFor(String destination, Move played) {
            String piece = played.movedPiece().orElseThrow().toString();
            try {
                return MoveString.read(piece + " " + destination, before.orElseThrow(), ReadOptions.strict())
                        .equals(played);
            } catch (NotationException e) {
                return false;
            }
        }
    }

    /** Divides what a writer wrote, and finds the destinations: each follows the name of the moved piece. */
    private static List<Written> written(ParsedGame read, Pattern pattern, String text) {
        List<Written> written = new ArrayList<>();
        List<Move> moves = read.game().moves();
        String before = "";
        int ply = 0;
        for (Token token : tokens(text, pattern)) {
            while (ply < moves.size() && !hasDestination(read.game(), ply)) {
                ply++;
            }
            boolean isDestination = ply < moves.size()
                    && (before + " " + token.text())
                            .equals(MoveString.write(
                                    moves.get(ply), read.game().positions().get(ply)));
            written.add(
                    isDestination
                            ? new Written(
                                    token.text(),
                                    Optional.of(read.game().positions().get(ply)),
                                    Optional.of(moves.get(ply)))
                            : new Written(token.text(), Optional.empty(), Optional.empty()));
            before = token.text();
            ply += isDestination ? 1 : 0;
        }
        return written;
    }

    private static boolean hasDestination(Game game, int ply) {
        return MoveString.write(game.moves().get(ply), game.positions().get(ply))
                .contains(" ");
    }

    private static void assertNothingLost(
            String text,
            List<ParsedGame> read,
            Pattern pattern,
            Function<ParsedGame, String> writer,
            List<Token> others) {
        if (read.stream().anyMatch(game -> game.fault().isPresent())) {
            return;
        }
        List<Written> written = read.stream()
                .flatMap(game -> written(game, pattern, writer.apply(game)).stream())
                .toList();
        int next = 0;
        for (Token token : tokens(text, pattern)) {
            boolean saysNothing = token.text().equals("*") || others.stream().anyMatch(other -> contains(other, token));
            if (saysNothing || isNamed(token, text, read)) {
                continue;
            }
            int found = next;
            while (found < written.size() && !written.get(found).isFor(token.text())) {
                found++;
            }
            assertThat(found)
                    .as("location of %s in what is written for %s", token, text)
                    .isLessThan(written.size());
            next = found + 1;
        }
    }

    private static boolean contains(Token range, Token token) {
        return range.start() <= token.start() && token.end() <= range.end();
    }

    private static boolean isNamed(Token token, String text, List<ParsedGame> read) {
        return read.stream().flatMap(game -> game.repairs().stream()).anyMatch(repair -> isNamed(token, text, repair));
    }

    private static boolean isNamed(Token token, String text, Repair repair) {
        int start = repair.location().offset();
        boolean isShortened = repair.found().endsWith("...");
        int end = isShortened || repair.kind().id().equals("after-the-end")
                ? Integer.MAX_VALUE
                : start + repair.found().length();
        return (start <= token.end() && token.start() <= end) || isPartOfProperty(text, token, start);
    }

    /** A repair of a value or an event means its whole property. */
    private static boolean isPartOfProperty(String text, Token token, int value) {
        int bracket = text.lastIndexOf('[', value);
        int start = Math.max(text.lastIndexOf(']', bracket), text.lastIndexOf(';', bracket));
        int end = text.indexOf(']', value);
        return text.startsWith("(;") && start < token.start() && token.end() <= end + 1;
    }
}
