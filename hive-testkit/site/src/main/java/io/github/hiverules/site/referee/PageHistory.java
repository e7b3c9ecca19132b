package io.github.hiverules.site.referee;

import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * The states of a visit, so that the visitor can undo every change. After an undo, a new state replaces those that
 * were undone. A page that was loaded again knows its earlier states only by their addresses.
 *
 * @param states the known states by their indexes, including the shown one
 * @param index the index of the shown state
 */
record PageHistory(Map<Integer, PageState> states, int index) {

    PageHistory {
        states = Map.copyOf(states);
    }

    static PageHistory of(PageState state) {
        return new PageHistory(Map.of(0, state), 0);
    }

    PageState state() {
        return Objects.requireNonNull(states.get(index));
    }

    /** Returns a history that shows the given state after the current one. */
    PageHistory add(PageState state) {
        Map<Integer, PageState> changed = new TreeMap<>(states);
        changed.keySet().removeIf(known -> known > index);
        return new PageHistory(changed, index).with(index + 1, state);
    }

    /** Returns a history with the given state in place of the current one, for changes that need no undo. */
    PageHistory replaceCurrent(PageState state) {
        return with(index, state);
    }

    /** Returns a history that shows the given state, which has the given index. */
    PageHistory with(int newIndex, PageState state) {
        Map<Integer, PageState> changed = new TreeMap<>(states);
        changed.put(newIndex, state);
        return new PageHistory(changed, newIndex);
    }

    boolean hasIndex(int newIndex) {
        return states.containsKey(newIndex);
    }

    PageHistory at(int newIndex) {
        return new PageHistory(states, newIndex);
    }
}
