package io.github.hiverules.notation.uhp;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import org.junit.jupiter.api.Test;

/** The expected words come from the section "GameState" of the protocol. */
class GameStateStringTest {

    @Test
    void write_outcome_isWordOfProtocol() {
        assertThat(GameStateString.write(Outcome.IN_PROGRESS)).isEqualTo("InProgress");
        assertThat(GameStateString.write(Outcome.WHITE_WINS)).isEqualTo("WhiteWins");
        assertThat(GameStateString.write(Outcome.BLACK_WINS)).isEqualTo("BlackWins");
        assertThat(GameStateString.write(Outcome.DRAW)).isEqualTo("Draw");
    }

    @Test
    void write_game_tellsWhetherItHasStarted() {
        Game start = Game.start(Ruleset.BASE);
        Game started = start.play(Move.place(Piece.of("wS1"), Hex.ORIGIN));

        assertThat(GameStateString.write(start)).isEqualTo("NotStarted");
        assertThat(GameStateString.write(started)).isEqualTo("InProgress");
        assertThat(GameStateString.write(started.end(GameResult.resignationOf(Color.WHITE))))
                .isEqualTo("BlackWins");
    }
}
