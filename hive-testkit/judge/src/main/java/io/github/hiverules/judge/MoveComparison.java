package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.engine.UhpAnswer;
import io.github.hiverules.judge.Note.Habit;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/** Compares the moves that an engine lists with the legal ones: by piece and cell, never by text. */
public final class MoveComparison {

    private static final int MAX_DETAILS = 6;

    /** The maximum number of illegal moves to keep for one difference. */
    private static final int MAX_SURPLUS = 50;

    /** Far more moves than are ever legal. A longer list is not compared. */
    private static final int MAX_MOVES = 10_000;

    private final Game game;
    private final Position position;
    private final List<String> details = new ArrayList<>();
    private final List<Move> missing = new ArrayList<>();
    private final List<Move> surplus = new ArrayList<>();
    private int omitted;

    private MoveComparison(Game game) {
        this.game = game;
        this.position = game.position();
    }

    /**
     * {@return how the given moves differ from the legal ones, or empty if they are the same}
     *
     * @param game a game; if it is over, no move is legal
     * @param moves all moves that the engine calls legal after the game
     */
    public static Optional<Difference> compare(Game game, Collection<? extends Move> moves) {
        Objects.requireNonNull(moves, "moves");
        return compareAll(game, moves);
    }

    /**
     * {@return how the given moves, as text, differ from the legal ones, or empty if they are the same}
     *
     * @param game a game; if it is over, no move is legal
     * @param moveStrings all moves that the engine calls legal after the game, in the notation of the Universal Hive
     *     Protocol; a destination may be named by any piece next to it
     */
    public static Optional<Difference> compareMoveStrings(Game game, Collection<String> moveStrings) {
        Objects.requireNonNull(moveStrings, "moveStrings");
        return compareAll(game, moveStrings);
    }

    private static Optional<Difference> compareAll(Game game, Collection<?> movesOrTexts) {
        MoveComparison comparison = new MoveComparison(game);
        if (comparison.canBeCompared(movesOrTexts)) {
            Set<Move> listed = new LinkedHashSet<>();
            comparison.read(movesOrTexts, (text, move) -> {
                if (!listed.add(move)) {
                    comparison.addDetail("lists twice: " + comparison.text(move));
                }
            });
            game.legalMoves().stream().filter(move -> !listed.contains(move)).forEach(comparison::addWrong);
            listed.stream().filter(move -> !game.isLegal(move)).forEach(comparison::addWrong);
        }
        return comparison.combined("");
    }

    /** Returns the given wrong moves as a difference: legal ones are missing, illegal ones surplus. */
    static Difference difference(Game game, String command, Collection<Move> wrong) {
        MoveComparison comparison = new MoveComparison(game);
        wrong.forEach(comparison::addWrong);
        return comparison.combined(command).orElseThrow();
    }

    /** What an engine answered to {@code validmoves}: its moves, if they can be read, and what cannot be read. */
    record Reading(Optional<Set<Move>> moves, List<String> problems) {}

    /** Reads an engine's answer to {@code validmoves}, and adds harmless habits to the notes. */
    static Reading read(Game game, UhpAnswer answer, Collection<Note> notes) {
        if ((game.isOver() && answer.isError()) || answer.lines().isEmpty()) {
            return new Reading(Optional.of(Set.of()), List.of());
        }
        if (answer.onlyLine().isEmpty() || answer.isError()) {
            return new Reading(Optional.empty(), List.of("answered: " + answer.excerpt()));
        }
        return read(game, List.of(answer.onlyLine().get().split(";", -1)), notes);
    }

    /** Reads what a program lists, moves or texts, and adds harmless habits to the notes. */
    static Reading read(Game game, Collection<?> listed, Collection<Note> notes) {
        MoveComparison comparison = new MoveComparison(game);
        if (!comparison.canBeCompared(listed)) {
            return new Reading(Optional.empty(), comparison.allDetails());
        }
        Map<Habit, String> habits = new EnumMap<>(Habit.class);
        Set<Move> moves = comparison.readLeniently(listed, habits);
        habits.forEach((habit, text) -> notes.add(new Note(habit, game, UhpAnswer.excerpt(text), 1)));
        boolean isReadable = comparison.details.isEmpty();
        return new Reading(isReadable ? Optional.of(moves) : Optional.empty(), comparison.allDetails());
    }

    /** Returns all differences as one, or empty if there are none. */
    private Optional<Difference> combined(String command) {
        return details.isEmpty()
                ? Optional.empty()
                : Optional.of(new Difference(Difference.Kind.MOVES, game, command, allDetails(), missing, surplus));
    }

    private List<String> allDetails() {
        List<String> all = new ArrayList<>(details);
        if (omitted > 0) {
            all.add("and " + omitted + " more");
        }
        return all;
    }

    /**
     * Reads the moves that an engine lists. A piece with another number, or a second text for the same move, counts as
     * a habit, not as an illegal move.
     */
    private Set<Move> readLeniently(Collection<?> listed, Map<Habit, String> habits) {
        Set<String> seen = new HashSet<>();
        Set<Move> moves = new LinkedHashSet<>();
        read(listed, (text, move) -> {
            Move meant = withNextNumber(position, move);
            if (!meant.equals(move)) {
                habits.putIfAbsent(Habit.EQUAL_PIECES_IN_ANY_ORDER, text);
            } else if (!seen.add(text)) {
                habits.putIfAbsent(Habit.LISTS_TWICE, text);
            } else if (moves.contains(move)) {
                habits.putIfAbsent(Habit.TWO_NOTATIONS, text);
            }
            moves.add(meant);
        });
        return moves;
    }

    /** Returns the move; if it places a piece out of order, the placement of the next piece of that kind. */
    static Move withNextNumber(Position position, Move move) {
        if (!(move instanceof Move.Placement placement) || !breaks(Rule.MAT_2, position, move)) {
            return move;
        }
        return position.hand(position.sideToMove()).stream()
                .filter(piece -> piece.bug() == placement.piece().bug())
                .min(Piece::compareTo)
                .<Move>map(piece -> Move.place(piece, placement.to()))
                .orElse(move);
    }

    private static boolean breaks(Rule rule, Position position, Move move) {
        return position.check(move)
                .filter(violation -> violation.rule() == rule)
                .isPresent();
    }

    private void addWrong(Move move) {
        if (game.isLegal(move)) {
            missing.add(move);
            addDetail("misses: " + text(move));
        } else {
            if (surplus.size() < MAX_SURPLUS) {
                surplus.add(move);
            }
            addDetail("is illegal: " + text(move) + ": " + IllegalMoves.why(game, move));
        }
    }

    private void addDetail(String text) {
        if (details.size() < MAX_DETAILS) {
            details.add(text);
        } else {
            omitted++;
        }
    }

    /** Returns whether a list is short enough to be compared; of a longer one, only the length is reported. */
    private boolean canBeCompared(Collection<?> listed) {
        boolean isTooLong = listed.size() > MAX_MOVES;
        if (isTooLong) {
            addDetail("lists " + listed.size() + " moves, too many to compare");
        }
        return !isTooLong;
    }

    private void read(Collection<?> listed, BiConsumer<String, Move> reader) {
        listed.forEach(one -> {
            try {
                if (one instanceof Move move) {
                    reader.accept(text(move), move);
                } else {
                    reader.accept(one.toString(), MoveString.read(one.toString(), position));
                }
            } catch (NotationException e) {
                addDetail("cannot be read: "
                        + UhpAnswer.excerpt(Sentences.english().fault(e.fault())));
            }
        });
    }

    private String text(Move move) {
        try {
            return MoveString.write(move, position);
        } catch (IllegalArgumentException notExpressible) {
            return move.toString();
        }
    }
}
