package io.github.hiverules.site;

import io.github.hiverules.Position;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.svg.SvgDrawing;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.testkit.Expectation;
import io.github.hiverules.testkit.Refusal;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.violation.MovementViolation;
import io.github.hiverules.violation.PlacementViolation;
import io.github.hiverules.violation.ReachViolation;
import io.github.hiverules.violation.ThrowViolation;
import io.github.hiverules.violation.TurnViolation;
import io.github.hiverules.violation.Violation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Draws a diagram: one picture for each statement, and one for each refusal that shows something. */
final class DiagramPictures {

    private static final List<Class<? extends Violation>> DRAWN_VIOLATIONS = List.of(
            TurnViolation.GameOver.class,
            PlacementViolation.TouchesOpponent.class,
            MovementViolation.Covered.class,
            MovementViolation.Resting.class,
            MovementViolation.Pinned.class,
            ReachViolation.Gate.class,
            ReachViolation.GateAboveGround.class,
            ReachViolation.ContactLost.class,
            ReachViolation.TooFewSteps.class,
            ReachViolation.TooManySteps.class,
            ReachViolation.NoPath.class,
            ReachViolation.EmptyCellInLine.class,
            ReachViolation.MosquitoCannotCopy.class,
            ThrowViolation.class);

    private static final Set<Bug> BUGS_OF_SEVERAL_STEPS = Set.of(Bug.SPIDER, Bug.LADYBUG);

    private static final Comparator<Move.Movement> IN_READING_ORDER = Comparator.comparing(Move.Movement::piece)
            .thenComparingInt(move -> move.to().r())
            .thenComparingInt(move -> move.to().q());

    private DiagramPictures() {}

    static List<Picture> of(RulebookDiagram diagram, SiteLanguage language) {
        return of(diagram, RefusalExplanation.of(diagram, language.sentences()), language);
    }

    static List<Picture> of(RulebookDiagram diagram, List<RefusalExplanation> reasons, SiteLanguage language) {
        Position position = diagram.position();
        SvgDrawing plain = SvgDrawing.of(diagram.setup())
                .withSentences(language.sentences())
                .withTitle(diagram.id() + " " + language.title(diagram));
        ExpectationPictures expectations = new ExpectationPictures(diagram, position, plain, language);
        List<Picture> pictures = new ArrayList<>();
        diagram.expectations().forEach(expectation -> pictures.add(expectations.of(expectation)));
        diagram.expectations()
                .forEach(expectation ->
                        path(expectation, position, plain, language).ifPresent(pictures::add));
        diagram.refusals()
                .forEach(refusal -> evidence(refusal, position, plain, reasons, language.sentences())
                        .ifPresent(pictures::add));
        if (pictures.isEmpty()) {
            pictures.add(Picture.of(plain, ""));
        }
        return merged(pictures);
    }

    /** An example of a route over several cells, for throws and for kinds whose steps are easily miscounted. */
    private static Optional<Picture> path(
            Expectation expectation, Position position, SvgDrawing plain, SiteLanguage language) {
        return expectation.legal().stream()
                .filter(Move.Movement.class::isInstance)
                .map(Move.Movement.class::cast)
                .sorted(IN_READING_ORDER)
                .flatMap(move -> position.route(move).stream()
                        .filter(route -> route.thrower().isPresent() || BUGS_OF_SEVERAL_STEPS.contains(route.movesAs()))
                        .map(route -> Picture.of(
                                plain.withRoute(route),
                                language.text("example", language.sentences().move(position, move)))))
                .findFirst();
    }

    /** The first move stands for all of a refusal. */
    private static Optional<Picture> evidence(
            Refusal refusal, Position position, SvgDrawing plain, List<RefusalExplanation> reasons, Sentences words) {
        for (Move move : refusal.moves()) {
            Optional<Violation> found =
                    position.check(move).filter(violation -> violation.rule() == refusal.rule() && isDrawn(violation));
            if (found.isPresent()) {
                Optional<RefusalExplanation> said = reasons.stream()
                        .filter(reason -> reason.says(position, found.get(), words))
                        .findFirst();
                return Optional.of(new Picture(plain.withViolation(found.get()), "", RefusalExplanation.subject(move), said));
            }
        }
        return Optional.empty();
    }

    private static boolean isDrawn(Violation violation) {
        return DRAWN_VIOLATIONS.stream().anyMatch(kind -> kind.isInstance(violation));
    }

    /** Pictures that look the same become one with both captions. */
    private static List<Picture> merged(Collection<Picture> pictures) {
        Map<String, Picture> byLook = new LinkedHashMap<>();
        for (Picture picture : pictures) {
            byLook.merge(picture.drawing().toSvg(), picture, Picture::and);
        }
        return List.copyOf(byLook.values());
    }
}
