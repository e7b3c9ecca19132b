package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a reader would have to guess is a fault for {@code read} and a repair for {@code parse}. */
class GuessTest {

    enum Notation {
        UHP,
        PGN,
        SGF;

        private Object read(String text) {
            return switch (this) {
                case UHP -> GameString.read(text);
                case PGN -> Pgn.read(text);
                case SGF -> Sgf.read(text);
            };
        }

        private Parsed<?> parse(String text) {
            return switch (this) {
                case UHP -> GameString.parse(text);
                case PGN -> Pgn.parse(text);
                case SGF -> Sgf.parse(text);
            };
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "UHP | Base;InProgress;White[7];wS1                 | contradiction",
                "UHP | Base;InProgress;first;wS1                    | contradiction",
                "UHP | Base;Adjourned;Black[1];wS1                  | contradiction",
                "PGN | [Result \"*\"]~1. wS1                          | missing-header",
                "PGN | [GameType \"Base\"]~1. wS1~3. bS1 wS1-        | wrong-number",
                "PGN | [GameType \"Base\"]~[Result \"later\"]~1. wS1  | unknown-value",
                "PGN | [GameType \"Base\"]~[GameType \"Base+M\"]~1. wS1 | repeated",
                "SGF | (;GM[27]SU[hive];P0[0 dropb wS1 N 13 .];P1[1 done]) | contradiction",
                "SGF | (;GM[27]SU[hive];P0[0 dropb wS1 N 13 .])            | uncommitted-move",
            })
    void guess_isRefusedByReadAndReportedByParse(Notation notation, String line, String kind) {
        String text = line.replace('~', '\n');

        Parsed<?> parsed = notation.parse(text);
        NotationException thrown = catchThrowableOfType(NotationException.class, () -> notation.read(text));

        assertThat(parsed.fault()).isEmpty();
        assertThat(parsed.repairs())
                .filteredOn(repair -> repair.kind().changesMeaning())
                .map(repair -> repair.kind().id())
                .containsExactly(kind);
        assertThat(thrown.fault().expected().orElseThrow().id()).isIn("spelling", "nothing");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "UHP | base; notstarted ; white[1]",
                "UHP | Base;InProgress;black[1];WS1;",
                "PGN | [GameType \"Base\"]~wS1~bS1 wS1-",
            })
    void spelling_isReadByBoth(Notation notation, String line) {
        String text = line.replace('~', '\n');

        assertThat(notation.parse(text).repairs())
                .isNotEmpty()
                .noneMatch(repair -> repair.kind().changesMeaning());
        assertThat(notation.read(text)).isEqualTo(notation.parse(text).orThrow());
    }

    /** The wrong move number comes before the unknown move, but the wrong result before the wrong turn. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "PGN | [GameType \"Base\"]~1. wS1~9. wS1 nowhere | 3:1 unreadable-text",
                "UHP | Base;InProgress;White[9];wS1;bS1 nowhere   | 1:34 unreadable-text",
                "UHP | Base;BlackWins;Black[9];wS1;bS1 wS1-;wA1 -wS1;bQ bS1-;wQ \\wA1;bA1 bQ/;wA2 -wA1;bA2 bQ-;wA3 -wA2;"
                        + "bA3 bQ\\;wA3 /bQ;bG1 bA2-;wA2 \\bQ | 1:6 contradictory-result",
            })
    void withoutGuesses_reportsFirstOfFaultAndGuess(Notation notation, String line, String fault) {
        Parsed<?> parsed = notation.parse(line.replace('~', '\n'));

        assertThat(parsed.withoutGuesses().fault())
                .map(found -> found.location() + " " + found.kind().id())
                .contains(fault);
    }
}
