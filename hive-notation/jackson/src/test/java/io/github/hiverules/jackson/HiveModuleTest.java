package io.github.hiverules.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Role;
import io.github.hiverules.Route;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HiveModuleTest {

    private static final Game GAME = GameString.read("Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-");

    private final JsonMapper json =
            JsonMapper.builder().addModule(new HiveModule()).build();

    private void assertWrittenAndRead(String text, Object value, Class<?> type) throws JsonProcessingException {
        assertThat(json.writeValueAsString(value)).isEqualTo(text);
        assertThat((Object) json.readValue(text, type)).isEqualTo(value);
    }

    private <T> void assertReadsBackEqual(T value, Class<? super T> type) throws JsonProcessingException {
        assertThat((Object) json.readValue(json.writeValueAsString(value), type))
                .isEqualTo(value);
    }

    @Test
    void valuesWithOneLineTexts_areStrings() throws JsonProcessingException {
        assertWrittenAndRead("\"wA1\"", Piece.of("wA1"), Piece.class);
        assertWrittenAndRead("\"mlp.opening.repetition\"", Ruleset.TOURNAMENT, Ruleset.class);
        assertWrittenAndRead("\"1~base.opening~wS1_0_0.bG1_1_0.wQ_-1_0.bQ_2_0~-\"", GAME, Game.class);
        assertWrittenAndRead(
                "\"1~mlp.opening.repetition~-~black-wins.resignation\"",
                Game.start(Ruleset.TOURNAMENT).end(GameResult.resignationOf(Color.WHITE)),
                Game.class);
        assertReadsBackEqual(GAME.position(), Position.class);
    }

    @Test
    void idsAndConstants_areStrings() throws JsonProcessingException {
        assertWrittenAndRead("\"HIVE-2\"", Rule.HIVE_2, Rule.class);
        assertWrittenAndRead("\"throw-gate-up\"", Violation.Kind.THROW_GATE_UP, Violation.Kind.class);
        assertWrittenAndRead("\"disconnected\"", SetupProblem.Kind.DISCONNECTED, SetupProblem.Kind.class);
        assertWrittenAndRead("\"white\"", Color.WHITE, Color.class);
        assertWrittenAndRead("\"queen-bee\"", Bug.QUEEN_BEE, Bug.class);
        assertWrittenAndRead("\"ladybug\"", Expansion.LADYBUG, Expansion.class);
        assertWrittenAndRead("\"in-progress\"", Outcome.IN_PROGRESS, Outcome.class);
        assertWrittenAndRead("\"repetition\"", GameResult.Ending.REPETITION, GameResult.Ending.class);
        assertWrittenAndRead("\"ne\"", Direction.NE, Direction.class);
        assertWrittenAndRead("\"rotate-60\"", Symmetry.ROTATE_60, Symmetry.class);
    }

    @Test
    void cell_asValueOrKey_isObjectOrString() throws JsonProcessingException {
        assertWrittenAndRead("{\"q\":1,\"r\":-2}", Hex.of(1, -2), Hex.class);
        Map<Hex, Piece> tops = Map.of(Hex.of(1, -2), Piece.of("bQ"));
        Map<Piece, Bug> bugs = Map.of(Piece.of("bQ"), Bug.QUEEN_BEE);

        assertThat(json.writeValueAsString(tops)).isEqualTo("{\"1,-2\":\"bQ\"}");
        assertThat(json.readValue("{\"1,-2\":\"bQ\"}", new TypeReference<Map<Hex, Piece>>() {}))
                .isEqualTo(tops);
        assertThat(json.writeValueAsString(bugs)).isEqualTo("{\"bQ\":\"queen-bee\"}");
        assertThat(json.readValue("{\"bQ\":\"queen-bee\"}", new TypeReference<Map<Piece, Bug>>() {}))
                .isEqualTo(bugs);
    }

    @Test
    void move_hasKindAndComponents() throws JsonProcessingException {
        Piece ant = Piece.of("wA1");

        assertWrittenAndRead(
                "{\"kind\":\"placement\",\"piece\":\"wA1\",\"to\":{\"q\":1,\"r\":0}}",
                Move.place(ant, Hex.of(1, 0)),
                Move.class);
        assertWrittenAndRead(
                "{\"kind\":\"movement\",\"piece\":\"wA1\",\"from\":{\"q\":0,\"r\":0},\"to\":{\"q\":1,\"r\":-1}}",
                Move.move(ant, Hex.ORIGIN, Hex.of(1, -1)),
                Move.class);
        assertWrittenAndRead("{\"kind\":\"pass\"}", Move.pass(), Move.class);
    }

    @Test
    void moves_whereTheirTypeIsErased_haveKind() throws JsonProcessingException {
        String first = "{\"kind\":\"placement\",\"piece\":\"wS1\",\"to\":{\"q\":0,\"r\":0}}";

        assertThat(json.writeValueAsString(GAME.moves())).startsWith("[" + first + ",{\"kind\":\"placement\"");
        assertThat(json.writeValueAsString(Map.of("pass", Move.pass()))).isEqualTo("{\"pass\":{\"kind\":\"pass\"}}");
        assertThat(json.readValue(json.writeValueAsString(GAME.moves()), new TypeReference<List<Move>>() {}))
                .isEqualTo(GAME.moves());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{}|no property 'kind'",
                "{\"kind\":null}|no property 'kind'",
                "{\"kind\":\"throw\"}|unknown kind 'throw'",
                "{\"kind\":\"movement\",\"piece\":\"wA1\",\"from\":\"0,0\",\"to\":\"1,0\"}|expected a pass, found a movement",
                "7|expected an object, found the number 7",
            })
    void move_ofMissingOrAnotherKind_isErrorThatSaysSo(String move, String message) {
        assertThatThrownBy(() -> json.readValue(move, Move.Pass.class))
                .isInstanceOf(MismatchedInputException.class)
                .hasMessageContaining(message);
    }

    @Test
    void doubledProperty_lastCountsUnlessMapperForbids() throws JsonProcessingException {
        String doubled = "{\"kind\":\"pass\",\"kind\":\"placement\",\"piece\":\"wA1\",\"to\":\"1,0\"}";
        ObjectReader strict = json.readerFor(Move.class).with(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY);

        assertThat(json.readValue(doubled, Move.class)).isEqualTo(Move.place(Piece.of("wA1"), Hex.of(1, 0)));
        assertThatThrownBy(() -> strict.readValue(doubled)).isInstanceOf(MismatchedInputException.class);
    }

    @Test
    void routeAndResult_haveComponentsAndNullForEmptyOptional() throws JsonProcessingException {
        Route route = GAME.position()
                .route(MoveString.read("wQ \\wS1", GAME.position()))
                .orElseThrow();

        assertWrittenAndRead(
                "{\"piece\":\"wQ\",\"stops\":[{\"cell\":{\"q\":-1,\"r\":0},\"level\":0},{\"cell\":{\"q\":0,\"r\":-1},\"level\":0}],"
                        + "\"movesAs\":\"queen-bee\",\"thrower\":null}",
                route,
                Route.class);
        assertReadsBackEqual(
                new Route(Piece.of("wM"), route.stops(), Bug.BEETLE, Optional.of(Piece.of("wP"))), Route.class);
        assertWrittenAndRead(
                "{\"outcome\":\"draw\",\"ending\":\"agreement\"}", GameResult.drawByAgreement(), GameResult.class);
    }

    /** A record in a package of the library. */
    record Answer(Optional<Piece> piece, Optional<List<Hex>> cells) {}

    @Test
    void optionalComponents_nullOrMissing_areEmpty() throws JsonProcessingException {
        Answer both = new Answer(Optional.of(Piece.of("bQ")), Optional.of(List.of(Hex.ORIGIN)));
        Answer none = new Answer(Optional.empty(), Optional.empty());

        assertWrittenAndRead("{\"piece\":\"bQ\",\"cells\":[{\"q\":0,\"r\":0}]}", both, Answer.class);
        assertWrittenAndRead("{\"piece\":null,\"cells\":null}", none, Answer.class);
        assertThat(json.readValue("{}", Answer.class)).isEqualTo(none);
        JsonInclude.Value nonEmpty =
                JsonInclude.Value.construct(JsonInclude.Include.NON_EMPTY, JsonInclude.Include.NON_EMPTY);
        assertThat(json.copy().setDefaultPropertyInclusion(nonEmpty).writeValueAsString(none))
                .isEqualTo("{}");
    }

    @Test
    void optionalByItself_isValueOrNull() throws JsonProcessingException {
        Violation violation =
                GAME.end(GameResult.drawByAgreement()).check(Move.pass()).orElseThrow();

        assertThat(json.writeValueAsString(Optional.of(violation))).isEqualTo(json.writeValueAsString(violation));
        assertThat(json.writeValueAsString(GAME.check(GAME.legalMoves().get(0))))
                .isEqualTo("null");
    }

    @Test
    void cell_asTextOrObject_isRead() throws JsonProcessingException {
        assertThat(json.readValue("\"1,-2\"", Hex.class)).isEqualTo(Hex.of(1, -2));
        assertThat(json.readValue("{\"kind\":\"placement\",\"piece\":\"wA1\",\"to\":\"1,0\"}", Move.class))
                .isEqualTo(Move.place(Piece.of("wA1"), Hex.of(1, 0)));
        assertThatThrownBy(() -> json.readValue("\"1;0\"", Hex.class)).isInstanceOf(InvalidFormatException.class);
    }

    @Test
    void setup_hasListOfStacks() throws JsonProcessingException {
        Setup setup = Setup.empty(Ruleset.BASE)
                .withPiece(Hex.ORIGIN, Piece.of("wQ"))
                .withPiece(Hex.of(1, 0), Piece.of("bQ"))
                .withPiece(Hex.of(1, 0), Piece.of("wB1"))
                .withTurn(Color.BLACK, 4)
                .withResting(Piece.of("wB1"));

        assertWrittenAndRead(
                "{\"ruleset\":\"base\",\"sideToMove\":\"black\",\"turnNumber\":4,"
                        + "\"stacks\":[{\"at\":{\"q\":0,\"r\":0},\"pieces\":[\"wQ\"]},"
                        + "{\"at\":{\"q\":1,\"r\":0},\"pieces\":[\"bQ\",\"wB1\"]}],\"resting\":\"wB1\"}",
                setup,
                Setup.class);
        assertReadsBackEqual(Setup.empty(Ruleset.ONLINE), Setup.class);
    }

    @Test
    void violation_hasKindRuleAndEvidence() throws JsonProcessingException {
        Position position = GAME.position();
        Violation violation =
                position.check(MoveString.read("wS1 bQ-", position)).orElseThrow();
        JsonNode written = json.valueToTree(violation);

        assertThat(json.writeValueAsString(violation)).startsWith("{\"kind\":\"pinned\",\"rule\":\"HIVE-2\",");
        assertThat(written.path("piece").asText()).isEqualTo("wS1");
        assertThat(written.path("cutOffCells")).isEqualTo(json.readTree("[{\"q\":-1,\"r\":0}]"));
        assertThat(written.fieldNames())
                .toIterable()
                .containsExactly("kind", "rule", "piece", "from", "cutOffCells", "cutOffPieces");
        assertReadsBackEqual(violation, Violation.class);
    }

    @Test
    void violation_afterEndOfGame_hasResult() throws JsonProcessingException {
        Violation violation =
                GAME.end(GameResult.drawByAgreement()).check(Move.pass()).orElseThrow();

        assertWrittenAndRead(
                "{\"kind\":\"game-over\",\"rule\":\"END-3\",\"result\":{\"outcome\":\"draw\",\"ending\":\"agreement\"}}",
                violation,
                Violation.class);
    }

    @Test
    void violation_evidenceOfAnotherKind_throwsMappingException() {
        assertThatThrownBy(() -> json.readValue("{\"kind\":\"pinned\",\"rule\":\"HIVE-1\"}", Violation.class))
                .isInstanceOf(MismatchedInputException.class)
                .hasMessage("the kind 'pinned' is about one of [HIVE-2], not HIVE-1 at $");
        assertThatThrownBy(() -> json.readValue("{\"kind\":\"pinned\",\"rule\":\"HIVE-2\"}", Violation.class))
                .isInstanceOf(MismatchedInputException.class)
                .hasMessage("no property 'piece', or an empty one at $");
    }

    /** Tries moves of random pieces to random cells near the hive in random games. */
    @Test
    void violationsOfManyKinds_areReadBack() throws JsonProcessingException {
        Random random = new Random(23);
        Set<Violation.Kind> kinds = new TreeSet<>();
        for (int number = 0; number < 30; number++) {
            Game game = Game.start(Ruleset.ONLINE);
            for (int ply = 0; ply < 50 && !game.isOver(); ply++) {
                game = game.play(
                        game.legalMoves().get(random.nextInt(game.legalMoves().size())));
                for (int tries = 0; tries < 10; tries++) {
                    Piece piece = Piece.all().get(random.nextInt(Piece.all().size()));
                    Hex near = List.copyOf(game.position().stacks().keySet())
                            .get(random.nextInt(game.position().stacks().size()))
                            .plus(Hex.of(random.nextInt(3) - 1, random.nextInt(3) - 1));
                    Optional<Violation> violation = game.check(game.position().moveOf(piece, near));
                    if (violation.isPresent() && kinds.add(violation.get().kind())) {
                        assertReadsBackEqual(violation.get(), Violation.class);
                    }
                }
            }
        }
        assertThat(kinds).hasSizeGreaterThan(20);
    }

    @Test
    void problems_haveKindAndEvidence() throws JsonProcessingException {
        Setup setup = Setup.empty(Ruleset.BASE)
                .withPiece(Hex.ORIGIN, Piece.of("wA2"))
                .withPiece(Hex.ORIGIN, Piece.of("wS1"))
                .withPiece(Hex.of(5, 5), Piece.of("bL"))
                .withPiece(Hex.of(5, 6), Piece.of("bL"))
                .withResting(Piece.of("wQ"));
        Set<SetupProblem.Kind> kinds = new HashSet<>();
        try {
            Position.of(setup);
        } catch (InvalidSetupException e) {
            for (SetupProblem problem : e.problems()) {
                assertReadsBackEqual(problem, SetupProblem.class);
                kinds.add(problem.kind());
            }
        }
        assertThat(kinds).hasSize(7);
        assertWrittenAndRead(
                "{\"kind\":\"cannot-climb\",\"piece\":\"wS1\",\"cells\":[{\"q\":0,\"r\":0}]}",
                SetupProblem.of(
                        SetupProblem.Kind.CANNOT_CLIMB,
                        Map.of(Role.PIECE, Piece.of("wS1"), Role.CELLS, List.of(Hex.ORIGIN))),
                SetupProblem.class);
        assertReadsBackEqual(
                SetupProblem.of(SetupProblem.Kind.TURN_NUMBER_OUT_OF_RANGE, Map.of(Role.TURN_NUMBER, 0)),
                SetupProblem.class);
        assertThatThrownBy(() -> json.readValue("{\"kind\":\"duplicate\",\"piece\":\"wS1\"}", SetupProblem.class))
                .hasMessage("no property 'cells', or an empty one at $");
    }

    /** Checks a repaired space, faults of several kinds, and an invalid position. */
    @Test
    void faultsAndRepairs_haveKindAndEvidence() throws JsonProcessingException {
        List<Repair> repairs =
                GameString.parse("Base;InProgress;White[2];wS1;bG1  wS1-").repairs();
        assertThat(repairs).isNotEmpty();
        assertReadsBackEqual(repairs.get(0), Repair.class);
        for (String text : List.of(
                "Base;InProgress;White[2];wS1;bX1 wS1-",
                "Base;InProgress;White[2];wS1;bQ bS1",
                "Base;InProgress;White[2];wS1;bG1 wS1-;bQ wS1-",
                "Base;WhiteWins;White[2];wS1;bG1 wS1-;wQ bQ-")) {
            assertReadsBackEqual(GameString.parse(text).fault().orElseThrow(), Fault.class);
        }
        Fault invalid = PositionText.parse("base~w5~wQ_0_0.bQ_5_0").fault().orElseThrow();
        assertReadsBackEqual(invalid, Fault.class);
        assertThat(json.valueToTree(invalid).path("kind").asText()).isEqualTo("invalid-position");
        assertWrittenAndRead("{\"offset\":0,\"line\":1,\"column\":1}", TextLocation.START, TextLocation.class);
    }

    @Test
    void resultsOfReaders_haveComponents() throws JsonProcessingException {
        GameRecord game = GameRecord.of(Game.start(Ruleset.BASE).play(Move.place(Piece.of("wS1"), Hex.ORIGIN)))
                .withTag("White", "Ada")
                .withComment(1, "first")
                .withTimeLeft(1, Duration.ofSeconds(61));
        String text = "{\"game\":\"1~base~wS1_0_0~-\",\"tags\":{\"White\":\"Ada\"},\"comments\":{\"1\":\"first\"},"
                + "\"timesLeft\":{\"1\":61000},\"timesUsed\":{}}";
        assertWrittenAndRead(text, game, GameRecord.class);
        String parsedText = "{\"location\":{\"offset\":0,\"line\":1,\"column\":1},\"value\":" + text
                + ",\"repairs\":[],\"fault\":null}";
        assertThat(json.writeValueAsString(Parsed.of(game, List.of()))).isEqualTo(parsedText);
        assertThat(json.readValue(parsedText, new TypeReference<Parsed<GameRecord>>() {}))
                .isEqualTo(Parsed.of(game, List.of()));
        Parsed<Piece> parsed = Parsed.of(Piece.of("wQ"), List.of());
        assertThat(json.readValue("{\"value\":\"wQ\"}", new TypeReference<Parsed<Piece>>() {}))
                .isEqualTo(parsed);
    }

    @Test
    void missingComponentsWithDefaults_getDefaults() throws JsonProcessingException {
        assertThat(json.readValue("{\"game\":\"1~base~-~-\"}", GameRecord.class))
                .isEqualTo(GameRecord.of(Game.start(Ruleset.BASE)));
    }

    /** The message has the path, what was found, and the values that are allowed, but no names of Java classes. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ruleset | 7 | expected a string, found the number 7 at $.ruleset
            sideToMove | "red" | unknown id 'red', expected one of [white, black] at $.sideToMove
            sideToMove | 1 | expected one of [white, black], found the number 1 at $.sideToMove
            sideToMove | null | no property 'sideToMove' at $.sideToMove
            turnNumber | true | expected a whole number, found true at $.turnNumber
            turnNumber | 0.5 | expected a whole number, found the number 0.5 at $.turnNumber
            stacks | {} | expected an array, found an object at $.stacks
            stacks | [{"at":"0,0","pieces":["wQ"]},{"at":"1,0","pieces":["wB1",[]]}] | expected a string, found an array at $.stacks[1].pieces[1]
            stacks | [{"at":{"q":"1"},"pieces":[]}] | expected a whole number, found the string "1" at $.stacks[0].at.q
            """)
    void wrongPropertyOfSetup_messageSaysWhereAndWhat(String property, String value, String message)
            throws JsonProcessingException {
        ObjectNode setup = json.valueToTree(Setup.empty(Ruleset.BASE));
        setup.set(property, json.readTree(value));

        assertThatThrownBy(() -> json.readValue(setup.toString(), Setup.class))
                .isInstanceOf(InvalidFormatException.class)
                .hasMessage(message);
    }

    /** Other spellings of a number would be the same ply, whose last comment would replace the others. */
    @ParameterizedTest
    @ValueSource(strings = {"01", "+1", "\u0661", "1.0", "", "first"})
    void ply_otherwiseSpelled_isRefused(String ply) {
        String game = "{\"game\":\"1~base~wS1_0_0~-\",\"comments\":{\"1\":\"a\",\"" + ply + "\":\"b\"}}";

        assertThatThrownBy(() -> json.readValue(game, GameRecord.class))
                .hasMessageStartingWith("expected a whole number as the name of a property at $.comments");
    }

    /** A type of a program, with a value of the library in it. */
    record Reply(List<GameRecord> games) {}

    @Test
    void wrongValueWithinTypeOfProgram_messageHasWholePath() {
        String reply = "{\"games\":[{\"game\":\"1~base~-~-\",\"timesLeft\":{\"first move\":[]}}]}";

        assertThatThrownBy(() -> json.readValue(reply, Reply.class))
                .hasMessage(
                        "expected a whole number as the name of a property" + " at $.games[0].timesLeft['first move']");
        assertThatThrownBy(() -> json.readValue("{\"a\\u0000\":\"bQ\"}", new TypeReference<Map<Hex, Piece>>() {}))
                .hasMessageStartingWith("expected")
                .hasMessageNotContainingAny("io.github", "\u0000");
    }

    /** Reading copied the attempts of each level: a text of 300 KB took more than 600 MB. */
    @Test
    void violationsWithinViolations_areRefused() {
        String start = "{\"kind\":\"mosquito-cannot-copy\",\"rule\":\"SLIDE-1\",\"piece\":\"wM\","
                + "\"from\":\"0,0\",\"to\":\"4,4\",\"movesAs\":\"mosquito\",\"attempts\":[";

        assertThatThrownBy(() -> json.readValue(start.repeat(400) + "]}".repeat(400), Violation.class))
                .isInstanceOf(MismatchedInputException.class)
                .hasMessageContaining("'attempts' within 'attempts'");
    }

    @Test
    void twoStacksOnOneCell_throwMappingException() {
        String stack = "{\"at\":{\"q\":0,\"r\":0},\"pieces\":[\"%s\"]}";
        String setup = "{\"ruleset\":\"base\",\"sideToMove\":\"white\",\"turnNumber\":2,\"stacks\":["
                + stack.formatted("wQ") + "," + stack.formatted("bQ") + "]}";

        assertThatThrownBy(() -> json.readValue(setup, Setup.class))
                .isInstanceOf(JsonMappingException.class)
                .hasMessageContaining("two stacks on");
    }

    @Test
    void module_isFoundAsService() throws JsonProcessingException {
        JsonMapper mapper = JsonMapper.builder().findAndAddModules().build();

        assertThat(mapper.writeValueAsString(Piece.of("wA1"))).isEqualTo("\"wA1\"");
    }
}
