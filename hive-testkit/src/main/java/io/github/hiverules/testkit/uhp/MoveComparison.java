package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.notation.uhp.UhpAnswer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Compares the moves that an engine lists with the legal ones: by piece and cell, never by text. */
public final class MoveComparison {

    private static final int MOST_DETAILS = 6;

    /** Enough moves to see of what kind they are. */
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
        MoveComparison comparison = new MoveComparison(game);
        comparison.compare(comparison.read(moveStrings));
        return comparison.whole();
    }

    static List<Difference> compare(Game game, UhpAnswer answer) {
        MoveComparison comparison = new MoveComparison(game);
        comparison.compare(answer);
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
            all.lacking.addAll(part.lacking);
            all.surplus.addAll(part.surplus);
            all.more += part.more;
        }
        return Optional.of(all.difference(game, ""));
    }

    /** Differences with one cause. It keeps only some, because an engine may list anything, however much. */
    private static final class Part {
        private final List<String> details = new ArrayList<>();
        private final List<Move> lacking = new ArrayList<>();
        private final List<Move> surplus = new ArrayList<>();
        private int more;

        Difference difference(Game game, String command) {
            List<String> all = new ArrayList<>(details);
            if (more > 0) {
                all.add("and " + more + " more");
            }
            return new Difference(Difference.Kind.MOVES, game, command, all, lacking, surplus);
        }
    }

    private void compare(UhpAnswer answer) {
        boolean over = game.isOver();
        if (over && (answer.isError() || answer.lines().isEmpty())) {
            return;
        }
        if (answer.single().isEmpty() || answer.isError()) {
            detail("answered", "answered: " + answer.shown());
            return;
        }
        compare(read(List.of(answer.single().get().split(";", -1))));
    }

    private void compare(Set<Move> listed) {
        Set<Move> legal = Set.copyOf(game.legalMoves());
        for (Move move : game.legalMoves()) {
            if (!listed.contains(move)) {
                part(Cause.ofLacking(move, position)).lacking.add(move);
                detail(Cause.ofLacking(move, position), "lacks: " + text(move));
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
        if (texts.size() > MOST_MOVES) {
            detail("lists", "lists " + texts.size() + " moves");
        }
        texts.stream().limit(MOST_MOVES).forEach(text -> {
            try {
                add(listed, MoveString.read(text, position));
            } catch (NotationException e) {
                detail(
                        "cannot be read",
                        "cannot be read: " + UhpAnswer.excerpt(e.fault().message()));
            }
        });
        return listed;
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
