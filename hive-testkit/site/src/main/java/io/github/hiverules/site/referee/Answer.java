package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.svg.SvgDrawing;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.MovementViolation;
import io.github.hiverules.violation.Violation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What the page says about a table.
 *
 * @param text one sentence or more
 * @param violation what refuses the move that was asked for, or all moves of the selected piece
 */
record Answer(String text, Optional<Violation> violation) {

    static Answer of(Table table, Words words) {
        Optional<Violation> refusal = table.refusal().or(() -> everywhere(table, words));
        String text = refusal.map(violation -> sentence(table, violation, words))
                .or(() -> table.selected().map(piece -> selected(table, piece, words)))
                .orElseGet(() -> table.asked().isPresent() ? comers(table, words) : state(table, words));
        return new Answer(text, refusal);
    }

    private static String sentence(Table table, Violation violation, Words words) {
        return words.sentences().violation(table.position(), violation);
    }

    /** Returns what refuses all moves of a selected piece, if one sentence fits each of them. */
    private static Optional<Violation> everywhere(Table table, Words words) {
        if (!table.destinations().isEmpty()) {
            return Optional.empty();
        }
        List<Violation> violations = table.refusals();
        long reasons = violations.stream()
                .map(violation -> sentence(table, violation, words))
                .distinct()
                .count();
        return reasons == 1 ? Optional.of(violations.get(0)) : Optional.empty();
    }

    private static String selected(Table table, Piece piece, Words words) {
        String label = words.sentences().label(piece);
        int count = table.destinations().size();
        return count == 0 ? words.text("say.stuck", label) : words.count("say.canGo", label, count);
    }

    private static String comers(Table table, Words words) {
        List<Move> moves = table.moves().to(table.asked().orElseThrow());
        String pieces = moves.stream()
                .flatMap(move -> move.movedPiece().stream())
                .map(words.sentences()::label)
                .collect(Collectors.joining(", "));
        return moves.isEmpty() ? words.text("say.nobodyComes") : words.text("say.comers", pieces);
    }

    private static String state(Table table, Words words) {
        Sentences sentences = words.sentences();
        Game game = table.shown();
        String last = game.lastMove()
                .map(move -> sentences.move(game.undo().position(), move) + " ")
                .orElse("");
        if (game.isOver()) {
            return last + sentences.result(game.result());
        }
        String player = sentences.player(table.position().sideToMove());
        return last
                + (table.moves().mustPass()
                        ? words.text("say.mustPass", player)
                        : words.text("say.toMove", player, table.position().turnNumber()));
    }

    SvgDrawing drawing(Table table) {
        SvgDrawing drawing = SvgDrawing.of(table.shown()).frame(table.positions());
        if (table.selected().isEmpty()) {
            return table.shown().lastMove().map(drawing::lastMove).orElse(drawing);
        }
        drawing = drawing.selected(table.selected().get()).destinations(table.destinations());
        if (table.asked().isPresent()) {
            drawing = drawing.refused(List.of(table.asked().get()));
            return violation.map(drawing::violation).orElse(drawing);
        }
        // Before a cell is tapped, only evidence that does not depend on the destination is drawn.
        return violation
                .filter(MovementViolation.class::isInstance)
                .map(drawing::violation)
                .orElse(drawing);
    }
}
