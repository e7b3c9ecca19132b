package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Role;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.hives.HiveOutline;
import io.github.hiverules.testkit.hives.HiveQuestions;
import io.github.hiverules.testkit.hives.HiveText;
import io.github.hiverules.testkit.hives.SmallHives;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The table in {@link Kind} is exact: what a kind always has, each of its violations has; and what it only sometimes
 * has, some of its violations have and others lack. The violations are those of all small hives, of all diagrams, and
 * of some hives for what needs more pieces.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ViolationTableTest {

    private static final int MAX_PIECES = TestDepth.of(4, 6);

    private final Map<Kind, Seen> seenByKind = new EnumMap<>(Kind.class);

    /** The rules of the violations of one kind, and the roles that all of them or any of them have. */
    private static final class Seen {
        private final Set<Rule> rules = EnumSet.noneOf(Rule.class);
        private final Set<Role> always = EnumSet.allOf(Role.class);
        private final Set<Role> ever = EnumSet.noneOf(Role.class);

        /** Also checks the values, because the explainers are trusted to give each role one of its type. */
        private void add(Violation violation) {
            assertThat(Violation.of(violation.kind(), violation.rule(), violation.evidence()))
                    .isEqualTo(violation);
            rules.add(violation.rule());
            always.retainAll(violation.evidence().keySet());
            ever.addAll(violation.evidence().keySet());
        }
    }

    @BeforeAll
    void addViolations() {
        SmallHives.askOpening(this::addViolationsOf);
        for (int pieces = 1; pieces <= MAX_PIECES; pieces++) {
            HiveOutline.all(pieces).forEach(shape -> SmallHives.ask(shape, this::addViolationsOf));
        }
        Stream.concat(RulebookDiagrams.all().stream().map(RulebookDiagram::setup), largerHives())
                .map(setup -> new HiveQuestions(setup, MovesNearHive.of(setup), Piece.all()))
                .forEach(this::addViolationsOf);
        Game resigned = Game.start(Ruleset.BASE).end(GameResult.resignationOf(Color.WHITE));
        resigned.check(Move.pass()).ifPresent(this::add);
    }

    private static Stream<Setup> largerHives() {
        return Stream.of(
                surroundedAnt(),
                // wA2 cannot pass the gate behind which the Mosquito on wA1 would throw it.
                hive(Color.WHITE, "wP 0,0; wG1 1,0; wA1 0,-1; wM 0,-1; bG1 1,-2; wA2 0,-2; bS1 2,-2; wQ 3,-2"),
                // The covered Pillbug would throw the Mosquito through the gate above the ground.
                hive(Color.BLACK, "wA1 0,0; bM 0,0; bP 0,-1; bB2 0,-1; bA1 -1,1; bB1 -1,1; bS1 1,1; bS2 0,1; bQ 1,-2"),
                // The Ladybug only gets to the middle of three stacks, with a gate in each direction.
                hive(Color.WHITE, "wA1 0,0; wQ 1,0; wB1 1,0; wA2 -1,1; wB2 -1,1; bA1 0,-1; bB1 0,-1; wL 2,0"),
                // As a Spider, the Mosquito would lose contact; as a Grasshopper, it would jump over nothing.
                hive(Color.WHITE, "bS1 1,-2; bG1 1,-3; bS2 2,-2; bG2 1,0; bG3 2,-1; wQ 2,-4; wM 3,-2"));
    }

    private static Setup hive(Color sideToMove, String pieces) {
        return HiveText.read(pieces).withTurn(sideToMove, 9);
    }

    /** White's only piece is surrounded, so no empty cell touches it. */
    private static Setup surroundedAnt() {
        Setup setup = Setup.empty(Ruleset.BASE).withPiece(Hex.ORIGIN, Piece.of("wA1"));
        List<String> names = List.of("bQ", "bS1", "bS2", "bG1", "bG2", "bA1");
        for (int index = 0; index < names.size(); index++) {
            setup = setup.withPiece(Hex.ORIGIN.neighbors().get(index), Piece.of(names.get(index)));
        }
        return setup.withTurn(Color.WHITE, 7);
    }

    private void addViolationsOf(HiveQuestions questions) {
        Position position = Position.of(questions.setup());
        questions.moves().forEach(move -> position.check(move).ifPresent(this::add));
        questions.pieces().forEach(piece -> position.check(piece).ifPresent(this::add));
    }

    private void add(Violation violation) {
        seenByKind.computeIfAbsent(violation.kind(), unused -> new Seen()).add(violation);
        violation.attempts().forEach(this::add);
    }

    @Test
    void violations_everyKind_occurs() {
        Set<Kind> unseen = EnumSet.allOf(Kind.class);
        unseen.removeAll(seenByKind.keySet());
        assertThat(unseen).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void violations_eachKind_haveEvidenceOfItsTable(Kind kind) {
        Set<Role> all = EnumSet.copyOf(kind.evidence());
        all.addAll(kind.occasionalEvidence());
        Seen seen = seenByKind.getOrDefault(kind, new Seen());

        // Where a thrower touches both cells, contact is kept, and it is only lost where there is room for other moves.
        if (kind == Kind.CONTACT_LOST) {
            seen.always.remove(Role.REACHABLE);
            seen.ever.add(Role.ATTEMPTS);
        }
        assertThat(seen.always).as("always evidence of " + kind.id()).isEqualTo(kind.evidence());
        assertThat(seen.ever).as("any evidence of " + kind.id()).isEqualTo(all);
        // A piece that cannot move at all names many rules, most of them rarely.
        assertThat(kind == Kind.NO_MOVE ? kind.rules() : seen.rules)
                .as("rules of " + kind.id())
                .containsAll(seen.rules)
                .isEqualTo(kind.rules());
    }
}
