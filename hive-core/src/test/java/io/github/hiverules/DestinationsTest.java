package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The destinations of one piece, which core finds without listing the moves of the others. */
class DestinationsTest {

    private static void assertDestinations(Position position) {
        Map<Piece, List<Hex>> listed = new TreeMap<>();
        for (Move move : position.legalMoves()) {
            move.movedPiece()
                    .ifPresent(piece -> listed.computeIfAbsent(piece, unused -> new ArrayList<>())
                            .add(move.destination().orElseThrow()));
        }
        for (Piece piece : Piece.all()) {
            assertThat(position.legalMoves().destinations(piece))
                    .as("destinations of %s in %s", piece, position)
                    .isEqualTo(listed.getOrDefault(piece, List.of()));
        }
    }

    @Test
    void destinations_ofEachPiece_equalThoseOfAllMoves() {
        Random games = new Random(49);
        for (int game = 0; game < 12; game++) {
            RandomPlay.play(games, RandomPlay.ruleset(games), 60, DestinationsTest::assertDestinations);
        }
    }
}
