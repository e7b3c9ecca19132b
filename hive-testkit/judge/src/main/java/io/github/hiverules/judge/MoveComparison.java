package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.engine.UhpAnswer;
import io.github.hiverules.judge.Note.Habit;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/** Reads the moves that an engine lists, and compares them with the legal ones: by piece and cell, never by text. */
final class MoveComparison {

    /** The maximum number of lines that say what is wrong. */
    private static final int MAX_DETAILS = 6;

    /** The maximum number of illegal moves to keep for one difference. */
    private static final int MAX_SURPLUS = 50;

    /** Far more moves than are ever legal. A longer list is not compared. */
    private static final int MAX_MOVES = 10_000;

    private MoveComparison() {}

    /** The moves that an engine lists, if they can be read, and what cannot be read. */
    record Reading(Optional<Set<Move>> moves, List<String> problems) {}

    /** Returns how moves, or texts of moves, differ from the legal ones; no move may occur twice. */
    static Optional<Difference> compare(Game game, Collection<?> listed) {
        List<String> problems = new ArrayList<>();
        Set<Move> moves = new LinkedHashSet<>();
        boolean isComparable = read(game, listed, problems, (one, move) -> {
            if (!moves.add(move)) {
                problems.add("lists twice: " + IllegalMoves.textOrCells(game, move));
            }
        });
        Stream<Move> wrong = isComparable
                ? Stream.concat(
                        game.legalMoves().stream().filter(move -> !moves.contains(move)),
                        moves.stream().filter(move -> !game.isLegal(move)))
                : Stream.empty();
        Difference difference = difference(game, "", problems, wrong.toList());
        return difference.details().isEmpty() ? Optional.empty() : Optional.of(difference);
    }

    /** Returns what cannot be read and the wrong moves as a difference: legal ones are missing, illegal ones surplus. */
    static Difference difference(Game game, String command, List<String> problems, Collection<Move> wrong) {
        List<Move> missing = wrong.stream().filter(game::isLegal).toList();
        List<Move> surplus = wrong.stream().filter(move -> !game.isLegal(move)).toList();
        Stream<String> details = Stream.concat(
                problems.stream(),
                Stream.concat(
                        missing.stream().map(move -> "misses: " + IllegalMoves.textOrCells(game, move)),
                        surplus.stream()
                                .map(move -> "is illegal: " + IllegalMoves.textOrCells(game, move) + ": "
                                        + IllegalMoves.why(game, move))));
        return new Difference(
                Difference.Kind.MOVES,
                game,
                command,
                first(details, problems.size() + wrong.size()),
                missing,
                surplus.stream().limit(MAX_SURPLUS).toList());
    }

    /** Returns the first lines, and the number of the others. */
    private static List<String> first(Stream<String> lines, int count) {
        Stream<String> more =
                count > MAX_DETAILS ? Stream.of("and " + (count - MAX_DETAILS) + " more") : Stream.empty();
        return Stream.concat(lines.limit(MAX_DETAILS), more).toList();
    }

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

    /**
     * Reads what a program lists, moves or texts. A piece with another number, or a second text for the same move, is
     * a harmless habit, which is added to the notes.
     */
    static Reading read(Game game, Collection<?> listed, Collection<Note> notes) {
        List<String> problems = new ArrayList<>();
        Map<Habit, Object> habits = new EnumMap<>(Habit.class);
        Set<Object> seen = new HashSet<>();
        Set<Move> moves = new LinkedHashSet<>();
        read(game, listed, problems, (one, move) -> {
            Move meant = withNextNumber(game.position(), move);
            if (!meant.equals(move)) {
                habits.putIfAbsent(Habit.EQUAL_PIECES_IN_ANY_ORDER, one);
            } else if (!seen.add(one)) {
                habits.putIfAbsent(Habit.LISTS_TWICE, one);
            } else if (moves.contains(move)) {
                habits.putIfAbsent(Habit.TWO_NOTATIONS, one);
            }
            moves.add(meant);
        });
        habits.forEach((habit, one) -> notes.add(new Note(habit, game, UhpAnswer.excerpt(text(game, one)), 1)));
        return new Reading(
                Optional.of(moves).filter(any -> problems.isEmpty()), first(problems.stream(), problems.size()));
    }

    /** Reads moves or texts one by one, and returns whether there are few enough to be compared. */
    private static boolean read(
            Game game, Collection<?> listed, List<String> problems, BiConsumer<Object, Move> reader) {
        if (listed.size() > MAX_MOVES) {
            problems.add("lists " + listed.size() + " moves, too many to compare");
            return false;
        }
        listed.forEach(one -> {
            try {
                reader.accept(one, one instanceof Move move ? move : MoveString.read(one.toString(), game.position()));
            } catch (NotationException e) {
                problems.add("cannot be read: "
                        + UhpAnswer.excerpt(Sentences.english().fault(e.fault())));
            }
        });
        return true;
    }

    private static String text(Game game, Object listed) {
        return listed instanceof Move move ? IllegalMoves.textOrCells(game, move) : listed.toString();
    }

    /** Returns the move; if it places a piece out of order, the placement of the next piece of that kind. */
    static Move withNextNumber(Position position, Move move) {
        boolean isOutOfOrder = move instanceof Move.Placement
                && position.check(move).map(Violation::rule).equals(Optional.of(Rule.MAT_2));
        return move.movedPiece()
                .filter(piece -> isOutOfOrder)
                .flatMap(piece -> position.nextInHand(position.sideToMove(), piece.bug()))
                .<Move>map(next -> Move.place(next, move.destination().orElseThrow()))
                .orElse(move);
    }
}
