package io.github.hiverules.site.referee;

import java.util.ArrayList;
import java.util.List;

/**
 * The sessions of a visit, so that the visitor can undo every change. After an undo, a new session replaces those that
 * were undone.
 *
 * @param sessions the sessions, oldest first
 * @param index the index of the shown session
 */
record SessionHistory(List<Session> sessions, int index) {

    SessionHistory {
        sessions = List.copyOf(sessions);
    }

    static SessionHistory of(Session session) {
        return new SessionHistory(List.of(session), 0);
    }

    Session session() {
        return sessions.get(index);
    }

    /** Returns a history that shows the given session after the current one. */
    SessionHistory add(Session session) {
        List<Session> changed = new ArrayList<>(sessions.subList(0, index + 1));
        changed.add(session);
        return new SessionHistory(changed, index + 1);
    }

    /** Returns a history with the given session in place of the current one, for changes that need no undo. */
    SessionHistory replaceCurrent(Session session) {
        List<Session> changed = new ArrayList<>(sessions);
        changed.set(index, session);
        return new SessionHistory(changed, index);
    }

    boolean hasIndex(int newIndex) {
        return newIndex >= 0 && newIndex < sessions.size();
    }

    SessionHistory at(int newIndex) {
        return new SessionHistory(sessions, newIndex);
    }
}
