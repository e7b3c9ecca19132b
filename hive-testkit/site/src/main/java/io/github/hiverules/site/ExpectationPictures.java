package io.github.hiverules.site;

import io.github.hiverules.GameResult;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.svg.SvgDrawing;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.Expectation;
import io.github.hiverules.testkit.Refusal;
import io.github.hiverules.testkit.RulebookDiagram;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;

/** Draws the statements of a diagram. */
final class ExpectationPictures {

    private static final Sentences WORDS = Sentences.english();

    private final RulebookDiagram diagram;
    private final Position position;
    private final SvgDrawing plain;

    ExpectationPictures(RulebookDiagram diagram, Position position, SvgDrawing plain) {
        this.diagram = diagram;
        this.position = position;
        this.plain = plain;
    }

    Picture of(Expectation expectation) {
        if (expectation instanceof Expectation.Destinations destinations) {
            return destinations(destinations);
        }
        if (expectation instanceof Expectation.Throws thrower) {
            return throwsOf(thrower);
        }
        if (expectation instanceof Expectation.Placements placements) {
            return placements(placements);
        }
        if (expectation instanceof Expectation.Movers movers) {
            return movers(movers);
        }
        if (expectation instanceof Expectation.StandingAfter after) {
            return after(after);
        }
        return Picture.of(plain, sentence(expectation));
    }

    private static String sentence(Expectation expectation) {
        if (expectation instanceof Expectation.Standing standing) {
            return outcome(standing.outcome());
        }
        if (expectation instanceof Expectation.GameStanding game) {
            return "The recorded game: " + WORDS.result(game.result());
        }
        return expectation instanceof Expectation.OnlyPass ? "Passing is the only legal action." : "Nothing is legal.";
    }

    private Picture destinations(Expectation.Destinations expected) {
        Piece piece = expected.piece();
        SvgDrawing drawing = plain.selected(piece)
                .destinations(targets(expected.legal()))
                .refused(refused(
                        move -> move instanceof Move.Movement m && m.piece().equals(piece)));
        int cells = targets(expected.legal()).size();
        String reach = cells == 0 ? " can move nowhere." : " can reach " + count(cells, "cell") + ".";
        return Picture.of(drawing, Html.capitalized(WORDS.piece(piece)) + reach, piece.toString());
    }

    private Picture throwsOf(Expectation.Throws expected) {
        List<String> thrown = expected.legal().stream()
                .map(move -> ((Move.Movement) move).piece())
                .distinct()
                .sorted()
                .map(Piece::toString)
                .toList();
        SvgDrawing drawing = plain.selected(expected.thrower()).destinations(targets(expected.legal()));
        String what = thrown.isEmpty() ? " can throw nothing." : " can throw " + list(thrown, "or") + ".";
        return Picture.of(drawing, Html.capitalized(WORDS.piece(expected.thrower())) + what);
    }

    private Picture placements(Expectation.Placements expected) {
        List<Hex> cells = targets(expected.legal());
        SvgDrawing drawing = plain.destinations(cells).refused(refused(Move.Placement.class::isInstance));
        String player = WORDS.player(position.sideToMove());
        if (cells.isEmpty()) {
            return Picture.of(drawing, player + " can place nothing.", Reason.PLACING);
        }
        List<String> pieces = expected.legal().stream()
                .map(move -> ((Move.Placement) move).piece())
                .distinct()
                .sorted()
                .map(Piece::toString)
                .toList();
        String places = player + " can place " + list(pieces, "or") + " on " + count(cells.size(), "cell") + ".";
        return Picture.of(drawing, places, Reason.PLACING);
    }

    private Picture movers(Expectation.Movers expected) {
        SvgDrawing drawing = plain;
        for (Piece piece : expected.pieces()) {
            drawing = drawing.selected(piece);
        }
        String player = WORDS.player(expected.color());
        return Picture.of(
                drawing, player + " can move " + count(expected.pieces().size(), "piece") + ".");
    }

    private Picture after(Expectation.StandingAfter expected) {
        SvgDrawing drawing = SvgDrawing.of(position.play(expected.move()))
                .title(diagram.toString())
                .lastMove(expected.move());
        return Picture.of(drawing, WORDS.move(position, expected.move()) + " " + outcome(expected.outcome()));
    }

    private static String outcome(Outcome outcome) {
        GameResult result =
                new GameResult(outcome, outcome.isOver() ? GameResult.Ending.QUEEN_SURROUNDED : GameResult.Ending.NONE);
        return WORDS.result(result);
    }

    /** The refused destinations of some moves, without those where another of these moves is legal. */
    private List<Hex> refused(Predicate<Move> condition) {
        return diagram.refusals().stream()
                .filter(refusal -> !refusal.legalOtherwise())
                .map(Refusal::moves)
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

    private static List<Hex> targets(Collection<Move> moves) {
        return moves.stream()
                .flatMap(move -> move.destination().stream())
                .distinct()
                .toList();
    }

    private static String list(List<String> words, String conjunction) {
        int last = words.size() - 1;
        return last < 1
                ? String.join("", words)
                : String.join(", ", words.subList(0, last)) + " " + conjunction + " " + words.get(last);
    }

    private static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }
}
