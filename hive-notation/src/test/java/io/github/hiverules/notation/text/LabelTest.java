package io.github.hiverules.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Names of insects and pieces without an article, for user interfaces. */
class LabelTest {

    private static final Sentences ENGLISH = Sentences.english();
    private static final Sentences GERMAN = Sentences.german();

    @ParameterizedTest
    @CsvSource({
        "QUEEN_BEE, Queen Bee, Bienenkönigin",
        "SPIDER, Spider, Spinne",
        "BEETLE, Beetle, Käfer",
        "GRASSHOPPER, Grasshopper, Grashüpfer",
        "SOLDIER_ANT, Soldier Ant, Ameise",
        "MOSQUITO, Mosquito, Moskito",
        "LADYBUG, Ladybug, Marienkäfer",
        "PILLBUG, Pillbug, Kellerassel"
    })
    void label_bug_isItsName(Bug bug, String english, String german) {
        assertThat(ENGLISH.label(bug)).isEqualTo(english);
        assertThat(GERMAN.label(bug)).isEqualTo(german);
        assertThat(ENGLISH.label(Piece.of(Color.BLACK, bug))).startsWith("black " + english);
        assertThat(GERMAN.label(Piece.of(Color.BLACK, bug))).matches("schwarzer? " + german + "( 1)?");
        assertThat(Stream.of(
                                english,
                                " the " + english.toLowerCase(Locale.ROOT),
                                "white " + english,
                                "BLACK " + english)
                        .map(ENGLISH::findBug))
                .containsOnly(Optional.of(bug));
        assertThat(Stream.of(german, GERMAN.bug(bug)).map(GERMAN::findBug)).containsOnly(Optional.of(bug));
    }

    @ParameterizedTest
    @CsvSource({
        "wB1, white Beetle 1, weißer Käfer 1",
        "bB2, black Beetle 2, schwarzer Käfer 2",
        "wQ, white Queen Bee, weiße Bienenkönigin",
        "bS2, black Spider 2, schwarze Spinne 2",
        "wG3, white Grasshopper 3, weißer Grashüpfer 3",
        "bA1, black Soldier Ant 1, schwarze Ameise 1",
        "wM, white Mosquito, weißer Moskito",
        "bL, black Ladybug, schwarzer Marienkäfer",
        "wP, white Pillbug, weiße Kellerassel"
    })
    void label_piece_hasColorNameAndNumber(String piece, String english, String german) {
        assertThat(ENGLISH.label(Piece.of(piece))).isEqualTo(english);
        assertThat(GERMAN.label(Piece.of(piece))).isEqualTo(german);
        assertThat(Stream.of(english, english.toUpperCase(Locale.ROOT), piece, ENGLISH.piece(Piece.of(piece)))
                        .map(ENGLISH::findPiece))
                .containsOnly(Optional.of(Piece.of(piece)));
        assertThat(Stream.of(german, german.toUpperCase(Locale.ROOT), GERMAN.piece(Piece.of(piece)))
                        .map(GERMAN::findPiece))
                .containsOnly(Optional.of(Piece.of(piece)));
    }

    @Test
    void find_otherWords_isEmpty() {
        assertThat(Stream.of("", "Ant Eater", "weiße Ameise").flatMap(name -> ENGLISH.findBug(name).stream()))
                .isEmpty();
        assertThat(Stream.of("white Beetle", "white Beetle 3", "white Queen Bee 1", "Beetle", "wB")
                        .flatMap(name -> ENGLISH.findPiece(name).stream()))
                .isEmpty();
    }
}
