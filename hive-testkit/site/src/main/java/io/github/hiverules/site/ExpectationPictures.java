package io.github.hiverules.site;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.Expectation;
import io.github.hiverules.testkit.RefusedMoves;
import io.github.hiverules.testkit.RulebookDiagram;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

/** Draws the statements of a diagram. */
final class ExpectationPictures {

    private final RulebookDiagram diagram;
    private final Position position;
    private final SvgDrawing plain;
    private final SiteLanguage language;
    private final Sentences sentences;

    ExpectationPictures(RulebookDiagram diagram, Position position, SvgDrawing plain, SiteLanguage language) {
        this.language = language;
        this.sentences = language.sentences();
        this.diagram = diagram;
        this.position = position;
        this.plain = plain;
    }

    Picture of(Expectation expectation) {
        if (expectation instanceof Expectation.Destinations destinations) {
            return destinations(destinations);
        }
        if (expectation instanceof Expectation.Throws thrown) {
            return throwsOf(thrown);
        }
        if (expectation instanceof Expectation.Placements placements) {
            return placements(placements);
        }
        if (expectation instanceof Expectation.OutcomeAfter after) {
            return outcomeAfter(after);
        }
        return Picture.of(plain, sentence(expectation));
    }

    private String sentence(Expectation expectation) {
        if (expectation instanceof Expectation.OutcomeIs expected) {
            return outcome(expected.outcome());
        }
        if (expectation instanceof Expectation.GameResultIs game) {
            return language.text("recorded", sentences.result(game.result()));
        }
        return language.text(expectation instanceof Expectation.OnlyPass ? "onlyPass" : "nothingLegal");
    }

    private Picture destinations(Expectation.Destinations expected) {
        Piece piece = expected.piece();
        SvgDrawing drawing = plain.withSelected(piece)
                .withDestinations(destinationCells(expected.legal()))
                .withUnreachableCells(refusedCells(
                        move -> move instanceof Move.Movement m && m.piece().equals(piece)));
        int cells = destinationCells(expected.legal()).size();
        String name = Html.capitalized(sentences.piece(piece));
        String reach = cells == 0
                ? language.text("movesNowhere", name)
                : language.text("reaches", name, language.count(cells, "cells"));
        return Picture.of(drawing, reach, piece.toString());
    }

    private Picture throwsOf(Expectation.Throws expected) {
        List<String> thrown = pieces(expected.legal());
        SvgDrawing drawing =
                plain.withSelected(expected.thrower()).withDestinations(destinationCells(expected.legal()));
        String name = Html.capitalized(sentences.piece(expected.thrower()));
        return Picture.of(
                drawing,
                thrown.isEmpty() ? language.text("throwsNothing", name) : language.text("throws", name, list(thrown)));
    }

    private Picture placements(Expectation.Placements expected) {
        List<Hex> cells = destinationCells(expected.legal());
        SvgDrawing drawing =
                plain.withDestinations(cells).withUnreachableCells(refusedCells(Move.Placement.class::isInstance));
        String player = sentences.player(position.sideToMove());
        if (cells.isEmpty()) {
            return Picture.of(drawing, language.text("placesNothing", player), RefusalExplanation.PLACING);
        }
        String places = language.text(
                "places", player, list(pieces(expected.legal())), language.count(cells.size(), "cells.at"));
        return Picture.of(drawing, places, RefusalExplanation.PLACING);
    }

    private Picture outcomeAfter(Expectation.OutcomeAfter expected) {
        SvgDrawing drawing = SvgDrawing.of(position.play(expected.move()))
                .withSentences(sentences)
                .withTitle(diagram.id() + " " + language.title(diagram))
                .withLastMove(expected.move());
        return Picture.of(drawing, sentences.move(position, expected.move()) + " " + outcome(expected.outcome()));
    }

    private String outcome(Outcome outcome) {
        GameResult result =
                new GameResult(outcome, outcome.isOver() ? GameResult.Ending.QUEEN_SURROUNDED : GameResult.Ending.NONE);
        return sentences.result(result);
    }

    /** Returns the destinations of refused moves that meet the condition, except those of legal ones. */
    private List<Hex> refusedCells(Predicate<Move> condition) {
        return diagram.refusedMoves().stream()
                .map(RefusedMoves::moves)
                .flatMap(List::stream)
                .filter(condition)
                .flatMap(move -> move.destination().stream())
                .distinct()
                .filter(hex -> diagram.expectations().stream()
                        .flatMap(expectation -> expectation.legal().stream())
                        .filter(condition)
                        .flatMap(move -> move.destination().stream())
                        .noneMatch(hex::equals))
                .toList();
    }

    private static List<Hex> destinationCells(Collection<Move> moves) {
        return moves.stream()
                .flatMap(move -> move.destination().stream())
                .distinct()
                .toList();
    }

    private static List<String> pieces(Collection<? extends Move> moves) {
        return moves.stream()
                .flatMap(move -> move.movedPiece().stream())
                .distinct()
                .sorted()
                .map(Piece::toString)
                .toList();
    }

    private String list(List<String> names) {
        int last = names.size() - 1;
        return last < 1
                ? String.join("", names)
                : String.join(", ", names.subList(0, last)) + " " + language.text("or") + " " + names.get(last);
    }
}
