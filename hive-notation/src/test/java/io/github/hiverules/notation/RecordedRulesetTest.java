package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The PGN tag and the SGF property that name the ruleset. */
class RecordedRulesetTest {

    /** The notations that can name the ruleset of a game. */
    enum Notation {
        PGN("[GameType \"Base+MLP\"]\n[Ruleset \"%s\"]\n\n1. wS1\n2. bS1 wS1-\n", "[Ruleset \"%s\"]\n") {
            @Override
            String write(Game game) {
                return Pgn.write(game, Map.of(), PgnFlavor.MZINGA);
            }

            @Override
            Parsed<GameRecord> read(String text, ReadOptions options) {
                return Pgn.parse(text, options);
            }
        },
        SGF("(;GM[27]SU[hive-plm]RULESET[%s];P0[1 move W wS1 N 13 .];P0[2 done])", "]RULESET[%s]\n") {
            @Override
            String write(Game game) {
                return Sgf.write(game, Map.of());
            }

            @Override
            Parsed<GameRecord> read(String text, ReadOptions options) {
                return Sgf.parse(text, options);
            }
        };

        private final String file;
        private final String line;

        Notation(String file, String line) {
            this.file = file;
            this.line = line;
        }

        /** Returns the text of a game with all expansions that names the given ruleset. */
        String file(String ruleset) {
            return String.format(file, ruleset);
        }

        /** Returns the line that names the given ruleset. */
        String line(String ruleset) {
            return String.format(line, ruleset);
        }

        abstract String write(Game game);

        abstract Parsed<GameRecord> read(String text, ReadOptions options);
    }

    @ParameterizedTest
    @EnumSource
    void write_togglesThatReaderWouldNotAssume_areNamed(Notation notation) {
        assertThat(notation.write(Game.start(Ruleset.TOURNAMENT))).contains(notation.line("mlp.opening.repetition"));
        assertThat(notation.write(Game.start(Ruleset.BASE))).contains(notation.line("base"));
        assertThat(notation.write(Game.start(Ruleset.ONLINE))).doesNotContainIgnoringCase("ruleset");
    }

    @ParameterizedTest
    @EnumSource
    void read_recordedRuleset_overridesOptions(Notation notation) {
        ReadOptions options = ReadOptions.strict().withTogglesOf(Ruleset.TOURNAMENT);
        Game game =
                notation.read(notation.file("mlp.nogates"), options).orThrow().game();

        assertThat(game.ruleset())
                .isEqualTo(Ruleset.ONLINE.without(Toggle.TOURNAMENT_OPENING).without(Toggle.GATES_ABOVE_GROUND));
    }

    @ParameterizedTest
    @CsvSource({
        "PGN, ''",
        "PGN, Tournament",
        "PGN, ml.repetition",
        "PGN, base",
        "SGF, ''",
        "SGF, Tournament",
        "SGF, ml.repetition",
        "SGF, base"
    })
    void read_unknownOrMismatchedRuleset_isIgnoredOrRefused(Notation notation, String ruleset) {
        Parsed<GameRecord> lenient = notation.read(notation.file(ruleset), ReadOptions.lenient());
        Parsed<GameRecord> strict = notation.read(notation.file(ruleset), ReadOptions.strict());

        assertThat(lenient.orThrow().game().ruleset()).isEqualTo(Ruleset.ONLINE);
        assertThat(lenient.repairs()).extracting(repair -> repair.kind().id()).containsOnlyOnce("unknown-value");
        assertThat(strict.fault())
                .get()
                .satisfies(
                        fault -> assertThat(fault.expected().orElseThrow().id()).isEqualTo("spelling"));
    }

    @ParameterizedTest
    @EnumSource
    void read_partsInUnusualOrder_areRepaired(Notation notation) {
        Parsed<GameRecord> parsed = notation.read(notation.file("plm.repetition.opening"), ReadOptions.lenient());

        assertThat(parsed.orThrow().game().ruleset()).isEqualTo(Ruleset.TOURNAMENT);
        assertThat(parsed.repairs())
                .filteredOn(repair -> repair.kind().id().equals("read-as"))
                .extracting(Repair::replacement)
                .containsExactly("mlp.opening.repetition");
    }
}
