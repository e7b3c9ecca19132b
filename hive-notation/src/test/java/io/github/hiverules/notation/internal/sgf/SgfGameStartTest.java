package io.github.hiverules.notation.internal.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.internal.Characters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where games begin. In the tables, {@code $} is a line end and {@code ^} marks the expected offset. */
class SgfGameStartTest {

    private static Characters text(String text) {
        return new Characters(text.replace("^", "").replace('$', '\n'));
    }

    /** As in the SGF standard, a game is a parenthesis, a semicolon and properties, with whitespace between them. */
    @ParameterizedTest
    @ValueSource(
            strings = {"(;GM[27]", "( ;$GM[27]", "(;SU[hive]", "(;FF[4]", "(;VV[1]", "(;CA[UTF-8]", "(;AP[x]", "(;GM["})
    void gameStart_isRecognized(String text) {
        assertThat(SgfGameStart.isAt(text(text), 0)).isTrue();
        assertThat(SgfGameStart.beginsWithGame(text(" \t" + text))).isTrue();
        assertThat(SgfGameStart.isUndecided(text(" \t" + text))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "(",
                "(;",
                "(;GM",
                "(;G[",
                "(GM[27]",
                "(;P0[id]",
                "(;GMX[27]",
                "( ",
                "(; ",
                ";GM[27]",
                "GM[27]",
                "((;GM[",
                "x;GM[27]",
                "(xGM[27]"
            })
    void otherText_startsNoGame(String text) {
        assertThat(SgfGameStart.isAt(text(text), 0)).isFalse();
        assertThat(SgfGameStart.beginsWithGame(text(text))).isFalse();
    }

    /** The property may be in the next line. */
    @ParameterizedTest
    @CsvSource({
        "(, true",
        "' (', true",
        "'( $', true",
        "(;, true",
        "'(; $', true",
        "(x, false",
        "(;G, false",
        "'', false",
        "x, false"
    })
    void firstLine_mayNeedTheNext(String text, boolean isUndecided) {
        assertThat(SgfGameStart.isUndecided(text(text))).isEqualTo(isUndecided);
    }

    /** Within a line, a game begins only after the end of another. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "^(;GM[1])(;GM[2])",
                "x(;GM[1])^(;GM[2])",
                "x(;GM[1]) \t^(;GM[2])",
                "x)(;P0[1])^(;GM[2])",
                "x)(a)(b)^(;GM[2])",
                "x(;GM[1])^",
                "x) (^",
            })
    void nextGame_ofLine(String marked) {
        Characters text = text(marked);

        assertThat(SgfGameStart.nextGame(text, 0, text.length())).isEqualTo(marked.indexOf('^'));
    }

    @Test
    void nextGame_outsideRange_isNotFound() {
        assertThat(SgfGameStart.nextGame(text("x)(;GM[1])"), 0, 2)).isEqualTo(2);
        assertThat(SgfGameStart.nextLine(text("x\n(;GM[1]\n(;GM[2]"), 2)).isEqualTo(10);
    }

    /** A parenthesis that closes a game too early leaves properties behind. */
    @ParameterizedTest
    @CsvSource({
        "'', true",
        "'; ) $)', true",
        ";P0[1 done], true",
        "P0[1 done], true",
        "')$;C[x]', true",
        ")[x], true",
        ")]x, true",
        "GM[27], false",
        ";SU[hive], false",
        "(;GM[27], false",
        "(;P0[1 done], false",
        "hello, false",
        "hello there[1], false",
        "[1], false",
    })
    void leftOver_isPropertyOrNothing(String text, boolean isLeftOver) {
        assertThat(SgfGameStart.isLeftOver(text(text), 0, text.length())).isEqualTo(isLeftOver);
    }

    /** Only the start of a line starts a game again after a fault; the line includes its indentation. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;GM[1]$^(;GM[2]",
                "(;GM[1]$^ \t(;GM[2]",
                "(;GM[1](;GM[2]$^(;GM[3]",
                "(;GM[1]$x (;GM[2]$^(;GM[3]",
                "(;GM[1]$(;P0[1]$^(;GM[3]",
                "x$$^(;GM[1]",
                "^",
            })
    void nextLine_opensGame(String marked) {
        assertThat(SgfGameStart.nextLine(text(marked), 0)).isEqualTo(marked.indexOf('^'));
    }
}
