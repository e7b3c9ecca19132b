package io.github.hiverules.site.referee;

import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * The sessions of a visit, so that the visitor can undo every change. After an undo, a new session replaces those that
 * were undone. A page that was loaded again knows its earlier sessions only by their addresses.
 *
 * @param sessions the known sessions by their indexes, including the shown one
 * @param index the index of the shown session
 */
record SessionHistory(Map<Integer, Session> sessions, int index) {

    SessionHistory {
        sessions = Map.copyOf(sessions);
    }

    static SessionHistory of(Session session) {
        return new SessionHistory(Map.of(0, session), 0);
    }

    Session session() {
        return Objects.requireNonNull(sessions.get(index));
    }

    /** Returns a history that shows the given session after the current one. */
    SessionHistory add(Session session) {
        Map<Integer, Session> changed = new TreeMap<>(sessions);
        changed.keySet().removeIf(known -> known > index);
        return new SessionHistory(changed, index).with(index + 1, session);
    }

    /** Returns a history with the given session in place of the current one, for changes that need no undo. */
    SessionHistory replaceCurrent(Session session) {
        return with(index, session);
    }

    /** Returns a history that shows the given session, which has the given index. */
    SessionHistory with(int newIndex, Session session) {
        Map<Integer, Session> changed = new TreeMap<>(sessions);
        changed.put(newIndex, session);
        return new SessionHistory(changed, newIndex);
    }

    boolean hasIndex(int newIndex) {
        return sessions.containsKey(newIndex);
    }

    SessionHistory at(int newIndex) {
        return new SessionHistory(sessions, newIndex);
    }
}
