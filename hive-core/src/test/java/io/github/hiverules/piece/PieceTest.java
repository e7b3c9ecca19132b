package io.github.hiverules.piece;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PieceTest {

    @ParameterizedTest
    @CsvSource({
        "QUEEN_BEE,1,Q,false", "SPIDER,2,S,false", "BEETLE,2,B,true", "GRASSHOPPER,3,G,false",
        "SOLDIER_ANT,3,A,false", "MOSQUITO,1,M,true", "LADYBUG,1,L,false", "PILLBUG,1,P,false"
    })
    void bug_hasItsCountAndLetterAndMayClimb(Bug bug, int count, char letter, boolean climbs) {
        assertThat(bug.count()).isEqualTo(count);
        assertThat(bug.letter()).isEqualTo(letter);
        assertThat(Bug.find(letter)).contains(bug);
        assertThat(Bug.find(Character.toLowerCase(letter))).isEmpty();
        assertThat(bug.climbs()).isEqualTo(climbs);
    }

    @Test
    void opposite_isOtherColor() {
        assertThat(Color.WHITE.opposite()).isEqualTo(Color.BLACK);
        assertThat(Color.BLACK.opposite()).isEqualTo(Color.WHITE);
    }

    /** Between the pieces of the rulebooks, there may be those of other kinds. */
    @Test
    void all_listsPiecesOfRulebooksInOrder() {
        assertThat(Piece.all())
                .doesNotHaveDuplicates()
                .extracting(Piece::toString)
                .containsSubsequence(
                        "wQ", "wS1", "wS2", "wB1", "wB2", "wG1", "wG2", "wG3", "wA1", "wA2", "wA3", "wM", "wL", "wP",
                        "bQ", "bS1", "bS2", "bB1", "bB2", "bG1", "bG2", "bG3", "bA1", "bA2", "bA3", "bM", "bL", "bP");
    }

    @Test
    void all_cannotBeModified() {
        List<Piece> all = Piece.all();

        assertThatThrownBy(() -> all.remove(0)).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void compareTo_ordersByColorThenKindThenNumber() {
        List<Piece> shuffled = new ArrayList<>(Piece.all());
        Collections.reverse(shuffled);
        Collections.sort(shuffled);

        assertThat(shuffled).isEqualTo(Piece.all());
    }

    @Test
    void of_withoutNumber_isFirst() {
        assertThat(Piece.of(Color.WHITE, Bug.BEETLE)).isEqualTo(Piece.of(Color.WHITE, Bug.BEETLE, 1));
    }

    @Test
    void of_resultOfToString_isTheSamePiece() {
        assertThat(Piece.of("wA1")).isEqualTo(Piece.of(Color.WHITE, Bug.SOLDIER_ANT, 1));
        assertThat(Piece.of("bQ")).isEqualTo(Piece.of(Color.BLACK, Bug.QUEEN_BEE));
        assertThat(Piece.all()).allSatisfy(piece -> {
            assertThat(Piece.of(piece.toString())).isEqualTo(piece);
            assertThat(Piece.find(piece.toString())).contains(piece);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "w", "wA", "wA0", "wA4", "WA1", "wa1", "wQ1", "wP1", "wX", "rQ", " wQ", "wQ ", "Q"})
    void of_invalidName_saysWhatWasExpected(String name) {
        assertThat(Piece.find(name)).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Piece.of(name))
                .withMessage("expected a piece such as wA1 or bQ, not '" + name + "'");
    }

    @Test
    void of_nameWithControlCharacters_isQuotedWithoutThem() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Piece.of("w\u001B[2J\n"))
                .withMessage("expected a piece such as wA1 or bQ, not 'w?[2J?'");
    }

    @Test
    void of_longName_isQuotedInPart() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Piece.of("w".repeat(1_000_000)))
                .withMessage("expected a piece such as wA1 or bQ, not '" + "w".repeat(40) + "...'");
    }

    @ParameterizedTest
    @CsvSource({"QUEEN_BEE,0", "QUEEN_BEE,2", "BEETLE,3", "SOLDIER_ANT,4", "SPIDER,-1"})
    void of_numberNotInSet_isRefused(Bug bug, int number) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Piece.of(Color.WHITE, bug, number))
                .withMessageContaining(String.valueOf(number));
    }
}
