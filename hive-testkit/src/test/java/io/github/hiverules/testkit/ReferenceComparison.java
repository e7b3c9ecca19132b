package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Compares the answers of a position with those of the reference rules. */
final class ReferenceComparison {

    private final Setup setup;
    private final Position position;
    private final List<String> differences = new ArrayList<>();

    private ReferenceComparison(Setup setup, Position position) {
        this.setup = setup;
        this.position = position;
    }

    /** Describes each difference between a position and the reference rules' answers about its setup. */
    static List<String> differences(Setup setup, Position position) {
        ReferenceComparison comparison = new ReferenceComparison(setup, position);
        comparison.compareSetups();
        comparison.compareLegalMoves();
        comparison.compareRefusals();
        return comparison.differences;
    }

    private void compareSetups() {
        Setup described = setup.ruleset().includes(Bug.PILLBUG)
                ? setup
                : new Setup(setup.ruleset(), setup.sideToMove(), setup.turnNumber(), setup.stacks(), Optional.empty());
        compare("setup", position.setup(), described);
        compare("outcome", position.outcome(), ReferenceRules.outcome(setup));
    }

    private void compareLegalMoves() {
        List<Move> moves = position.legalMoves();
        Set<Move> expected = ReferenceRules.legalMoves(setup);
        compare("number of legal moves", moves.size(), expected.size());
        compare("legal moves", new HashSet<>(moves), expected);
        compare(
                "listed moves that are not legal",
                moves.stream().filter(move -> !position.isLegal(move)).toList(),
                List.of());
    }

    private void compareRefusals() {
        ReferenceRuleFinder rules = ReferenceRules.ruleFinder(setup);
        movesToCheck().forEach(move -> {
            Optional<Rule> rule = position.check(move).map(Violation::rule);
            compare(move.toString(), rule, rules.find(move));
        });
    }

    /** Returns moves near the hive, and moves of pieces that are not in the set or not where the move starts. */
    private Stream<Move> movesToCheck() {
        Stream<Move> impossible = Piece.all().stream()
                .flatMap(piece -> Stream.of(
                        Move.place(piece, Hex.of(0, 1)),
                        Move.move(piece, Hex.of(1, 0), Hex.ORIGIN),
                        Move.move(piece, Hex.ORIGIN, Hex.of(9, 9))));
        return Stream.concat(MovesNearHive.of(setup).stream(), impossible);
    }

    private void compare(String subject, Object actual, Object expected) {
        if (!actual.equals(expected)) {
            differences.add(subject + ": position says " + actual + ", reference " + expected + "\n  in " + setup);
        }
    }
}
