package io.github.hiverules.judge;

import io.github.hiverules.Game;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** A habit of an engine that breaks the protocol but does no harm. */
public final class Note {

    private final Habit habit;
    private final Game game;
    private final String answer;
    private final int count;

    Note(Habit habit, Game game, String answer, int count) {
        this.habit = habit;
        this.game = game;
        this.answer = answer;
        this.count = count;
    }

    /** {@return the habit} */
    public Habit habit() {
        return habit;
    }

    /** {@return the shortest game in which the engine showed the habit} */
    public Game game() {
        return game;
    }

    /** {@return the part of the engine's answer that shows it} */
    public String answer() {
        return answer;
    }

    /** {@return the number of answers that showed it} */
    public int count() {
        return count;
    }

    /** Returns one note for each habit that the given results show. */
    static List<Note> summary(Collection<CaseResult> results) {
        Map<Habit, Note> notes = new EnumMap<>(Habit.class);
        results.forEach(result -> result.notes().forEach(note -> notes.merge(note.habit, note, Note::mergedWith)));
        return new ArrayList<>(notes.values());
    }

    Note mergedWith(Note other) {
        Note shorter = other.game.plyCount() < game.plyCount() ? other : this;
        return new Note(habit, shorter.game, shorter.answer, count + other.count);
    }

    /** {@return the habit and the number of answers that showed it} */
    @Override
    public String toString() {
        return habit.title() + " (" + count + ")";
    }

    /**
     * The harmless habits.
     */
    public enum Habit {
        /** The engine lists the same text twice. */
        LISTS_TWICE(
                "lists moves twice",
                "validmoves asks for every valid move; the answer lists each of them, separated by semicolons."),
        /** The engine lists a move in two notations, so that it looks like two moves. */
        TWO_NOTATIONS(
                "lists a move in two notations",
                "validmoves asks for every valid move, not for every MoveString; whichever piece names a cell, a move"
                        + " to it is one move."),
        /** The engine lets equal pieces enter in any order. */
        EQUAL_PIECES_IN_ANY_ORDER(
                "places equal pieces in any order",
                "The number in a piece's name gives the order in which the player places pieces of that kind, so only the"
                        + " lowest number in hand can come next (MAT-2)."),
        /** The engine does not know the command {@code options}. */
        NO_OPTIONS(
                "does not know the command 'options'",
                "options lists the engine's options, one per line; an engine without options answers only ok.");

        private final String title;
        private final String explanation;

        Habit(String title, String explanation) {
            this.title = title;
            this.explanation = explanation;
        }

        /** {@return the habit in a few words, for example {@code lists moves twice}} */
        public String title() {
            return title;
        }

        /** {@return what the protocol says about it, in our words} */
        public String explanation() {
            return explanation;
        }
    }
}
