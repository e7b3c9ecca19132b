package io.github.hiverules;

import static io.github.hiverules.Tables.destinations;
import static io.github.hiverules.Tables.hex;
import static io.github.hiverules.Tables.hexes;
import static io.github.hiverules.Tables.piece;
import static io.github.hiverules.Tables.position;
import static io.github.hiverules.Tables.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.MovementViolation.MosquitoCannotCopy;
import io.github.hiverules.MovementViolation.OutOfReach;
import io.github.hiverules.MovementViolation.Reach;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** MOSQUITO-1 to MOSQUITO-3; its throws are in {@link MosquitoThrowTest}. */
class MosquitoTest {

    private static final Hex START = Hex.ORIGIN;

    private static Violation cannotCopy(Rule rule, String to, Set<Bug> copied, Optional<Hex> lender) {
        return new MosquitoCannotCopy(rule, piece("wM"), START, hex(to), copied, lender);
    }

    private static Violation outOfReach(Rule rule, String to, Reach reach) {
        return new OutOfReach(rule, piece("wM"), START, hex(to), reach);
    }

    @Test
    void touchingAnAnt_movesAsAnAnt() {
        Position position = position(Ruleset.POCKET, "0,0 wM", "1,0 bA1", "2,0 wQ", "3,0 bQ");

        // Three pieces in a line have ten neighbors, on one of which the Mosquito stands.
        assertThat(destinations(position, "wM"))
                .isEqualTo(hexes("1,-1", "2,-1", "3,-1", "4,-1", "4,0", "3,1", "2,1", "1,1", "0,1"));
    }

    @Test
    void touchingTwoKinds_movesAsEither() {
        Position position = position(Ruleset.POCKET, "0,0 wM", "1,0 bG1", "0,1 wB1", "1,1 wQ", "2,1 bQ");

        assertThat(destinations(position, "wM")).isEqualTo(hexes("2,0", "0,2", "1,0", "0,1", "1,-1", "-1,1"));
    }

    @Test
    void touchingTheQueenOrThePillbug_makesOneStep() {
        Position position = position(Ruleset.ONLINE, "0,0 wM", "1,0 wQ");

        assertThat(destinations(position, "wM")).isEqualTo(hexes("1,-1", "0,1"));
        assertThat(refusal(position, "wM 2,0")).isEqualTo(outOfReach(Rule.QUEEN_3, "2,0", Reach.TOO_FAR));
    }

    @Test
    void touchingASpider_tooShort() {
        Position position = position(Ruleset.POCKET, "0,0 wM", "1,0 bS1", "0,1 wG1", "2,0 wQ", "3,0 bQ");

        assertThat(refusal(position, "wM 1,-1")).isEqualTo(outOfReach(Rule.SPIDER_1, "1,-1", Reach.TOO_SHORT));
        assertThat(refusal(position, "wM 2,-1")).isEqualTo(outOfReach(Rule.SPIDER_1, "2,-1", Reach.TOO_SHORT));
    }

    @Test
    void touchingAStack_movesAsItsTopOnly() {
        Position position = position(Ruleset.POCKET, "0,0 wM", "1,0 bA1 bB1", "2,0 wQ");

        assertThat(destinations(position, "wM")).isEqualTo(hexes("1,-1", "0,1", "1,0"));
        assertThat(refusal(position, "wM 2,1"))
                .isEqualTo(cannotCopy(Rule.MOSQUITO_1, "2,1", EnumSet.of(Bug.BEETLE), Optional.of(hex("1,0"))));
    }

    @Test
    void touchingAMosquitoOnly_cannotMove() {
        Position position = position(Ruleset.POCKET, "0,0 wM", "1,0 bM", "2,0 wQ");
        Violation violation = cannotCopy(Rule.MOSQUITO_3, "1,-1", Set.of(), Optional.of(hex("1,0")));

        assertThat(destinations(position, "wM")).isEmpty();
        assertThat(refusal(position, "wM 1,-1")).isEqualTo(violation);
        assertThat(violation.rule()).isEqualTo(Rule.MOSQUITO_3);
        assertThat(violation.hexes()).containsExactly(START, hex("1,-1"));
        assertThat(violation.pieces()).containsExactly(piece("wM"));
        assertThat(refusal(position, "wM 3,0"))
                .isEqualTo(cannotCopy(Rule.MOSQUITO_3, "3,0", Set.of(), Optional.empty()));
    }

    @Test
    void touchingAMosquitoOnAStack_isLentNothing() {
        Position position = position(Ruleset.POCKET, "0,0 wM", "1,0 wA1 bM", "2,0 wQ");

        assertThat(destinations(position, "wM")).isEmpty();
        assertThat(refusal(position, "wM 1,0"))
                .isEqualTo(cannotCopy(Rule.MOSQUITO_3, "1,0", Set.of(), Optional.of(hex("1,0"))));
    }

    @Test
    void touchingAMosquitoBesidesOthers_isLentNothingByIt() {
        // The black Mosquito touches the white Queen, the white Mosquito does not.
        Position position = position(Ruleset.POCKET, "0,0 wM", "1,0 bG1", "0,1 bM", "0,2 wQ");

        assertThat(destinations(position, "wM")).isEqualTo(hexes("2,0", "0,3"));
        assertThat(refusal(position, "wM 1,-1"))
                .isEqualTo(cannotCopy(Rule.MOSQUITO_3, "1,-1", EnumSet.of(Bug.GRASSHOPPER), Optional.of(hex("0,1"))));
    }

    @Test
    void noKindGetsThere() {
        Position position = position(Ruleset.POCKET, "0,0 wM", "1,0 wQ", "0,1 bG1", "1,1 bQ");

        assertThat(refusal(position, "wM 2,-1"))
                .isEqualTo(cannotCopy(
                        Rule.MOSQUITO_1, "2,-1", EnumSet.of(Bug.QUEEN_BEE, Bug.GRASSHOPPER), Optional.empty()));
    }

    @Test
    void aGateThatStopsACopiedKind_isNamed() {
        Position horseshoe =
                position(Ruleset.POCKET, "0,0 wM", "-1,0 wA1", "1,-1 wQ", "-1,-1 bG1", "0,-2 bQ", "1,-2 bS1");

        assertThat(refusal(horseshoe, "wM 0,-1"))
                .isEqualTo(
                        new MovementViolation.Gate(piece("wM"), START, hex("0,-1"), List.of(hex("-1,0"), hex("1,-1"))));
    }

    @Test
    void onTop_isABeetle() {
        Position position = position(Ruleset.POCKET, "0,0 bA1 wM", "1,0 bG1", "2,0 wQ");
        Violation violation = new MovementViolation.MosquitoOnTop(piece("wM"), START, hex("2,0"));

        assertThat(destinations(position, "wM")).isEqualTo(hexes("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"));
        assertThat(refusal(position, "wM 2,0")).isEqualTo(violation);
        assertThat(violation.rule()).isEqualTo(Rule.MOSQUITO_2);
        assertThat(violation.hexes()).containsExactly(START, hex("2,0"));
        assertThat(violation.pieces()).containsExactly(piece("wM"));
    }

    @Test
    void onTop_isStoppedByAGateOfStacks() {
        Position position = position(Ruleset.POCKET, "0,0 wQ wM", "1,-1 wA1 bB1", "0,1 bA1 bB2", "2,-1 bQ");

        assertThat(refusal(position, "wM 1,0"))
                .isEqualTo(new MovementViolation.GateAboveGround(
                        piece("wM"), START, hex("1,0"), List.of(hex("1,-1"), hex("0,1"))));
    }

    @Test
    void downAgain_copiesAgain() {
        Position position = position(Ruleset.POCKET, "0,0 bA1 wM", "1,0 bG1", "2,0 wQ", "3,0 bQ");
        Position down = Tables.play(Tables.play(position, "wM 1,-1"), "bQ 2,1");

        assertThat(destinations(down, "wM")).contains(hex("-1,1"), hex("1,1"));
    }
}
