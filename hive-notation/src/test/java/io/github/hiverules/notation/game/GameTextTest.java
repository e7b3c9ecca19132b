package io.github.hiverules.notation.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameTextTest {

    private static final String UNFINISHED = "1~mlp.opening~wS1_0_0.bA1_1_0.wQ_-1_0~-";

    /** A start position: a move of the black Ant to the cell east of White's Queen surrounds her. */
    private static final String ALMOST_SURROUNDED =
            "1~base~b9~wB1_0_-1.wB2_1_-1.wG1_-1_0.wQ_0_0.bQ_-1_1.bS1_0_1.bA1_0_2";

    /** White must pass: an example from nokamute's tests (uhp_tests.txt). */
    private static final String FORCED_PASS =
            "Base;InProgress;White[7];wA1;bS1 wA1-;wQ -wA1;bQ bS1/;wQ \\wA1;bA1 bS1\\;wQ -wA1;bA2 bQ\\;wQ \\wA1;"
                    + "bA1 \\wQ;wG1 /wQ;bA2 /wG1";

    private static Fault faultOf(String text) {
        return catchThrowableOfType(NotationException.class, () -> GameText.read(text))
                .fault();
    }

    @Test
    void write_moves_namesPiecesAndCells() {
        Game game = GameString.read("Base+MLP;InProgress;Black[2];wS1;bA1 wS1-;wQ -wS1");

        assertThat(GameText.write(game)).isEqualTo(UNFINISHED);
        assertThat(GameText.read(UNFINISHED)).isEqualTo(game);
    }

    @ParameterizedTest
    @CsvSource({
        "BASE, 1~base~-~-",
        "POCKET, 1~ml~-~-",
        "ONLINE, 1~mlp.opening~-~-",
        "TOURNAMENT, 1~mlp.opening.repetition~-~-",
    })
    void write_newGame_keepsToggles(String name, String text) throws ReflectiveOperationException {
        Ruleset ruleset = (Ruleset) Ruleset.class.getField(name).get(Ruleset.class);

        assertThat(GameText.write(Game.start(ruleset))).isEqualTo(text);
        assertThat(GameText.read(text)).isEqualTo(Game.start(ruleset));
    }

    @Test
    void readMove_refersToPositionAndMayBeIllegal() {
        Position position = GameText.read(UNFINISHED).position();

        assertThat(GameText.readMove("bA1_2_0", position))
                .isEqualTo(Move.move(Piece.of("bA1"), Hex.of(1, 0), Hex.of(2, 0)));
        assertThat(GameText.readMove(" bQ_9_9\n", position)).isEqualTo(Move.place(Piece.of("bQ"), Hex.of(9, 9)));
        assertThat(GameText.readMove("pass", position)).isEqualTo(Move.pass());
        assertThat(GameText.writeMove(Move.pass())).isEqualTo("pass");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''      | 1:1: expected a move with its cell",
                "bA1     | 1:1: expected a move with its cell",
                "bA1_0   | 1:1: expected a move with its cell",
                "wQ -wS1 | 1:1: expected a move with its cell",
                "xA1_0_0 | 1:1: expected a piece",
                "bA1_0_x | 1:7: expected a move with its cell",
                "bA1_99999999999_0 | 1:5: expected a move with its cell",
                "bA1_2_0.wS1_0_0 | 1:7: expected",
            })
    void readMove_unreadable_saysWhatIsExpected(String text, String message) {
        Position position = GameText.read(UNFINISHED).position();

        assertThatThrownBy(() -> GameText.readMove(text, position))
                .isInstanceOf(NotationException.class)
                .hasMessageStartingWith(message);
        assertThat(GameText.parseMove(text, position).fault()).isPresent();
    }

    @Test
    void write_queenFirst_isReadBackUnderItsRuleset() {
        Game game = GameString.read(
                "Base;InProgress;White[2];wQ;bS1 wQ-", ReadOptions.strict().withTogglesOf(Ruleset.BASE));

        assertThat(GameText.read(GameText.write(game))).isEqualTo(game);
        assertThat(faultOf("1~base.opening~wQ_0_0~-"))
                .satisfies(fault ->
                        assertThat(fault.violation().orElseThrow().rule()).isEqualTo(Rule.OPENING_1));
    }

    @Test
    void write_gameFromPosition_startsWithPositionText() {
        String position = "p.nogates~b5~wQ_4_4.bQwB1_5_4.bB1_6_4~wB1";
        Game game = Game.start(PositionText.read(position));

        assertThat(GameText.write(game)).isEqualTo("1~" + position + "~-~-");
        assertThat(GameText.read("1~" + position + "~-~-").startPosition().setup())
                .isEqualTo(game.startPosition().setup());
    }

    @Test
    void write_emptyTableOnBlacksTurn_keepsTurn() {
        Position later = PositionText.read("base~b1~-");

        assertThat(GameText.write(Game.start(later))).isEqualTo("1~base~b1~-~-~-");
        assertThat(GameText.read("1~base~b1~-~-~-").position().sideToMove()).isEqualTo(Color.BLACK);
    }

    @ParameterizedTest
    @CsvSource({
        "white-wins.resignation, WHITE_WINS, RESIGNATION",
        "black-wins.resignation, BLACK_WINS, RESIGNATION",
        "white-wins.time, WHITE_WINS, LOSS_ON_TIME",
        "black-wins.time, BLACK_WINS, LOSS_ON_TIME",
        "draw.agreement, DRAW, AGREEMENT",
    })
    void read_endingOffBoard_setsResult(String word, Outcome outcome, GameResult.Ending ending) {
        String text = UNFINISHED.substring(0, UNFINISHED.length() - 1) + word;
        Game game = GameText.read(text);

        assertThat(game.result()).isEqualTo(new GameResult(outcome, ending));
        assertThat(game.plyCount()).isEqualTo(3);
        assertThat(GameText.write(game)).isEqualTo(text);
    }

    @Test
    void read_endingContradictsBoard_reportsFault() {
        String text = ALMOST_SURROUNDED + "~bA1_1_0~";
        Game game = GameText.read(text + "black-wins.surrounded");

        assertThat(game.result()).isEqualTo(new GameResult(Outcome.BLACK_WINS, GameResult.Ending.QUEEN_SURROUNDED));
        for (String other : new String[] {"-", "white-wins.resignation", "black-wins.time"}) {
            assertThat(faultOf(text + other)).satisfies(fault -> {
                assertThat(fault.kind()).isEqualTo(Fault.Kind.CONTRADICTORY_RESULT);
                assertThat(fault.location().offset()).isEqualTo(text.length());
                assertThat(fault.actual().orElseThrow()).isEqualTo(game.result());
            });
        }
        assertThat(faultOf(ALMOST_SURROUNDED + "~-~black-wins.surrounded"))
                .satisfies(fault -> assertThat(fault.actual().orElseThrow()).isEqualTo(GameResult.IN_PROGRESS));
    }

    @Test
    void read_moveToOccupiedCell_isClimb() {
        String text = "1~base~w5~wB1_-1_0.wQ_0_0.bQ_1_0.bB1_2_0~wB1_0_0.bB1_1_0.wB1_1_0~-";

        Game game = GameText.read(text);

        assertThat(game.position().stackAt(Hex.of(1, 0))).map(Piece::toString).containsExactly("bQ", "bB1", "wB1");
        assertThat(GameText.write(game)).isEqualTo(text);
    }

    @Test
    void write_pass_isOneWord() {
        Game game = GameString.parse(FORCED_PASS, ReadOptions.lenient()).value().orElseThrow();
        Game passed = game.play(Move.pass());

        assertThat(GameText.write(passed)).endsWith(".pass~-");
        assertThat(GameText.read(GameText.write(passed))).isEqualTo(passed);
    }

    @ParameterizedTest
    @CsvSource({
        "'', game-text, 0",
        "1, game-text, 0",
        "1~base, game-text, 0",
        "1~base~-, game-text, 0",
        "'  ', game-text, 0",
        "2~base~-~-, version, 0",
        "12~anything else, version, 0",
        "0~base~-~-, game-text, 0",
        "01~base~-~-, game-text, 0",
        "2x~base~-~-, game-text, 0",
        "2, game-text, 0",
        "1~~-~-, ruleset, 2",
        "1~base~w1~-~-, hive, 9",
        "1~base~x1~-~-~-, turn, 7",
        "1~base~w2~wS1_0_0.bS1_1_0~wX~-~-, piece, 26",
        "1~base~~-, move-to-cell, 7",
        "1~base~wX1_0_0~-, piece, 7",
        "1~base~wS_0_0~-, piece, 7",
        "1~base~wS1x_0_0~-, end, 10",
        "1~base~wS1~-, move-to-cell, 7",
        "1~base~wS1_0~-, move-to-cell, 7",
        "1~base~wS1-0-0~-, move-to-cell, 7",
        "1~base~PASS~-, move-to-cell, 7",
        "1~base~wS1_x_0~-, move-to-cell, 11",
        "1~base~wS1_0_0_0~-, move-to-cell, 13",
        "1~base~wS1_0_99999999999~-, move-to-cell, 13",
        "1~base~wS1_0_0.~-, move-to-cell, 15",
        "1~base~wS1_0_0~, result, 15",
        "1~base~wS1_0_0~white, result, 15",
        "1~base~wS1_0_0~draw.time, result, 15",
    })
    void read_malformedText_reportsExpectedAndLocation(String text, String expected, int offset) {
        assertThat(faultOf(text)).satisfies(fault -> {
            assertThat(fault.kind()).isEqualTo(Fault.Kind.UNREADABLE_TEXT);
            assertThat(fault.expected().orElseThrow().id()).isEqualTo(expected);
            assertThat(fault.location().offset()).isEqualTo(offset);
        });
    }

    @Test
    void read_illegalMove_reportsLocationAndRule() {
        assertThat(faultOf("1~base~wS1_0_0.bS1_2_0~-")).satisfies(fault -> {
            assertThat(fault.kind()).isEqualTo(Fault.Kind.ILLEGAL_MOVE);
            assertThat(fault.location().offset()).isEqualTo(15);
            assertThat(fault.text()).isEqualTo("bS1_2_0");
            assertThat(fault.violation().orElseThrow().rule()).isEqualTo(Rule.PLACE_2);
        });
    }

    @Test
    void read_invalidStart_listsProblems() {
        Fault fault = faultOf("1~base~w5~wQ_0_0.bQ_5_0~-~-");

        assertThat(fault).satisfies(invalid -> {
            assertThat(invalid.kind()).isEqualTo(Fault.Kind.INVALID_POSITION);
            assertThat(invalid.location().offset()).isEqualTo(2);
            assertThat(invalid.problems()).extracting(SetupProblem::kind).contains(SetupProblem.Kind.DISCONNECTED);
        });
        assertThat(Sentences.english().fault(fault)).startsWith("'base~w5~wQ_0_0.bQ_5_0' is not a valid position: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"wQ", "wQ_0_0.", "~", ".", "_", "1~", "base~w1~wQ", "pass."})
    void read_megabyte_isRefused(String part) {
        String text = "1~base~" + part.repeat((1 << 20) / part.length());

        assertThatThrownBy(() -> GameText.read(text)).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> GameText.read(text + "~-")).isInstanceOf(NotationException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "1~lm~-~-, 1~ml~-~-, read-as, 2",
        "1~Base~-~-, 1~base~-~-, read-as, 2",
        "1~base~w1~-~-~-, 1~base~-~-, read-as, 2",
        "1~base~w2~bS1_1_0.wS1_0_0~-~-, 1~base~w2~wS1_0_0.bS1_1_0~-~-, stack-order, 18",
        "1~base~b2~wQ_0_0~wQ~-~-, 1~base~b2~wQ_0_0~-~-, ignored, 16",
        "1~base~ws1_0_0~-, 1~base~wS1_0_0~-, read-as, 7",
        "1~base~wQ1_0_0~-, 1~base~wQ_0_0~-, read-as, 7",
        "1~base~wS1_0_-0~-, 1~base~wS1_0_0~-, read-as, 13",
        "1~base~wS1_00_0~-, 1~base~wS1_0_0~-, read-as, 11",
        "'1~base~wS1_0_0~-\n', 1~base~wS1_0_0~-, ignored, 16",
        "1~base ~wS1_0_0~-, 1~base~wS1_0_0~-, ignored, 6",
    })
    void parse_unusualForm_isRepairedOrRefused(String text, String written, String repair, int offset) {
        Parsed<Game> lenient = GameText.parse(text);
        Optional<Fault> strict = GameText.parse(text, ReadOptions.strict()).fault();

        assertThat(GameText.write(lenient.orThrow())).isEqualTo(written);
        assertThat(lenient.repairs()).map(found -> found.kind().id()).containsExactly(repair);
        assertThat(lenient.repairs()).map(found -> found.location().offset()).containsExactly(offset);
        assertThat(strict).get().satisfies(fault -> {
            assertThat(fault.kind()).isEqualTo(Fault.Kind.UNREADABLE_TEXT);
            assertThat(fault.expected().orElseThrow().id()).isIn("spelling", "nothing");
            assertThat(fault.location().offset()).isEqualTo(offset);
        });
    }

    /** Moves name pieces by their numbers, so the reader does not renumber those of the start position. */
    @Test
    void read_startSkippingPieceNumbers_isRefused() {
        assertThat(faultOf("1~base~w2~wA2_0_0.bA1_1_0~-~-"))
                .extracting(Fault::kind)
                .isEqualTo(Fault.Kind.INVALID_POSITION);
    }
}
