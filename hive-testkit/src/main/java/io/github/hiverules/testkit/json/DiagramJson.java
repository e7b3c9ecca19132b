package io.github.hiverules.testkit.json;

import io.github.hiverules.Expansion;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.testkit.Expectation;
import io.github.hiverules.testkit.MoveQuestion;
import io.github.hiverules.testkit.RefusedMoves;
import io.github.hiverules.testkit.RulebookDiagram;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** One diagram as JSON. */
final class DiagramJson {

    private DiagramJson() {}

    static Map<String, Object> of(RulebookDiagram diagram) {
        Setup setup = diagram.setup();
        MoveJson moves = new MoveJson(diagram.position());
        return Json.object(
                "id", diagram.id(),
                "group", diagram.group(),
                "title", diagram.title(),
                "caption", diagram.caption(),
                "sources", sortedTexts(diagram.sources()),
                "expansions", expansions(setup),
                "tournamentOpening", setup.ruleset().tournamentOpening(),
                "repetitionDraw", setup.ruleset().repetitionDraw(),
                "gatesAboveGround", setup.ruleset().gatesAboveGround(),
                "sideToMove", setup.sideToMove(),
                "turnNumber", setup.turnNumber(),
                "resting", setup.resting(),
                "stacks", stacks(setup),
                "game", diagram.gameString(),
                "testableOverUhp", diagram.isTestableOverUhp(),
                "allows", diagram.allowingRules().stream().map(Rule::id).toList(),
                "expectations",
                        diagram.expectations().stream()
                                .map(expectation -> expectation(expectation, moves))
                                .toList(),
                "refusals",
                        diagram.refusedMoves().stream()
                                .map(refusal -> refusal(refusal, moves))
                                .toList(),
                "questions",
                        diagram.questions().stream()
                                .map(question -> question(question, moves))
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
                .map(hex -> Json.object(
                        "at",
                        MoveJson.cell(hex),
                        "pieces",
                        setup.stacks().getOrDefault(hex, List.of()).stream()
                                .map(Object::toString)
                                .toList()))
                .toList();
    }

    private static Map<String, Object> expectation(Expectation expectation, MoveJson moves) {
        if (expectation instanceof Expectation.Destinations destinations) {
            return Json.object(
                    "kind", "destinations", "piece", destinations.piece(), "legal", moves.sorted(destinations.legal()));
        }
        if (expectation instanceof Expectation.Throws thrown) {
            return Json.object("kind", "throws", "thrower", thrown.thrower(), "legal", moves.sorted(thrown.legal()));
        }
        if (expectation instanceof Expectation.Placements placements) {
            return Json.object("kind", "placements", "legal", moves.sorted(placements.legal()));
        }
        if (expectation instanceof Expectation.Movers movers) {
            return Json.object("kind", "movers", "color", movers.color(), "pieces", sortedTexts(movers.pieces()));
        }
        if (expectation instanceof Expectation.OutcomeIs expected) {
            return Json.object("kind", "outcome", "outcome", expected.outcome());
        }
        if (expectation instanceof Expectation.OutcomeAfter after) {
            return Json.object("kind", "outcome-after", "move", moves.of(after.move()), "outcome", after.outcome());
        }
        if (expectation instanceof Expectation.GameResultIs game) {
            return Json.object("kind", "game-result", "result", ResultJson.of(game.result()));
        }
        return Json.object("kind", expectation instanceof Expectation.OnlyPass ? "only-pass" : "nothing-legal");
    }

    private static Map<String, Object> question(MoveQuestion question, MoveJson moves) {
        return Json.object(
                "move", moves.of(question.move()),
                "legal", question.isLegal(),
                "rule", question.refusedBy().map(Rule::id));
    }

    private static Map<String, Object> refusal(RefusedMoves refusal, MoveJson moves) {
        return Json.object(
                "rule", refusal.rule().id(),
                "thrower", refusal.thrower(),
                "legalWithoutThrow", refusal.legalWithoutThrow(),
                "moves", moves.sorted(refusal.moves()));
    }
}
