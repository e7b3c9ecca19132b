package io.github.hiverules.notation.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.piece.Piece;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Classes of characters, searches in texts, and names of pieces. */
class StringsTest {

    @Test
    void characters_allOf65536_areClassified() {
        IntStream.rangeClosed(0, Character.MAX_VALUE).forEach(code -> {
            char c = (char) code;
            String text = String.valueOf(c);
            boolean isAscii = code < 128;

            assertThat(Strings.isWordPart(c)).as(text).isEqualTo(text.matches("[A-Za-z0-9_]"));
            assertThat(Strings.isDigit(c)).as(text).isEqualTo(text.matches("[0-9]"));
            assertThat(Strings.isWhitespace(c)).as(text).isEqualTo(text.matches("[ \\t\\r\\n\\f\\uFEFF]"));
            assertThat(Strings.toAsciiLower(c)).as(text).isEqualTo(isAscii ? Character.toLowerCase(c) : c);
            assertThat(Strings.toAsciiUpper(c)).as(text).isEqualTo(isAscii ? Character.toUpperCase(c) : c);
        });
    }

    @Test
    void split_keepsEmptyParts() {
        assertThat(Strings.split(".a..b.", '.')).containsExactly("", "a", "", "b", "");
        assertThat(Strings.split("", '.')).containsExactly("");
    }

    @ParameterizedTest
    @CsvSource({"abcabc, 6, 5", "abcabc, 5, 2", "abcabc, 2, -1", "c, 1, 0", "c, 0, -1"})
    void lastIndexOf_isBeforeOffset(String text, int before, int index) {
        assertThat(new Characters(text).lastIndexOf('c', before)).isEqualTo(index);
    }

    @ParameterizedTest
    @CsvSource({
        "ab, 0, true",
        "ab, 1, false",
        "bc, 1, true",
        "bcd, 1, false",
        "c, 2, true",
        "c, 3, false",
        "c, 9, false"
    })
    void startsWith_isWithinText(String word, int start, boolean isFound) {
        Characters text = new Characters("abc");

        assertThat(text.startsWith(word, start)).isEqualTo(isFound);
        assertThat(text).hasToString("abc");
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "wQ, wQ",
                "wQ1, wQ",
                "bA1, bA1",
                "BA3, bA3",
                "bg3, bG3",
                "bA, -",
                "bA0, -",
                "bA4, -",
                "wQ2, -",
                "wQ0, -",
                "xQ, -",
                "wZ, -",
                "w[, -",
                "w@, -",
                "w, -",
                "'', -",
                "wQ11, -",
            })
    void findIgnoringCase_isPiece(String name, String piece) {
        assertThat(PieceName.findPiece(name).map(Piece::toString)).isEqualTo(Optional.ofNullable(piece));
    }

    @ParameterizedTest
    @CsvSource({"wQ, true", "bq, true", "wA1, true", "xQ, false", "wX, false", "w, false"})
    void piece_mayBeginText(String text, boolean isPiece) {
        assertThat(PieceName.isAt(new Characters(text), 0)).isEqualTo(isPiece);
    }
}
