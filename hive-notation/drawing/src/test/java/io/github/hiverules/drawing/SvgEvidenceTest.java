package io.github.hiverules.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Drawings mark the evidence of each kind of violation. */
class SvgEvidenceTest {

    /**
     * The kind, perhaps with that of an attempt, the position, the refused move, and what is marked. A piece without a
     * cell cannot move at all. The sides of a gate are blockers, a refused step is {@code stopped}, and any other path
     * is a {@code route}.
     */
    private static final String REFUSALS = """

            no-move | base~b5~bQ_-1_1.wB1_0_1.wA1_-2_2.bA1_-1_2.wQ_0_2.wS1_-1_3 | bA1 | blocker -2,2 -1,3; selected -1,2; stopped
            no-move | m~w5~wQ_2_-1.wM_0_0.bM_1_0.bQ_2_0 | wM | blocker 1,0; selected 0,0; unreachable 1,-1 1,0 0,1
            no-move | base~w8~bA2_1_-4.bQ_2_-4.wS1_1_-3.bA1_2_-3.bG2_0_-2.wQ_1_-2.bG1_1_-1 | wS1 | blocker 1,-4 0,-2; selected 1,-3; stopped
            no-placement | base~w5~wB1bB1_-1_1.wQ_0_1.bQ_1_1 | wS1 | blocker -1,1 1,1; unreachable 0,0 1,0 -1,2 0,2
            already-in-play | base~w2~wA1_0_0.bA1_1_0 | place wA1 0,-1 | selected 0,0
            cell-occupied | base.opening~b1~wS1_0_0 | bS1 0,0 | unreachable 0,0
            contact-lost | base~w6~wB1_1_-1.bQ_-1_0.wQ_1_0.bS1_-1_1.bA1_0_1 | wB1 0,-1 | empty-cell 1,-2 0,0; reachable 2,-1 0,0 1,0; selected 1,-1; stopped
            contact-lost | base~w8~bS1_-1_-2.wS1_1_-2.wA1_2_-2.wQ_-2_-1.bB1_1_-1.bQ_-2_0.bG1_-1_0.wG1_0_0 | wS1 -1,-3 | empty-cell 1,-3 0,-1; reachable 0,-2 3,-2; selected 1,-2; stopped; unreachable -1,-3
            covered | base~w4~bQ_2_0.wQbB1_1_1 | wQ 2,-1 | blocker 1,1; selected 1,1
            destination-occupied | l~w4~wL_0_0.bQ_1_0.wQ_2_0 | wQ 1,0 | selected 2,0; unreachable 1,0
            destination-occupied | p~w5~bG1_1_-2.bQ_0_-1.bA1_1_-1.wQ_-1_0.wP_0_0 | wQ 0,-1 | selected -1,0; unreachable 0,-1
            empty-cell-in-line | base~w5~wQ_2_-1.bA1_3_-1.wG1_0_0.bS1_1_0.bQ_3_0 | wG1 4,0 | reachable 2,0; route; selected 0,0; unreachable 4,0
            ends-at-start | l~w4~wL_0_0.bQ_1_0.wQ_2_0 | wQ 2,0 | selected 2,0; unreachable 2,0
            game-over | base~b5~wB1_0_0.wS1_1_0.bG1_-1_1.bQ_0_1.bA1_1_1.wA1_-1_2.bS1_0_2 | wQ 0,-1 | blocker 0,1
            gate | base~w5~bQ_1_-1.bA1_2_-1.wA1_0_0.wB1_1_0.wQ_2_0.wS1_1_1 | wB1 0,1 | blocker 0,0 1,1; reachable 1,-1 2,-1 0,0 2,0 1,1; selected 1,0; stopped
            gate | base~b5~bQ_-1_1.wB1_0_1.wA1_-2_2.bA1_-1_2.wQ_0_2.wS1_-1_3 | bA1 -1,0 | blocker -2,2 -1,3; selected -1,2; stopped; unreachable -1,0
            gate-above-ground | base~w7~bQbB1_0_-2.wB1_-1_-1.wQ_0_-1.bA1bB2_-1_0 | wB1 0,-1 | blocker 0,-2 -1,0; reachable -1,-2 0,-2 -2,0 -1,0; selected -1,-1; stopped
            leaves-hive | l~w4~wL_0_0.bQ_1_0.wQ_2_0 | wQ 3,-1 | selected 2,0; unreachable 3,-1
            mosquito-cannot-copy | m~w5~wQ_2_-1.wM_0_0.bM_1_0.bQ_2_0 | wM 2,-2 | blocker 1,0; selected 0,0; unreachable 2,-2
            mosquito-cannot-copy | m~w5~wQ_2_-1.wM_0_0.bM_1_0.bQ_2_0 | wM 1,-1 | blocker 1,0; selected 0,0; unreachable 1,-1
            mosquito-cannot-copy | m~w5~bQ_1_-1.bG1_2_-1.wA1_0_0.wM_1_0.wQ_2_0.wS1_1_1 | wM 2,-2 | blocker 0,0 1,1; selected 1,0; stopped; unreachable 2,-2
            mosquito-cannot-copy | m~w5~bQ_1_-1.bS1_-1_0.wB1_0_0.wQ_1_0.wM_-1_1 | wM -2,0 | route; selected -1,1; unreachable -2,0
            mosquito-on-top | m~w7~wB1_1_-1.bG1wM_-1_0.wA1_0_0.wQ_1_0.bQ_-1_1 | wM 1,-2 | selected -1,0; unreachable 1,-2
            no-path | l~w4~wL_0_0.bQ_1_0.wQ_2_0 | wL 1,-1 | halfway 2,0; reachable 2,-1 3,-1 3,0 1,1 2,1; selected 0,0; unreachable 1,-1
            no-path | base~w7~wS1_-1_-1.bA1_0_-1.bQ_-2_0.wQ_0_0.wA1_-2_1.bS1_-1_1 | wS1 -1,0 | blocker 0,-1 -2,0; reachable 1,-1 -3,1; selected -1,-1; stopped
            not-at-origin | base.opening~w1~- | wS1 1,0 | reachable 0,0; unreachable 1,0
            not-in-line | base~w4~bS1_0_0.wB1_1_0.bA1_0_1.wQ_0_2.wG1_1_2 | wG1 0,-1 | reachable -1,2; selected 1,2; unreachable 0,-1
            not-on-start-cell | base~w3~wQ_-1_0.wS1_0_0.bS1_1_0.bQ_2_0 | move wQ -2,0 0,-1 | selected -1,0; unreachable -2,0
            not-touching-first-piece | base~b1~wA1_0_0 | bQ 2,0 | unreachable 2,0
            not-your-piece | base.opening~w1~- | bQ 0,0 | unreachable 0,0
            nothing-to-jump-over | base~w4~bS1_0_0.wB1_1_0.bA1_0_1.wQ_0_2.wG1_1_2 | wG1 1,-1 | empty-cell 1,1; selected 1,2; unreachable 1,-1
            number-out-of-order | base.opening~w1~- | wS2 0,0 | unreachable 0,0
            pass-not-allowed | base.opening~w1~- | pass | reachable 0,0
            piece-not-in-set | base.opening~w1~- | wM 0,0 | unreachable 0,0
            pinned | base~w6~bS1_-2_0.bQ_-1_0.wG1_0_0.wQ_1_0 | wG1 -2,-1 | cut-off 1,0; selected 0,0
            queen-due | base~w4~wA1bB1_0_0.bQ_1_0 | wS1 0,-1 | unreachable 0,-1
            queen-in-hand | base.opening~w2~wS1_0_0.bS1_1_0 | wS1 0,-1 | selected 0,0
            queen-too-early | base.opening~w1~- | wQ 0,0 | unreachable 0,0
            resting | mp~w5~bQ_-2_1.bP_-1_1.wQ_0_1.wP_-1_2.wM_0_2~wP | wP -2,0 | resting -1,2; selected -1,2
            throw-destination-occupied | mp~w4~bQ_1_-1.wM_0_0.bP_1_0.wQ_-1_1~bQ | bQ 1,0 | resting 1,-1; selected 1,-1; thrower 0,0; unreachable 1,0
            throw-gate-down | p~w7~bA1_1_-3.bQ_2_-3.bB1_1_-2.wB2bB2_0_-1.bP_1_-1.wP_0_0.wQwB1_-1_1~bB2 | bP -1,0 | blocker 0,-1 -1,1; resting 0,-1; selected 1,-1; stopped; thrower 0,0
            throw-gate-up | p~w8~bG1_2_-2.bA1bB1_1_-1.wP_0_0.bS1_1_0.wQ_-1_1.bQwB1_0_1 | bS1 0,-1 | blocker 1,-1 0,1; selected 1,0; stopped; thrower 0,0
            throw-piece-pinned | mp~w5~wQ_2_-1.wM_0_0.bP_1_0.bQ_2_0~bQ | bP 0,-1 | cut-off 0,0; resting 2,0; selected 1,0; thrower 0,0; unreachable 0,-1
            throw-piece-rests | mp~w4~bQ_1_-1.wM_0_0.bP_1_0.wQ_-1_1~bQ | bQ 0,-1 | resting 1,-1; selected 1,-1; thrower 0,0; unreachable 0,-1
            throw-piece-stacked | p~w7~bQ_0_0.wQ_-1_1.wP_0_1.bA1bB1_1_1 | bB1 1,0 | blocker 1,1; selected 1,1; thrower 0,1; unreachable 1,0
            not-your-piece throw-pillbug-covered | mp~w6~wQ_-1_0.wM_0_0.bPwB1_1_0.bQ_0_1 | bQ 0,-1 | blocker 1,0; selected 0,1; thrower 0,0; unreachable 0,-1
            throw-thrower-covered | p~w5~wQ_-1_0.wPbB1_0_0.bQ_1_0~bB1 | bQ 0,-1 | blocker 0,0; resting 0,0; selected 1,0; thrower 0,0; unreachable 0,-1
            throw-thrower-on-top | mp~w6~bQ_0_-1.bB1_1_-1.wQ_-2_0.wS1wM_-1_0.bP_0_0~bP | bQ -1,-1 | resting 0,0; selected 0,-1; thrower -1,0; unreachable -1,-1
            throw-thrower-rests | mp~w5~bQ_-2_1.bP_-1_1.wQ_0_1.wP_-1_2.wM_0_2~wP | bP -2,2 | resting -1,2; selected -1,1; thrower -1,2; unreachable -2,2
            too-far | l~w4~wL_0_0.bQ_1_0.wQ_2_0 | wQ 0,-1 | selected 2,0; unreachable 0,-1
            too-far | p.nogates~w7~bA1bB1_2_-2.wQ_0_-1.wP_1_-1.bQwB1_1_0~bB1 | wQ 2,-1 | blocker 2,-2 1,0; resting 2,-2; selected 0,-1; stopped; thrower 1,-1; unreachable 2,-1
            too-far | p~w5~wQ_-1_0.wPbB1_0_0.bQ_1_0~bB1 | wQ 1,-1 | blocker 0,0; resting 0,0; selected -1,0; thrower 0,0; unreachable 1,-1
            too-few-steps | l~w5~wS1_0_0.bA1_-3_1.bQ_-2_1.wL_-1_1.wQ_0_1 | wS1 -2,0 | route; selected 0,0; unreachable -2,0
            too-many-steps | l~w5~wS1_0_0.bA1_-3_1.bQ_-2_1.wL_-1_1.wQ_0_1 | wS1 -4,1 | route; selected 0,0; unreachable -4,1
            touches-no-own-piece | base~w2~wA1_0_0.bS1_-1_1 | wQ 2,0 | unreachable 2,0
            touches-opponent | base.opening~w2~wS1_0_0.bS1_1_0 | wQ 1,-1 | blocker 1,0; unreachable 1,-1
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = REFUSALS)
    void violation_marksItsEvidence(String kinds, String position, String move, String marks) {
        Position before = PositionText.read(position);
        Violation violation = violation(before, move.split(" "));
        SvgDocument svg = SvgDocument.of(SvgDrawing.of(before).withViolation(violation));
        Stream<String> routes = svg.elementsWith("data-route").stream().map(e -> e.getAttribute("data-route"));

        assertThat(Stream.concat(Stream.of(violation), violation.attempts().stream()))
                .extracting(failed -> failed.kind().id())
                .contains(kinds.split(" "));
        assertThat(Stream.concat(svg.marks().stream(), routes))
                .containsExactlyInAnyOrderElementsOf(Stream.of(marks.split("; "))
                        .flatMap(SvgEvidenceTest::each)
                        .toList());
    }

    @ParameterizedTest
    @EnumSource
    void everyKind_isInTable(Violation.Kind kind) {
        assertThat(REFUSALS).containsPattern("\\n([a-z-]+ )?" + kind.id() + " \\|");
    }

    private static Violation violation(Position position, String... words) {
        Optional<Violation> violation = switch (words[0]) {
            case "pass" -> position.check(Move.pass());
            case "place" -> position.check(Move.place(Piece.of(words[1]), Hex.of(words[2])));
            case "move" -> position.check(Move.move(Piece.of(words[1]), Hex.of(words[2]), Hex.of(words[3])));
            default ->
                words.length == 1
                        ? position.check(Piece.of(words[0]))
                        : position.check(position.moveOf(Piece.of(words[0]), Hex.of(words[1])));
        };
        return violation.orElseThrow();
    }

    /** Returns the marks of one sort, such as {@code blocker 0,0} and {@code blocker 1,0}. */
    private static Stream<String> each(String marks) {
        List<String> words = List.of(marks.split(" "));
        return words.size() == 1 ? words.stream() : words.stream().skip(1).map(cell -> words.get(0) + " " + cell);
    }
}
