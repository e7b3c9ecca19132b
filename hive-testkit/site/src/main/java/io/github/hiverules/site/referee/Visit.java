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
record Visit(List<Session> sessions, int index) {

    Visit {
        sessions = List.copyOf(sessions);
    }

    static Visit of(Session session) {
        return new Visit(List.of(session), 0);
    }

    Session session() {
        return sessions.get(index);
    }

    /** Goes on with a session. */
    Visit then(Session session) {
        List<Session> changed = new ArrayList<>(sessions.subList(0, index + 1));
        changed.add(session);
        return new Visit(changed, index + 1);
    }

    /** Shows a session instead of the current one, for a change that needs no undo, such as a selection. */
    Visit instead(Session session) {
        List<Session> changed = new ArrayList<>(sessions);
        changed.set(index, session);
        return new Visit(changed, index);
    }

    boolean canGoTo(int other) {
        return other >= 0 && other < sessions.size();
    }

    Visit at(int other) {
        return new Visit(sessions, other);
    }
}
