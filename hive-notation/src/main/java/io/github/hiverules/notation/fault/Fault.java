package io.github.hiverules.notation.fault;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.internal.Ids;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.piece.Piece;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What is wrong with a text, and where: the text is unreadable or ambiguous, shows an invalid position, has an illegal
 * move, or contradicts itself. The {@link Kind} says which evidence there is; a method without any
 * returns an empty list or {@code Optional}.
 *
 * <p>{@link io.github.hiverules.notation.text.Sentences#fault Sentences} puts it into words.
 */
public final class Fault {

    private final Kind kind;
    private final TextLocation location;
    private final String text;
    private final Map<String, Object> evidence;

    private Fault(Kind kind, TextLocation location, String text, Map<String, Object> evidence) {
        this.kind = kind;
        this.location = Objects.requireNonNull(location, "location");
        this.text = Objects.requireNonNull(text, "text");
        this.evidence = Collections.unmodifiableMap(evidence);
    }

    /**
     * {@return the fault of an unreadable text}
     *
     * @param location the location of the wrong part
     * @param text the wrong part, shortened if it is long
     * @param expected what the reader expected
     */
    public static Fault unreadable(TextLocation location, String text, Expected expected) {
        return new Fault(Kind.UNREADABLE_TEXT, location, text, Map.of()).with("expected", expected);
    }

    /**
     * {@return the fault of a text that can mean several pieces}
     *
     * @param location the location of the wrong part
     * @param text the wrong part, shortened if it is long
     * @param candidates the pieces
     */
    public static Fault ambiguous(TextLocation location, String text, List<Piece> candidates) {
        return new Fault(Kind.AMBIGUOUS_PIECE, location, text, Map.of()).withCandidates(candidates);
    }

    /**
     * {@return the fault of an illegal move}
     *
     * @param location the location of the move
     * @param text the move, shortened if it is long
     * @param position the position before the move
     * @param move the move
     * @param violation why it is illegal
     */
    public static Fault illegal(TextLocation location, String text, Position position, Move move, Violation violation) {
        return new Fault(Kind.ILLEGAL_MOVE, location, text, Map.of())
                .with("position", position)
                .with("move", move)
                .with("violation", violation);
    }

    /**
     * {@return the fault of an arrangement that is not a valid position}
     *
     * @param location the location of the arrangement
     * @param text the arrangement, shortened if it is long
     * @param setup the arrangement
     * @param problems its problems
     */
    public static Fault invalid(TextLocation location, String text, Setup setup, List<SetupProblem> problems) {
        return new Fault(Kind.INVALID_POSITION, location, text, Map.of())
                .with("setup", setup)
                .with("problems", problems);
    }

    /**
     * {@return the fault of a recorded result that the board contradicts}
     *
     * @param location the location of the result
     * @param text the result, shortened if it is long
     * @param recorded the recorded outcome
     * @param actual the result on the board
     */
    public static Fault contradictory(TextLocation location, String text, Outcome recorded, GameResult actual) {
        return new Fault(Kind.CONTRADICTORY_RESULT, location, text, Map.of())
                .with("recorded", recorded)
                .with("actual", actual);
    }

    /**
     * {@return this fault with the text that would be right}
     *
     * @param replacement the text that would be right
     */
    public Fault withReplacement(String replacement) {
        return with("replacement", replacement);
    }

    /**
     * {@return this fault with pieces that the text may mean}
     *
     * @param candidates the pieces
     */
    public Fault withCandidates(List<Piece> candidates) {
        return with("candidates", candidates);
    }

    private Fault with(String name, Object value) {
        Map<String, Object> more = new TreeMap<>(evidence);
        Objects.requireNonNull(value, name);
        more.put(name, value instanceof List<?> list ? List.copyOf(list) : value);
        return new Fault(kind, location, text, more);
    }

    /** {@return the kind of this fault} */
    public Kind kind() {
        return kind;
    }

    /** {@return all evidence besides the location and the text, by the names of the methods that return it} */
    public Map<String, Object> evidence() {
        return evidence;
    }

    private <T> Optional<T> find(String name, Class<T> type) {
        return Optional.ofNullable(type.cast(evidence.get(name)));
    }

    private <T> List<T> list(String name, Class<T> type) {
        List<?> list = (List<?>) evidence.getOrDefault(name, List.of());
        return list.stream().map(type::cast).toList();
    }

    /** {@return the location of the first wrong character} */
    public TextLocation location() {
        return location;
    }

    /** {@return the wrong part of the text, shortened if it is long; empty at the end of the text} */
    public String text() {
        return text;
    }

    /** {@return what the reader expected instead of an unreadable text} */
    public Optional<Expected> expected() {
        return find("expected", Expected.class);
    }

    /** {@return the text that would be right, such as {@code Black[1]} instead of another turn} */
    public Optional<String> replacement() {
        return find("replacement", String.class);
    }

    /** {@return the pieces that an ambiguous text, or one with a wrong number or without a color, can mean} */
    public List<Piece> candidates() {
        return list("candidates", Piece.class);
    }

    /** {@return the position before an illegal move} */
    public Optional<Position> position() {
        return find("position", Position.class);
    }

    /** {@return the illegal move} */
    public Optional<Move> move() {
        return find("move", Move.class);
    }

    /** {@return why the move is illegal} */
    public Optional<Violation> violation() {
        return find("violation", Violation.class);
    }

    /** {@return the arrangement that is not a valid position} */
    public Optional<Setup> setup() {
        return find("setup", Setup.class);
    }

    /** {@return the problems of the arrangement} */
    public List<SetupProblem> problems() {
        return list("problems", SetupProblem.class);
    }

    /** {@return the recorded outcome that the board contradicts} */
    public Optional<Outcome> recorded() {
        return find("recorded", Outcome.class);
    }

    /** {@return the result on the board that differs from the recorded one} */
    public Optional<GameResult> actual() {
        return find("actual", GameResult.class);
    }

    /** {@return whether the object is a fault of the same kind with equal evidence at the same location} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Fault that
                && kind == that.kind
                && location.equals(that.location)
                && text.equals(that.text)
                && evidence.equals(that.evidence);
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind, location, text);
    }

    /** {@return the location, the id of the kind, and the text} */
    @Override
    public String toString() {
        return location + " " + kind.id() + " '" + Strings.printable(text) + "'";
    }

    /**
     * The kinds of faults.
     */
    public enum Kind {
        /** The reader found something else than was {@link Fault#expected()}. */
        UNREADABLE_TEXT,
        /** The text can mean several pieces, the {@link Fault#candidates()}. */
        AMBIGUOUS_PIECE,
        /**
         * The {@link Fault#move()} is illegal in the {@link Fault#position()}, because of the
         * {@link Fault#violation()}.
         */
        ILLEGAL_MOVE,
        /** The {@link Fault#setup()} has {@link Fault#problems()}. */
        INVALID_POSITION,
        /**
         * The outcome that the text {@link Fault#recorded()} differs from the {@link
         * Fault#actual()} result on the board.
         */
        CONTRADICTORY_RESULT;

        /** {@return the id of this kind, for example {@code unreadable-text}} */
        public String id() {
            return Ids.of(this);
        }
    }
}
