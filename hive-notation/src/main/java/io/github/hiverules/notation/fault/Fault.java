package io.github.hiverules.notation.fault;

import io.github.hiverules.Evidence;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.Violation;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What is wrong with a text, and where: the text is unreadable or ambiguous, shows an invalid position, has an illegal
 * move, or contradicts itself. The {@link Kind} says which evidence there is; each {@link Role} has a method of the
 * same name, which returns an empty list or {@code Optional} if the fault has no such evidence.
 *
 * <p>{@link io.github.hiverules.notation.text.Sentences#fault Sentences} puts it into words.
 */
public final class Fault {

    private final Kind kind;
    private final TextLocation location;
    private final String text;
    private final Evidence<Role> evidence;

    private Fault(Kind kind, TextLocation location, String text, Evidence<Role> evidence) {
        this.kind = kind;
        this.location = location;
        this.text = text;
        this.evidence = evidence;
    }

    /**
     * {@return the fault with the given parts}
     *
     * @param kind the kind
     * @param location the location of the wrong part
     * @param text the wrong part, shortened if it is long
     * @param evidence the evidence of that kind; an empty list or {@code Optional} stands for none
     * @throws IllegalArgumentException if the kind always has more evidence, or never has all of it, or if a value is
     *     not of the {@link Role#type() type} of its role
     */
    public static Fault of(Kind kind, TextLocation location, String text, Map<Role, ?> evidence) {
        Objects.requireNonNull(location, "location");
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(evidence, "evidence");
        return new Fault(kind, location, text, Evidence.of(kind, evidence, kind.evidence, kind.occasionalEvidence()));
    }

    /** {@return the kind of this fault} */
    public Kind kind() {
        return kind;
    }

    /** {@return all evidence besides the location and the text, in the order of the roles} */
    public Map<Role, Object> evidence() {
        return evidence.values();
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
        return evidence.find(Role.EXPECTED, Expected.class);
    }

    /** {@return the text that would be right, such as {@code Black[1]} instead of another turn} */
    public Optional<String> replacement() {
        return evidence.find(Role.REPLACEMENT, String.class);
    }

    /** {@return the pieces that an ambiguous text, or one with a wrong number or without a color, can mean} */
    public List<Piece> candidates() {
        return evidence.list(Role.CANDIDATES, Piece.class);
    }

    /** {@return the position before an illegal move} */
    public Optional<Position> position() {
        return evidence.find(Role.POSITION, Position.class);
    }

    /** {@return the illegal move} */
    public Optional<Move> move() {
        return evidence.find(Role.MOVE, Move.class);
    }

    /** {@return why the move is illegal} */
    public Optional<Violation> violation() {
        return evidence.find(Role.VIOLATION, Violation.class);
    }

    /** {@return the arrangement that is not a valid position} */
    public Optional<Setup> setup() {
        return evidence.find(Role.SETUP, Setup.class);
    }

    /** {@return the problems of the arrangement} */
    public List<SetupProblem> problems() {
        return evidence.list(Role.PROBLEMS, SetupProblem.class);
    }

    /** {@return the recorded outcome that the board contradicts} */
    public Optional<Outcome> recorded() {
        return evidence.find(Role.RECORDED, Outcome.class);
    }

    /** {@return the result on the board that differs from the recorded one} */
    public Optional<GameResult> actual() {
        return evidence.find(Role.ACTUAL, GameResult.class);
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
        return Objects.hash(kind.id, location, text);
    }

    /** {@return the location, the id of the kind, and the text} */
    @Override
    public String toString() {
        return location + " " + kind.id + " '" + text + "'";
    }

    /** What a part of the evidence shows. Each role has a method of the same name in {@link Fault}. */
    public enum Role implements Evidence.Role {
        /** {@link Fault#expected() expected}. */
        EXPECTED("expected", Expected.class, false),
        /** {@link Fault#replacement() replacement}. */
        REPLACEMENT("replacement", String.class, false),
        /** {@link Fault#candidates() candidates}. */
        CANDIDATES("candidates", Piece.class, true),
        /** {@link Fault#position() position}. */
        POSITION("position", Position.class, false),
        /** {@link Fault#move() move}. */
        MOVE("move", Move.class, false),
        /** {@link Fault#violation() violation}. */
        VIOLATION("violation", Violation.class, false),
        /** {@link Fault#setup() setup}. */
        SETUP("setup", Setup.class, false),
        /** {@link Fault#problems() problems}. */
        PROBLEMS("problems", SetupProblem.class, true),
        /** {@link Fault#recorded() recorded}. */
        RECORDED("recorded", Outcome.class, false),
        /** {@link Fault#actual() actual}. */
        ACTUAL("actual", GameResult.class, false);

        private final String id;
        private final Class<?> type;
        private final boolean isList;

        Role(String id, Class<?> type, boolean isList) {
            this.id = id;
            this.type = type;
            this.isList = isList;
        }

        @Override
        public String id() {
            return id;
        }

        @Override
        public Class<?> type() {
            return type;
        }

        @Override
        public boolean isList() {
            return isList;
        }
    }

    /**
     * The kinds of faults.
     */
    @SuppressWarnings("ImmutableEnumChecker") // The sets cannot be modified.
    public enum Kind {
        /** {@code unreadable-text}: the reader found something else than was {@link Fault#expected()}. */
        UNREADABLE_TEXT("unreadable-text", Role.EXPECTED),
        /** {@code ambiguous-piece}: the text can mean several pieces, the {@link Fault#candidates()}. */
        AMBIGUOUS_PIECE("ambiguous-piece", Role.CANDIDATES),
        /**
         * {@code illegal-move}: the {@link Fault#move()} is illegal in the {@link Fault#position()}, because of the
         * {@link Fault#violation()}.
         */
        ILLEGAL_MOVE("illegal-move", Role.POSITION, Role.MOVE, Role.VIOLATION),
        /** {@code invalid-position}: the {@link Fault#setup()} has {@link Fault#problems()}. */
        INVALID_POSITION("invalid-position", Role.SETUP, Role.PROBLEMS),
        /**
         * {@code contradictory-result}: the outcome that the text {@link Fault#recorded()} differs from the {@link
         * Fault#actual()} result on the board.
         */
        CONTRADICTORY_RESULT("contradictory-result", Role.RECORDED, Role.ACTUAL);

        private final String id;
        private final Set<Role> evidence;

        Kind(String id, Role... evidence) {
            this.id = id;
            this.evidence = Set.of(evidence);
        }

        /** {@return the id of this kind, for example {@code unreadable-text}, which stays the same in all releases} */
        public String id() {
            return id;
        }

        /** {@return the evidence that every such fault has} */
        public Set<Role> evidence() {
            return evidence;
        }

        /** {@return the evidence that only some such faults have} */
        public Set<Role> occasionalEvidence() {
            return this == UNREADABLE_TEXT ? Set.of(Role.REPLACEMENT, Role.CANDIDATES) : Set.of();
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
