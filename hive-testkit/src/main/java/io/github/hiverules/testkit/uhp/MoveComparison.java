package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Compares the moves that an engine lists with the legal ones: by piece and cell, never by text. */
final class MoveComparison {

    private static final int MOST_DETAILS = 24;

    private final Game game;
    private final Position position;
    private final List<String> details = new ArrayList<>();
    private final List<Move> lacking = new ArrayList<>();
    private final List<Move> surplus = new ArrayList<>();

    private MoveComparison(Game game) {
        this.game = game;
        this.position = game.position();
    }

    static Optional<Difference> compare(Game game, Answer answer) {
        MoveComparison comparison = new MoveComparison(game);
        comparison.compare(answer);
        List<String> details = comparison.details;
        if (details.isEmpty()) {
            return Optional.empty();
        }
        if (details.size() > MOST_DETAILS) {
            String more = "and " + (details.size() - MOST_DETAILS) + " more";
            details = new ArrayList<>(details.subList(0, MOST_DETAILS));
            details.add(more);
        }
        return Optional.of(new Difference(
                Difference.Kind.MOVES, game, answer.command(), details, comparison.lacking, comparison.surplus));
    }

    private void compare(Answer answer) {
        boolean over = game.result().outcome().isOver();
        if (over && (answer.isError() || answer.lines().isEmpty())) {
            return;
        }
        if (answer.single().isEmpty() || answer.isError()) {
            details.add("answered: " + answer.shown());
            return;
        }
        Set<Move> listed = read(answer.single().get());
        Set<Move> legal = over ? Set.of() : Set.copyOf(position.legalMoves());
        for (Move move : position.legalMoves()) {
            if (legal.contains(move) && !listed.contains(move)) {
                lacking.add(move);
                details.add("lacks: " + MoveString.write(move, position));
            }
        }
        listed.stream().filter(move -> !legal.contains(move)).forEach(surplus::add);
        surplus.stream().map(this::illegal).forEach(details::add);
    }

    private Set<Move> read(String line) {
        Set<Move> listed = new LinkedHashSet<>();
        for (String text : line.split(";", -1)) {
            try {
                if (!listed.add(MoveString.read(text, position))) {
                    details.add("lists twice: " + Answer.excerpt(text));
                }
            } catch (NotationException e) {
                details.add("cannot be read: " + e.fault().message());
            }
        }
        return listed;
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
