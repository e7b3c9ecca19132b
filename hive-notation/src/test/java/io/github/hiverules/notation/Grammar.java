package io.github.hiverules.notation;

import io.github.hiverules.Game;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.game.RulesetText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A grammar that the library reads: its tokens, and contexts in which tests repeat them. A context is a text in which a
 * bar marks where the repeated tokens go.
 */
@SuppressWarnings("ImmutableEnumChecker") // Readers hold no state.
public enum Grammar {
    GAME_STRING(
            (text, options) -> GameString.parse(text, options),
            List.of(
                    ";",
                    "Base",
                    "+",
                    "MLP",
                    "NotStarted",
                    "InProgress",
                    "WhiteWins",
                    "White",
                    "[",
                    "1",
                    "]",
                    "wS1",
                    "bS1 wS1-",
                    "pass",
                    " ",
                    "\t",
                    "\n",
                    "\r",
                    "-",
                    "/",
                    "\\",
                    ".",
                    "x",
                    "w",
                    "wA",
                    "WA1",
                    "#"),
            "|",
            "Base;|",
            "Base;InProgress;|",
            "Base;InProgress;White[2];|",
            "Base;InProgress;White[2];wS1;bS1 wS1-;|",
            "Base;InProgress;White[2];wS1;bS1 |",
            "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;|"),
    GAME_TYPE(
            (text, options) -> GameString.parseType(text, options),
            List.of("Base", "+", "M", "L", "P", "base", " ", "\n", "x"),
            "|",
            "Base+|"),
    MOVE(
            (text, options) -> MoveString.parse(text, shuttleStart().position(), options),
            List.of(
                    "wS1", "bS1", "w", "b", "S", "1", "-", "/", "\\", ".", " ", "\t", "\n", "\r", "pass", "x", "PASS",
                    "\uFEFF"),
            "|",
            "bG1 |",
            "bG1 -wS1|",
            "|bG1 -wS1"),
    PGN(
            (text, options) -> Pgn.parseAll(text, options).count(),
            List.of(
                    "[",
                    "]",
                    "\"",
                    "{",
                    "}",
                    "(",
                    ")",
                    "1.",
                    "1. ",
                    "1",
                    ".",
                    "wS1",
                    "bS1 wS1-",
                    "pass",
                    "[GameType \"Base\"]\n",
                    "[A \"b\"]",
                    "\n[A \"",
                    "\n[A",
                    "\"]",
                    "1-0",
                    "0-1",
                    "1/2-1/2",
                    "WhiteWins",
                    "*",
                    " ",
                    "\t",
                    "\n",
                    "\r",
                    "x",
                    "\\",
                    ";",
                    "$1",
                    "{a}",
                    "{[%clk 0:01:00]}",
                    "[%clk ",
                    "%"),
            "|",
            "[GameType \"Base\"]\n|",
            "[GameType \"|\"]\n\n1. wS1\n",
            "[GameType \"Base\"]\n[Result \"1-0\"]\n[Termination \"|\"]\n\n1. wS1\n",
            "[GameType \"Base\"]\n[Result \"Draw\"]\n\n1. wS1\n|",
            "[GameType \"Base\"]\n[Result \"Draw\"]\n\n1. wS1\n{|}\n2. bS1 wS1-\n",
            "[GameType \"Base\"]\n\n1. wS1\n2. bS1 |wS1-\nDraw\n|",
            "[GameType \"Base\"]\n\n1. wS1\n2. bS1 wS1-\n3. wQ -wS1\n4. bQ bS1-|\n"),
    SGF(
            (text, options) -> Sgf.parseAll(text, options).count(),
            List.of(
                    "(",
                    ")",
                    ";",
                    "[",
                    "]",
                    "\\",
                    "\"",
                    "(;",
                    "(;GM[27]",
                    "(;GM[",
                    "GM[27]",
                    "SU[hive]",
                    "SU[",
                    "P0[",
                    "P1[1 done]",
                    "P0[1 done]",
                    "; P0[2 pick W 4 wS1]",
                    "; P0[2 dropb wS1 N 13 .]",
                    "; P0[1 pickb N 13 wS1]",
                    "P0[id \"a\"]",
                    "; P0[1 offerdraw]",
                    "; P0[1 pass]",
                    "; P0[1 resign]",
                    "TM[1]",
                    "P0[time 0:01 ]",
                    "C[",
                    "C[a]",
                    "RE[",
                    "RE[Game won by White]",
                    "DT[2020-01-01]",
                    "EV[x]",
                    " ",
                    "\t",
                    "\n",
                    "\r",
                    "x",
                    "1",
                    "X"),
            "|",
            "(;GM[27]|",
            "(;GM[27]SU[hive]|",
            "(;GM[27]SU[hive]; P0[0 Start P0]; P0[1 move W wS1 N 13 .]; P0[2 done]|)",
            "(;GM[27]SU[hive]; P0[0 Start P0]; P0[1 move W wS1 N 13 .|]; P0[2 done])",
            "(;GM[27]SU[hive]RE[|]P0[id \"White\"])",
            "(;GM[|]SU[|])",
            "(;GM[27]SU[hive]P0[0 movedone W wS1 N 13 .]P1[0 movedone B bS1 O 13 .]P0[0 movedone W wQ M 13 .]"
                    + "P1[0 movedone B bQ P 13 .]|)",
            "(;GM[27]SU[hive]DT[|]P0[id \"|\"])"),
    GAME_TEXT(
            (text, options) -> GameText.parse(text, options),
            List.of(
                    "1~",
                    "~",
                    ".",
                    "_",
                    "-",
                    "base",
                    "mlp",
                    "opening",
                    "wS1",
                    "wS1_0_0",
                    "bS1_1_0",
                    "pass",
                    "0",
                    "-1",
                    "w1",
                    "+0",
                    "ws1",
                    "wQ1",
                    "draw",
                    "white-wins.resignation",
                    " ",
                    "\n",
                    "x"),
            "|",
            "1~|",
            "1~base~|",
            "1~base~wS1_0_0.|",
            "1~base~wS1_0_|",
            "1~base~|~-",
            "1~base~wS1_0_0.bS1_1_0.wQ_-1_0.bQ_2_0|~-",
            "1~base~wS1_0_0~|",
            "1~base~w1~|~-~-"),
    RULESET(
            (text, options) -> RulesetText.parse(text, options),
            List.of("base", "m", "l", "P", ".", "opening", "Repetition", "nogates", " ", "\n", "x", "2", "~"),
            "|",
            "base|",
            "mlp.opening|"),
    POSITION(
            (text, options) -> PositionText.parse(text, options),
            List.of(
                    "base",
                    "~",
                    "w1",
                    "b",
                    "1",
                    "0",
                    "-",
                    "+",
                    ".",
                    "_",
                    "wS1",
                    "bS1_1_0",
                    "wS1_0_0",
                    "bA3_-1_0.",
                    "wQ1",
                    "bB1",
                    " ",
                    "\n",
                    "x"),
            "|",
            "base~|",
            "base~w1~|",
            "base~w2~wS1_0_0.|",
            "base~w2~wS1|_0_0",
            "base~w2~wS1_0_0.bS1_1_0~|"),
    DIAGRAM(
            (text, options) -> TextDiagram.parse(text),
            List.of(
                    "set:",
                    "turn:",
                    "rests:",
                    "at:",
                    "Base",
                    "White",
                    "1",
                    ",",
                    "\n",
                    "\r",
                    " ",
                    "\t",
                    "wS1",
                    "bB1^",
                    ".",
                    "+",
                    "a",
                    "on",
                    "bB1 on wS1",
                    "\n      wA1",
                    "\n\n",
                    "x",
                    "no gates above ground"),
            "|",
            "set: Base|",
            "set: Base\nturn: White 2|",
            "set: Base\nturn: White 2\n\n|",
            "set: Base\nturn: White 2\n\nwS1   bS1\n|",
            "set: Base\nturn: White 2\n\nbB1^  bS1\n\n|"),
    FILE(
            (text, options) -> GameFiles.parse(text, options).count(),
            List.of(
                    "#",
                    "\n",
                    "\r\n",
                    " ",
                    "Base;NotStarted;White[1]",
                    "1~base~-~-",
                    "[A \"b\"]",
                    "(;GM[27]",
                    ")",
                    "(",
                    ";",
                    "{",
                    "}",
                    "1.",
                    "wS1",
                    "x",
                    "\uFEFF"),
            "|",
            "Base;NotStarted;White[1]\n|",
            "1~base~-~-\n|",
            "[GameType \"Base\"]\n|",
            "(;GM[27]SU[hive])\n|");

    private static final boolean IS_DEEP = Boolean.getBoolean("hive.deep");

    /** A game in which the Queens can move back and forth. */
    private static final Game SHUTTLE_START = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");

    /** A reader that never throws an exception. */
    interface Reader {
        Object read(CharSequence text, ReadOptions options);
    }

    private final Reader reader;
    private final List<String> tokens;
    private final List<String> contexts;

    Grammar(Reader reader, List<String> tokens, String... contexts) {
        this.reader = reader;
        this.tokens = tokens;
        this.contexts = List.of(contexts);
    }

    private static Game shuttleStart() {
        return SHUTTLE_START;
    }

    public Object read(CharSequence text, ReadOptions options) {
        return reader.read(text, options);
    }

    public Stream<String> tokens() {
        return tokens.stream();
    }

    /**
     * Returns each token, each pair of tokens and, for games, four moves that can be repeated. Only the deep run has
     * each pair in both orders, because their repetitions differ only at the ends.
     */
    public Stream<String> units() {
        Stream<String> pairs = IntStream.range(0, tokens.size())
                .boxed()
                .flatMap(first -> tokens.subList(IS_DEEP ? 0 : first, tokens.size()).stream()
                        .map(second -> tokens.get(first) + second));
        return Stream.of(tokens.stream(), pairs, repeatableMoves().stream()).flatMap(units -> units);
    }

    /** Returns endless units, each of three to six random tokens, some of them letters of Unicode. */
    public Stream<String> madeUpUnits(Random random) {
        List<String> words = Stream.concat(tokens(), letters()).toList();
        return Stream.generate(() -> random.ints(3 + random.nextInt(4), 0, words.size())
                .mapToObj(words::get)
                .collect(Collectors.joining()));
    }

    private Optional<String> repeatableMoves() {
        return switch (this) {
            case GAME_STRING -> Optional.of("wQ \\wS1;bQ bS1/;wQ -wS1;bQ bS1-;");
            case PGN -> Optional.of("\n3. wQ \\wS1\n4. bQ bS1/{a}\n5. wQ -wS1\n6. bQ bS1-");
            case GAME_TEXT -> Optional.of(".wQ_0_-1.bQ_2_-1.wQ_-1_0.bQ_2_0");
            case SGF ->
                Optional.of("P0[1 movedone W wQ N 14 .]P1[2 movedone B bQ P 14 .]P0[3 movedone W wQ M 13 .]"
                        + "C[a]TM[9]P1[4 movedone B bQ P 13 .]");
            default -> Optional.empty();
        };
    }

    /**
     * Letters that become longer in lowercase or uppercase, combine with others, take two characters, or end lines, and
     * some that look like letters of the notations in another case.
     */
    public static Stream<String> letters() {
        return Stream.of(
                "\u0130",
                "\u00df",
                "\ufb03",
                "\u1e9e",
                "\u0149",
                "\u0390",
                "\u0301",
                "\u0345",
                "\ud83d\ude00",
                "\ud83d",
                "\ude00",
                "\u2028",
                "\u2029",
                "\u0085",
                "\u000b",
                "\u017f",
                "\u212a",
                "\u03a3",
                "\uff21",
                "\u00a0");
    }

    /** Returns the texts in which to repeat a unit where the bar is. */
    public Stream<String> contexts() {
        return contexts.stream();
    }

    /** Returns a context in which a repeated unit replaces the bar. */
    public String text(String context, String unit, int times) {
        return context.replace("|", unit.repeat(times));
    }

    /** Returns a game string in which the Queens move back and forth. */
    public static String shuttleGame(int times) {
        return "Base;InProgress;White[" + (3 + 2 * times) + "];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
                + ";wQ \\wS1;bQ bS1/;wQ -wS1;bQ bS1-".repeat(times);
    }

    public String write(Game game) {
        return switch (this) {
            case GAME_STRING -> GameString.write(game);
            case PGN -> Pgn.write(game, Map.of(), PgnFlavor.SCORES);
            case SGF -> Sgf.write(game, Map.of());
            case GAME_TEXT -> GameText.write(game);
            default -> throw new IllegalStateException("no notation for games: " + this);
        };
    }
}
