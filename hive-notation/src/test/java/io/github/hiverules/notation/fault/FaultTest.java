package io.github.hiverules.notation.fault;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Faults and repairs are values: two are equal if they say the same about the same place. */
class FaultTest {

    private static final TextLocation ELSEWHERE = new TextLocation(7, 2, 3);
    private static final Position POSITION =
            GameString.read("Base;InProgress;White[2];wS1;bS1 wS1-").position();

    /** Makes new but equal objects each time. No two of them are equal to each other. */
    private static List<Object> differentValues() {
        return List.of(
                Fault.unreadable(TextLocation.START, "x", Expected.END),
                Fault.unreadable(ELSEWHERE, "x", Expected.END),
                Fault.unreadable(TextLocation.START, "y", Expected.END),
                Fault.unreadable(TextLocation.START, "x", Expected.SGF_EVENT),
                Fault.ambiguous(TextLocation.START, "x", List.of(Piece.of("wA1"), Piece.of("wA3"))),
                Fault.ambiguous(TextLocation.START, "x", List.of(Piece.of("wA1"), Piece.of("wA2"))),
                illegalPass(),
                contradiction(),
                new Repair(TextLocation.START, Repair.Kind.READ_AS, "x", "y"),
                new Repair(ELSEWHERE, Repair.Kind.READ_AS, "x", "y"),
                new Repair(TextLocation.START, Repair.Kind.MISSING_NUMBER, "x", "y"),
                new Repair(TextLocation.START, Repair.Kind.READ_AS, "z", "y"),
                new Repair(TextLocation.START, Repair.Kind.READ_AS, "x", "z"));
    }

    private static Fault illegalPass() {
        return Fault.illegal(
                TextLocation.START,
                "pass",
                POSITION,
                Move.pass(),
                POSITION.check(Move.pass()).orElseThrow());
    }

    private static Fault contradiction() {
        return Fault.contradictory(TextLocation.START, "Draw", Outcome.DRAW, GameResult.resignationOf(Color.WHITE));
    }

    @Test
    void values_saySame_areEqual() {
        List<Object> values = differentValues();
        List<Object> again = differentValues();

        IntStream.range(0, values.size()).forEach(index -> {
            assertThat(values.get(index))
                    .isEqualTo(again.get(index))
                    .hasSameHashCodeAs(again.get(index))
                    .isNotEqualTo("x");
            assertThat(values.subList(0, index)).doesNotContain(again.get(index));
        });
        assertThat(new HashSet<>(values)).hasSameSizeAs(values);
        assertThat(values.stream().map(Object::hashCode)).doesNotContain(0);
    }

    @Test
    void evidence_isThatOfKind() {
        assertThat(illegalPass().position()).contains(POSITION);
        assertThat(illegalPass().move()).contains(Move.pass());
        assertThat(contradiction().recorded()).contains(Outcome.DRAW);
        assertThat(contradiction().actual()).contains(GameResult.resignationOf(Color.WHITE));
    }

    @Test
    void toString_namesLocationKindAndText() {
        assertThat(Fault.unreadable(ELSEWHERE, "x", Expected.END)).hasToString("2:3 unreadable-text 'x'");
        assertThat(new Repair(ELSEWHERE, Repair.Kind.READ_AS, "x", "y")).hasToString("2:3 read-as 'x' 'y'");
    }
}
