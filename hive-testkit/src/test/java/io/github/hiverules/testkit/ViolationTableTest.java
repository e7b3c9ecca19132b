package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.Violation.Role;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The table in {@link Kind} is exact: what a kind always has, each of its violations has; and what it only sometimes
 * has, some of its violations have and others lack. The violations are those of all diagrams and of random setups.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ViolationTableTest {

    private static final int SETUPS = 150;

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
        Stream.concat(
                        RulebookDiagrams.all().stream().map(RulebookDiagram::setup),
                        IntStream.range(0, SETUPS).mapToObj(ViolationTableTest::randomSetup))
                .forEach(this::addViolationsOf);
        addViolationsOf(surroundedAnt());
        Game resigned = Game.start(Ruleset.BASE).resign(Color.WHITE);
        resigned.check(Move.pass()).ifPresent(this::add);
    }

    private static Setup randomSetup(int number) {
        List<Ruleset> all = Ruleset.all();
        Ruleset ruleset = number % 3 == 0 ? all.get(number % all.size()) : Ruleset.of(Expansion.values());
        return RandomSetups.setup(number, ruleset);
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

    private void addViolationsOf(Setup setup) {
        Position position = Position.of(setup);
        Hex wrongCell = Hex.of(9, 9);
        Stream<Move> moves = Stream.concat(
                MovesNearHive.of(setup).stream(),
                Piece.all().stream()
                        .flatMap(piece ->
                                Stream.of(Move.place(piece, wrongCell), Move.move(piece, wrongCell, Hex.ORIGIN))));
        moves.map(position::check).flatMap(Optional::stream).forEach(this::add);
        Piece.all().stream().map(position::check).flatMap(Optional::stream).forEach(this::add);
    }

    /** Also checks the values, because the explainers are trusted to give each role one of its type. */
    private void add(Violation violation) {
        assertThat(Violation.of(violation.kind(), violation.rule(), violation.evidence()))
                .isEqualTo(violation);
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

        // Rare without another cell to go to, or together with a throw that fails.
        if (kind == Kind.CONTACT_LOST || kind == Kind.GATE_ABOVE_GROUND) {
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
