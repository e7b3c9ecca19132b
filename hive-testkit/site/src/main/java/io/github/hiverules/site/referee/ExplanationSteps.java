package io.github.hiverules.site.referee;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.Route.Stop;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Explains an answer cell by cell, with the evidence of a violation or the route of a legal move. */
final class ExplanationSteps {

    private final Position position;
    private final List<ExplanationStep> steps = new ArrayList<>();

    private ExplanationSteps(Position position) {
        this.position = position;
    }

    /** Returns the steps that lead to the answer; none if there is nothing to show before it. */
    static List<ExplanationStep> of(Session session, Answer answer) {
        ExplanationSteps explanation = new ExplanationSteps(session.position());
        if (answer.violation().isPresent()) {
            explanation.addEvidence(answer.violation().get());
            return explanation.steps;
        }
        Optional<Move> attempt = session.attempt();
        if (attempt.equals(Optional.of(Move.pass()))) {
            violationsOfAllPieces(session).values().forEach(explanation::addViolation);
            return explanation.steps;
        }
        if (attempt.isPresent()) {
            return ofMove(session.position(), attempt.get());
        }
        Optional<Move> lastMove = session.shownGame()
                .lastMove()
                .filter(unused -> session.question().isNone());
        return lastMove.map(move -> ofMove(session.shownGame().undo().position(), move))
                .orElse(List.of());
    }

    /** Returns the steps of a legal move, unless there is only one. */
    private static List<ExplanationStep> ofMove(Position before, Move move) {
        ExplanationSteps explanation = new ExplanationSteps(before);
        Optional<Route> route = before.route(move);
        if (route.isPresent() && route.get().stops().size() > 2) {
            explanation.addRoute(route.get());
        }
        return explanation.steps;
    }

    /**
     * Returns why the player must pass: a violation for one piece in hand, which stands for all of them and is the Queen
     * Bee if she is in hand, and one for each of the player's pieces in play.
     */
    static Map<Piece, Violation> violationsOfAllPieces(Session session) {
        Position position = session.position();
        Map<Piece, Violation> violations = new LinkedHashMap<>();
        Stream<Piece> inPlay = position.stacks().values().stream()
                .flatMap(List::stream)
                .filter(piece -> piece.color() == position.sideToMove())
                .sorted();
        Stream.concat(position.hand(position.sideToMove()).stream().limit(1), inPlay)
                .forEach(piece ->
                        session.askedGame().check(piece).ifPresent(violation -> violations.put(piece, violation)));
        return violations;
    }

    private void addEvidence(Violation violation) {
        switch (violation.kind()) {
            case NO_MOVE -> violation.attempts().forEach(this::addViolation);
            case MOSQUITO_CANNOT_COPY -> addAttempts(violation);
            case EMPTY_CELL_IN_LINE ->
                addRoute(
                        violation,
                        Stream.of(violation.from(), violation.firstEmptyCell())
                                .flatMap(Optional::stream)
                                .toList());
            case THROW_GATE_DOWN -> addLift(violation);
            default -> {
                if (!violation.halfwayCells().isEmpty()) {
                    addHalfway(violation);
                } else {
                    addRoute(violation, legalPath(violation));
                }
                violation.attempts().stream()
                        .filter(attempt -> attempt.kind() == Violation.Kind.THROW_GATE_DOWN)
                        .forEach(this::addLift);
            }
        }
    }

    private void addAttempts(Violation mosquito) {
        if (mosquito.attempts().size() == 1) {
            addEvidence(mosquito.attempts().get(0));
        } else {
            mosquito.attempts().forEach(this::addViolation);
        }
    }

    /** Returns the path without the step that fails, if any does. */
    private static List<Hex> legalPath(Violation violation) {
        List<Hex> path = violation.path();
        boolean isLegal = path.isEmpty() || violation.sides().isEmpty();
        return isLegal ? path : path.subList(0, path.size() - 1);
    }

    private void addRoute(Violation violation, List<Hex> cells) {
        violation
                .piece()
                .filter(piece -> !cells.isEmpty())
                .ifPresent(piece -> addRoute(Route.of(piece, stopsOn(cells))));
    }

    private void addLift(Violation violation) {
        Piece piece = violation.piece().orElseThrow();
        Piece thrower = violation.thrower().orElseThrow();
        List<Hex> cells = Stream.of(violation.from(), violation.throwerCell())
                .flatMap(Optional::stream)
                .toList();
        addRoute(Route.of(piece, stopsOn(cells)).withThrower(thrower));
    }

    /** Adds a step that shows the violation. */
    private void addViolation(Violation violation) {
        steps.add(new ExplanationStep(
                language -> language.sentences().violation(position, violation),
                drawing -> drawing.withViolation(violation)));
    }

    /** Adds two steps: where a Ladybug can stand on top of the hive, and to which cells it can climb down. */
    private void addHalfway(Violation violation) {
        Piece ladybug = violation.piece().orElseThrow();
        Hex start = violation.from().orElseThrow();
        steps.add(new ExplanationStep(
                language ->
                        language.text("step.halfway", ladybug, topPieces(violation.halfwayCells(), start, language)),
                drawing -> drawing.withSelected(ladybug).withDestinations(violation.halfwayCells())));
        steps.add(new ExplanationStep(
                language -> language.count(
                        "step.reachable",
                        ladybug.toString(),
                        violation.reachable().size()),
                drawing -> drawing.withSelected(ladybug).withDestinations(violation.reachable())));
    }

    private void addRoute(Route route) {
        for (int step = 1; step < route.stops().size(); step++) {
            int end = step;
            Route partialRoute = Route.of(route.piece(), route.stops().subList(0, step + 1));
            Route routeSoFar = route.thrower().map(partialRoute::withThrower).orElse(partialRoute);
            steps.add(new ExplanationStep(
                    language -> sentence(routeSoFar, end, language),
                    drawing -> drawing.withSelected(route.stops().get(0).cell()).withRoute(routeSoFar)));
        }
    }

    private String sentence(Route route, int end, RefereeLanguage language) {
        Piece piece = route.piece();
        Stop from = route.stops().get(end - 1);
        Stop to = route.stops().get(end);
        Hex start = route.stops().get(0).cell();
        String around = topPieces(position.occupiedNeighbors(to.cell()), start, language);
        String below = topPieces(List.of(to.cell()), start, language);
        if (route.thrower().isPresent()) {
            Piece thrower = route.thrower().get();
            return to.level() > 0
                    ? language.text("step.lift", thrower, piece)
                    : language.text("step.drop", thrower, piece, around);
        }
        if (from.cell().distanceTo(to.cell()) > 1) {
            return language.text("step.jump", piece, topPieces(between(from.cell(), to.cell()), start, language));
        }
        if (to.level() == 0) {
            return language.text(from.level() == 0 ? "step.slide" : "step.down", piece, around);
        }
        return language.text(from.level() < to.level() ? "step.up" : "step.across", piece, below);
    }

    /** Returns the names of the top pieces, and on the start cell the piece below the one that moves. */
    private String topPieces(Collection<Hex> cells, Hex start, RefereeLanguage language) {
        List<String> names = cells.stream()
                .flatMap(cell -> {
                    List<Piece> stack = position.stackAt(cell);
                    int top = stack.size() - (cell.equals(start) ? 2 : 1);
                    return top < 0 ? Optional.<Piece>empty().stream() : Optional.of(stack.get(top)).stream();
                })
                .map(Piece::toString)
                .collect(Collectors.toList());
        return language.list(names);
    }

    private static List<Hex> between(Hex from, Hex to) {
        List<Hex> cells = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            Hex cell = from.neighbor(direction);
            while (cell.distanceTo(to) == from.distanceTo(to) - cell.distanceTo(from) && !cell.equals(to)) {
                cells.add(cell);
                cell = cell.neighbor(direction);
            }
        }
        return cells;
    }

    /** Returns a stop on each cell, at the level that a piece from the first cell has there. */
    private List<Stop> stopsOn(List<Hex> cells) {
        List<Stop> stops = new ArrayList<>();
        for (Hex cell : cells) {
            stops.add(new Stop(cell, position.heightAt(cell) - (cell.equals(cells.get(0)) ? 1 : 0)));
        }
        return stops;
    }
}
