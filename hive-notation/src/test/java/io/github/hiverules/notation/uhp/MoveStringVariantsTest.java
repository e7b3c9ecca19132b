package io.github.hiverules.notation.uhp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Points on which programs disagree about move strings, and how strict and lenient readers treat each. */
class MoveStringVariantsTest {

    /** A row of four: wQ (-1,0), wS1 (0,0), bS1 (1,0), bQ (2,0). */
    private static final Position ROW = GameString.read("Base+M;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
            .position();

    /** A stack: wQ (1,-1), bQ (2,0), and wB1 on bS1 on (1,0). */
    private static final Position STACK = GameString.read(
                    "Base;InProgress;Black[4];wB1;bS1 wB1-;wQ \\wB1;bQ bS1\\;wQ wB1/;bQ bS1-;wB1 bS1")
            .position();

    /** wQ (0,0), bQ (1,0), wA1 (-1,0), bG1 (2,-1), wA2 (-1,1), bG2 (3,-1). Both ants can go anywhere. */
    private static final Position ANTS = GameString.read(
                    "Base;InProgress;White[4];wQ;bQ wQ-;wA1 -wQ;bG1 bQ/;wA2 /wQ;bG2 bG1-")
            .position();

    private static final Position EMPTY =
            GameString.read("Base;NotStarted;White[1]").position();

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            quoteCharacter = '"',
            delimiter = '|',
            value = {
                // Several reference pieces for one cell, and a mover that names its own destination.
                "several references   | row   | wG1 wQ/   | wG1 to (0,-1)",
                "several references   | row   | wG1 \\wS1 | wG1 to (0,-1)",
                "self-reference       | row   | wQ wQ\\   | wQ from (-1,0) to (-1,1)",
                "covered reference    | stack | bA1 bS1\\ | bA1 to (1,1)",
                "climb on top piece   | stack | wQ wB1    | wQ from (1,-1) to (1,0)",
                "climb                | row   | wS1 bS1   | wS1 from (0,0) to (1,0)",
                "pass                 | row   | pass      | pass",
                "first move           | empty | wS1       | wS1 to (0,0)",
                "wrong order          | row   | wA2 -wQ   | wA2 to (-2,0)",
                "no movement          | row   | wQ wQ     | wQ from (-1,0) to (-1,0)",
                "no movement          | row   | wQ -wS1   | wQ from (-1,0) to (-1,0)",
            })
    void parse_unusualButValid_isAccepted(String caseName, String position, String text, String move) {
        assertThat(MoveString.parse(text, position(position), ReadOptions.strict()))
                .hasToString("[" + move + "]");
        assertThat(MoveString.parse(text, position(position), ReadOptions.lenient()))
                .hasToString("[" + move + "]");
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            quoteCharacter = '"',
            delimiter = '|',
            value = {
                "climb on a covered piece | stack | wQ bS1     | wQ from (1,-1) to (1,0) | read-as  | wB1",
                "climb by direction       | stack | wB1 \\bS1  | wB1 from (1,0) to (1,-1)| read-as      | wQ",
                "number on a single piece | row   | wQ1 /wS1   | wQ from (-1,0) to (-1,1)| read-as  | wQ",
                "number on the reference  | row   | wG1 -wQ1   | wG1 to (-2,0)           | read-as  | wQ",
                "missing number           | row   | wA -wQ     | wA1 to (-2,0)           | missing-number          | wA1",
                "number that fits         | row   | wS -wQ     | wS2 to (-2,0)           | missing-number          | wS2",
                "illegal for the only one | row   | wA bQ-     | wA1 to (3,0)            | missing-number          | wA1",
                "missing reference number | row   | wA1 \\wS   | wA1 to (0,-1)           | missing-number          | wS1",
                "uppercase color          | row   | WA1 -wQ    | wA1 to (-2,0)           | read-as             | wA",
                "lowercase kind           | row   | wa1 -wQ    | wA1 to (-2,0)           | read-as             | wA",
                "lowercase reference      | row   | wA1 -wq    | wA1 to (-2,0)           | read-as             | wQ",
                "double space             | row   | wA1  -wQ   | wA1 to (-2,0)           | read-as | ' '",
                "tabulator                | row   | wA1<tab>-wQ | wA1 to (-2,0)          | read-as | ' '",
                "leading space            | row   | ' wA1 -wQ' | wA1 to (-2,0)           | read-as | wA1 -wQ",
                "trailing space           | row   | 'wA1 -wQ ' | wA1 to (-2,0)           | read-as | wA1 -wQ",
                "dot                      | empty | wS1 .      | wS1 to (0,0)            | ignored          | ''",
                "uppercase pass           | row   | PASS       | pass                    | read-as           | pass",
            })
    void parse_unusualForm_isRepairedOrRefused(
            String caseName, String position, String text, String move, String kind, String readAs) {
        Parsed<Move> lenient = MoveString.parse(unquoted(text), position(position), ReadOptions.lenient());

        assertThat(lenient.value().orElseThrow()).hasToString(move.strip());
        assertThat(lenient.repairs()).hasSize(1);
        assertThat(lenient.repairs().get(0).kind().id()).isEqualTo(kind);
        assertThat(lenient.repairs().get(0).replacement()).isEqualTo(unquoted(readAs));
        assertThat(fault(unquoted(text), position(position), ReadOptions.strict()))
                .satisfies(
                        fault -> assertThat(fault.expected().orElseThrow().id()).isIn("spelling", "nothing"));
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            quoteCharacter = '"',
            delimiter = '|',
            value = {
                "placed beside itself      | row   | wA1 wA1-    | piece-in-play | 4",
                "reference in hand         | row   | wA1 \\bG1   | piece-in-play | 4",
                "reference in hand         | row   | wA1 \\bG    | piece-in-play | 5",
                "reference not in set      | row   | wA1 \\bP    | piece-in-play | 4",
                "direction on both sides   | row   | wA1 /wS1-   | destination | 4",
                "two signs on one side     | row   | wA1 --wQ    | piece         | 5",
                "missing destination       | row   | wA1         | destination   | 3",
                "dot after first move      | row   | wA1 .       | piece         | 4",
                "two dots as first move    | empty | wS1 ..      | piece         | 4",
                "direction of nothing      | empty | wS1 -       | piece         | 5",
                "first move beside nothing | empty | wS1 bQ-     | piece-in-play | 4",
                "no such insect            | row   | wX1 -wQ     | piece         | 0",
                "no such color             | row   | rA1 -wQ     | piece         | 0",
                "no such number            | row   | wA4 -wQ     | piece         | 0",
                "number zero               | row   | wA0 -wQ     | piece         | 0",
                "second queen              | row   | wQ2 -wS1    | piece         | 0",
                "no space                  | row   | wA1-wQ      | piece         | 0",
                "extra word                | row   | wA1 -wQ x   | end           | 7",
                "single letter             | row   | x           | piece         | 0",
                "word that begins with pass| row   | passing     | piece         | 0",
                "nothing                   | row   | ''          | move          | 0",
            })
    void read_malformedText_isRefused(String caseName, String position, String text, String expected, int offset) {
        for (ReadOptions options : List.of(ReadOptions.strict(), ReadOptions.lenient())) {
            assertThat(fault(unquoted(text), position(position), options)).satisfies(fault -> {
                assertThat(fault.kind()).isEqualTo(Fault.Kind.UNREADABLE_TEXT);
                assertThat(fault.expected().orElseThrow().id()).isEqualTo(expected);
                assertThat(fault.location().offset()).isEqualTo(offset);
            });
        }
    }

    /** A name without a number means a piece whose move is legal or, if no such move is, any piece that could move. */
    @ParameterizedTest
    @CsvSource({
        "row, wS -bQ, wS1 wS2, wS -bQ",
        "row, wA1 -wS, -, -",
        "ants, wA bQ-, wA1 wA2, wA bQ-",
        "ants, wG1 -wA, wA1 wA2, wA",
    })
    void parse_missingNumber_mayBeAmbiguous(String position, String text, String candidates, String found) {
        Parsed<Move> parsed = MoveString.parse(text, position(position), ReadOptions.lenient());

        assertThat(parsed.fault().map(Fault::text).orElse("-")).isEqualTo(found);
        assertThat(parsed.fault().map(Fault::kind).filter(kind -> kind != Fault.Kind.AMBIGUOUS_PIECE))
                .isEmpty();
        assertThat(parsed.fault()
                        .map(fault -> fault.candidates().stream()
                                .map(Object::toString)
                                .collect(Collectors.joining(" ")))
                        .orElse("-"))
                .isEqualTo(candidates);
    }

    /** Only the ant in play can go behind the opponent's Queen Bee, so it moves, whatever names are free. */
    @Test
    void parse_missingNumberOfMovingPiece_isNotAmbiguous() {
        Parsed<Game> parsed = GameString.parse(
                "Base;InProgress;Black[3];wQ;bQ wQ-;wA1 -wQ;bA1 bQ-;wA bA1-",
                ReadOptions.lenient().withRenumbering(true));

        assertThat(parsed.orThrow().moves()).last().hasToString("wA1 from (-1,0) to (3,0)");
    }

    private static Fault fault(String text, Position position, ReadOptions options) {
        return catchThrowableOfType(NotationException.class, () -> MoveString.read(text, position, options))
                .fault();
    }

    private static Position position(String name) {
        return switch (name) {
            case "row" -> ROW;
            case "stack" -> STACK;
            case "ants" -> ANTS;
            default -> EMPTY;
        };
    }

    private static String unquoted(String text) {
        return text.replace("'", "").replace("<tab>", "\t");
    }
}
