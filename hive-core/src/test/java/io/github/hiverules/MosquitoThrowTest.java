package io.github.hiverules;

import static io.github.hiverules.Tables.destinations;
import static io.github.hiverules.Tables.hex;
import static io.github.hiverules.Tables.hexes;
import static io.github.hiverules.Tables.piece;
import static io.github.hiverules.Tables.position;
import static io.github.hiverules.Tables.refusal;
import static io.github.hiverules.Tables.setup;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.ThrowViolation.Obstacle;
import io.github.hiverules.hex.Hex;
import java.util.List;
import org.junit.jupiter.api.Test;

/** PILLBUG-6: the Mosquito as a thrower. */
class MosquitoThrowTest {

    @Test
    void touchingAPillbug_throwsLikeAPillbugOfEitherColor() {
        String[] stacks = {"0,0 wM", "1,0 bP", "-1,0 wQ", "0,1 bQ"};
        Position position = position(Ruleset.ONLINE, stacks);

        assertThat(destinations(position, "bQ")).isEqualTo(hexes("1,-1", "0,-1", "-1,1"));
        assertThat(destinations(position, "bP")).isEqualTo(hexes("1,-1", "0,-1", "-1,1"));
    }

    @Test
    void throwsEvenIfThePillbugRests() {
        Setup setup =
                setup(Ruleset.ONLINE, "0,0 wM", "1,0 bP", "-1,0 wQ", "0,1 bQ").withResting(piece("bP"));
        Position position = Position.of(setup);

        assertThat(destinations(position, "bQ")).isEqualTo(hexes("1,-1", "0,-1", "-1,1"));
        assertThat(destinations(position, "bP")).isEmpty();
    }

    @Test
    void thatRests_doesNotThrow() {
        Setup setup =
                setup(Ruleset.ONLINE, "0,0 wM", "1,0 bP", "-1,0 wQ", "0,1 bQ").withResting(piece("wM"));

        assertThat(destinations(Position.of(setup), "bQ")).isEmpty();
    }

    @Test
    void besideACoveredPillbug_doesNotThrow() {
        Position position = position(Ruleset.ONLINE, "0,0 wM", "1,0 bP bB1", "-1,0 wQ", "0,1 bQ");

        assertThat(refusal(position, "bQ -1,1")).isEqualTo(new TurnViolation.NotYourPiece(piece("bQ")));
    }

    @Test
    void onTop_doesNotThrow() {
        Position position = position(Ruleset.ONLINE, "0,0 wA1 wM", "-1,0 wP", "1,0 bQ", "-1,1 wQ");
        ThrowViolation violation = new ThrowViolation(
                Rule.PILLBUG_6,
                piece("bQ"),
                hex("1,0"),
                hex("0,1"),
                piece("wM"),
                Hex.ORIGIN,
                Obstacle.THROWER_ON_TOP,
                List.of());

        assertThat(refusal(position, "bQ 0,1")).isEqualTo(violation);
    }

    @Test
    void twoWouldBeThrowers_theOneThatGetsFurtherSpeaks() {
        // The Pillbug is covered; the Mosquito, which touches the black Pillbug, is not, but it rests.
        String[] pillbugFirst = {"0,0 wP bB1", "0,1 wM", "0,2 bP", "1,0 bQ", "-1,0 wQ"};
        String[] mosquitoFirst = {"0,1 wP bB1", "0,0 wM", "0,-1 bP", "1,0 bQ", "-1,0 wQ"};

        assertThat(refusal(mosquitoRests(pillbugFirst), "bQ -1,1")).isEqualTo(mosquitoRestsOn("0,1"));
        assertThat(refusal(mosquitoRests(mosquitoFirst), "bQ -1,1")).isEqualTo(mosquitoRestsOn("0,0"));
    }

    private static Position mosquitoRests(String... stacks) {
        return Position.of(setup(Ruleset.ONLINE, stacks).withResting(piece("wM")));
    }

    private static Violation mosquitoRestsOn(String over) {
        return new ThrowViolation(
                Rule.PILLBUG_5,
                piece("bQ"),
                hex("1,0"),
                hex("-1,1"),
                piece("wM"),
                hex(over),
                Obstacle.THROWER_RESTS,
                List.of());
    }
}
