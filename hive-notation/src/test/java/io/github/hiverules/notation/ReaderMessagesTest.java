package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Messages that name the right answer. */
class ReaderMessagesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '#',
            value = {
                "Base;InProgress;White[1];wS1 | 1:17: expected Black[1], found 'White[1]'",
                "Base;InProgress;black[1];wS1 | 1:17: expected Black[1], found 'black[1]'",
                "Base;NotStarted;Black[1];wS1 | 1:6: expected InProgress, found 'NotStarted'",
                "Base;InProgress;White[1]     | 1:6: expected NotStarted, found 'InProgress'",
                "Base;;Black[1];wS1           | 1:6: expected InProgress, found nothing",
            })
    void strictReader_namesRightTurnAndState(String text, String message) {
        Fault fault = GameString.parse(text, ReadOptions.strict()).fault().orElseThrow();

        assertThat(fault.location() + ": " + Sentences.english().fault(fault)).isEqualTo(message);
        assertThat(Sentences.german().fault(fault))
                .contains("erwartet: " + fault.replacement().orElseThrow() + ",");
    }

    @Test
    void lenientRead_namesRightTurn() {
        assertThatThrownBy(() -> GameString.read("Base;InProgress;White[7];wS1"))
                .hasMessage("1:17: expected Black[1], found 'White[7]'");
    }

    @Test
    void readerOfOtherNotation_saysSo() {
        assertThatThrownBy(() -> Pgn.read("(;GM[27]VV[1]\nSU[hive])"))
                .hasMessage(
                        "1:1: expected another notation (PGN and SGF have readers of their own), found '(;GM[27]VV[1]'");
        assertThatThrownBy(() -> Sgf.read("[GameType \"Base\"]\n1. wS1 *"))
                .hasMessage("1:1: expected another notation (PGN and SGF have readers of their own), found '['");
    }

    @Test
    void tagWithOtherCharacters_isNamed() {
        assertThatThrownBy(() -> Pgn.write(Game.start(Ruleset.BASE), Map.of("A-b", "x"), PgnFlavor.MZINGA))
                .hasMessage("the name of a tag has other characters than letters, digits and underscores: 'A-b'");
    }

    @Test
    void cutSgf_namesMissingBracket() {
        assertThatThrownBy(() -> Sgf.read("(;GM[27]SU[hive]\n; P0[1 pick W 3 wA1]\n; P0[35 "))
                .hasMessage("3:5: expected an SGF property with both brackets, such as GM[27], found '[35 '");
    }
}
