package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.game.RulesetText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Color;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts as people copy them: from web pages, links, chats, consoles, source code and JSON. */
class CopiedTextTest {

    /** Each sign of a direction occurs before and after a piece. */
    private static final String TEXT = "Base;InProgress;White[4];wG1;bG1 wG1-;wQ \\wG1;bQ bG1\\;wA1 /wQ;bA1 bG1/";

    private static final Game GAME = GameString.read(TEXT);

    private static String moves(Game game) {
        return GameString.writeForEngine(game).replaceFirst("^[^;]*;[^;]*;[^;]*;?", "");
    }

    private static void assertReadWith(String text, Repair.Kind kind, int column) {
        Parsed<Game> lenient = GameString.parse(text);
        Parsed<Game> strict = GameString.parse(text, ReadOptions.strict());

        assertThat(lenient.orThrow().moves()).isEqualTo(GAME.moves());
        assertThat(lenient.repairs()).map(Repair::kind).contains(kind);
        assertThat(lenient.repairs()).map(Repair::kind).noneMatch(Repair.Kind::changesMeaning);
        assertThat(lenient.repairs().get(0).location().column()).isEqualTo(column);
        assertThat(GameString.read(text).moves()).isEqualTo(GAME.moves());
        assertThat(strict.fault()).map(fault -> fault.location().column()).contains(column);
    }

    /** Spaces of Unicode, by their numbers: no-break, thin, figure, narrow no-break, ideographic, next line. */
    @ParameterizedTest
    @ValueSource(ints = {0xA0, 0x1680, 0x2002, 0x2007, 0x2009, 0x202F, 0x205F, 0x3000, 0x85, 0x2028})
    void unusualSpace_isSpace(int space) {
        assertReadWith(TEXT.replace(' ', (char) space), Repair.Kind.READ_AS, 33);
    }

    /** Zero-width space, non-joiner and joiner, word joiner, byte order mark, marks of direction, variation selector. */
    @ParameterizedTest
    @ValueSource(ints = {0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF, 0x200E, 0x202A, 0x2066, 0xFE0E})
    void invisibleCharacter_isIgnored(int invisible) {
        assertReadWith(TEXT.replace("G1", "G" + (char) invisible + "1"), Repair.Kind.IGNORED, 28);
    }

    /** Hyphens, the en and em dash, the minus sign, and full-width hyphens. */
    @ParameterizedTest
    @ValueSource(ints = {0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2212, 0xFE63, 0xFF0D})
    void typographicDash_isHyphen(int dash) {
        assertReadWith(TEXT.replace('-', (char) dash), Repair.Kind.READ_AS, 37);
    }

    @ParameterizedTest
    @CsvSource({"/, \u2215, 59", "/, \u2044, 59", "/, \uFF0F, 59", "\\, \uFF3C, 42", "\\, \u2216, 42", "w, \uFF57, 26"})
    void otherSignOfSameMeaning_isReplaced(char sign, char other, int column) {
        assertReadWith(TEXT.replace(sign, other), Repair.Kind.READ_AS, column);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\\\\", "\\\\\\\\"})
    void doubledBackslash_isBackslash(String backslash) {
        assertReadWith(TEXT.replace("\\", backslash), Repair.Kind.READ_AS, 42);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '#',
            value = {
                "\"|\"",
                "'|'",
                "`|`",
                "\u201C|\u201D",
                "\u201E|\u201C",
                "\u2018|\u2019",
                "\u00AB|\u00BB",
                "\u201E|\u201D",
                "\"|\",",
                "\"|\";",
                "#  \"#|#\"  #"
            })
    void quotationMarks_aroundTextAreIgnored(String open, String close) {
        assertReadWith(open + TEXT + close, Repair.Kind.IGNORED, open.strip().length() < open.length() ? 3 : 1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://hivegame.com/analysis?uhp=%s",
                "https://hivegame.com/analysis?id=7&uhp=%s&move=3#board",
                "http://example.org/#%s",
                "https://example.org/play/%s",
                "<https://example.org/?game=%s>",
            })
    void link_isReducedToGame(String link) {
        String encoded = TEXT.replace(" ", "%20").replace("\\", "%5C");

        assertReadWith(link.replace("%s", encoded), Repair.Kind.IGNORED, 1);
        assertReadWith(link.replace("%s", encoded.replace("%20", "+")), Repair.Kind.IGNORED, 1);
        assertReadWith(
                link.replace(
                        "%s", encoded.replace(";", "%3B").replace("/", "%2f").replace("[", "%5B")),
                Repair.Kind.IGNORED,
                1);
    }

    @Test
    void percentCodes_withoutLinkAreDecoded() {
        assertReadWith(TEXT.replace(" ", "%C2%A0"), Repair.Kind.READ_AS, 33);
        assertThat(GameString.read("https://example.org/?uhp=Base+MLP;InProgress;Black[1];wG1")
                        .ruleset())
                .isEqualTo(GameString.read("Base+MLP;InProgress;Black[1];wG1").ruleset());
        assertThat(GameString.read("https://example.org/?uhp=Base%2BMLP%3BInProgress%3BBlack%5B1%5D%3BwG1")
                        .plyCount())
                .isOne();
    }

    /** These could mean two things, or nothing. */
    @ParameterizedTest
    @CsvSource({
        "wQ \\/wG1", // an escaped slash of JSON, or two directions
        "wQ \\\\\\wG1",
        "wQ \u00ADwG1", // a soft hyphen, which may be invisible or not
        "wQ \u2013 wG1", // a dash between two words
        "wQ%2 -wG1",
        "wQ%FF-wG1",
        "wQ+-wG1",
        "\"wQ -wG1",
        "wQ | wG1",
        "wQ \u00A5wG1", // the backslash of old Japanese fonts, or the sign of the yen
        "wQ --wG1",
        "wQ \u2190wG1",
    })
    void signWithTwoMeanings_isRefused(String move) {
        String text = "Base;InProgress;Black[2];wG1;bG1 wG1-;" + move;

        assertThat(GameString.parse(text).fault()).map(Fault::kind).contains(Fault.Kind.UNREADABLE_TEXT);
        assertThat(GameString.parse(text).fault().orElseThrow().location().column())
                .isGreaterThan(38);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wQ \\wG1;",
                "play wQ \\wG1",
                "> play wQ \\wG1",
                "3. wQ \\wG1",
                "3... wQ \\wG1",
                "\"wQ \\\\wG1\"",
                "wQ\u00A0\\wG1",
                "> wQ \\wG1",
                "wQ%20%5CwG1",
                "\u201CwQ \uFF3CwG1\u201D",
                "3.wQ \\wG1;",
            })
    void move_asCopied_isRead(String text) {
        Position before = GAME.positions().get(2);
        Parsed<Move> parsed = MoveString.parse(text, before);

        assertThat(parsed.orThrow()).isEqualTo(GAME.moves().get(2));
        assertThat(parsed.repairs()).isNotEmpty();
        assertThat(MoveString.parse(text, before, ReadOptions.strict()).fault()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"wG1", "wG1;", "play wG1", "1. wG1", "1. wG1 .", "wG1 ."})
    void firstMove_asCopied_isRead(String text) {
        assertThat(MoveString.read(text, GAME.startPosition()))
                .isEqualTo(GAME.moves().get(0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"newgame ", "> newgame ", ">"})
    void command_beforeGame_isIgnored(String command) {
        assertReadWith(command + TEXT, Repair.Kind.IGNORED, 1);
    }

    /** Without a game type, the pieces imply it; without a state, the game goes on. */
    @ParameterizedTest
    @CsvSource({
        "'wG1;bG1 wG1-;wQ -wG1;bQ bG1-', Base;InProgress;White[3];wG1;bG1 wG1-;wQ -wG1;bQ bG1-",
        "'wG1; bG1 wG1-;', Base;InProgress;White[2];wG1;bG1 wG1-",
        "'wM1;bG1 wM1-;wL -wM1', Base+ML;InProgress;Black[2];wM;bG1 wM-;wL -wM",
        "'wG1 .;bP wG1-', Base+P;InProgress;White[2];wG1;bP wG1-",
        "'Base+M;wG1;bG1 wG1-', Base+M;InProgress;White[2];wG1;bG1 wG1-",
        "wQ;bG1 wQ-, Base;InProgress;White[2];wQ;bG1 wQ-",
    })
    void movesOnly_areGameOfPiecesNeeded(String text, String expected) {
        Parsed<Game> parsed = GameString.parse(text);

        assertThat(GameString.writeForEngine(parsed.orThrow())).isEqualTo(expected);
        assertThat(parsed.repairs()).map(Repair::kind).contains(Repair.Kind.MISSING_HEADER);
        assertThat(parsed.withoutGuesses().fault()).isPresent();
        assertThat(GameString.parse(text, ReadOptions.strict()).fault()).isPresent();
    }

    @Test
    void tagsAndComments_keepTheirSigns() {
        String text =
                "[GameType \"Base\"]\n[White \"A\u2013B\u00A0C \\\\D\"]\n1. wG1 {a\u2013b\u00A0\\\\c} 2. bG1\u00A0wG1\u2013 ; d\u2013e\n*";

        Parsed<GameRecord> parsed = Pgn.parse(text);

        assertThat(moves(parsed.orThrow().game())).isEqualTo("wG1;bG1 wG1-");
        assertThat(parsed.orThrow().tags()).containsEntry("White", "A\u2013B\u00A0C \\D");
        assertThat(parsed.orThrow().comments())
                .containsEntry(1, "a\u2013b\u00A0\\\\c")
                .containsEntry(2, "d\u2013e");
        assertThat(parsed.repairs())
                .map(Repair::toString)
                .containsExactly("3:24 read-as '\u00A0' ' '", "3:28 read-as '\u2013' '-'");
        Parsed<GameRecord> strict = Pgn.parse(text, ReadOptions.strict());
        assertThat(strict.fault()).map(fault -> fault.location().toString()).contains("3:24");
        assertThat(strict.value().orElseThrow().game().plyCount()).isOne();
    }

    @Test
    void resultWithDash_isResult() {
        assertThat(Pgn.read("[GameType \"Base\"]\n[Result \"1-0\"]\n1. wG1 1\u20130")
                        .game()
                        .isOver())
                .isTrue();
    }

    @Test
    void otherValues_areReadInQuotes() {
        assertThat(PositionText.read("\"base~b1~wG1_0_0\"")).isEqualTo(PositionText.read("base~b1~wG1_0_0"));
        assertThat(PositionText.read("base~w2~wG1_0_0.bG1_\u22121_0"))
                .isEqualTo(PositionText.read("base~w2~wG1_0_0.bG1_-1_0"));
        assertThat(RulesetText.read("'mlp.opening'")).isEqualTo(RulesetText.read("mlp.opening"));
        assertThat(GameText.read("\"" + GameText.write(GAME) + "\"")).isEqualTo(GAME);
        assertThat(GameString.read(GameText.write(GAME))).isEqualTo(GAME);
        assertThat(GameString.parse(GameText.write(GAME), ReadOptions.strict()).fault())
                .isPresent();
    }

    /** The faults after a replaced sign are where they are in the original text. */
    @Test
    void fault_afterReplacedSign_isAtItsPlace() {
        String text = "\"Base;InProgress;Black[2];wG1;bG1%20wG1-;wX -wG1\"";

        Fault fault = GameString.parse(text).fault().orElseThrow();

        assertThat(fault.location().column()).isEqualTo(text.indexOf("wX") + 1);
        assertThat(fault.text()).isEqualTo("wX");
    }

    /** The Referee's own links, with a game text or a position text. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://x.org/referee/en.html#game=%s&ply=3&lang=en",
                "https://x.org/referee/en.html#game=%s",
                "<https://x.org/#game=%s>",
                "https://x.org/~ann/?game=%s#board",
                "HTTPS://X.ORG/#game=%s",
                "#game=%s&ply=3",
                "game=%s",
                "?game=%s",
                "[a game](https://x.org/#game=%s)",
                "[game](https://x.org/#game=%s&ply=3)",
                "[https://x.org](https://x.org/#game=%s).",
            })
    void link_withGameText_isReadByAllReaders(String link) {
        Game game = GAME.end(GameResult.resignationOf(Color.WHITE));
        for (String text : List.of(GameText.write(game), GameText.write(game).replace("~", "%7E"))) {
            String copied = link.replace("%s", text);

            assertThat(GameText.read(copied)).isEqualTo(game);
            assertThat(GameString.read(copied)).isEqualTo(game);
            assertThat(GameFiles.parse(copied + "\n", ReadOptions.lenient()))
                    .map(parsed -> parsed.orThrow().game())
                    .containsExactly(game);
            assertThat(GameString.parse(copied, ReadOptions.strict()).fault()).isPresent();
        }
        String position = PositionText.write(game.position());
        assertThat(PositionText.read(link.replace("%s", position))).isEqualTo(game.position());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "https://hivegame.com/game/aBc",
                "http://en.boardgamearena.com/table?table=1",
                "[my game](https://hivegame.com/game/aBc)",
                "<!DOCTYPE html>"
            })
    void pageWithoutGame_isNamed(String text) {
        for (Parsed<?> parsed : List.of(
                GameString.parse(text),
                GameText.parse(text),
                Pgn.parse(text),
                PositionText.parse(text),
                GameFiles.parse(text, ReadOptions.lenient()).findFirst().orElseThrow())) {
            assertThat(parsed.fault().map(Sentences.english()::fault))
                    .hasValueSatisfying(sentence -> assertThat(sentence).contains("without one: download its PGN"));
        }
    }
}
