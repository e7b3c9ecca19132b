package io.github.hiverules.testkit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.hiverules.Expansion;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** One diagram for the JSON file. */
final class DiagramJson {

    private DiagramJson() {}

    static Map<String, Object> of(RulebookDiagram diagram) {
        Setup setup = diagram.setup();
        Position position = diagram.position();
        return FixturesFile.objectWithToggles(
                setup.ruleset(),
                "id",
                diagram.id(),
                "group",
                diagram.group(),
                "title",
                diagram.title(),
                "caption",
                diagram.caption(),
                "sources",
                sortedTexts(diagram.sources()),
                "expansions",
                expansions(setup),
                "sideToMove",
                setup.sideToMove(),
                "turnNumber",
                setup.turnNumber(),
                "resting",
                setup.resting(),
                "stacks",
                stacks(setup),
                "game",
                diagram.gameString(),
                "testableOverUhp",
                diagram.isTestableOverUhp(),
                "allows",
                diagram.allowingRules().stream().map(Rule::id).toList(),
                "expectations",
                diagram.expectations().stream()
                        .map(expectation -> expectation(expectation, position))
                        .toList(),
                "refusals",
                diagram.refusedMoves().stream()
                        .map(refusal -> refusal(refusal, position))
                        .toList(),
                "questions",
                diagram.questions().stream()
                        .map(question -> question(question, position))
                        .toList());
    }

    private static List<String> sortedTexts(Collection<?> values) {
        return values.stream().map(Object::toString).sorted().toList();
    }

    private static List<Expansion> expansions(Setup setup) {
        return Stream.of(Expansion.values())
                .filter(setup.ruleset().expansions()::contains)
                .toList();
    }

    private static List<Map<String, Object>> stacks(Setup setup) {
        return setup.stacks().keySet().stream()
                .sorted()
                .map(hex ->
                        FixturesFile.object("at", hex, "pieces", setup.stacks().getOrDefault(hex, List.of())))
                .toList();
    }

    private static Map<String, Object> expectation(Expectation expectation, Position position) {
        if (expectation instanceof Expectation.Destinations destinations) {
            return FixturesFile.object(
                    "kind",
                    "destinations",
                    "piece",
                    destinations.piece(),
                    "legal",
                    sorted(destinations.legal(), position));
        }
        if (expectation instanceof Expectation.Throws thrown) {
            return FixturesFile.object(
                    "kind", "throws", "thrower", thrown.thrower(), "legal", sorted(thrown.legal(), position));
        }
        if (expectation instanceof Expectation.Placements placements) {
            return FixturesFile.object("kind", "placements", "legal", sorted(placements.legal(), position));
        }
        if (expectation instanceof Expectation.Movers movers) {
            return FixturesFile.object(
                    "kind", "movers", "color", movers.color(), "pieces", sortedTexts(movers.pieces()));
        }
        if (expectation instanceof Expectation.OutcomeIs expected) {
            return FixturesFile.object("kind", "outcome", "outcome", expected.outcome());
        }
        if (expectation instanceof Expectation.OutcomeAfter after) {
            return FixturesFile.object(
                    "kind", "outcome-after", "move", move(after.move(), position), "outcome", after.outcome());
        }
        if (expectation instanceof Expectation.GameResultIs game) {
            return FixturesFile.object("kind", "game-result", "result", game.result());
        }
        return FixturesFile.object("kind", expectation instanceof Expectation.OnlyPass ? "only-pass" : "nothing-legal");
    }

    private static Map<String, Object> question(MoveQuestion question, Position position) {
        return FixturesFile.object(
                "move", move(question.move(), position),
                "legal", question.isLegal(),
                "rule", question.refusedBy().map(Rule::id));
    }

    private static Map<String, Object> refusal(RefusedMoves refusal, Position position) {
        return FixturesFile.object(
                "rule", refusal.rule().id(),
                "thrower", refusal.thrower(),
                "legalWithoutThrow", refusal.legalWithoutThrow(),
                "moves", sorted(refusal.moves(), position));
    }

    private static List<ObjectNode> sorted(Collection<Move> moves, Position position) {
        return moves.stream()
                .sorted(Comparator.comparing(Move::toString))
                .map(move -> move(move, position))
                .toList();
    }

    private static ObjectNode move(Move move, Position position) {
        ObjectNode object = FixturesFile.MAPPER.valueToTree(move);
        uhp(move, position).ifPresent(text -> object.put("uhp", text));
        return object;
    }

    /**
     * Returns the move's text only if reading it gives the same move. There is none for a cell that touches nothing, or
     * for a piece that stands elsewhere.
     */
    private static Optional<String> uhp(Move move, Position position) {
        try {
            String text = MoveString.write(move, position);
            return MoveString.read(text, position).equals(move) ? Optional.of(text) : Optional.empty();
        } catch (InexpressibleException | NotationException e) {
            return Optional.empty();
        }
    }
}
