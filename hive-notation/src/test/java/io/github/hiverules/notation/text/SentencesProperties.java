package io.github.hiverules.notation.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.RandomUhpGames;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

class SentencesProperties {

    private static final int ROUNDS = Boolean.getBoolean("hive.deep") ? 4 : 1;

    /** The sentences of one of this many refused moves are read. */
    private static final int MOVES_PER_CHECK = Boolean.getBoolean("hive.deep") ? 1 : 3;

    @Property(tries = 25, seed = "22", shrinking = ShrinkingMode.OFF)
    void violation_anyRefusedMove_isSentenceInBothLanguages(@ForAll long seed) {
        for (int round = 0; round < ROUNDS; round++) {
            Random random = new Random(seed + round);
            assertRefusalsAreSentences(
                    RandomUhpGames.game(seed + round, random.nextInt(70)).position(), random);
        }
    }

    private static void assertRefusalsAreSentences(Position position, Random random) {
        List<Move> moves = candidateMoves(position);
        moves.removeIf(move -> random.nextInt(MOVES_PER_CHECK) > 0);
        for (Move move : moves) {
            position.check(move).ifPresent(violation -> {
                assertSentence(Sentences.english().violation(position, violation));
                assertSentence(Sentences.german().violation(position, violation));
            });
        }
    }

    @Property(tries = 100, seed = "22", shrinking = ShrinkingMode.OFF)
    void move_anyLegalMove_isSentenceInBothLanguages(@ForAll long seed) {
        Position position =
                RandomUhpGames.game(seed, new Random(seed).nextInt(70)).position();
        for (Move move : position.legalMoves()) {
            assertSentence(Sentences.english().move(position, move));
            assertSentence(Sentences.german().move(position, move));
        }
    }

    private static void assertSentence(String text) {
        assertThat(text).matches("\\p{Lu}.*\\.").doesNotContain("{", "}", "  ", "null", "[");
    }

    /** Returns placements and movements of every piece to every cell of the hive and next to it. */
    private static List<Move> candidateMoves(Position position) {
        Set<Hex> cells = new HashSet<>(Set.of(Hex.of(50, 50)));
        position.stacks().keySet().forEach(hex -> {
            cells.add(hex);
            cells.addAll(hex.neighbors());
        });
        List<Move> moves = new ArrayList<>(List.of(Move.pass()));
        for (Piece piece : Piece.all()) {
            for (Hex to : cells) {
                moves.add(Move.place(piece, to));
                moves.add(Move.move(piece, position.cellOf(piece).orElse(Hex.ORIGIN), to));
            }
        }
        return moves;
    }
}
