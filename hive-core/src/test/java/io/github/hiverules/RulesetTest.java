package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class RulesetTest {

    /**
     * The table of named rulesets: expansions, tournament opening, draw by repetition, gates above the ground,
     * and the number of pieces per player.
     */
    static Stream<Arguments> namedRulesets() {
        Set<Expansion> none = Set.of();
        Set<Expansion> pocket = Set.of(Expansion.MOSQUITO, Expansion.LADYBUG);
        Set<Expansion> all = Set.of(Expansion.MOSQUITO, Expansion.LADYBUG, Expansion.PILLBUG);
        return Stream.of(
                Arguments.of(Ruleset.BASE, none, false, false, true, 11),
                Arguments.of(Ruleset.POCKET, pocket, false, false, true, 13),
                Arguments.of(Ruleset.ONLINE, all, true, false, true, 14),
                Arguments.of(Ruleset.TOURNAMENT, all, true, true, true, 14));
    }

    @ParameterizedTest
    @MethodSource("namedRulesets")
    void namedRuleset_matchesTable(
            Ruleset ruleset, Set<Expansion> expansions, boolean opening, boolean repetition, boolean gates, int size) {
        assertThat(ruleset.expansions()).isEqualTo(expansions);
        assertThat(ruleset.has(Toggle.TOURNAMENT_OPENING)).isEqualTo(opening);
        assertThat(ruleset.has(Toggle.REPETITION_DRAW)).isEqualTo(repetition);
        assertThat(ruleset.has(Toggle.GATES_ABOVE_GROUND)).isEqualTo(gates);
        assertThat(ruleset.pieces(Color.WHITE)).hasSize(size);
        assertThat(ruleset.pieces(Color.BLACK)).hasSize(size);
    }

    @Test
    void pieces_baseGame_listsElevenPiecesInOrder() {
        assertThat(Ruleset.BASE.pieces(Color.BLACK))
                .extracting(Piece::toString)
                .containsExactly("bQ", "bS1", "bS2", "bB1", "bB2", "bG1", "bG2", "bG3", "bA1", "bA2", "bA3");
    }

    @ParameterizedTest
    @EnumSource
    void of_expansion_addsItsPieces(Expansion expansion) {
        Ruleset ruleset = Ruleset.of(expansion);

        Set<Piece> added = new HashSet<>(ruleset.pieces(Color.WHITE));
        Ruleset.BASE.pieces(Color.WHITE).forEach(added::remove);
        assertThat(added).hasSize(expansion.bug().count()).allMatch(piece -> piece.bug() == expansion.bug());
        assertThat(ruleset.includes(expansion.bug())).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void includes_baseGame_isTrueForItsFiveKinds(Bug bug) {
        Set<Bug> base = EnumSet.of(Bug.QUEEN_BEE, Bug.SPIDER, Bug.BEETLE, Bug.GRASSHOPPER, Bug.SOLDIER_ANT);

        assertThat(Ruleset.BASE.includes(bug)).isEqualTo(base.contains(bug));
        assertThat(Ruleset.of(Expansion.values()).includes(bug)).isTrue();
    }

    @Test
    void with_returnsCopyWithOneChange() {
        assertThat(Ruleset.ONLINE.with(Toggle.REPETITION_DRAW)).isEqualTo(Ruleset.TOURNAMENT);
        assertThat(Ruleset.ONLINE.has(Toggle.REPETITION_DRAW)).isFalse();
        assertThat(Ruleset.ONLINE.without(Toggle.GATES_ABOVE_GROUND).has(Toggle.GATES_ABOVE_GROUND))
                .isFalse();
        assertThat(Ruleset.ONLINE.without(Toggle.TOURNAMENT_OPENING).withExpansions(Set.of()))
                .isEqualTo(Ruleset.BASE)
                .hasSameHashCodeAs(Ruleset.BASE);
        assertThat(Ruleset.of(Expansion.LADYBUG, Expansion.MOSQUITO)).isEqualTo(Ruleset.POCKET);
    }

    @Test
    void all_everyCombinationIsThereOnce() {
        int combinations = 1 << (Expansion.values().length + Toggle.values().length);

        assertThat(Ruleset.all())
                .hasSize(combinations)
                .doesNotHaveDuplicates()
                .startsWith(Ruleset.BASE)
                .contains(Ruleset.POCKET, Ruleset.ONLINE, Ruleset.TOURNAMENT)
                .contains(Ruleset.BASE.without(Toggle.GATES_ABOVE_GROUND));
        assertThat(Ruleset.all().stream().map(Ruleset::toString).distinct()).hasSize(combinations);
        assertThat(Ruleset.all().stream().map(Ruleset::hashCode).distinct()).hasSizeGreaterThan(combinations / 2);
    }

    /** Each toggle changes what equality, the hash code, the text for logs and the keys of positions depend on. */
    @ParameterizedTest
    @EnumSource
    void with_toggle_changesOnlyThatToggle(Toggle toggle) {
        for (Ruleset ruleset : Ruleset.all()) {
            boolean on = ruleset.has(toggle);
            Ruleset changed = on ? ruleset.without(toggle) : ruleset.with(toggle);
            Ruleset same = on ? changed.with(toggle) : changed.without(toggle);

            assertThat(changed).isNotEqualTo(ruleset);
            assertThat(changed.has(toggle)).isEqualTo(!on);
            assertThat(same).isEqualTo(ruleset).hasSameHashCodeAs(ruleset);
            assertThat(changed.expansions()).isEqualTo(ruleset.expansions());
            assertThat(on ? ruleset.with(toggle) : ruleset.without(toggle)).isSameAs(ruleset);
            assertThat(ruleset.withToggles(changed.toggles())).isEqualTo(changed);
        }
        assertThat(Ruleset.BASE.has(toggle)).isEqualTo(toggle.isUsual());
        assertThat(toggle.id()).matches("[a-z]+(-[a-z]+)*");
        assertThat(toggle.word()).matches("[a-z]+");
        assertThat(toggle.rule()).isNotNull();
    }

    @Test
    void key_toggles_haveBitsOfTheirOwn() {
        Ruleset baseGame = Ruleset.BASE.withToggles(Set.of());
        int baseBits = baseGame.flags().key();
        Map<String, Integer> bits = new LinkedHashMap<>(Map.of("base game", baseBits));
        for (Expansion expansion : Expansion.values()) {
            Ruleset expanded = baseGame.withExpansions(Set.of(expansion));
            bits.put("expansion " + expansion, expanded.flags().key() - baseBits);
        }
        for (Toggle toggle : Toggle.values()) {
            String name = "toggle " + toggle;
            bits.forEach((other, otherBits) -> assertThat(toggle.flag() & otherBits)
                    .as("bits that belong to both the %s and the %s", other, name)
                    .isZero());
            bits.put(name, toggle.flag());
        }
    }

    @Test
    void key_initialPositionUnderEachRuleset_isDifferent() {
        assertThat(Ruleset.all().stream().map(Position::initial).map(Position::key))
                .doesNotHaveDuplicates();
    }

    @Test
    void equals_otherType_isFalse() {
        assertThat(Ruleset.BASE.equals((Object) "Ruleset[]")).isFalse();
    }

    @Test
    void expansions_cannotBeModified() {
        Set<Expansion> modifiable = EnumSet.of(Expansion.PILLBUG);
        Ruleset ruleset = Ruleset.BASE.withExpansions(modifiable);
        modifiable.add(Expansion.LADYBUG);
        Set<Expansion> expansions = ruleset.expansions();

        assertThat(expansions).containsExactly(Expansion.PILLBUG);
        assertThatThrownBy(expansions::clear).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void toString_namesWhatIsSwitchedOn() {
        assertThat(Ruleset.TOURNAMENT.toString())
                .contains(
                        "MOSQUITO",
                        "LADYBUG",
                        "PILLBUG",
                        "TOURNAMENT_OPENING",
                        "REPETITION_DRAW",
                        "GATES_ABOVE_GROUND");
        assertThat(Ruleset.BASE.toString()).doesNotContain("MOSQUITO", "TOURNAMENT_OPENING", "REPETITION_DRAW");
    }
}
