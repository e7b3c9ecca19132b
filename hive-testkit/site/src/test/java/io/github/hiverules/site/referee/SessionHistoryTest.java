package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SessionHistoryTest {

    private static final Session BASE = Session.of(Game.start(Ruleset.BASE));
    private static final Session POCKET = Session.of(Game.start(Ruleset.POCKET));
    private static final Session ONLINE = Session.of(Game.start(Ruleset.ONLINE));

    @Test
    void add_newSession_canBeUndoneAndRedone() {
        SessionHistory history = SessionHistory.of(BASE).add(POCKET);

        assertThat(history.session()).isSameAs(POCKET);
        assertThat(history.at(0).session()).isSameAs(BASE);
        assertThat(history.at(0).at(1).session()).isSameAs(POCKET);
    }

    @Test
    void add_afterUndo_dropsUndoneSessions() {
        SessionHistory history = SessionHistory.of(BASE).add(POCKET).at(0).add(ONLINE);

        assertThat(history.sessions()).containsOnly(entry(0, BASE), entry(1, ONLINE));
    }

    /** After a reload, the page knows only the session of its address. */
    @Test
    void with_indexOfReloadedPage_knowsOnlyThatSession() {
        SessionHistory history = new SessionHistory(Map.of(2, POCKET), 2);

        assertThat(history.session()).isSameAs(POCKET);
        assertThat(history.hasIndex(1)).isFalse();
        assertThat(history.with(1, BASE).at(2).session()).isSameAs(POCKET);
    }

    @Test
    void replaceCurrent_keepsNoEarlierSession() {
        SessionHistory history = SessionHistory.of(BASE).replaceCurrent(POCKET);

        assertThat(history.session()).isSameAs(POCKET);
        assertThat(history.hasIndex(-1)).isFalse();
        assertThat(history.hasIndex(0)).isTrue();
        assertThat(history.hasIndex(1)).isFalse();
    }
}
