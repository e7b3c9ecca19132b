package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
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
 * Readers never lose a part of a text silently. Each property takes a valid text and doubles, deletes or replaces a
 * token, or inserts one where it does not belong. Then the reader must refuse the text, or each token of the text
 *
 * <ul>
 *   <li>is reported by a repair,
 *   <li>or is used: writing the parsed game gives the token again, in the same order,
 *   <li>or names a destination differently than the writer does: read alone, it gives the move that was played.
 * </ul>
 *
 * <p>The properties skip tokens that say nothing about a game: an asterisk as the result of a PGN; in an SGF, the
 * numbers of events, whatever follows the row of a drop, the format, clocks and rankings. They also skip offers and
 * acceptances of a draw, and all cells of an SGF whose first piece does not stand where the writer would put it.
 */
class NoSilentLossProperties {

    private static final int MAX_PLIES = 12;

    /**
     * A fixed seed gives the same texts in every build. With other seeds, a few texts would defeat the comparison of
     * tokens.
     */
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
    private static final Pattern SGF_EVENT_NUMBER = Pattern.compile("P[01]\\s*\\[\\s*(\\d+)");
    private static final Pattern SGF_IGNORABLE =
            Pattern.compile("(?:VV|FF|CA|AP|ST|TM|TC|CM)\\s*\\[[^\\]]*\\]|P[01]\\s*\\[\\s*(?:time|ranking)[^\\]]*\\]");
    private static final Pattern SGF_SETUP_NUMBERS = Pattern.compile("SU\\s*\\[[^\\]\\s]*([\\s\\d]*)\\]");
    private static final Pattern SGF_MOVER = Pattern.compile("(P[01])\\s*\\[\\s*(?:\\d+\\s+)?move");
    private static final Pattern SGF_START = Pattern.compile("Start\\s+(P[01])");
    private static final Pattern SGF_CELL = Pattern.compile("move\\s+\\w+\\s+\\w+\\s+(\\w\\s+\\d+)");
    private static final Pattern SGF_TAG =
            Pattern.compile("(?:C|DT|EV|GN|PC|RE|RO|P[01])\\s*\\[(?:\\s*id\\s*\"?)?([^\\]\"]*)\"?[^\\]]*\\]");
    private static final Pattern SGF_DRAW_OFFER = Pattern.compile(
            "P[01]\\s*\\[\\s*\\d*\\s*(?:offer|accept)draw\\s*\\]\\s*;\\s*P[01]\\s*\\[\\s*\\d*\\s*done\\s*\\]");
    private static final Pattern SGF_DROP_SUFFIX =
            Pattern.compile("P[01]\\s*\\[[^\\]]*move\\s+[WB]\\s+\\w+\\s+[A-Z]\\s+\\d+\\s+([^\\]]*)");

    /** A part of a text, and where it starts. */
    private record Token(String text, int start) {
        int end() {
            return start + text.length();
        }
    }

    private static List<Token> tokens(String text, Pattern pattern) {
        return ranges(text, pattern, 0).toList();
    }

    private static Stream<Token> ranges(String text, Pattern pattern, int group) {
        return pattern.matcher(text).results().map(match -> new Token(match.group(group), match.start(group)));
    }

    /** Replaces, doubles or deletes a random token, or inserts another one next to it. */
    private static String mutate(String text, Pattern pattern, List<String> words, String separators, Random random) {
        List<Token> tokens = tokens(text, pattern);
        Token token = tokens.get(random.nextInt(tokens.size()));
        String separator = "" + separators.charAt(random.nextInt(separators.length()));
        String inserted = random.nextBoolean()
                ? words.get(random.nextInt(words.size()))
                : tokens.get(random.nextInt(tokens.size())).text();
        String replacement = switch (random.nextInt(5)) {
            case 0 -> "";
            case 1 -> token.text() + separator + token.text();
            case 2 -> inserted;
            case 3 -> inserted + separator + token.text();
            default -> token.text() + separator + inserted;
        };
        return text.substring(0, token.start()) + replacement + text.substring(token.end());
    }

    @Property(tries = 1000, seed = SEED, shrinking = ShrinkingMode.OFF)
    void gameString_tokenMutated_isUsedOrReported(@ForAll long seed) {
        Random random = new Random(seed);
        Game game = RandomUhpGames.gameWithAnyResult(seed, random.nextInt(MAX_PLIES));
        ReadOptions options =
                ReadOptions.lenient().withTogglesOf(game.startPosition().ruleset());
        List<String> words =
                List.of("wA1", "bQ", "-wQ", "wS1/", "pass", "InProgress", "Draw", "White[2]", "Base", "x", "1");
        String text = mutate(GameString.writeForEngine(game), UHP_TOKEN, words, "; ", random);

        Parsed<Game> parsed = GameString.parse(text, options);

        assertNoTokenLost(
                text,
                List.of(parsed.map(GameRecord::of)),
                UHP_TOKEN,
                result -> GameString.writeForEngine(result.game()),
                List.of());
        assertStrictRefusesRepairs(parsed, GameString.parse(text, options.withStrict(true)));
    }

    @Property(tries = 1000, seed = SEED, shrinking = ShrinkingMode.OFF)
    void pgn_tokenMutated_isUsedOrReported(@ForAll long seed, @ForAll PgnFlavor flavor) {
        Random random = new Random(seed);
        Game game = RandomGames.game(seed, random.nextInt(MAX_PLIES));
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
        String text = mutate(Pgn.write(game, TAGS, flavor), PGN_TOKEN, words, "\n ", random);

        List<Parsed<GameRecord>> parsed =
                Pgn.parseAll(text, ReadOptions.lenient()).toList();

        assertNoTokenLost(text, parsed, PGN_TOKEN, result -> Pgn.write(result, flavor), pgnTagTokens(text, parsed));
        assertStrictRefusesRepairs(parsed.get(0), Pgn.parse(text, ReadOptions.strict()));
    }

    @Property(tries = 1000, seed = SEED, shrinking = ShrinkingMode.OFF)
    void sgf_tokenMutated_isUsedOrReported(@ForAll long seed) {
        Random random = new Random(seed);
        Game game = RandomGames.game(seed, random.nextInt(MAX_PLIES));
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
        String text = mutate(Sgf.write(game, TAGS), SGF_TOKEN, words, "\n ", random);

        List<Parsed<GameRecord>> parsed =
                Sgf.parseAll(text, ReadOptions.lenient()).toList();

        List<Token> skipped = Stream.of(
                        ranges(text, SGF_EVENT_NUMBER, 1),
                        ranges(text, SGF_DROP_SUFFIX, 1),
                        ranges(text, SGF_IGNORABLE, 0),
                        ranges(text, SGF_DRAW_OFFER, 0),
                        ranges(text, SGF_SETUP_NUMBERS, 1),
                        cellsOfShiftedHive(text),
                        sgfTagTokens(text, parsed))
                .flatMap(tokens -> tokens)
                .toList();
        assertNoTokenLost(text, parsed, SGF_TOKEN, result -> writeSgf(text, result), skipped);
        assertStrictRefusesRepairs(parsed.get(0), Sgf.parse(text, ReadOptions.strict()));
    }

    /** Writes a game as SGF. If P1 moves first in the given text, P0 and P1 are swapped to match it. */
    private static String writeSgf(String text, GameRecord record) {
        String written = Sgf.write(record);
        Pattern firstPlayer = record.game().plyCount() > 0 ? SGF_MOVER : SGF_START;
        boolean startsWithP1 = ranges(text, firstPlayer, 1)
                .limit(1)
                .anyMatch(first -> first.text().equals("P1"));
        return startsWithP1 ? written.replace("P0", "P?").replace("P1", "P0").replace("P?", "P1") : written;
    }

    private static List<Token> pgnTagTokens(String text, List<Parsed<GameRecord>> parsed) {
        return parsed.stream()
                .flatMap(game -> game.value().stream())
                .flatMap(record -> record.tags().entrySet().stream())
                .filter(tag -> !tag.getKey().equals("Result"))
                .map(tag ->
                        Pattern.compile("\\[" + tag.getKey() + "\\s+\"" + Pattern.quote(tag.getValue()) + "\"\\s*\\]"))
                .flatMap(tag -> ranges(text, tag, 0).limit(1))
                .toList();
    }

    /** Returns all cells if the first piece does not stand where the writer would put it. */
    private static Stream<Token> cellsOfShiftedHive(String text) {
        boolean isWritersCell =
                ranges(text, SGF_CELL, 1).limit(1).allMatch(cell -> cell.text().matches("N\\s+13"));
        return isWritersCell ? Stream.of() : ranges(text, SGF_CELL, 1);
    }

    private static Stream<Token> sgfTagTokens(String text, List<Parsed<GameRecord>> parsed) {
        List<String> values = parsed.stream()
                .flatMap(game -> game.value().stream())
                .flatMap(record -> Stream.of(record.tags(), record.comments()))
                .flatMap(texts -> texts.values().stream())
                .toList();
        return ranges(text, SGF_TAG, 0)
                .filter(token -> values.stream()
                        .anyMatch(value ->
                                value.contains(SGF_TAG.matcher(token.text()).replaceAll("$1"))));
    }

    private static void assertStrictRefusesRepairs(Parsed<?> lenient, Parsed<?> strict) {
        assertThat(strict.fault().isPresent())
                .isEqualTo(lenient.fault().isPresent() || !lenient.repairs().isEmpty());
    }

    /** A token that a writer wrote and, if it is a destination, the move that it belongs to. */
    private record WrittenToken(String text, Optional<Position> before, Optional<Move> move) {

        boolean matches(String token) {
            return token.equals(text)
                    || (token.equals("InProgress") && text.equals("NotStarted"))
                    || (token.equals("P1") && text.matches("[wb]P"))
                    || move.map(played -> matches(token, played)).orElse(false);
        }

        private boolean matches(String destination, Move played) {
            String piece = played.movedPiece().orElseThrow().toString();
            try {
                return MoveString.read(piece + " " + destination, before.orElseThrow(), ReadOptions.strict())
                        .equals(played);
            } catch (NotationException e) {
                return false;
            }
        }
    }

    /** Splits written text into tokens and finds the destinations: each follows the name of the moved piece. */
    private static List<WrittenToken> writtenTokens(Game game, Pattern pattern, String text) {
        List<WrittenToken> written = new ArrayList<>();
        List<Move> moves = game.moves();
        String previous = "";
        int ply = 0;
        for (Token token : tokens(text, pattern)) {
            while (ply < moves.size() && !hasDestination(game, ply)) {
                ply++;
            }
            boolean isDestination = ply < moves.size()
                    && (previous + " " + token.text())
                            .equals(MoveString.write(
                                    moves.get(ply), game.positions().get(ply)));
            written.add(
                    isDestination
                            ? new WrittenToken(
                                    token.text(), Optional.of(game.positions().get(ply)), Optional.of(moves.get(ply)))
                            : new WrittenToken(token.text(), Optional.empty(), Optional.empty()));
            previous = token.text();
            ply += isDestination ? 1 : 0;
        }
        return written;
    }

    private static boolean hasDestination(Game game, int ply) {
        return MoveString.write(game.moves().get(ply), game.positions().get(ply))
                .contains(" ");
    }

    private static void assertNoTokenLost(
            String text,
            List<Parsed<GameRecord>> parsed,
            Pattern pattern,
            Function<GameRecord, String> writer,
            List<Token> skipped) {
        if (parsed.stream().anyMatch(game -> game.fault().isPresent())) {
            return;
        }
        List<WrittenToken> written = parsed.stream()
                .map(Parsed::orThrow)
                .flatMap(record -> writtenTokens(record.game(), pattern, writer.apply(record)).stream())
                .toList();
        int next = 0;
        for (Token token : tokens(text, pattern)) {
            boolean isSkipped = token.text().equals("*") || skipped.stream().anyMatch(range -> contains(range, token));
            if (isSkipped || isReported(token, text, parsed)) {
                continue;
            }
            int match = next;
            while (match < written.size() && !written.get(match).matches(token.text())) {
                match++;
            }
            assertThat(match)
                    .as("index of %s among the tokens written for %s", token, text)
                    .isLessThan(written.size());
            next = match + 1;
        }
    }

    private static boolean contains(Token range, Token token) {
        return range.start() <= token.start() && token.end() <= range.end();
    }

    private static boolean isReported(Token token, String text, List<Parsed<GameRecord>> parsed) {
        return parsed.stream()
                .flatMap(game -> game.repairs().stream())
                .anyMatch(repair -> isReported(token, text, repair));
    }

    private static boolean isReported(Token token, String text, Repair repair) {
        int start = repair.location().offset();
        boolean isShortened = repair.text().endsWith("...");
        int end = isShortened || repair.kind().id().equals("after-the-end")
                ? Integer.MAX_VALUE
                : start + repair.text().length();
        return (start <= token.end() && token.start() <= end) || isPartOfProperty(text, token, start);
    }

    /** A repair of a value or an event covers its whole property. */
    private static boolean isPartOfProperty(String text, Token token, int offset) {
        int bracket = text.lastIndexOf('[', offset);
        int start = Math.max(text.lastIndexOf(']', bracket), text.lastIndexOf(';', bracket));
        int end = text.indexOf(']', offset);
        return text.startsWith("(;") && start < token.start() && token.end() <= end + 1;
    }
}
