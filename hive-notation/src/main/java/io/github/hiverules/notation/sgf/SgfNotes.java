package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.piece.Color;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** Comments and clocks, each at the ply that it follows. Not thread-safe. */
final class SgfNotes {

    /** The property for the time that a player has used, in milliseconds, in newer files of the site. */
    static final String TIME_USED = "TM";

    /** The property of the SGF standard for the time that White has left, in seconds. */
    static final String WHITE_TIME_LEFT = "WL";

    static final String BLACK_TIME_LEFT = "BL";
    static final String COMMENT = "C";

    /** The number of digits of {@link GameRecord#MAX_TIME} in milliseconds. */
    private static final int MAX_DIGITS = 11;

    private final List<Note> notes = new ArrayList<>();
    private final Map<Integer, List<String>> comments = new HashMap<>();
    private final Map<Integer, Duration> timesLeft = new HashMap<>();
    private final Map<Integer, Duration> timesUsed = new HashMap<>();
    private int next;

    /** A property, and the number of events before it. */
    private record Note(String property, String value, int eventCount) {}

    static boolean isClock(String property) {
        return property.equals(TIME_USED) || property.equals(WHITE_TIME_LEFT) || property.equals(BLACK_TIME_LEFT);
    }

    /** Returns the time on a clock in milliseconds, or empty if the value is not a time, or more than a year. */
    static OptionalLong millis(String property, String value) {
        OptionalLong millis = property.equals(TIME_USED) ? millis(value) : millisOfSeconds(value);
        return millis.stream()
                .filter(time -> time <= GameRecord.MAX_TIME.toMillis())
                .findFirst();
    }

    void add(String property, String value, int eventCount) {
        notes.add(new Note(property, value, eventCount));
    }

    /** Takes the notes up to the given number of events. The last event is by the given player. */
    void take(int eventCount, Color player, int ply) {
        for (; next < notes.size() && notes.get(next).eventCount <= eventCount; next++) {
            Note note = notes.get(next);
            if (note.property.equals(COMMENT)) {
                addComment(note, ply);
            } else {
                takeTime(note, player, ply);
            }
        }
    }

    void takeRemaining(int ply) {
        notes.subList(next, notes.size()).stream()
                .filter(note -> note.property.equals(COMMENT))
                .forEach(note -> addComment(note, ply));
    }

    private void addComment(Note note, int ply) {
        comments.computeIfAbsent(ply, unused -> new ArrayList<>()).add(note.value.strip());
    }

    /**
     * Takes the clock of the player who moved at a ply. The other player's is noted again after that player's move. A
     * clock before the first move shows a setting of the game.
     */
    private void takeTime(Note note, Color player, int ply) {
        Color movedColor = ply % 2 == 1 ? Color.WHITE : Color.BLACK;
        boolean isUsed = note.property.equals(TIME_USED);
        Color owner = isUsed ? player : note.property.equals(WHITE_TIME_LEFT) ? Color.WHITE : Color.BLACK;
        OptionalLong millis = millis(note.property, note.value);
        if (ply > 0 && owner == movedColor && millis.isPresent()) {
            (isUsed ? timesUsed : timesLeft).put(ply, Duration.ofMillis(millis.getAsLong()));
        }
    }

    /** Reads hours, minutes and seconds, such as {@code 0:22:24}, and returns milliseconds. */
    static OptionalLong totalMillis(String time) {
        List<OptionalLong> parts =
                Strings.split(time, ':').stream().map(SgfNotes::millis).toList();
        if (parts.size() != 3 || parts.stream().anyMatch(OptionalLong::isEmpty)) {
            return OptionalLong.empty();
        }
        long hours = parts.get(0).getAsLong();
        long minutes = parts.get(1).getAsLong();
        long seconds = parts.get(2).getAsLong();
        long millis = ((hours * 60 + minutes) * 60 + seconds) * 1000;
        boolean isTime = minutes < 60 && seconds < 60 && millis <= GameRecord.MAX_TIME.toMillis();
        return isTime ? OptionalLong.of(millis) : OptionalLong.empty();
    }

    /** Takes the time that a player has used in the whole game if no clock was noted after the player's last move. */
    void takeTotalTime(long millis, Color player, int plies) {
        int lastPly = plies - (plies % 2 == 1 ^ player == Color.WHITE ? 1 : 0);
        if (lastPly > 0) {
            timesUsed.putIfAbsent(lastPly, Duration.ofMillis(millis));
        }
    }

    GameRecord addTo(GameRecord record) {
        Map<Integer, String> joinedComments = new HashMap<>();
        comments.forEach((ply, parts) -> joinedComments.put(
                ply, parts.stream().filter(part -> !part.isEmpty()).collect(Collectors.joining(" "))));
        return record.withComments(joinedComments).withTimesLeft(timesLeft).withTimesUsed(timesUsed);
    }

    private static OptionalLong millis(String value) {
        String digits = value.strip();
        boolean isNumber = !digits.isEmpty()
                && digits.length() <= MAX_DIGITS
                && digits.chars().allMatch(c -> c >= '0' && c <= '9');
        return isNumber ? OptionalLong.of(Long.parseLong(digits)) : OptionalLong.empty();
    }

    /** Reads a number of seconds with at most three decimals. */
    private static OptionalLong millisOfSeconds(String value) {
        String text = value.strip();
        int dot = (text + ".").indexOf('.');
        String whole = text.substring(0, dot);
        String decimals = text.substring(Math.min(dot + 1, text.length()));
        return whole.isEmpty() || decimals.length() > 3
                ? OptionalLong.empty()
                : millis(whole + (decimals + "000").substring(0, 3));
    }

    static String seconds(long millis) {
        String decimals = Long.toString(1000 + millis % 1000).substring(1);
        return millis / 1000 + (millis % 1000 == 0 ? "" : "." + decimals);
    }
}
