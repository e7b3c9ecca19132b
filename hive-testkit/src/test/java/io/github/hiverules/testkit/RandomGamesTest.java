package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import java.util.List;
import org.junit.jupiter.api.Test;

class RandomGamesTest {

    private final RandomGames games = RandomGames.of(Ruleset.TOURNAMENT, 7, 40);

    @Test
    void game_sameSeed_isEqual() {
        assertThat(games.game(3).moves())
                .isEqualTo(RandomGames.of(Ruleset.TOURNAMENT, 7, 40).game(3).moves());
    }

    @Test
    void game_differentSeedOrNumber_isDifferent() {
        List<?> moves = games.game(3).moves();

        assertThat(games.game(4).moves()).isNotEqualTo(moves);
        assertThat(RandomGames.of(Ruleset.TOURNAMENT, 8, 40).game(3).moves()).isNotEqualTo(moves);
    }

    @Test
    void games_each_endsOrHasMaxPlies() {
        assertThat(games.games().limit(50)).allMatch(game -> game.plyCount() == 40 || game.isOver());
    }

    @Test
    void games_stream_isInOrderOfNumbers() {
        assertThat(games.games().skip(2).findFirst().map(Game::moves))
                .hasValue(games.game(2).moves());
    }

    @Test
    void positions_first_isStartPosition() {
        assertThat(games.positions().findFirst()).hasValue(Position.initial(Ruleset.TOURNAMENT));
    }

    @Test
    void lively_sameSeed_hasMoreStacks() {
        assertThat(stackCount(games.lively())).isGreaterThan(stackCount(games));
    }

    private static long stackCount(RandomGames games) {
        return games.positions()
                .limit(2000)
                .flatMap(position -> position.stacks().values().stream())
                .filter(stack -> stack.size() > 1)
                .count();
    }
}
