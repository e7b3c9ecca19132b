package io.github.hiverules.site;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.testkit.Expectation;
import io.github.hiverules.testkit.RefusedMoves;
import io.github.hiverules.testkit.RulebookDiagram;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Draws a diagram: one picture for each statement, and one for each refusal whose evidence is worth drawing. */
final class DiagramPictures {

    private static final Set<Kind> DRAWN_KINDS = EnumSet.of(
            Kind.GAME_OVER,
            Kind.TOUCHES_OPPONENT,
            Kind.COVERED,
            Kind.RESTING,
            Kind.PINNED,
            Kind.GATE,
            Kind.GATE_ABOVE_GROUND,
            Kind.CONTACT_LOST,
            Kind.TOO_FEW_STEPS,
            Kind.TOO_MANY_STEPS,
            Kind.NO_PATH,
            Kind.EMPTY_CELL_IN_LINE,
            Kind.MOSQUITO_CANNOT_COPY);

    private static final Set<Bug> BUGS_WITH_SEVERAL_STEPS = Set.of(Bug.SPIDER, Bug.LADYBUG);

    private static final Comparator<Move.Movement> READING_ORDER = Comparator.comparing(Move.Movement::piece)
            .thenComparingInt(move -> move.to().r())
            .thenComparingInt(move -> move.to().q());

    private DiagramPictures() {}

    static List<Picture> of(RulebookDiagram diagram, SiteLanguage language) {
        return of(diagram, RefusalExplanation.of(diagram, language.sentences()), language);
    }

    static List<Picture> of(RulebookDiagram diagram, List<RefusalExplanation> explanations, SiteLanguage language) {
        Position position = diagram.position();
        SvgDrawing plain = SvgDrawing.of(diagram.setup())
                .withSentences(language.sentences())
                .withTitle(diagram.id() + " " + language.title(diagram));
        ExpectationPictures expectations = new ExpectationPictures(diagram, position, plain, language);
        List<Picture> pictures = new ArrayList<>();
        diagram.expectations().forEach(expectation -> pictures.add(expectations.of(expectation)));
        diagram.expectations()
                .forEach(expectation ->
                        examplePath(expectation, position, plain, language).ifPresent(pictures::add));
        diagram.refusedMoves()
                .forEach(refusal -> evidence(refusal, position, plain, explanations, language.sentences())
                        .ifPresent(pictures::add));
        if (pictures.isEmpty()) {
            pictures.add(Picture.of(plain, ""));
        }
        return merged(pictures);
    }

    /** Draws one legal route over several cells, for throws and for insects whose steps are easy to miscount. */
    private static Optional<Picture> examplePath(
            Expectation expectation, Position position, SvgDrawing plain, SiteLanguage language) {
        return expectation.legal().stream()
                .filter(Move.Movement.class::isInstance)
                .map(Move.Movement.class::cast)
                .sorted(READING_ORDER)
                .flatMap(move -> position.route(move).stream()
                        .filter(route ->
                                route.thrower().isPresent() || BUGS_WITH_SEVERAL_STEPS.contains(route.movesAs()))
                        .map(route -> Picture.of(
                                plain.withRoute(route),
                                language.text("example", language.sentences().move(position, move)))))
                .findFirst();
    }

    /** Draws the evidence of a refusal for the first of its moves that the rule forbids. */
    private static Optional<Picture> evidence(
            RefusedMoves refusal,
            Position position,
            SvgDrawing plain,
            List<RefusalExplanation> explanations,
            Sentences sentences) {
        for (Move move : refusal.moves()) {
            Optional<Violation> violation =
                    position.check(move).filter(found -> found.rule() == refusal.rule() && isDrawn(found));
            if (violation.isPresent()) {
                Optional<RefusalExplanation> explanation = explanations.stream()
                        .filter(candidate -> candidate.explains(position, violation.get(), sentences))
                        .findFirst();
                return Optional.of(new Picture(
                        plain.withViolation(violation.get()), "", RefusalExplanation.subject(move), explanation));
            }
        }
        return Optional.empty();
    }

    private static boolean isDrawn(Violation violation) {
        return violation.thrower().isPresent() || DRAWN_KINDS.contains(violation.kind());
    }

    /** Merges pictures that look the same into one with both captions. */
    private static List<Picture> merged(Collection<Picture> pictures) {
        Map<String, Picture> byDrawing = new LinkedHashMap<>();
        for (Picture picture : pictures) {
            byDrawing.merge(picture.drawing().toSvg(), picture, Picture::mergedWith);
        }
        return List.copyOf(byDrawing.values());
    }
}
