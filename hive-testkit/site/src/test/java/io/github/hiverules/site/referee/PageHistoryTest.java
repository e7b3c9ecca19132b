package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PageHistoryTest {

    private static final PageState BASE = PageState.of(Game.start(Ruleset.BASE));
    private static final PageState POCKET = PageState.of(Game.start(Ruleset.POCKET));
    private static final PageState ONLINE = PageState.of(Game.start(Ruleset.ONLINE));

    @Test
    void add_newState_canBeUndoneAndRedone() {
        PageHistory history = PageHistory.of(BASE).add(POCKET);

        assertThat(history.state()).isSameAs(POCKET);
        assertThat(history.at(0).state()).isSameAs(BASE);
        assertThat(history.at(0).at(1).state()).isSameAs(POCKET);
    }

    @Test
    void add_afterUndo_dropsUndoneStates() {
        PageHistory history = PageHistory.of(BASE).add(POCKET).at(0).add(ONLINE);

        assertThat(history.states()).containsOnly(entry(0, BASE), entry(1, ONLINE));
    }

    /** After a reload, the page knows only the state of its address. */
    @Test
    void with_indexOfReloadedPage_knowsOnlyThatState() {
        PageHistory history = new PageHistory(Map.of(2, POCKET), 2);

        assertThat(history.state()).isSameAs(POCKET);
        assertThat(history.hasIndex(1)).isFalse();
        assertThat(history.with(1, BASE).at(2).state()).isSameAs(POCKET);
    }

    @Test
    void replaceCurrent_keepsNoEarlierState() {
        PageHistory history = PageHistory.of(BASE).replaceCurrent(POCKET);

        assertThat(history.state()).isSameAs(POCKET);
        assertThat(history.hasIndex(-1)).isFalse();
        assertThat(history.hasIndex(0)).isTrue();
        assertThat(history.hasIndex(1)).isFalse();
    }
}
