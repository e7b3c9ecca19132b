package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.judge.Note.Habit;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.notation.uhp.UhpAnswer;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
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

    /** The maximum number of illegal moves to keep for one cause. */
    private static final int MAX_SURPLUS = 50;

    /** Far more moves than are ever legal. A longer list is not compared. */
    private static final int MAX_MOVES = 10_000;

    private final Game game;
    private final Position position;
    private final Map<String, Group> groups = new LinkedHashMap<>();

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
        MoveComparison comparison = new MoveComparison(game);
        Set<Move> listed = new LinkedHashSet<>();
        moves.forEach(move -> comparison.add(listed, move));
        comparison.compare(listed);
        return comparison.combined();
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
        MoveComparison comparison = new MoveComparison(game);
        if (comparison.canBeCompared(moveStrings)) {
            comparison.compare(comparison.read(moveStrings));
        }
        return comparison.combined();
    }

    /** Returns how the moves of an engine's answer differ from the legal ones: a difference for each cause. */
    static List<Difference> compare(Game game, UhpAnswer answer) {
        return compare(game, answer, new ArrayList<>());
    }

    /** Compares an engine's answer with the legal moves, and adds harmless habits to the notes. */
    static List<Difference> compare(Game game, UhpAnswer answer, Collection<Note> notes) {
        MoveComparison comparison = new MoveComparison(game);
        comparison.compare(answer, notes);
        return comparison.groups.values().stream()
                .map(group -> group.difference(game, answer.command()))
                .toList();
    }

    /** Returns all differences as one. */
    private Optional<Difference> combined() {
        if (groups.isEmpty()) {
            return Optional.empty();
        }
        Group all = new Group();
        for (Group group : groups.values()) {
            all.details.addAll(group.details);
            all.missing.addAll(group.missing);
            all.surplus.addAll(group.surplus);
            all.omitted += group.omitted;
        }
        return Optional.of(all.difference(game, ""));
    }

    /** Differences with the same cause; holds only the first ones, because an engine may list any number of moves. */
    private static final class Group {
        private final List<String> details = new ArrayList<>();
        private final List<Move> missing = new ArrayList<>();
        private final List<Move> surplus = new ArrayList<>();
        private int omitted;

        Difference difference(Game game, String command) {
            List<String> all = new ArrayList<>(details);
            if (omitted > 0) {
                all.add("and " + omitted + " more");
            }
            return new Difference(Difference.Kind.MOVES, game, command, all, missing, surplus);
        }
    }

    private void compare(UhpAnswer answer, Collection<Note> notes) {
        boolean isOver = game.isOver();
        if (isOver && (answer.isError() || answer.lines().isEmpty())) {
            return;
        }
        if (answer.lines().isEmpty()) {
            compare(Set.of());
            return;
        }
        if (answer.onlyLine().isEmpty() || answer.isError()) {
            addDetail("answered", "answered: " + answer.excerpt());
            return;
        }
        List<String> texts = List.of(answer.onlyLine().get().split(";", -1));
        if (!canBeCompared(texts)) {
            return;
        }
        Map<Habit, String> habits = new EnumMap<>(Habit.class);
        compare(readLeniently(texts, habits));
        habits.forEach((habit, text) -> notes.add(new Note(habit, game, UhpAnswer.excerpt(text), 1)));
    }

    /**
     * Reads the moves that an engine lists. A piece with another number, or a second text for the same move, counts as
     * a habit, not as an illegal move.
     */
    private Set<Move> readLeniently(List<String> texts, Map<Habit, String> habits) {
        Set<String> seen = new HashSet<>();
        Set<Move> moves = new LinkedHashSet<>();
        read(texts, (text, move) -> {
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

    private void compare(Set<Move> listed) {
        Set<Move> legal = Set.copyOf(game.legalMoves());
        for (Move move : game.legalMoves()) {
            if (!listed.contains(move)) {
                group(Cause.ofMissing(move, position)).missing.add(move);
                addDetail(Cause.ofMissing(move, position), "misses: " + text(move));
            }
        }
        listed.stream().filter(move -> !legal.contains(move)).forEach(this::addSurplus);
    }

    private void addSurplus(Move move) {
        String cause = Cause.ofSurplus(move, position);
        Group group = group(cause);
        if (group.surplus.size() < MAX_SURPLUS) {
            group.surplus.add(move);
        }
        addDetail(cause, illegal(move));
    }

    private void addDetail(String cause, String text) {
        Group group = group(cause);
        if (group.details.size() < MAX_DETAILS) {
            group.details.add(text);
        } else {
            group.omitted++;
        }
    }

    private Group group(String cause) {
        return groups.computeIfAbsent(cause, unused -> new Group());
    }

    private Set<Move> read(Collection<String> texts) {
        Set<Move> listed = new LinkedHashSet<>();
        read(texts, (text, move) -> add(listed, move));
        return listed;
    }

    /** Returns whether a list is short enough to be compared; of a longer one, only the length is reported. */
    private boolean canBeCompared(Collection<String> texts) {
        boolean isTooLong = texts.size() > MAX_MOVES;
        if (isTooLong) {
            addDetail("lists", "lists " + texts.size() + " moves, too many to compare");
        }
        return !isTooLong;
    }

    private void read(Collection<String> texts, BiConsumer<String, Move> listed) {
        texts.forEach(text -> {
            try {
                listed.accept(text, MoveString.read(text, position));
            } catch (NotationException e) {
                addDetail("cannot be read", "cannot be read: " + UhpAnswer.excerpt(e.getMessage()));
            }
        });
    }

    private void add(Set<Move> listed, Move move) {
        if (!listed.add(move)) {
            addDetail("lists twice", "lists twice: " + text(move));
        }
    }

    private String illegal(Move move) {
        String why = position.check(move)
                .map(violation ->
                        violation.rule().id() + " " + Sentences.english().violation(position, violation))
                .orElse("the game is over");
        return "is illegal: " + text(move) + ": " + why;
    }

    private String text(Move move) {
        try {
            return MoveString.write(move, position);
        } catch (IllegalArgumentException notExpressible) {
            return move.toString();
        }
    }
}
