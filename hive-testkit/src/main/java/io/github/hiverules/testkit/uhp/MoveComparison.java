package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.notation.uhp.UhpAnswer;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.uhp.Note.Habit;
import io.github.hiverules.violation.Rule;
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

    private static final int MOST_DETAILS = 6;

    /** Enough moves to recognize their kind. */
    private static final int MOST_MARKS = 50;

    /** Far more moves than are ever legal; of a longer list, the rest is not read. */
    private static final int MOST_MOVES = 10_000;

    private final Game game;
    private final Position position;
    private final Map<String, Part> parts = new LinkedHashMap<>();

    private MoveComparison(Game game) {
        this.game = game;
        this.position = game.position();
    }

    /**
     * {@return how moves differ from the legal ones, or empty if the engine is right}
     *
     * @param game a game; once it has ended, nothing is legal
     * @param moves all moves that the engine calls legal after the game
     */
    public static Optional<Difference> compare(Game game, Collection<? extends Move> moves) {
        MoveComparison comparison = new MoveComparison(game);
        Set<Move> listed = new LinkedHashSet<>();
        moves.forEach(move -> comparison.add(listed, move));
        comparison.compare(listed);
        return comparison.whole();
    }

    /**
     * {@return how moves, as text, differ from the legal ones, or empty if the engine is right}
     *
     * @param game a game; once it has ended, nothing is legal
     * @param moveStrings all moves that the engine calls legal after the game, in the notation of the Universal Hive
     *     Protocol; which piece names a destination does not matter
     */
    public static Optional<Difference> compareMoveStrings(Game game, Collection<String> moveStrings) {
        Objects.requireNonNull(moveStrings, "moveStrings");
        MoveComparison comparison = new MoveComparison(game);
        comparison.compare(comparison.read(moveStrings));
        return comparison.whole();
    }

    /** Returns how the moves of an engine's answer differ, a difference for each cause. */
    static List<Difference> compare(Game game, UhpAnswer answer) {
        return compare(game, answer, new ArrayList<>());
    }

    /** Compares an engine's answer with what is legal, and adds what does no harm to the notes. */
    static List<Difference> compare(Game game, UhpAnswer answer, Collection<Note> notes) {
        MoveComparison comparison = new MoveComparison(game);
        comparison.compare(answer, notes);
        return comparison.parts.values().stream()
                .map(part -> part.difference(game, answer.command()))
                .toList();
    }

    /** All differences as one. */
    private Optional<Difference> whole() {
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        Part all = new Part();
        for (Part part : parts.values()) {
            all.details.addAll(part.details);
            all.missing.addAll(part.missing);
            all.surplus.addAll(part.surplus);
            all.more += part.more;
        }
        return Optional.of(all.difference(game, ""));
    }

    /** Differences with one cause. Keeps only the first ones, because an engine may list any number of moves. */
    private static final class Part {
        private final List<String> details = new ArrayList<>();
        private final List<Move> missing = new ArrayList<>();
        private final List<Move> surplus = new ArrayList<>();
        private int more;

        Difference difference(Game game, String command) {
            List<String> all = new ArrayList<>(details);
            if (more > 0) {
                all.add("and " + more + " more");
            }
            return new Difference(Difference.Kind.MOVES, game, command, all, missing, surplus);
        }
    }

    private void compare(UhpAnswer answer, Collection<Note> notes) {
        boolean over = game.isOver();
        if (over && (answer.isError() || answer.lines().isEmpty())) {
            return;
        }
        if (answer.lines().isEmpty()) {
            compare(Set.of());
            return;
        }
        if (answer.single().isEmpty() || answer.isError()) {
            detail("answered", "answered: " + answer.shown());
            return;
        }
        Map<Habit, String> habits = new EnumMap<>(Habit.class);
        compare(readKindly(List.of(answer.single().get().split(";", -1)), habits));
        habits.forEach((habit, text) -> notes.add(new Note(habit, game, UhpAnswer.excerpt(text), 1)));
    }

    /**
     * Reads the moves that an engine lists. A piece with another number, or a second text for the same move, counts as
     * a habit, not as another move.
     */
    private Set<Move> readKindly(List<String> texts, Map<Habit, String> habits) {
        Set<String> seen = new HashSet<>();
        Set<Move> moves = new LinkedHashSet<>();
        read(texts, (text, move) -> {
            Move meant = withTheNextNumber(position, move);
            if (!meant.equals(move)) {
                habits.putIfAbsent(Habit.NUMBERS_FREELY, text);
            } else if (!seen.add(text)) {
                habits.putIfAbsent(Habit.LISTS_TWICE, text);
            } else if (moves.contains(move)) {
                habits.putIfAbsent(Habit.TWO_NOTATIONS, text);
            }
            moves.add(meant);
        });
        return moves;
    }

    /** Returns the placement of the piece that comes next, if a move places a later one of its kind. */
    static Move withTheNextNumber(Position position, Move move) {
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
                part(Cause.ofMissing(move, position)).missing.add(move);
                detail(Cause.ofMissing(move, position), "misses: " + text(move));
            }
        }
        listed.stream().filter(move -> !legal.contains(move)).forEach(this::addSurplus);
    }

    private void addSurplus(Move move) {
        String cause = Cause.ofSurplus(move, position);
        Part part = part(cause);
        if (part.surplus.size() < MOST_MARKS) {
            part.surplus.add(move);
        }
        detail(cause, illegal(move));
    }

    private void detail(String cause, String text) {
        Part part = part(cause);
        if (part.details.size() < MOST_DETAILS) {
            part.details.add(text);
        } else {
            part.more++;
        }
    }

    private Part part(String cause) {
        return parts.computeIfAbsent(cause, any -> new Part());
    }

    private Set<Move> read(Collection<String> texts) {
        Set<Move> listed = new LinkedHashSet<>();
        read(texts, (text, move) -> add(listed, move));
        return listed;
    }

    private void read(Collection<String> texts, BiConsumer<String, Move> listed) {
        if (texts.size() > MOST_MOVES) {
            detail("lists", "lists " + texts.size() + " moves");
        }
        texts.stream().limit(MOST_MOVES).forEach(text -> {
            try {
                listed.accept(text, MoveString.read(text, position));
            } catch (NotationException e) {
                detail("cannot be read", "cannot be read: " + UhpAnswer.excerpt(e.getMessage()));
            }
        });
    }

    private void add(Set<Move> listed, Move move) {
        if (!listed.add(move)) {
            detail("lists twice", "lists twice: " + text(move));
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
