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

    /** Far more than are legal anywhere; an engine that lists more is not read to the end. */
    private static final int MOST_MOVES = 10_000;

    private final Game game;
    private final Position position;
    private final List<String> details = new ArrayList<>();
    private int moreDetails;
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
        if (comparison.moreDetails > 0) {
            details.add("and " + comparison.moreDetails + " more");
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
            detail("answered: " + answer.shown());
            return;
        }
        Set<Move> listed = read(answer.single().get());
        Set<Move> legal = over ? Set.of() : Set.copyOf(position.legalMoves());
        for (Move move : position.legalMoves()) {
            if (legal.contains(move) && !listed.contains(move)) {
                lacking.add(move);
                detail("lacks: " + MoveString.write(move, position));
            }
        }
        listed.stream().filter(move -> !legal.contains(move)).forEach(surplus::add);
        surplus.stream().map(this::illegal).forEach(this::detail);
    }

    /** Only some are kept: an engine may list anything, and much of it. */
    private void detail(String text) {
        if (details.size() < MOST_DETAILS) {
            details.add(text);
        } else {
            moreDetails++;
        }
    }

    private Set<Move> read(String line) {
        Set<Move> listed = new LinkedHashSet<>();
        List<String> texts = List.of(line.split(";", -1));
        if (texts.size() > MOST_MOVES) {
            detail("lists " + texts.size() + " moves");
        }
        for (String text : texts.subList(0, Math.min(texts.size(), MOST_MOVES))) {
            try {
                if (!listed.add(MoveString.read(text, position))) {
                    detail("lists twice: " + Answer.excerpt(text));
                }
            } catch (NotationException e) {
                detail("cannot be read: " + Answer.excerpt(e.fault().message()));
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
