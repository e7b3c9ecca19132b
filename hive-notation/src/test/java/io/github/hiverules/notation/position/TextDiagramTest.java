package io.github.hiverules.notation.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.Toggle;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.RandomUhpGames;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextDiagramTest {

    private static final String DIAGRAM = """
            set:   Base+M, tournament opening
            turn:  White 8
            rests: bG1
            at:    1,-1

                  wS1   bA1
               wQ    wB1^  bS1x
            wA1   bG1   +

            wB1 on bQ
            """;

    @Test
    void read_diagram_givesSetupAndMarks() {
        TextDiagram diagram = TextDiagram.read(DIAGRAM);

        Setup setup = diagram.setup();
        assertThat(setup.ruleset().has(Toggle.TOURNAMENT_OPENING)).isTrue();
        assertThat(setup.sideToMove()).isEqualTo(Color.WHITE);
        assertThat(setup.turnNumber()).isEqualTo(8);
        assertThat(setup.resting()).map(Object::toString).contains("bG1");
        assertThat(setup.stacks())
                .hasToString("{(1,-1)=[wS1], (2,-1)=[bA1], (0,0)=[wQ], (1,0)=[bQ, wB1], (2,0)=[bS1],"
                        + " (-1,1)=[wA1], (0,1)=[bG1]}");
        assertThat(diagram.marks()).isEqualTo(Map.of(Hex.of(2, 0), 'x', Hex.of(1, 1), '+'));
    }

    @Test
    void cellsWithMark_readAndAddedMarks_listsBoth() {
        TextDiagram diagram = TextDiagram.read(DIAGRAM).withMark('+', List.of(Hex.of(3, 0)));

        assertThat(diagram.cellsWithMark('+')).containsExactly(Hex.of(1, 1), Hex.of(3, 0));
        assertThat(diagram.cellsWithMark('y')).isEmpty();
    }

    @Test
    void write_parsedDiagram_givesTheSameText() {
        assertThat(TextDiagram.read(DIAGRAM).write()).isEqualTo(DIAGRAM);
    }

    @Test
    void write_positionWithDestinations_marksThem() {
        Position position = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
                .position();
        List<Hex> destinations = position.legalMoves().destinations(Piece.of("wQ"));

        assertThat(TextDiagram.of(position).withMark('+', destinations).write()).isEqualTo("""
                        set:   Base, tournament opening
                        turn:  White 3
                        at:    -1,0

                           +
                        wQ    wS1   bS1   bQ
                           +
                        """);
    }

    @Test
    void marksOnly_firstMarkIsAtGivenCell() {
        String text = "set:   Base\nturn:  White 1\nat:    3,2\n\n+     x\n";
        TextDiagram diagram = TextDiagram.read(text);

        assertThat(diagram.marks()).isEqualTo(Map.of(Hex.of(3, 2), '+', Hex.of(4, 2), 'x'));
        assertThat(diagram.write()).isEqualTo(text);
    }

    @Test
    void write_emptyTable_hasNoDrawing() {
        String text = TextDiagram.of(Position.initial(Ruleset.BASE)).write();

        assertThat(text).isEqualTo("set:   Base\nturn:  White 1\n");
        assertThat(TextDiagram.read(text).position()).isEqualTo(Position.initial(Ruleset.BASE));
    }

    @Test
    void write_emptyRow_isDot() {
        Setup setup = Setup.empty(Ruleset.BASE)
                .withPiece(Hex.of(0, 0), Piece.of(Color.WHITE, Bug.QUEEN_BEE))
                .withPiece(Hex.of(0, 2), Piece.of(Color.BLACK, Bug.QUEEN_BEE));
        TextDiagram diagram = new TextDiagram(setup, Map.of());

        assertThat(diagram.write()).isEqualTo("set:   Base\nturn:  White 1\n\nwQ\n   .\n      bQ\n");
        assertThat(TextDiagram.parse(diagram.write()).value()).hasValue(diagram);
    }

    @ParameterizedTest
    @CsvSource({
        "201, 0",
        "-100, 201",
        "0, 100000",
        "0, -100000",
        "1000000000, 0",
        "-1431655765, 0",
        "-2147483648, 0",
        "0, -2147483648"
    })
    void write_cellsFarApart_isInexpressible(int q, int r) {
        Setup setup = Setup.empty(Ruleset.BASE)
                .withPiece(Hex.of(0, 0), Piece.of(Color.WHITE, Bug.QUEEN_BEE))
                .withPiece(Hex.of(q, r), Piece.of(Color.BLACK, Bug.QUEEN_BEE))
                .withPiece(Hex.of(1, 0), Piece.of(Color.WHITE, Bug.SOLDIER_ANT, 1));

        assertThatThrownBy(() -> new TextDiagram(setup, Map.of()).write()).isInstanceOf(InexpressibleException.class);
    }

    /** Two hundred rows or columns still fit. */
    @ParameterizedTest
    @CsvSource({"200, 0", "-100, 200"})
    void write_cellsAlmostTooFarApart_isReadBack(int q, int r) {
        Setup setup = Setup.empty(Ruleset.BASE)
                .withPiece(Hex.of(0, 0), Piece.of(Color.WHITE, Bug.QUEEN_BEE))
                .withPiece(Hex.of(q, r), Piece.of(Color.BLACK, Bug.QUEEN_BEE));

        String text = new TextDiagram(setup, Map.of()).write();

        assertThat(TextDiagram.parse(text).value().orElseThrow().setup()).isEqualTo(setup);
    }

    /** Coordinates wrap around at the limits of int, so a hive looks the same everywhere. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "100000000,-100000000",
                "357913941,0",
                "2147483647,-2147483648",
                "-2147483648,2147483647",
                "2147483646,2147483646",
                "0,-2147483648"
            })
    void write_diagramFarFromOrigin_isReadBack(String at) {
        String text = DIAGRAM.replace("1,-1", at);

        assertThat(TextDiagram.read(text).write()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource({
        "wS1_357913941_0.bS1_357913942_0,            '357913941,0',   'wS1   bS1'",
        "wS1_0_-2147483648.bS1_0_2147483647,         '0,2147483647',  'bS1\n   wS1'",
        "wS1_-2147483648_0.bS1_2147483647_0,         '2147483647,0',  'bS1   wS1'",
        "wS1_2147483647_-2147483648.bS1_-2147483648_2147483647, '-2147483648,2147483647', '   bS1\nwS1'",
    })
    void write_neighborsAcrossIntLimits_areAdjacent(String hive, String at, String drawing) {
        Position position = PositionText.read("base~w2~" + hive);

        String text = TextDiagram.of(position).write();

        assertThat(text).isEqualTo("set:   Base\nturn:  White 2\nat:    " + at + "\n\n" + drawing + "\n");
        assertThat(TextDiagram.read(text).position()).isEqualTo(position);
    }

    @Test
    void write_highestTurnNumber_isReadBack() {
        Setup setup = Setup.empty(Ruleset.BASE).withTurn(Color.BLACK, 1_000_000);

        String text = TextDiagram.of(Position.of(setup)).write();

        assertThat(text).isEqualTo("set:   Base\nturn:  Black 1000000\n");
        assertThat(TextDiagram.read(text).position()).isEqualTo(Position.of(setup));
    }

    @Test
    void write_stacksWithEqualTops_areReadBack() {
        Piece beetle = Piece.of(Color.WHITE, Bug.BEETLE, 1);
        Setup setup = Setup.empty(Ruleset.BASE)
                .withPiece(Hex.of(5, 0), Piece.of(Color.BLACK, Bug.QUEEN_BEE))
                .withPiece(Hex.of(5, 0), beetle)
                .withPiece(Hex.of(6, 0), Piece.of(Color.WHITE, Bug.QUEEN_BEE))
                .withPiece(Hex.of(6, 0), beetle);
        TextDiagram diagram = new TextDiagram(setup, Map.of());

        assertThat(TextDiagram.parse(diagram.write()).value()).hasValue(diagram);
    }

    @Test
    void parse_manyEqualStacks_readsAll() {
        int stacks = 20_000;
        String text = "set: Base\nturn: White 1\n\n" + "wB1^  ".repeat(stacks) + "\n\n" + "wB1 on bQ\n".repeat(stacks);

        Setup setup = TextDiagram.parse(text).value().orElseThrow().setup();

        assertThat(setup.stacks()).hasSize(stacks);
        assertThat(Set.copyOf(setup.stacks().values())).hasToString("[[bQ, wB1]]");
    }

    /** No list has more pieces than there are. */
    @ParameterizedTest
    @CsvSource({"0, invalid-position", "1, unreadable-text"})
    void parse_tallStack_isRefused(int surplus, String kind) {
        int below = Piece.all().size() - 1 + surplus;
        String text = "set: Base\nturn: White 1\n\nwB1^\n\nwB1" + " on bQ".repeat(below) + "\n";

        assertThat(TextDiagram.parse(text).fault().orElseThrow().kind().id()).isEqualTo(kind);
    }

    @Test
    void parse_invalidPosition_reportsFaultAtDrawing() {
        String text = "set: Base\nturn: White 5\n\n  wQ          bQ\n";

        Parsed<TextDiagram> parsed = TextDiagram.parse(text);

        assertThat(parsed.value())
                .hasValueSatisfying(
                        diagram -> assertThat(diagram.setup().stacks()).containsOnlyKeys(Hex.of(0, 0), Hex.of(2, 0)));
        assertThat(parsed.fault()).map(Fault::kind).contains(Fault.Kind.INVALID_POSITION);
        assertThatThrownBy(() -> TextDiagram.read(text))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        e -> assertThat(e.fault()).satisfies(fault -> {
                            assertThat(fault.kind()).isEqualTo(Fault.Kind.INVALID_POSITION);
                            assertThat(fault.location()).hasToString("4:3");
                            assertThat(fault.text()).isEqualTo("wQ          bQ");
                            assertThat(fault.problems())
                                    .extracting(SetupProblem::kind)
                                    .contains(SetupProblem.Kind.DISCONNECTED);
                        }));
    }

    /** Otherwise, a Pillbug that lost its second letter would be a mark. */
    @ParameterizedTest
    @ValueSource(strings = {"w", "b", "wA1   w", "wA1   b"})
    void parse_colorAlone_isNoMark(String row) {
        assertThat(TextDiagram.parse("set: Base+P\nturn: White 5\n\n" + row).fault())
                .flatMap(Fault::expected)
                .contains(Expected.DIAGRAM_CELL);
    }

    @Test
    void withMark_neitherPlusNorLowercaseLetterOfNoColor_throws() {
        TextDiagram diagram = TextDiagram.read(DIAGRAM);

        // The characters next to a and z, one of the letters in uppercase, and those of the colors.
        for (char mark : "`{Abw".toCharArray()) {
            assertThatThrownBy(() -> diagram.withMark(mark, List.of(Hex.ORIGIN)))
                    .isInstanceOf(IllegalArgumentException.class);
        }
        for (char mark : "az+".toCharArray()) {
            assertThat(diagram.withMark(mark, List.of(Hex.of(9, 9))).cellsWithMark(mark))
                    .contains(Hex.of(9, 9));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "set:   Base+M           | set:   Base+ML extra    | game-type     | 1:8",
                "tournament opening      | lunch                   | ruleset       | 1:15",
                "turn:  White 8          | turn:  Red 8            | turn  | 2:8",
                "turn:  White 8          | move:  White 8          | diagram-field | 2:1",
                "rests: bG1              | rests: bX1              | piece         | 3:8",
                "rests: bG1              | rests: bG               | piece         | 3:8",
                "rests: bG1              | rests: bG11             | piece         | 3:8",
                "at:    1,-1             | at:    1                | hive    | 4:8",
                "turn:  White 8          | turn:  White 2147483648 | turn  | 2:14",
                "at:    1,-1             | at:    2147483648,0     | hive    | 4:8",
                "at:    1,-1             | at:    0,-2147483649    | hive    | 4:10",
                "wS1   bA1               | wS1  bA1                | diagram-cell   | 6:12",
                "wQ    wB1^              | wQ    wB1?              | diagram-cell  | 7:10",
                "wB1 on bQ               | wB1 over bQ             | diagram-stack | 10:5",
                "wB1 on bQ               | wB2 on bQ               | diagram-stack | 10:1",
                "wB1 on bQ               | wB1                     | diagram-stack | 10:1",
                "wB1 on bQ               | wB1 on bQ on            | diagram-stack | 10:1",
                "wB1 on bQ               | wB1 on on bQ            | diagram-stack | 10:8",
                "wB1 on bQ               | wB1 bQ                  | diagram-stack | 10:5",
                "wB1^  bS1               | wB1   bS1               | diagram-stack | 10:1",
                "bG1   +                 | bG1^  +                 | diagram-stack  | 8:10",
            })
    void read_malformedText_reportsExpectedAndLocation(
            String original, String replacement, String expected, String location) {
        String text = DIAGRAM.replace(original, replacement);

        NotationException thrown = catchThrowableOfType(NotationException.class, () -> TextDiagram.read(text));

        assertThat(thrown.fault()).satisfies(fault -> {
            assertThat(fault.kind()).isEqualTo(Fault.Kind.UNREADABLE_TEXT);
            assertThat(fault.expected().orElseThrow().id()).isEqualTo(expected);
            assertThat(fault.location()).hasToString(location);
        });
    }

    @ParameterizedTest
    @CsvSource({"set:   Base+M, diagram-field", "turn:  White 8, turn"})
    void read_missingField_isReportedBelowTheOthers(String field, String expected) {
        String text = DIAGRAM.lines().filter(line -> !line.startsWith(field)).collect(Collectors.joining("\n"));

        Fault fault = TextDiagram.parse(text).fault().orElseThrow();

        assertThat(fault.expected().orElseThrow().id()).isEqualTo(expected);
        assertThat(fault.location().line()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({
        "'White 8', 'white  8', read-as",
        "wS1   bA1, WS1   ba1, read-as",
        "wQ    wB1^, wQ1   wB1^, read-as",
        "wB1 on bQ, wB1 on bQ1, read-as",
        "rests: bG1, rests: BG1, read-as",
        "'Base+M, tournament opening', 'base+m, tournament opening', read-as",
    })
    void parse_unusualForm_isRepaired(String original, String replacement, String kinds) {
        Parsed<TextDiagram> parsed = TextDiagram.parse(DIAGRAM.replace(original, replacement));

        assertThat(parsed.orThrow()).isEqualTo(TextDiagram.read(DIAGRAM));
        assertThat(parsed.repairs()).map(repair -> repair.kind().id()).containsOnly(kinds.split(" ", -1));
    }

    @Test
    void parse_colorInLowercase_isRepaired() {
        Parsed<TextDiagram> parsed = TextDiagram.parse(DIAGRAM.replace("White 8", "black 8"));

        assertThat(parsed.orThrow().setup().sideToMove()).isEqualTo(Color.BLACK);
        assertThat(parsed.repairs()).singleElement().hasToString("2:8 read-as 'black' 'Black'");
    }

    @Test
    void parse_fourthParagraph_isNotExpected() {
        Fault fault = TextDiagram.parse(DIAGRAM + "\nwA1\n").fault().orElseThrow();

        assertThat(fault.expected().orElseThrow().id()).isEqualTo("end");
        assertThat(fault.location()).hasToString("12:1");
    }

    @Test
    void write_ruleset_namesWhatDiffersFromBooklets() {
        Map<Ruleset, String> sets = Map.of(
                Ruleset.BASE,
                "Base",
                Ruleset.POCKET,
                "Base+ML",
                Ruleset.ONLINE,
                "Base+MLP, tournament opening",
                Ruleset.TOURNAMENT,
                "Base+MLP, tournament opening, repetition draw",
                Ruleset.BASE.without(Toggle.GATES_ABOVE_GROUND),
                "Base, no gates above ground");

        sets.forEach((ruleset, set) -> assertThat(
                        TextDiagram.of(Position.initial(ruleset)).write())
                .isEqualTo("set:   " + set + "\nturn:  White 1\n"));
    }

    @Test
    void read_remarksOfCommandBelow_areIgnored() {
        String remarks = "\nWhite in hand: wA1\nBlack in hand: none\nMoves of wQ: wQ -wS1\n\nnames of cells\n";

        assertThat(TextDiagram.read(DIAGRAM + remarks)).isEqualTo(TextDiagram.read(DIAGRAM));
        assertThat(TextDiagram.read("set: Base\nturn: White 1\n" + remarks)
                        .setup()
                        .stacks())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "\n\n",
                "set: Base",
                "turn: White 1",
                "set: Base\nset: Base",
                "set: Base\nturn: White 1\nset: Base",
                "wQ\n"
            })
    void read_incompleteDiagram_isRefused(String text) {
        assertThatThrownBy(() -> TextDiagram.read(text)).isInstanceOf(NotationException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"+ ", "wQ    ", "+\n   ", "x\n\n", "wB1 on ", "set: Base\n"})
    void read_longRepetition_isRefused(String part) {
        String text = "set: Base\nturn: White 1\n\n" + part.repeat((1 << 17) / part.length());

        assertThatThrownBy(() -> TextDiagram.read(text + "!")).isInstanceOf(NotationException.class);
    }

    @Property(tries = 200, seed = "22", shrinking = ShrinkingMode.OFF)
    void write_randomPosition_isReadBack(@ForAll long seed) {
        Position position = RandomUhpGames.game(seed, 60).position();
        Set<Hex> marked = new TreeSet<>((a, b) -> a.toString().compareTo(b.toString()));
        position.stacks().keySet().forEach(hex -> marked.addAll(hex.neighbors()));
        TextDiagram plain = TextDiagram.of(position);
        TextDiagram withMarks = plain.withMark('q', marked);

        assertThat(TextDiagram.read(plain.write())).isEqualTo(plain);
        assertThat(TextDiagram.read(withMarks.write())).isEqualTo(withMarks);
    }
}
