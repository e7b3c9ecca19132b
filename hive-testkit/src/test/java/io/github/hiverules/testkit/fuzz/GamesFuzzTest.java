package io.github.hiverules.testkit.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.NumberedRulesets;
import io.github.hiverules.violation.TurnViolation;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Takes any bytes as a game that goes back and forth, and elsewhere from an earlier point: it counts how often a
 * position came up, and ends, as a plain recount says.
 */
class GamesFuzzTest {

    /** Core searches differently after a hundred plies since the last placement. */
    private static final int MAX_PLIES = 300;

    private static final int FROM_A_SMALL_HIVE = 64;
    private static final GameResult DRAWN = new GameResult(Outcome.DRAW, GameResult.Ending.REPETITION);

    private final List<RecountedGame> versions = new ArrayList<>();
    private RecountedGame now = RecountedGame.from(Position.initial(Ruleset.BASE));
    private int plies;

    @FuzzTest
    void game(byte[] data) {
        ByteBuffer bytes = ByteBuffer.wrap(data);
        int header = bytes.hasRemaining() ? bytes.get() : 0;
        Ruleset ruleset = NumberedRulesets.of(header);
        boolean small = (header & FROM_A_SMALL_HIVE) != 0;
        versions.clear();
        plies = 0;
        now = RecountedGame.from(small ? smallHive(ruleset) : Position.initial(ruleset));
        versions.add(now);
        assertThatIllegalStateException().isThrownBy(() -> now.game().undo());
        while (bytes.hasRemaining() && plies < MAX_PLIES) {
            step(bytes.get() & 0xff, bytes);
        }
        checkReplayed(now.game());
    }

    /**
     * What a byte stands for: any move, a movement, a move back, many of these, undo, or another version of the game.
     */
    private void step(int choice, ByteBuffer bytes) {
        int low = choice & 0x1f;
        switch (choice >> 5) {
            case 0 -> any(low << 8 | (bytes.hasRemaining() ? bytes.get() & 0xff : 0));
            case 1, 2 -> movement(choice);
            case 3 -> back(choice);
            case 4 -> {
                for (int i = 0; i <= low; i++) {
                    back(i);
                }
            }
            case 5 -> {
                SplittableRandom random = new SplittableRandom(bytes.hasRemaining() ? bytes.get() : 0);
                random.ints(4L * low + 1, 0, 1 << Byte.SIZE).forEach(this::movement);
            }
            case 6 -> undo(low + 1);
            default -> now = versions.get((low * versions.size()) >> 5);
        }
    }

    private void any(int choice) {
        LegalMoves legal = now.game().position().legalMoves();
        play(legal.get(choice % legal.size()));
    }

    /** Placements come first in the list, which is computed lazily. */
    private void movement(int choice) {
        LegalMoves legal = now.game().position().legalMoves();
        int low = 0;
        for (int high = legal.size(); low < high; ) {
            int middle = (low + high) / 2;
            boolean places = legal.get(middle) instanceof Move.Placement;
            low = places ? middle + 1 : low;
            high = places ? high : middle;
        }
        int others = legal.size() - low;
        play(legal.get(others == 0 ? choice % legal.size() : low + choice % others));
    }

    /** Takes the player's last move back by moving the same piece, if that is legal. */
    private void back(int otherwise) {
        if (now.game().plyCount() > 1
                && now.game().undo().lastMove().orElseThrow() instanceof Move.Movement last
                && now.game().position().isLegal(Move.move(last.piece(), last.to(), last.from()))) {
            play(Move.move(last.piece(), last.to(), last.from()));
        } else {
            movement(otherwise);
        }
    }

    private void play(Move move) {
        RecountedGame next = now.play(move);
        check(next);
        plies++;
        if (next.game().isOver()) {
            Outcome outcome = next.game().result().outcome();
            assertThatExceptionOfType(IllegalMoveException.class)
                    .isThrownBy(() -> next.game().play(move))
                    .satisfies(failure -> assertThat(failure.violation())
                            .isInstanceOfSatisfying(
                                    TurnViolation.GameOver.class,
                                    over -> assertThat(over.winner()).isEqualTo(outcome.winner())));
            now = undone(next);
        } else {
            now = next;
            versions.add(next);
        }
    }

    private static void check(RecountedGame next) {
        Game game = next.game();
        int count = next.recount();
        assertThat(game.occurrences()).isEqualTo(count);
        Outcome outcome = game.position().outcome();
        GameResult expected = GameResult.IN_PROGRESS;
        if (outcome.isOver()) {
            expected = new GameResult(outcome, GameResult.Ending.QUEEN_SURROUNDED);
        } else if (count >= 3 && game.ruleset().repetitionDraw()) {
            expected = DRAWN;
        }
        assertThat(game.result()).isEqualTo(expected);
    }

    private void undo(int count) {
        for (int i = 0; i < count && now.before().isPresent(); i++) {
            now = undone(now);
        }
    }

    private static RecountedGame undone(RecountedGame game) {
        RecountedGame before = game.before().orElseThrow();
        Game undone = game.game().undo();
        assertThat(undone.position()).isEqualTo(before.game().position());
        assertThat(undone.result()).isEqualTo(GameResult.IN_PROGRESS);
        assertThat(undone.occurrences()).isEqualTo(before.recount());
        assertThat(undone.plyCount()).isEqualTo(before.game().plyCount());
        return before.with(undone);
    }

    /** The same game played at once, without what its versions share. */
    private static void checkReplayed(Game game) {
        Position position = game.startPosition();
        for (Move move : game.moves()) {
            position = position.play(move);
        }
        assertThat(position).isEqualTo(game.position());
        Game again = Game.start(game.startPosition()).playAll(game.moves());
        assertThat(again.positions()).isEqualTo(game.positions()).hasSize(game.plyCount() + 1);
        assertThat(again.result()).isEqualTo(game.result());
        assertThat(again.occurrences()).isEqualTo(game.occurrences());
    }

    /** Everything can move and little is in the way, so that positions soon come up again. */
    private static Position smallHive(Ruleset ruleset) {
        Setup setup = Setup.empty(ruleset)
                .withPiece(Hex.of(0, 0), Piece.of(Color.WHITE, Bug.QUEEN_BEE))
                .withPiece(Hex.of(1, 0), Piece.of(Color.BLACK, Bug.QUEEN_BEE))
                .withPiece(Hex.of(-1, 0), Piece.of(Color.WHITE, Bug.SOLDIER_ANT, 1))
                .withPiece(Hex.of(2, 0), Piece.of(Color.BLACK, Bug.SOLDIER_ANT, 1))
                .withPiece(Hex.of(0, -1), Piece.of(Color.WHITE, Bug.BEETLE, 1));
        Setup whole = ruleset.includes(Bug.PILLBUG)
                ? setup.withPiece(Hex.of(1, 1), Piece.of(Color.BLACK, Bug.PILLBUG, 1))
                : setup;
        return Position.of(whole.withTurn(Color.WHITE, 5));
    }
}
