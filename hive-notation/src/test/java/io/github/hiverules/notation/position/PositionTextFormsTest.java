package io.github.hiverules.notation.position;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.RandomUhpGames;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Position texts in forms that the writer does not use. */
class PositionTextFormsTest {

    private static final String RULESET_AND_TURN = "p~b4~";

    private static final List<String> STACKS = List.of("wS1_0_-1", "wQ_0_0", "bA1wB1_1_0", "bP_0_1", "bQ_1_1");

    private static Stream<List<String>> permutations(List<String> stacks) {
        if (stacks.isEmpty()) {
            return Stream.of(List.of());
        }
        return stacks.stream().flatMap(first -> {
            List<String> rest = new ArrayList<>(stacks);
            rest.remove(first);
            return permutations(rest).map(permutation -> {
                List<String> longer = new ArrayList<>(List.of(first));
                longer.addAll(permutation);
                return longer;
            });
        });
    }

    @Test
    void parse_stacksInAnyOrder_areRepaired() {
        String written = RULESET_AND_TURN + String.join(".", STACKS);
        Setup setup =
                PositionText.parse(written, ReadOptions.strict()).orThrow().setup();

        permutations(STACKS).filter(order -> !order.equals(STACKS)).forEach(order -> {
            String text = RULESET_AND_TURN + String.join(".", order);
            Parsed<Position> lenient = PositionText.parse(text);

            assertThat(lenient.orThrow().setup()).as(text).isEqualTo(setup);
            assertThat(lenient.repairs())
                    .as(text)
                    .isNotEmpty()
                    .allMatch(repair -> repair.kind().id().equals("stack-order"))
                    .allMatch(repair ->
                            text.startsWith(repair.text(), repair.location().offset()));
            assertThat(expectedId(PositionText.parse(text, ReadOptions.strict())))
                    .isEqualTo("spelling");
        });
    }

    @ParameterizedTest
    @CsvSource({
        // The text, what the writer writes, the repair, its offset, and what a strict reader expects there.
        "lm~w1~-, ml~w1~-, read-as, 0",
        "base.repetition.opening~w1~-, base.opening.repetition~w1~-, read-as, 0",
        "BASE~w1~-, base~w1~-, read-as, 0",
        "base~W1~-, base~w1~-, read-as, 5",
        "base~w01~-, base~w1~-, read-as, 6",
        "base~w+1~-, base~w1~-, read-as, 6",
        "base~w2~wQ_+0_0, base~w2~wQ_0_0, read-as, 11",
        "base~w2~wQ_0_-0, base~w2~wQ_0_0, read-as, 13",
        "base~w2~wQ_0_-007, base~w2~wQ_0_-7, read-as, 13",
        "base~w2~wq_0_0, base~w2~wQ_0_0, read-as, 8",
        "base~w2~wQ1_0_0, base~w2~wQ_0_0, read-as, 8",
        "p~b2~wQ_0_0~WQ, p~b2~wQ_0_0~wQ, read-as, 12",
        "base~b2~wQ_0_0~wQ, base~b2~wQ_0_0, ignored, 14",
        "'base~w1~- ', base~w1~-, ignored, 9",
        "'\uFEFFbase~w1~-', base~w1~-, ignored, 0",
        "base ~w1~-, base~w1~-, ignored, 4",
        "base~ w1~-, base~w1~-, ignored, 5",
        "base~w 1~-, base~w1~-, ignored, 6",
        "base~w1~ -, base~w1~-, ignored, 8",
        "base~b2~wQ_0_0. bQ_1_0, base~b2~wQ_0_0.bQ_1_0, ignored, 15",
        "base~b2~wQ _0_0, base~b2~wQ_0_0, ignored, 10",
        "'base~b2~wQ_0\n_0', base~b2~wQ_0_0, ignored, 12",
        "'p~b2~wQ_0_0~\twQ', p~b2~wQ_0_0~wQ, ignored, 12",
    })
    void parse_unusualForm_isRepairedOrRefused(String text, String written, String repair, int offset) {
        Parsed<Position> lenient = PositionText.parse(text);
        Parsed<Position> strict = PositionText.parse(text, ReadOptions.strict());

        assertThat(PositionText.write(lenient.orThrow())).isEqualTo(written);
        assertThat(lenient.repairs()).map(found -> found.kind().id()).containsExactly(repair);
        assertThat(lenient.repairs()).map(found -> found.location().offset()).containsExactly(offset);
        assertThat(expectedId(strict)).isIn("spelling", "nothing");
        assertThat(strict.fault()).map(fault -> fault.location().offset()).hasValue(offset);
    }

    @ParameterizedTest
    @CsvSource({
        "wA2_0_0.bA1_1_0, wA1_0_0.bA1_1_0, wA2>wA1",
        "wA3_0_0.bA2_1_0, wA1_0_0.bA1_1_0, wA3>wA1 bA2>bA1",
        "wA3_0_0.wA1_1_0, wA2_0_0.wA1_1_0, wA3>wA2",
        "wA3_0_0.wA2_1_0~wA3, wA2_0_0.wA1_1_0~wA2, wA3>wA2 wA2>wA1",
        "wB2_0_0.bB1_1_0~wB2, wB1_0_0.bB1_1_0~wB1, wB2>wB1",
    })
    void parse_skippedPieceNumbers_areRenumbered(String hive, String written, String renumbered) {
        Parsed<Position> parsed = PositionText.parse("p~b4~" + hive);

        assertThat(PositionText.write(parsed.orThrow())).isEqualTo("p~b4~" + written);
        assertThat(parsed.repairs())
                .map(Repair::kind)
                .allMatch(kind -> kind.id().equals("numbers-out-of-order"));
        assertThat(parsed.repairs())
                .map(repair -> repair.text() + ">" + repair.replacement())
                .containsExactly(renumbered.split(" "));
    }

    @Test
    void readSetup_skippedPieceNumbers_areKept() {
        String text = "base~b4~wA3_0_0.bA1_1_0~wA3";

        assertThat(PositionText.write(PositionText.readSetup(text))).isEqualTo(text);
        assertThat(PositionText.parse(text, ReadOptions.strict()).fault())
                .get()
                .extracting(Fault::kind)
                .isEqualTo(Fault.Kind.INVALID_POSITION);
    }

    @Test
    void parse_restingPieceInHand_preventsRenumbering() {
        Parsed<Position> parsed = PositionText.parse("base~b4~wA2_0_0.bA1_1_0~wA1");

        assertThat(parsed.repairs()).isEmpty();
        assertThat(parsed.fault()).get().extracting(Fault::kind).isEqualTo(Fault.Kind.INVALID_POSITION);
    }

    @Test
    void parse_repeatedPiece_isNotRenumbered() {
        Parsed<Position> parsed = PositionText.parse("base~b4~wA1_0_0.wA1_1_0");

        assertThat(parsed.repairs()).isEmpty();
        assertThat(parsed.fault()).get().extracting(Fault::kind).isEqualTo(Fault.Kind.INVALID_POSITION);
    }

    @ParameterizedTest
    @CsvSource({
        "'', position, 0",
        "12, position, 0",
        "2~w1~-, version, 0",
        "11~w1~-, version, 0",
        "1~w1~-, ruleset, 0",
        "~w1~-, ruleset, 0",
        "base, position, 0",
        "base~, turn, 5",
        "base~~-, turn, 5",
        "base~r1~-, turn, 5",
        "base~w1, hive, 7",
        "base~w1~, hive, 8",
        "base~w1~wQ, hive, 10",
        "base~w1~wQ_0, hive, 12",
        "base~w1~wQ_0_0.bQ_0_0, stack, 15",
    })
    void parse_unreadableText_isFault(String text, String expected, int offset) {
        Parsed<Position> parsed = PositionText.parse(text);

        assertThat(expectedId(parsed)).isEqualTo(expected);
        assertThat(parsed.fault().orElseThrow().location().offset()).isEqualTo(offset);
    }

    @Test
    void parse_tooManyPieces_reportsFault() {
        int tooMany = Piece.all().size() + 1;
        String pieces = "wQ".repeat(tooMany);
        String fewer = "wQ".repeat(tooMany - 1);
        List<String> stacks = new ArrayList<>();
        for (int q = 0; q < tooMany; q++) {
            stacks.add("wQ_" + q + "_0");
        }

        assertThat(expectedId(PositionText.parse("base~w1~" + pieces + "_0_0"))).isEqualTo("stack");
        assertThat(PositionText.parse("base~w1~" + fewer + "_0_0").fault())
                .get()
                .extracting(Fault::kind)
                .isEqualTo(Fault.Kind.INVALID_POSITION);
        assertThat(expectedId(PositionText.parse("base~w1~" + String.join(".", stacks))))
                .isEqualTo("stack");
    }

    @Test
    void parse_severalUnusualForms_areAllRepaired() {
        Parsed<Position> parsed = PositionText.parse(" Plm ~B04~ ba2_+1_0 . WQ1_0_0 ~BA2\n");

        assertThat(PositionText.write(parsed.orThrow())).isEqualTo("mlp~b4~wQ_0_0.bA1_1_0~bA1");
        assertThat(parsed.repairs())
                .map(repair -> repair.location() + ": " + Sentences.english().repair(repair))
                .containsExactly(
                        "1:1: ' ' was ignored",
                        "1:2: 'Plm' was read as 'mlp'",
                        "1:5: ' ' was ignored",
                        "1:7: 'B' was read as 'b'",
                        "1:8: '04' was read as '4'",
                        "1:11: ' ' was ignored",
                        "1:12: 'ba' was read as 'bA'",
                        "1:12: 'ba2' was read as bA1, which enters first",
                        "1:16: '+1' was read as '1'",
                        "1:20: ' ' was ignored",
                        "1:22: ' ' was ignored",
                        "1:23: 'WQ' was read as 'wQ'",
                        "1:23: 'WQ1' was read as 'wQ'",
                        "1:23: 'WQ1_0_0' belongs before the preceding stack",
                        "1:30: ' ' was ignored",
                        "1:32: 'BA' was read as 'bA'",
                        "1:35: '?' was ignored");
    }

    @Property(tries = 200, seed = "22", shrinking = ShrinkingMode.OFF)
    void read_shuffledStacks_givesTheSamePosition(@ForAll long seed) {
        Position position = RandomUhpGames.game(seed, 60).position();
        String[] fields = PositionText.write(position).split("~");
        List<String> stacks = new ArrayList<>(List.of(fields[2].split("\\.")));
        Collections.shuffle(stacks, new Random(seed));
        fields[2] = String.join(".", stacks);

        assertThat(PositionText.read(String.join("~", fields)).setup()).isEqualTo(position.setup());
    }

    private static String expectedId(Parsed<Position> parsed) {
        return parsed.fault().flatMap(Fault::expected).orElseThrow().id();
    }
}
