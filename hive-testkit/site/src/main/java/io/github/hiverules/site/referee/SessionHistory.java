package io.github.hiverules.site.referee;

import java.util.ArrayList;
import java.util.List;

/**
 * The sessions of a visitor, so that every change can be undone. A new session after an undo replaces those that
 * were undone.
 *
 * @param sessions the sessions, oldest first
 * @param index which of them is shown
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

    /** Goes on with a session. */
    SessionHistory then(Session session) {
        List<Session> changed = new ArrayList<>(sessions.subList(0, index + 1));
        changed.add(session);
        return new SessionHistory(changed, index + 1);
    }

    /** Shows a session instead of the current one, for a change that needs no undo, such as a selection. */
    SessionHistory instead(Session session) {
        List<Session> changed = new ArrayList<>(sessions);
        changed.set(index, session);
        return new SessionHistory(changed, index);
    }

    boolean canGoTo(int other) {
        return other >= 0 && other < sessions.size();
    }

    SessionHistory at(int other) {
        return new SessionHistory(sessions, other);
    }
}
