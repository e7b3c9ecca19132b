package io.github.hiverules.library.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.ReferenceRules;
import java.nio.ByteBuffer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads arbitrary bytes as a ruleset and moves. Legal moves are played; the refusals of all others name the right rule.
 */
class MovesFuzzTest {

    private static final int MAX_ATTEMPTS = 200;
    private static final int LEGAL_MOVE_BIT = 0x80;
    private static final int COORDINATE_LIMIT = 8;

    @FuzzTest
    void attempts(byte[] data) {
        ByteBuffer bytes = ByteBuffer.wrap(data);
        int header = bytes.hasRemaining() ? bytes.get() : 0;
        List<Ruleset> rulesets = Ruleset.all();
        Position position = Position.initial(rulesets.get(Math.floorMod(header, rulesets.size())));
        for (int i = 0; i < MAX_ATTEMPTS && bytes.remaining() >= 3; i++) {
            position = attempt(position, bytes);
        }
        Position last = position;
        assertThat(Position.of(last.setup())).isEqualTo(last);
        assertThat(Set.copyOf(last.legalMoves())).isEqualTo(ReferenceRules.legalMoves(last.setup()));
        assertThat(last.outcome()).isEqualTo(ReferenceRules.outcome(last.setup()));
    }

    private static Position attempt(Position position, ByteBuffer bytes) {
        LegalMoves legal = position.legalMoves();
        int choice = bytes.get();
        int low = bytes.get() & 0xff;
        int high = bytes.get();
        if ((choice & LEGAL_MOVE_BIT) != 0 && !legal.isEmpty()) {
            int index = (low | (high & 0xff) << 8) % legal.size();
            Position next = legal.play(index);
            assertThat(position.play(legal.get(index))).isEqualTo(next);
            return next;
        }
        return playOrCheckRefusal(position, move(position, choice, (byte) low, (byte) high));
    }

    private static Position playOrCheckRefusal(Position position, Move move) {
        boolean isListed = new HashSet<>(position.legalMoves()).contains(move);
        assertThat(position.isLegal(move)).isEqualTo(isListed);
        assertThat(position.check(move).isEmpty()).isEqualTo(isListed);
        if (isListed) {
            return position.play(move);
        }
        assertThatThrownBy(() -> position.play(move)).isInstanceOf(IllegalMoveException.class);
        assertThat(position.check(move).map(violation -> violation.rule()))
                .isEqualTo(ReferenceRules.brokenRule(position.setup(), move));
        return position;
    }

    /** Returns a move to a cell near the origin, because the hive seldom gets far from it. */
    private static Move move(Position position, int choice, byte q, byte r) {
        if (choice == 127) {
            return Move.pass();
        }
        Piece piece = Piece.all().get(Math.floorMod(choice, Piece.all().size()));
        Hex to = Hex.of(q % COORDINATE_LIMIT, r % COORDINATE_LIMIT);
        return position.cellOf(piece)
                .<Move>map(from -> Move.move(piece, from, to))
                .orElseGet(() -> Move.place(piece, to));
    }
}
