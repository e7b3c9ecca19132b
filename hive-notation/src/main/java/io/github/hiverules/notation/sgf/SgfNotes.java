package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.piece.Color;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** Comments and clocks, each at the ply that it follows. Not thread-safe. */
final class SgfNotes {

    /** The time that the player has used, in milliseconds, in newer files of the site. */
    static final String USED = "TM";

    /** The time that White has left, in seconds, as the SGF standard writes it. */
    static final String WHITE_LEFT = "WL";

    static final String BLACK_LEFT = "BL";
    static final String COMMENT = "C";

    private static final int LONGEST_NUMBER = 15;

    private final List<Note> notes = new ArrayList<>();
    private final Map<Integer, List<String>> comments = new HashMap<>();
    private final Map<Integer, Long> timesLeft = new HashMap<>();
    private final Map<Integer, Long> timesUsed = new HashMap<>();
    private int next;

    /** A property, and how many events of the players come before it. */
    private record Note(String property, String value, int events) {}

    void add(String property, String value, int events) {
        notes.add(new Note(property, value, events));
    }

    /** Takes the notes after the given number of events, the last of which was one of the given player's. */
    void take(int events, Color player, int ply) {
        for (; next < notes.size() && notes.get(next).events <= events; next++) {
            Note note = notes.get(next);
            if (note.property.equals(COMMENT)) {
                comments.computeIfAbsent(ply, none -> new ArrayList<>()).add(note.value.strip());
            } else {
                takeTime(note, player, ply);
            }
        }
    }

    /** Takes what is left when the game is over. */
    void takeRest(int ply) {
        notes.subList(next, notes.size()).stream()
                .filter(note -> note.property.equals(COMMENT))
                .forEach(note ->
                        comments.computeIfAbsent(ply, none -> new ArrayList<>()).add(note.value.strip()));
    }

    /** Takes a clock, unless it was noted before its player's move: the one noted after the move says more. */
    private void takeTime(Note note, Color player, int ply) {
        Color mover = ply % 2 == 1 ? Color.WHITE : Color.BLACK;
        boolean isUsed = note.property.equals(USED);
        Color clock = isUsed ? player : note.property.equals(WHITE_LEFT) ? Color.WHITE : Color.BLACK;
        OptionalLong millis = isUsed ? millis(note.value) : millisOfSeconds(note.value);
        if (ply > 0 && clock == mover && millis.isPresent() && millis.getAsLong() <= GameRecord.MAX_TIME) {
            (isUsed ? timesUsed : timesLeft).put(ply, millis.getAsLong());
        }
    }

    /**
     * Takes the time that a player has used for the whole game, such as {@code 0:22:24}, if nothing more exact is
     * known.
     */
    void takeTotal(String time, Color player, int plies) {
        int lastPly = plies - (plies % 2 == 1 ^ player == Color.WHITE ? 1 : 0);
        OptionalLong seconds = OptionalLong.of(0);
        List<String> parts = Texts.split(time, ':');
        for (String part : parts) {
            OptionalLong number = millis(part);
            seconds = seconds.isPresent() && number.isPresent() && number.getAsLong() < 100_000
                    ? OptionalLong.of(seconds.getAsLong() * 60 + number.getAsLong())
                    : OptionalLong.empty();
        }
        if (parts.size() == 3 && lastPly > 0 && seconds.isPresent()) {
            long millis = seconds.getAsLong() * 1000;
            if (millis <= GameRecord.MAX_TIME) {
                timesUsed.putIfAbsent(lastPly, millis);
            }
        }
    }

    GameRecord addTo(GameRecord record) {
        if (notes.isEmpty() && timesUsed.isEmpty()) {
            return record;
        }
        Map<Integer, String> joined = new HashMap<>();
        comments.forEach((ply, all) ->
                joined.put(ply, all.stream().filter(one -> !one.isEmpty()).collect(Collectors.joining(" "))));
        return record.withComments(joined).withTimesLeft(timesLeft).withTimesUsed(timesUsed);
    }

    private static OptionalLong millis(String value) {
        String digits = value.strip();
        boolean isNumber = !digits.isEmpty()
                && digits.length() <= LONGEST_NUMBER
                && digits.chars().allMatch(c -> c >= '0' && c <= '9');
        return isNumber ? OptionalLong.of(Long.parseLong(digits)) : OptionalLong.empty();
    }

    /** Reads a number of seconds with at most three decimals. */
    private static OptionalLong millisOfSeconds(String value) {
        String text = value.strip();
        int dot = text.indexOf('.');
        String decimals = dot < 0 ? "" : text.substring(dot + 1);
        return decimals.length() > 3
                ? OptionalLong.empty()
                : millis((dot < 0 ? text : text.substring(0, dot)) + (decimals + "000").substring(0, 3));
    }

    /** Writes milliseconds as seconds. */
    static String seconds(long millis) {
        String decimals = Long.toString(1000 + millis % 1000).substring(1);
        return millis / 1000 + (millis % 1000 == 0 ? "" : "." + decimals);
    }
}
