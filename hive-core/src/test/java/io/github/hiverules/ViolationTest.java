package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ViolationTest {

    private static final Map<Role, Object> COVERED =
            Map.of(Role.PIECE, piece("wQ"), Role.FROM, Hex.ORIGIN, Role.TOP, piece("bB1"));

    /** A value for each type of evidence. */
    private static final Map<Class<?>, Object> VALUES = Map.of(
            Piece.class,
            piece("wQ"),
            Hex.class,
            Hex.of(1, 0),
            Bug.class,
            Bug.SPIDER,
            Move.class,
            Move.pass(),
            GameResult.class,
            GameResult.drawByAgreement(),
            Violation.class,
            Violation.of(Kind.COVERED, Rule.COVER_1, COVERED));

    private static void assertRefused(Kind kind, Rule rule, Map<Role, ?> evidence, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Violation.of(kind, rule, evidence))
                .withMessageContaining(message);
    }

    @Test
    void of_ruleOfAnotherKind_isRefused() {
        assertRefused(Kind.COVERED, Rule.HIVE_2, COVERED, "COVERED is not about HIVE_2");
    }

    @Test
    void of_missingOrForeignEvidence_isRefused() {
        assertRefused(Kind.COVERED, Rule.COVER_1, Map.of(Role.PIECE, piece("wQ")), "needs [PIECE, FROM, TOP]");
        assertRefused(Kind.PINNED, Rule.HIVE_2, COVERED, "needs");
        assertRefused(Kind.RESTING, Rule.PILLBUG_5, COVERED, "never has TOP");
    }

    @Test
    void of_valueOfAnotherType_isRefused() {
        Map<Role, Object> evidence = Map.of(Role.PIECE, piece("wQ"), Role.TO, "1,0");

        assertRefused(Kind.QUEEN_DUE, Rule.QUEEN_1, evidence, "TO cannot be 1,0");
        assertRefused(Kind.QUEEN_DUE, Rule.QUEEN_1, Map.of(Role.PIECE, List.of(piece("wQ"))), "PIECE cannot be");
        assertRefused(Kind.PASS_NOT_ALLOWED, Rule.PASS_1, Map.of(Role.ALTERNATIVES, Move.pass()), "ALTERNATIVES");
        assertRefused(Kind.PASS_NOT_ALLOWED, Rule.PASS_1, Map.of(Role.ALTERNATIVES, List.of(Hex.ORIGIN)), "cannot be");
    }

    @Test
    void of_emptyListOrOptional_isNoEvidence() {
        Violation violation =
                Violation.of(Kind.QUEEN_DUE, Rule.QUEEN_1, Map.of(Role.PIECE, piece("wA1"), Role.TO, Optional.empty()));

        assertThat(violation.evidence()).containsOnlyKeys(Role.PIECE);
        assertThat(violation.to()).isEmpty();
        assertRefused(Kind.PASS_NOT_ALLOWED, Rule.PASS_1, Map.of(Role.ALTERNATIVES, List.of()), "needs [ALTERNATIVES]");
    }

    @Test
    void evidence_isCopied() {
        List<Hex> cells = new ArrayList<>(List.of(Hex.of(1, 0)));
        Violation violation = Violation.of(
                Kind.TOUCHES_OPPONENT,
                Rule.PLACE_3,
                Map.of(Role.PIECE, piece("wQ"), Role.TO, Hex.ORIGIN, Role.OPPONENT_CELLS, cells));
        cells.clear();

        assertThat(violation.opponentCells()).containsExactly(Hex.of(1, 0));
    }

    @Test
    void equals_comparesKindRuleAndEvidence() {
        Violation covered = Violation.of(Kind.COVERED, Rule.COVER_1, COVERED);
        Map<Role, Object> due = Map.of(Role.PIECE, piece("wQ"));

        assertThat(covered)
                .isEqualTo(Violation.of(Kind.COVERED, Rule.COVER_1, COVERED))
                .hasSameHashCodeAs(Violation.of(Kind.COVERED, Rule.COVER_1, COVERED))
                .isNotEqualTo(Violation.of(Kind.QUEEN_DUE, Rule.QUEEN_1, due))
                .isNotEqualTo("covered")
                .hasToString("covered COVER-1 {piece=wQ, from=(0,0), top=bB1}");
        assertThat(Violation.of(Kind.QUEEN_DUE, Rule.QUEEN_1, due))
                .isNotEqualTo(Violation.of(Kind.QUEEN_DUE, Rule.QUEEN_1, Map.of(Role.PIECE, piece("wA1"))));
        assertThat(tooFar(Rule.QUEEN_3))
                .isNotEqualTo(tooFar(Rule.PILLBUG_1))
                .doesNotHaveSameHashCodeAs(tooFar(Rule.PILLBUG_1));
        assertThat(violation(Kind.THROW_PIECE_RESTS)).isNotEqualTo(violation(Kind.THROW_THROWER_RESTS));
    }

    private static Violation tooFar(Rule rule) {
        return Violation.of(
                Kind.TOO_FAR,
                rule,
                Map.of(
                        Role.PIECE,
                        piece("wQ"),
                        Role.FROM,
                        Hex.ORIGIN,
                        Role.TO,
                        Hex.of(2, 0),
                        Role.MOVES_AS,
                        piece("wQ").bug()));
    }

    /** Returns a violation of a kind with all evidence that it always has, and with the evidence of some more roles. */
    private static Violation violation(Kind kind, Role... more) {
        Set<Role> roles = EnumSet.copyOf(kind.evidence());
        roles.addAll(List.of(more));
        Map<Role, Object> evidence = roles.stream().collect(Collectors.toMap(role -> role, ViolationTest::value));
        return Violation.of(kind, kind.rules().iterator().next(), evidence);
    }

    private static Object value(Role role) {
        Object value = Objects.requireNonNull(VALUES.get(role.type()));
        return role.isList() ? List.of(value) : value;
    }

    private static boolean canHave(Kind kind, Role role) {
        return kind.evidence().contains(role) || kind.occasionalEvidence().contains(role);
    }

    private static Stream<Role> roles() {
        return Stream.of(Role.values()).filter(role -> Stream.of(Kind.values()).anyMatch(kind -> canHave(kind, role)));
    }

    @ParameterizedTest
    @MethodSource("roles")
    void role_id_isNameOfMethodThatReturnsItsEvidence(Role role) throws ReflectiveOperationException {
        Method method = Violation.class.getMethod(role.id());
        for (Kind kind : Kind.values()) {
            if (canHave(kind, role)) {
                assertThat(method.invoke(violation(kind, role)))
                        .isEqualTo(role.isList() ? value(role) : Optional.of(value(role)));
            } else {
                assertThat(method.invoke(violation(kind))).isEqualTo(role.isList() ? List.of() : Optional.empty());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("roles")
    void role_type_isTypeArgumentOfMethod(Role role) throws ReflectiveOperationException {
        Type returned = Violation.class.getMethod(role.id()).getGenericReturnType();

        assertThat(((ParameterizedType) returned).getActualTypeArguments()).containsExactly(role.type());
    }

    @Test
    void ruleOf_attemptsThatBreakDifferentRules_isRuleOfInsect() {
        List<Violation> attempts = List.of(tooFar(Rule.QUEEN_3), tooFar(Rule.PILLBUG_1));

        assertThat(MoveExplainer.ruleOf(attempts.subList(0, 1), Bug.SPIDER)).isEqualTo(Rule.QUEEN_3);
        assertThat(MoveExplainer.ruleOf(attempts, Bug.SPIDER)).isEqualTo(Rule.SPIDER_1);
    }

    @Test
    void build_kindOfSeveralRules_needsRule() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Violation.Builder().build(Kind.TOO_FAR))
                .withMessage("TOO_FAR has several rules");
    }
}
