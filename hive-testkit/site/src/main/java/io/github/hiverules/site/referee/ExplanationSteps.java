package io.github.hiverules.site.referee;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.move.Route;
import io.github.hiverules.move.Route.Stop;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.MovementViolation;
import io.github.hiverules.violation.ReachViolation;
import io.github.hiverules.violation.ThrowViolation;
import io.github.hiverules.violation.Violation;
import io.github.hiverules.violation.Violation.Kind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The steps that lead to an answer, cell by cell, from the evidence of a refusal or the route of a legal move. */
final class ExplanationSteps {

    private final Position position;
    private final List<ExplanationStep> steps = new ArrayList<>();

    private ExplanationSteps(Position position) {
        this.position = position;
    }

    /** Returns the steps before the answer itself; none if the answer has nothing to show one by one. */
    static List<ExplanationStep> of(Session session, Answer answer) {
        ExplanationSteps steps = new ExplanationSteps(session.position());
        if (answer.violation().isPresent()) {
            steps.add(answer.violation().get());
            return steps.steps;
        }
        Optional<Move> attempt = session.attempt();
        if (attempt.equals(Optional.of(Move.pass()))) {
            whyPass(session).values().forEach(steps::attempt);
            return steps.steps;
        }
        if (attempt.isPresent()) {
            return ofMove(session.position(), attempt.get());
        }
        Optional<Move> last =
                session.shown().lastMove().filter(unused -> session.question().isNone());
        return last.map(move -> ofMove(session.shown().undo().position(), move)).orElse(List.of());
    }

    /** Returns the steps of a legal move, unless there is only one. */
    private static List<ExplanationStep> ofMove(Position before, Move move) {
        ExplanationSteps steps = new ExplanationSteps(before);
        Optional<Route> route = before.route(move);
        if (route.isPresent() && route.get().stops().size() > 2) {
            steps.addRoute(route.get());
        }
        return steps.steps;
    }

    /**
     * Returns, for each piece that a player would try, why it cannot move: every piece in play, and one of those in
     * hand.
     */
    static Map<Piece, Violation> whyPass(Session session) {
        Position position = session.position();
        Map<Piece, Violation> reasons = new LinkedHashMap<>();
        position.stacks().values().stream()
                .flatMap(List::stream)
                .filter(piece -> piece.color() == position.sideToMove())
                .sorted()
                .forEach(piece -> session.shown().check(piece).ifPresent(found -> reasons.put(piece, found)));
        position.hand(position.sideToMove()).stream()
                .limit(1)
                .forEach(piece -> session.shown().check(piece).ifPresent(found -> reasons.put(piece, found)));
        return reasons;
    }

    private void add(Violation violation) {
        if (violation instanceof ReachViolation.MosquitoCannotCopy mosquito
                && mosquito.attempts().size() != 1) {
            mosquito.attempts().forEach(this::attempt);
        } else if (violation instanceof ReachViolation.MosquitoCannotCopy mosquito) {
            add(mosquito.attempts().get(0));
        } else if (violation instanceof MovementViolation.NoMove stuck) {
            stuck.attempts().forEach(this::attempt);
        } else if (violation instanceof ReachViolation.NoPath ladybug
                && !ladybug.halfway().isEmpty()) {
            addHalfway(ladybug);
        } else if (violation instanceof ReachViolation.EmptyCellInLine line) {
            addRoute(Route.of(line.piece(), stops(List.of(line.from(), line.landing()))));
        } else if (violation instanceof ReachViolation reach && reach.path().size() > 1) {
            int legs =
                    reach.sides().isEmpty() ? reach.path().size() : reach.path().size() - 1;
            addRoute(Route.of(reach.piece(), stops(reach.path().subList(0, legs))));
        } else if (violation instanceof ThrowViolation thrown && thrown.kind() == Kind.THROW_GATE_DOWN) {
            Route lift = Route.of(thrown.thrown(), stops(List.of(thrown.from(), thrown.over())));
            addRoute(lift.withThrower(thrown.thrower()));
        }
    }

    /** Adds a refusal as a step of its own. */
    private void attempt(Violation violation) {
        steps.add(new ExplanationStep(
                words -> words.sentences().violation(position, violation),
                drawing -> drawing.withViolation(violation)));
    }

    /** Adds where a Ladybug can get in two steps, and where it can climb down. */
    private void addHalfway(ReachViolation.NoPath ladybug) {
        steps.add(new ExplanationStep(
                words -> words.text("step.halfway", ladybug.piece(), names(ladybug.halfway(), ladybug.from(), words)),
                drawing -> drawing.withSelected(ladybug.piece()).withDestinations(ladybug.halfway())));
        steps.add(new ExplanationStep(
                words -> words.count(
                        "step.reachable",
                        ladybug.piece().toString(),
                        ladybug.reachable().size()),
                drawing -> drawing.withSelected(ladybug.piece()).withDestinations(ladybug.reachable())));
    }

    private void addRoute(Route route) {
        for (int leg = 1; leg < route.stops().size(); leg++) {
            int end = leg;
            Route part = Route.of(route.piece(), route.stops().subList(0, leg + 1));
            Route shown = route.thrower().map(part::withThrower).orElse(part);
            steps.add(new ExplanationStep(
                    words -> leg(shown, end, words),
                    drawing -> drawing.withSelected(route.stops().get(0).cell()).withRoute(shown)));
        }
    }

    private String leg(Route route, int end, RefereeLanguage words) {
        Piece piece = route.piece();
        Stop from = route.stops().get(end - 1);
        Stop to = route.stops().get(end);
        Hex start = route.stops().get(0).cell();
        String around = names(position.occupiedNeighbors(to.cell()), start, words);
        String below = names(List.of(to.cell()), start, words);
        if (route.thrower().isPresent()) {
            Piece thrower = route.thrower().get();
            return to.level() > 0
                    ? words.text("step.lift", thrower, piece)
                    : words.text("step.drop", thrower, piece, around);
        }
        if (from.cell().distanceTo(to.cell()) > 1) {
            return words.text("step.jump", piece, names(between(from.cell(), to.cell()), start, words));
        }
        if (to.level() == 0) {
            return words.text(from.level() == 0 ? "step.slide" : "step.down", piece, around);
        }
        return words.text(from.level() < to.level() ? "step.up" : "step.across", piece, below);
    }

    /** The pieces on top of cells, without the moving piece on its start cell. */
    private String names(Collection<Hex> cells, Hex start, RefereeLanguage words) {
        List<String> names = cells.stream()
                .flatMap(cell -> {
                    List<Piece> stack = position.stackAt(cell);
                    int top = stack.size() - (cell.equals(start) ? 2 : 1);
                    return top < 0 ? Optional.<Piece>empty().stream() : Optional.of(stack.get(top)).stream();
                })
                .map(Piece::toString)
                .collect(Collectors.toList());
        return words.list(names);
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

    /** Returns cells with the levels on which a piece that starts on the first one stands there. */
    private List<Stop> stops(List<Hex> cells) {
        List<Stop> stops = new ArrayList<>();
        for (Hex cell : cells) {
            stops.add(new Stop(cell, position.height(cell) - (cell.equals(cells.get(0)) ? 1 : 0)));
        }
        return stops;
    }
}
