package io.github.hiverules.site.referee;

import io.github.hiverules.Game;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.move.Route;
import io.github.hiverules.notation.svg.SvgDrawing;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.MovementViolation;
import io.github.hiverules.violation.Violation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What the page says in a session.
 *
 * @param text one sentence or more
 * @param violation why the move in question, or every move of the selected piece, is illegal
 * @param pieces other pieces that the text names: those that can come, throw or be thrown
 * @param step the step of the explanation that is shown instead of all of it
 * @param steps in how many steps the answer can be shown; 0 if only at once
 */
record Answer(String text, Optional<Violation> violation, List<Piece> pieces, Optional<ExplanationStep> step, int steps) {

    Answer {
        pieces = List.copyOf(pieces);
    }

    Answer(String text, Optional<Violation> violation, List<Piece> pieces) {
        this(text, violation, pieces, Optional.empty(), 0);
    }

    static Answer of(Session session, RefereeLanguage words) {
        Answer whole = whole(session, words);
        List<ExplanationStep> steps = ExplanationSteps.of(session, whole);
        int count = steps.isEmpty() ? 0 : steps.size() + 1;
        int number = Math.min(session.question().step(), count);
        if (number == 0) {
            return new Answer(whole.text, whole.violation, whole.pieces, Optional.empty(), count);
        }
        String progress = words.text("step.of", number, count) + " ";
        if (number == count) {
            return new Answer(progress + whole.text, whole.violation, whole.pieces, Optional.empty(), count);
        }
        ExplanationStep step = steps.get(number - 1);
        return new Answer(progress + step.text().apply(words), Optional.empty(), List.of(), Optional.of(step), count);
    }

    private static Answer whole(Session session, RefereeLanguage words) {
        if (session.attempt().isPresent()) {
            return attempt(session, session.attempt().get(), words);
        }
        if (session.selected().isPresent()) {
            return selected(session, session.selected().get(), words);
        }
        return session.asked().isPresent() ? whoCanCome(session, words) : said(state(session, words));
    }

    private static Answer said(String text) {
        return new Answer(text, Optional.empty(), List.of());
    }

    private static Answer attempt(Session session, Move move, RefereeLanguage words) {
        Optional<Violation> refusal = session.refusal();
        if (refusal.isPresent()) {
            String broken = session.question().isNone()
                    ? words.text(
                                    "say.broken",
                                    session.ply() + 1,
                                    session.broken().map(IllegalContinuation::text).orElse("")) + " "
                    : "";
            return new Answer(broken + sentence(session, refusal.get(), words), refusal, List.of());
        }
        if (move.equals(Move.pass())) {
            String player = words.sentences().player(session.position().sideToMove());
            String reasons = ExplanationSteps.whyPass(session).values().stream()
                    .map(violation -> " " + sentence(session, violation, words))
                    .collect(Collectors.joining());
            return said(words.text("say.whyPass", player) + reasons);
        }
        return said(words.text("say.legal", words.sentences().move(session.position(), move)));
    }

    private static String sentence(Session session, Violation violation, RefereeLanguage words) {
        return words.sentences().violation(session.position(), violation);
    }

    private static Answer selected(Session session, Piece piece, RefereeLanguage words) {
        LegalMoves moves = session.moves();
        List<Piece> victims = moves.throwablePieces(piece);
        List<Piece> throwers = moves.throwers().stream()
                .filter(thrower -> moves.throwablePieces(thrower).contains(piece))
                .toList();
        Optional<Violation> everywhere = session.shown().check(piece);
        String text = everywhere
                .map(violation -> sentence(session, violation, words))
                .orElseGet(() -> reach(session, piece, words));
        if (!victims.isEmpty()) {
            text += " " + words.text("say.throws", labels(victims, words));
        }
        if (!throwers.isEmpty()) {
            text += " " + words.text("say.thrownBy", labels(throwers, words));
        }
        List<Piece> others = new ArrayList<>(victims);
        others.addAll(throwers);
        return new Answer(text, everywhere, others);
    }

    private static String reach(Session session, Piece piece, RefereeLanguage words) {
        String label = words.sentences().label(piece);
        return words.count("say.canGo", label, session.destinations().size());
    }

    private static Answer whoCanCome(Session session, RefereeLanguage words) {
        Hex cell = session.asked().orElseThrow();
        List<Piece> pieces = session.moves().to(cell).stream()
                .flatMap(move -> move.movedPiece().stream())
                .distinct()
                .toList();
        String text =
                pieces.isEmpty() ? words.text("say.nobodyComes") : words.text("say.canCome", labels(pieces, words));
        return new Answer(text, Optional.empty(), pieces);
    }

    private static String labels(Collection<Piece> pieces, RefereeLanguage words) {
        return pieces.stream()
                .map(piece -> words.sentences().label(piece))
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private static String state(Session session, RefereeLanguage words) {
        Sentences sentences = words.sentences();
        Game game = session.shown();
        String last = game.lastMove()
                .map(move -> sentences.move(game.undo().position(), move) + " ")
                .orElse("");
        if (game.isOver()) {
            return last + sentences.result(game.result());
        }
        String player = sentences.player(session.position().sideToMove());
        if (session.moves().mustPass()) {
            return last + words.text("say.mustPass", player);
        }
        return last
                + words.text("say.toMove", player, session.position().turnNumber())
                + (game.plyCount() == 0 && session.position().isEmpty() ? " " + words.text("say.start") : "");
    }

    SvgDrawing drawing(Session session) {
        SvgDrawing drawing = SvgDrawing.of(session.shown());
        if (step.isPresent()) {
            return step.get().marks().apply(drawing);
        }
        Optional<Move> attempt = session.attempt();
        if (attempt.isPresent() && violation.isEmpty()) {
            return legal(drawing, session.position(), attempt.get());
        }
        if (attempt.isPresent() && session.selected().isEmpty()) {
            return drawing.withViolation(violation.get());
        }
        if (session.selected().isEmpty()) {
            return session.asked().isPresent() ? whoCanCome(drawing, session) : state(drawing, session);
        }
        for (Piece piece : pieces) {
            drawing = drawing.withSelected(piece);
        }
        drawing = drawing.withSelected(session.selected().get()).withDestinations(session.destinations());
        if (session.asked().isPresent()) {
            drawing = drawing.withUnreachable(List.of(session.asked().get()));
            return violation.map(drawing::withViolation).orElse(drawing);
        }
        // Before a cell is tapped, only evidence that does not depend on the destination is drawn.
        return violation
                .filter(MovementViolation.class::isInstance)
                .map(drawing::withViolation)
                .orElse(drawing);
    }

    private static SvgDrawing legal(SvgDrawing drawing, Position position, Move move) {
        SvgDrawing marked =
                move.destination().map(List::of).map(drawing::withDestinations).orElse(drawing);
        Optional<Route> route = position.route(move);
        marked = move.movedPiece().map(marked::withSelected).orElse(marked);
        return route.isPresent() && route.get().stops().size() > 1 ? marked.withRoute(route.get()) : marked;
    }

    private SvgDrawing whoCanCome(SvgDrawing drawing, Session session) {
        List<Hex> cell = List.of(session.asked().orElseThrow());
        SvgDrawing marked = pieces.isEmpty() ? drawing.withUnreachable(cell) : drawing.withDestinations(cell);
        for (Piece piece : pieces) {
            marked = marked.withSelected(piece);
        }
        return marked;
    }

    /** The last move or, at the end of the game, the surrounded Queen. */
    private static SvgDrawing state(SvgDrawing drawing, Session session) {
        SvgDrawing marked =
                session.shown().lastMove().map(drawing::withLastMove).orElse(drawing);
        return session.shown().isOver()
                ? session.shown().check(Move.pass()).map(marked::withViolation).orElse(marked)
                : marked;
    }
}
