package io.github.hiverules.notation.fault;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.Violation;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is wrong with a text, and where: the text is unreadable or ambiguous, shows an invalid position, has an illegal
 * move, or contradicts itself. The {@link Kind} says which evidence there is; all other accessors return an empty list
 * or an empty optional.
 *
 * <p>{@link io.github.hiverules.notation.text.Sentences#fault Sentences} puts it into words.
 */
public final class Fault {

    private final Kind kind;
    private final TextLocation location;
    private final String text;
    private final Optional<Expected> expected;
    private final Optional<String> replacement;
    private final List<Piece> candidates;
    private final Optional<Position> position;
    private final Optional<Move> move;
    private final Optional<Violation> violation;
    private final Optional<Setup> setup;
    private final List<SetupProblem> problems;
    private final Optional<Outcome> recorded;
    private final Optional<GameResult> actual;

    private Fault(Kind kind, TextLocation location, String text, Evidence evidence) {
        this.kind = kind;
        this.location = Objects.requireNonNull(location, "location");
        this.text = Objects.requireNonNull(text, "text");
        this.expected = evidence.expected;
        this.replacement = evidence.replacement;
        this.candidates = evidence.candidates;
        this.position = evidence.position;
        this.move = evidence.move;
        this.violation = evidence.violation;
        this.setup = evidence.setup;
        this.problems = evidence.problems;
        this.recorded = evidence.recorded;
        this.actual = evidence.actual;
    }

    /**
     * {@return a fault of the kind {@link Kind#UNREADABLE_TEXT}}
     *
     * @param location the location of the wrong part
     * @param text the wrong part
     * @param expected what the reader expected instead
     */
    public static Fault unreadableText(TextLocation location, String text, Expected expected) {
        return unreadableText(location, text, expected, Optional.empty());
    }

    /**
     * {@return a fault of the kind {@link Kind#UNREADABLE_TEXT}, with the text that would be right}
     *
     * @param location the location of the wrong part
     * @param text the wrong part
     * @param expected what the reader expected instead
     * @param replacement the text that would be right, if there is only one
     */
    public static Fault unreadableText(
            TextLocation location, String text, Expected expected, Optional<String> replacement) {
        Objects.requireNonNull(expected, "expected");
        Objects.requireNonNull(replacement, "replacement");
        Evidence evidence = new Evidence();
        evidence.expected = Optional.of(expected);
        evidence.replacement = replacement;
        return new Fault(Kind.UNREADABLE_TEXT, location, text, evidence);
    }

    /**
     * {@return a fault of the kind {@link Kind#AMBIGUOUS_PIECE}}
     *
     * @param location the location of the ambiguous part
     * @param text the ambiguous part
     * @param candidates the pieces that it can mean
     */
    public static Fault ambiguousPiece(TextLocation location, String text, List<Piece> candidates) {
        Objects.requireNonNull(candidates, "candidates");
        Evidence evidence = new Evidence();
        evidence.candidates = List.copyOf(candidates);
        return new Fault(Kind.AMBIGUOUS_PIECE, location, text, evidence);
    }

    /**
     * {@return a fault of the kind {@link Kind#ILLEGAL_MOVE}}
     *
     * @param location the location of the move
     * @param text the move as the text writes it
     * @param position the position before the move
     * @param move the move
     * @param violation why it is illegal
     */
    public static Fault illegalMove(
            TextLocation location, String text, Position position, Move move, Violation violation) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(move, "move");
        Objects.requireNonNull(violation, "violation");
        Evidence evidence = new Evidence();
        evidence.position = Optional.of(position);
        evidence.move = Optional.of(move);
        evidence.violation = Optional.of(violation);
        return new Fault(Kind.ILLEGAL_MOVE, location, text, evidence);
    }

    /**
     * {@return a fault of the kind {@link Kind#INVALID_POSITION}}
     *
     * @param location the location of the arrangement
     * @param text the arrangement as the text writes it, shortened if it is long
     * @param setup the arrangement
     * @param problems what is wrong with it
     */
    public static Fault invalidPosition(TextLocation location, String text, Setup setup, List<SetupProblem> problems) {
        Objects.requireNonNull(setup, "setup");
        Objects.requireNonNull(problems, "problems");
        Evidence evidence = new Evidence();
        evidence.setup = Optional.of(setup);
        evidence.problems = List.copyOf(problems);
        return new Fault(Kind.INVALID_POSITION, location, text, evidence);
    }

    /**
     * {@return a fault of the kind {@link Kind#CONTRADICTORY_RESULT}}
     *
     * @param location the location of the recorded result
     * @param text the recorded result as the text writes it
     * @param recorded the recorded result
     * @param actual the result on the board after all moves
     */
    public static Fault contradictoryResult(TextLocation location, String text, Outcome recorded, GameResult actual) {
        Objects.requireNonNull(recorded, "recorded");
        Objects.requireNonNull(actual, "actual");
        Evidence evidence = new Evidence();
        evidence.recorded = Optional.of(recorded);
        evidence.actual = Optional.of(actual);
        return new Fault(Kind.CONTRADICTORY_RESULT, location, text, evidence);
    }

    /** {@return the kind of this fault} */
    public Kind kind() {
        return kind;
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
        return expected;
    }

    /** {@return the text that would be right, such as {@code Black[1]} instead of another turn} */
    public Optional<String> replacement() {
        return replacement;
    }

    /** {@return the pieces that an ambiguous text can mean} */
    public List<Piece> candidates() {
        return candidates;
    }

    /** {@return the position before an illegal move} */
    public Optional<Position> position() {
        return position;
    }

    /** {@return the illegal move} */
    public Optional<Move> move() {
        return move;
    }

    /** {@return why the move is illegal} */
    public Optional<Violation> violation() {
        return violation;
    }

    /** {@return the arrangement that is not a valid position} */
    public Optional<Setup> setup() {
        return setup;
    }

    /** {@return the problems of the arrangement} */
    public List<SetupProblem> problems() {
        return problems;
    }

    /** {@return the recorded outcome that the board contradicts} */
    public Optional<Outcome> recorded() {
        return recorded;
    }

    /** {@return the result on the board that differs from the recorded one} */
    public Optional<GameResult> actual() {
        return actual;
    }

    private List<Object> values() {
        return List.of(
                location,
                text,
                expected,
                replacement,
                candidates,
                position,
                move,
                violation,
                setup,
                problems,
                recorded,
                actual);
    }

    /** {@return whether the object is a fault of the same kind with equal evidence at the same location} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Fault that && kind == that.kind && values().equals(that.values());
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind.id, location, text);
    }

    /** {@return the location, the id of the kind, and the text} */
    @Override
    public String toString() {
        return location + " " + kind.id + " '" + text + "'";
    }

    /** The evidence of a fault in the making. */
    private static final class Evidence {
        private Optional<Expected> expected = Optional.empty();
        private Optional<String> replacement = Optional.empty();
        private List<Piece> candidates = List.of();
        private Optional<Position> position = Optional.empty();
        private Optional<Move> move = Optional.empty();
        private Optional<Violation> violation = Optional.empty();
        private Optional<Setup> setup = Optional.empty();
        private List<SetupProblem> problems = List.of();
        private Optional<Outcome> recorded = Optional.empty();
        private Optional<GameResult> actual = Optional.empty();
    }

    /**
     * The kinds of faults.
     */
    public enum Kind {
        /** {@code unreadable-text}: the reader found something else than was {@link Fault#expected()}. */
        UNREADABLE_TEXT,
        /** {@code ambiguous-piece}: the text can mean several pieces, the {@link Fault#candidates()}. */
        AMBIGUOUS_PIECE,
        /**
         * {@code illegal-move}: the {@link Fault#move()} is illegal in the {@link Fault#position()}, because of the {@link
         * Fault#violation()}.
         */
        ILLEGAL_MOVE,
        /** {@code invalid-position}: the {@link Fault#setup()} has {@link Fault#problems()}. */
        INVALID_POSITION,
        /**
         * {@code contradictory-result}: the outcome that the text {@link Fault#recorded()} differs from the {@link
         * Fault#actual()} result on the board.
         */
        CONTRADICTORY_RESULT;

        private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

        /** {@return the id of this kind, for example {@code unreadable-text}, which stays the same in all releases} */
        public String id() {
            return id;
        }

        /**
         * {@return the kind with the given id, or empty if there is none}
         *
         * @param id an id such as {@code unreadable-text}
         */
        public static Optional<Kind> find(String id) {
            Objects.requireNonNull(id, "id");
            return Stream.of(values()).filter(kind -> kind.id.equals(id)).findFirst();
        }
    }
}
