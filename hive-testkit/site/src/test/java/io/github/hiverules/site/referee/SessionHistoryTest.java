package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import org.junit.jupiter.api.Test;

class SessionHistoryTest {

    private static final Session BASE = Session.of(Game.start(Ruleset.BASE));
    private static final Session POCKET = Session.of(Game.start(Ruleset.POCKET));
    private static final Session ONLINE = Session.of(Game.start(Ruleset.ONLINE));

    @Test
    void then_newSessions_canBeUndoneAndRedone() {
        SessionHistory visit = SessionHistory.of(BASE).then(POCKET);

        assertThat(visit.session()).isSameAs(POCKET);
        assertThat(visit.at(0).session()).isSameAs(BASE);
        assertThat(visit.at(0).at(1).session()).isSameAs(POCKET);
    }

    @Test
    void then_afterAnUndo_dropsWhatWasUndone() {
        SessionHistory visit = SessionHistory.of(BASE).then(POCKET).at(0).then(ONLINE);

        assertThat(visit.sessions()).containsExactly(BASE, ONLINE);
    }

    @Test
    void instead_needsNoUndo() {
        SessionHistory visit = SessionHistory.of(BASE).instead(POCKET);

        assertThat(visit.session()).isSameAs(POCKET);
        assertThat(visit.canGoTo(-1)).isFalse();
        assertThat(visit.canGoTo(0)).isTrue();
        assertThat(visit.canGoTo(1)).isFalse();
    }
}
