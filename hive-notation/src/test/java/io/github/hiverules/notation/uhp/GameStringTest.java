package io.github.hiverules.notation.uhp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.notation.game.RulesetText;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameStringTest {

    private static final String PASS_EXAMPLE =
            "Base;InProgress;White[7];wA1;bS1 wA1-;wQ -wA1;bQ bS1/;wQ \\wA1;bA1 bS1\\;"
                    + "wQ -wA1;bA2 bQ\\;wQ \\wA1;bA1 \\wQ;wG1 /wQ;bA2 /wG1";

    /** A game that White wins; the last move closes the ring around bQ. */
    private static final String WON = "Base;WhiteWins;Black[6];wS1;bG1 wS1-;wQ \\wS1;bQ bG1/;wQ wS1/;bA1 bQ/;wA1 /wS1;"
            + "bS1 \\bA1;wA1 bG1-;bS1 bQ-;wS1 wQ/";

    @Test
    void read_protocolExample_onlyPassIsLegal() {
        Game game = GameString.read(PASS_EXAMPLE, ReadOptions.strict());

        assertThat(game.plyCount()).isEqualTo(12);
        assertThat(game.position().legalMoves()).map(Object::toString).containsExactly("pass");
    }

    @Test
    void write_parsedGame_isReadBack() {
        Game game = GameString.read(PASS_EXAMPLE);

        Game reread = GameString.read(GameString.write(game), ReadOptions.strict());

        assertThat(reread.moves()).isEqualTo(game.moves());
        assertThat(reread.result()).isEqualTo(game.result());
    }

    @Test
    void read_wonGame_hasResult() {
        assertThat(GameString.read(WON, ReadOptions.strict()).result().ending())
                .isEqualTo(GameResult.Ending.QUEEN_SURROUNDED);
    }

    @Test
    void read_moveAfterEnd_isIllegal() {
        for (ReadOptions options : new ReadOptions[] {ReadOptions.strict(), ReadOptions.lenient()}) {
            Parsed<Game> parsed = GameString.parse(WON + ";bS1 /bG1", options);

            assertThat(parsed.value().orElseThrow().plyCount()).isEqualTo(11);
            assertThat(parsed.fault()).get().satisfies(fault -> {
                assertThat(fault.kind()).isEqualTo(Fault.Kind.ILLEGAL_MOVE);
                assertThat(fault.violation().orElseThrow().rule()).isEqualTo(Rule.END_3);
                assertThat(fault.text()).isEqualTo("bS1 /bG1");
                assertThat(fault.location().offset()).isEqualTo(WON.length() + 1);
            });
        }
    }

    @Test
    void read_illegalMove_keepsMovesBeforeIt() {
        Parsed<Game> parsed =
                GameString.parse("Base;InProgress;White[3];wS1;bS1 wS1-;wQ bS1-;bQ bS1/", ReadOptions.lenient());

        assertThat(parsed.value().orElseThrow().plyCount()).isEqualTo(2);
        assertThat(parsed.fault()).get().satisfies(fault -> {
            assertThat(fault.kind()).isEqualTo(Fault.Kind.ILLEGAL_MOVE);
            assertThat(fault.text()).isEqualTo("wQ bS1-");
            assertThat(fault.violation().orElseThrow().rule()).isEqualTo(Rule.PLACE_3);
            assertThat(fault.position().orElseThrow())
                    .isEqualTo(parsed.value().orElseThrow().position());
        });
        assertThatThrownBy(parsed::orThrow)
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("PLACE-3");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "trailing semicolon  | Base;NotStarted;White[1];               | ignored",
                "type without plus   | BaseMLP;NotStarted;White[1]             | read-as",
                "letters out of order| Base+PLM;NotStarted;White[1]            | read-as",
                "type with bare plus | Base+;NotStarted;White[1]               | read-as",
                "space after field   | Base;InProgress;Black[1]; wA1           | read-as",
                "unknown state       | Base;Foo;White[1]                       | contradiction",
                "wrong state         | Base;InProgress;White[1]                | read-as",
                "unknown turn        | Base;NotStarted;Bar                     | contradiction",
                "wrong turn          | Base;InProgress;White[1];wA1            | contradiction",
                "turn in lowercase   | Base;NotStarted;white[1]                | read-as",
                "turn with a space   | Base;NotStarted;White [1]               | read-as",
            })
    void parse_unusualForm_isRepairedOrRefused(String caseName, String text, String kind) {
        assertThat(GameString.parse(text, ReadOptions.lenient()).fault()).isEmpty();
        assertThat(GameString.parse(text, ReadOptions.lenient()).repairs())
                .map(repair -> repair.kind().id())
                .containsExactly(kind);
        assertThat(GameString.parse(text, ReadOptions.strict()).fault())
                .get()
                .satisfies(
                        fault -> assertThat(fault.expected().orElseThrow().id()).isIn("spelling", "nothing"));
    }

    @Test
    void read_recordedWinOfUnfinishedGame_isResignation() {
        String text = "Base;BlackWins;Black[1];wS1";

        for (ReadOptions options : new ReadOptions[] {ReadOptions.strict(), ReadOptions.lenient()}) {
            Parsed<Game> parsed = GameString.parse(text, options);
            assertThat(parsed.orThrow().result()).isEqualTo(GameResult.resignationOf(Color.WHITE));
            assertThat(parsed.repairs()).isEmpty();
            assertThat(GameString.write(parsed.value().orElseThrow())).isEqualTo(text);
        }
    }

    @Test
    void read_recordedDrawOfUnfinishedGame_isAgreement() {
        for (ReadOptions options : new ReadOptions[] {ReadOptions.strict(), ReadOptions.lenient()}) {
            assertThat(GameString.read("Base;Draw;Black[1];wS1", options).result())
                    .isEqualTo(GameResult.drawByAgreement());
        }
    }

    @Test
    void read_resultContradictsBoard_reportsFault() {
        Parsed<Game> parsed = GameString.parse(WON.replace("WhiteWins", "BlackWins"), ReadOptions.lenient());

        assertThat(parsed.fault()).get().extracting(Fault::kind).isEqualTo(Fault.Kind.CONTRADICTORY_RESULT);
        assertThat(parsed.value().orElseThrow().plyCount()).isEqualTo(11);
    }

    @Test
    void read_numbersOutOfOrder_areIllegalUnlessRenumbered() {
        String text = "Base;InProgress;White[3];wA2;bA3 wA2-;wQ -wA2;bQ bA3-";

        Parsed<Game> asIs = GameString.parse(text, ReadOptions.lenient());
        Parsed<Game> renumbered = GameString.parse(text, ReadOptions.lenient().withRenumbering(true));
        Parsed<Game> strict = GameString.parse(text, ReadOptions.strict().withRenumbering(true));

        assertThat(asIs.fault())
                .get()
                .satisfies(fault ->
                        assertThat(fault.violation().orElseThrow().rule()).isEqualTo(Rule.MAT_2));
        assertThat(strict.fault()).get().extracting(Fault::kind).isEqualTo(Fault.Kind.ILLEGAL_MOVE);
        assertThat(renumbered.fault()).isEmpty();
        assertThat(GameString.write(renumbered.value().orElseThrow()))
                .isEqualTo("Base;InProgress;White[3];wA1;bA1 wA1-;wQ -wA1;bQ bA1-");
        assertThat(renumbered.repairs())
                .map(repair -> repair.kind().id())
                .containsExactly("numbers-out-of-order", "numbers-out-of-order");
    }

    /** If numbers are out of order, an Ant without a number may be either of those that no move has named yet. */
    @ParameterizedTest
    @CsvSource({"wA2, 'wA1, wA3'", "wA3, 'wA1, wA2'"})
    void read_missingNumberWithOthersOutOfOrder_isAmbiguous(String first, String candidates) {
        String text = "Base;InProgress;Black[3];wS1;bS1 wS1-;" + first + " -wS1;bA1 bS1-;wA \\wS1";

        Parsed<Game> parsed = GameString.parse(text, ReadOptions.lenient().withRenumbering(true));

        assertThat(parsed.fault()).get().satisfies(fault -> {
            assertThat(fault.kind()).isEqualTo(Fault.Kind.AMBIGUOUS_PIECE);
            assertThat(fault.text()).isEqualTo("wA \\wS1");
            assertThat(fault.location().offset()).isEqualTo(text.indexOf("wA \\wS1"));
            assertThat(fault.candidates()).hasToString("[" + candidates + "]");
        });
        assertThat(parsed.value().orElseThrow().plyCount()).isEqualTo(4);
    }

    @Test
    void read_missingNumberWithOneLeft_isUnambiguous() {
        String text =
                "Base;InProgress;Black[5];wS1;bS1 wS1-;wB2 -wS1;bA1 bS1-;wB \\wS1;bA2 bA1-;wQ \\wB1;bQ bA2-;wB2 wS1";

        Parsed<Game> parsed = GameString.parse(text, ReadOptions.lenient().withRenumbering(true));

        assertThat(parsed.fault()).isEmpty();
        assertThat(GameString.write(parsed.value().orElseThrow()))
                .isEqualTo(
                        "Base;InProgress;Black[5];wS1;bS1 wS1-;wB1 -wS1;bA1 bS1-;wB2 \\wS1;bA2 bA1-;wQ \\wB2;bQ bA2-;"
                                + "wB1 wS1");
    }

    @Test
    void read_missingNumbersWithOthersInOrder_areFilledInOrder() {
        String text = "Base;InProgress;Black[4];wS1;bS1 wS1-;wA -wS1;bA1 bS1-;wA \\wS1;bA bA1-;wQ -wA2";

        Parsed<Game> parsed = GameString.parse(text, ReadOptions.lenient().withRenumbering(true));

        assertThat(parsed.fault()).isEmpty();
        assertThat(GameString.write(parsed.value().orElseThrow()))
                .isEqualTo("Base;InProgress;Black[4];wS1;bS1 wS1-;wA1 -wS1;bA1 bS1-;wA2 \\wS1;bA2 bA1-;wQ -wA2");
    }

    @Test
    void read_queenFirst_turnsTournamentOpeningOff() {
        String text = "Base;InProgress;White[2];wS1;bQ wS1-";

        assertThat(GameString.read(text).ruleset().has(Toggle.TOURNAMENT_OPENING))
                .isFalse();
        assertThat(GameString.parse("Base;InProgress;Black[1];wQ").orThrow().ruleset())
                .isEqualTo(Ruleset.BASE);
        assertThat(GameString.read(text.replace("bQ", "bA1")).ruleset().has(Toggle.TOURNAMENT_OPENING))
                .isTrue();
        Parsed<Game> tournament =
                GameString.parse(text, ReadOptions.lenient().withTournamentOpening(TournamentOpening.ON));
        assertThat(tournament.fault())
                .get()
                .satisfies(fault ->
                        assertThat(fault.violation().orElseThrow().rule()).isEqualTo(Rule.OPENING_1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                | game-type | 0",
                "Base                              | game | 4",
                "Base;NotStarted                   | game | 15",
                "Bose;NotStarted;White[1]          | game-type | 0",
                "Base;InProgress;White[2];wS1;;    | move      | 29",
                "Base;InProgress;White[2];wS1;bQ x | piece     | 32",
            })
    void read_malformedText_reportsExpectedAndLocation(String text, String expected, int offset) {
        assertThat(GameString.parse(text, ReadOptions.lenient()).fault()).get().satisfies(fault -> {
            assertThat(fault.kind()).isEqualTo(Fault.Kind.UNREADABLE_TEXT);
            assertThat(fault.expected().orElseThrow().id()).isEqualTo(expected);
            assertThat(fault.location().offset()).isEqualTo(offset);
        });
    }

    @Test
    void parseGameOrType_typeAlone_startsNewGame() {
        Game game = GameString.parseGameOrType("Base+ML", ReadOptions.strict()).orThrow();

        assertThat(GameString.write(game)).isEqualTo("Base+ML;NotStarted;White[1]");
    }

    @Test
    void write_gameFromPosition_isInexpressible() {
        Setup setup = Setup.empty(Ruleset.BASE)
                .withPiece(Hex.ORIGIN, Piece.of(Color.WHITE, Bug.QUEEN_BEE))
                .withTurn(Color.BLACK, 1);

        assertRefused(Game.start(Position.of(setup)), InexpressibleFeature.START_POSITION);
        assertThatThrownBy(() -> GameString.writeForEngine(Game.start(Position.of(setup))))
                .isInstanceOf(InexpressibleException.class)
                .hasMessage(
                        "the game does not start on the empty table with White's first turn; write the game with GameText");
        assertRefused(
                Game.start(Position.of(Setup.empty(Ruleset.BASE).withTurn(Color.BLACK, 1))),
                InexpressibleFeature.START_POSITION);
    }

    @ParameterizedTest
    @ValueSource(strings = {"base", "ml", "mlp.opening.repetition", "mlp.opening.nogates"})
    void write_togglesThatReaderWouldNotAssume_areRefused(String ruleset) {
        assertRefused(Game.start(RulesetText.read(ruleset)), InexpressibleFeature.TOGGLES);
    }

    @Test
    void write_queenFirst_impliesFreeOpening() {
        assertThat(GameString.write(queenFirst(Ruleset.BASE))).isEqualTo("Base;InProgress;Black[1];wQ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Base", "base", "BASE", "bASE"})
    void gameType_inAnyCase_hasOneMeaning(String type) {
        Ruleset base = Ruleset.BASE.with(Toggle.TOURNAMENT_OPENING);

        assertThat(GameString.readType(type)).isEqualTo(base);
        assertThat(GameString.parseGameOrType(type, ReadOptions.lenient()).orThrow())
                .isEqualTo(Game.start(base));
        assertThat(GameString.read(type + ";NotStarted;White[1]")).isEqualTo(Game.start(base));
    }

    @ParameterizedTest
    @ValueSource(strings = {"mlp", "mlp.opening", "base.opening"})
    void rulesetText_isNoGameType(String ruleset) {
        assertThat(GameString.parseType(ruleset, ReadOptions.lenient()).value()).isEmpty();
        assertThat(GameString.parse(ruleset + ";NotStarted;White[1]").value()).isEmpty();
    }

    @Test
    void write_lossOnTime_isRefused() {
        Game game = Game.start(Ruleset.ONLINE);

        assertRefused(game.end(GameResult.lossOnTimeOf(Color.WHITE)), InexpressibleFeature.LOSS_ON_TIME);
        assertThat(GameString.write(game.end(GameResult.resignationOf(Color.WHITE))))
                .isEqualTo("Base+MLP;BlackWins;White[1]");
        assertThat(GameString.write(game.end(GameResult.drawByAgreement()))).isEqualTo("Base+MLP;Draw;White[1]");
    }

    @Test
    void writeForEngine_togglesAndLossOnTime_areOmitted() {
        Game game = Game.start(Ruleset.TOURNAMENT.without(Toggle.GATES_ABOVE_GROUND));

        assertThat(GameString.writeForEngine(game.end(GameResult.lossOnTimeOf(Color.BLACK))))
                .isEqualTo("Base+MLP;WhiteWins;White[1]");
        assertThat(GameString.writeForEngine(Game.start(Ruleset.BASE))).isEqualTo("Base;NotStarted;White[1]");
    }

    private static Game queenFirst(Ruleset ruleset) {
        return Game.start(ruleset).play(Move.place(Piece.of(Color.WHITE, Bug.QUEEN_BEE), Hex.ORIGIN));
    }

    private static void assertRefused(Game game, InexpressibleFeature feature) {
        assertThatThrownBy(() -> GameString.write(game))
                .isInstanceOfSatisfying(
                        InexpressibleException.class,
                        e -> assertThat(e.feature()).isEqualTo(feature));
    }

    /** How large sites write results, and a game type from a decoded link. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Base+MLP;Finished(1-0);White[2];wS1;bG1 -wS1 | white-wins by resignation",
                "Base+MLP;Finished(0-1);White[2];wS1;bG1 -wS1 | black-wins by resignation",
                "Base+MLP;Finished (1 - 0);White[2];wS1;bG1 -wS1 | white-wins by resignation",
                "Base+MLP;Finished(1-0, resignation);White[2];wS1;bG1 -wS1 | white-wins by resignation",
                "Base+MLP;Finished(0-1, time);White[2];wS1;bG1 -wS1 | black-wins by loss-on-time",
                "Base+MLP;Finished(0.5-0.5);White[2];wS1;bG1 -wS1 | draw by agreement",
                "Base+MLP;Finished(\u00BD-\u00BD);White[2];wS1;bG1 -wS1 | draw by agreement",
                "Base+MLP;finished(1/2-1/2);White[2];wS1;bG1 -wS1 | draw by agreement",
                "Base+MLP;Finished(WhiteWins);White[2];wS1;bG1 -wS1 | white-wins by resignation",
                "Base MLP;1-0;White[2];wS1;bG1 -wS1 | white-wins by resignation",
                "Base+MLP;draw;White[2];wS1;bG1 -wS1 | draw by agreement",
                "Base  PLM;InProgress;White[2];wS1;bG1 -wS1 | in-progress by none",
            })
    void read_statesAndTypesOfSites_areUnderstood(String text, String result) {
        Parsed<Game> parsed = GameString.parse(text);

        assertThat(parsed.repairs())
                .isNotEmpty()
                .noneMatch(repair -> repair.kind().changesMeaning());
        assertThat(parsed.orThrow().ruleset()).isEqualTo(Ruleset.ONLINE);
        assertThat((parsed.orThrow().result().outcome() + " by "
                                + parsed.orThrow().result().ending())
                        .toLowerCase(java.util.Locale.ROOT)
                        .replace('_', '-'))
                .isEqualTo(result);
        assertThat(GameString.parse(text, ReadOptions.strict()).fault()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Base game", "Base MM", "BaseX", "Finished"})
    void read_otherGameType_isUnreadable(String type) {
        assertThat(GameString.parse(type + ";InProgress;Black[1];wS1").fault()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Base", "Base+M", "Base+L", "Base+P", "Base+ML", "Base+MP", "Base+LP", "Base+MLP"})
    void readType_everyType_isWrittenUnchanged(String text) {
        Ruleset ruleset = GameString.parseType(text, ReadOptions.strict()).orThrow();

        assertThat(GameString.writeType(ruleset)).isEqualTo(text);
        assertThat(ruleset.expansions()).hasSize(Math.max(0, text.length() - "Base+".length()));
    }

    @ParameterizedTest
    @CsvSource({
        "BaseMLP, Base+MLP",
        "Base+PLM, Base+MLP",
        "Base+, Base",
        "base+ml, Base+ML",
        "Base MLP, Base+MLP",
        "' Base', Base"
    })
    void parseType_unusualForm_needsLenientReader(String text, String type) {
        assertThat(GameString.writeType(GameString.readType(text))).isEqualTo(type);
        assertThat(GameString.parseType(text, ReadOptions.strict()).fault()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "MLP", "Base+MM", "Base+X", "Base++M", "Bose", "Base+MLPQ"})
    void readType_unknownType_isRefused(String text) {
        assertThatThrownBy(() -> GameString.readType(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("expected a game type such as Base+MLP");
    }

    /** The words are those of the section "GameState" of the protocol. */
    @Test
    void writeState_outcome_isWordOfProtocol() {
        assertThat(GameString.writeState(Outcome.IN_PROGRESS)).isEqualTo("InProgress");
        assertThat(GameString.writeState(Outcome.WHITE_WINS)).isEqualTo("WhiteWins");
        assertThat(GameString.writeState(Outcome.BLACK_WINS)).isEqualTo("BlackWins");
        assertThat(GameString.writeState(Outcome.DRAW)).isEqualTo("Draw");
    }

    @Test
    void writeState_game_tellsWhetherItHasStarted() {
        Game start = Game.start(Ruleset.BASE);
        Game started = start.play(Move.place(Piece.of("wS1"), Hex.ORIGIN));

        assertThat(GameString.writeState(start)).isEqualTo("NotStarted");
        assertThat(GameString.writeState(started)).isEqualTo("InProgress");
        assertThat(GameString.writeState(started.end(GameResult.resignationOf(Color.WHITE))))
                .isEqualTo("BlackWins");
    }
}
