package io.github.hiverules.library.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Takes arbitrary bytes as a game whose players also undo moves and continue from earlier positions. The game counts
 * how often its position has occurred, and ends, as {@link RecountedGame} expects.
 */
class GamesFuzzTest {

    /** More than a hundred, after which core searches for repetitions differently. */
    private static final int MAX_PLIES = 300;

    private static final int SMALL_HIVE_BIT = 64;
    private static final GameResult DRAWN = new GameResult(Outcome.DRAW, GameResult.Ending.REPETITION);

    private final List<RecountedGame> versions = new ArrayList<>();
    private RecountedGame current = RecountedGame.from(Position.initial(Ruleset.BASE));
    private int plies;

    @FuzzTest
    void game(byte[] data) {
        ByteBuffer bytes = ByteBuffer.wrap(data);
        int header = bytes.hasRemaining() ? bytes.get() : 0;
        List<Ruleset> rulesets = Ruleset.all();
        Ruleset ruleset = rulesets.get(Math.floorMod(header, rulesets.size()));
        boolean startsWithSmallHive = (header & SMALL_HIVE_BIT) != 0;
        versions.clear();
        plies = 0;
        current = RecountedGame.from(startsWithSmallHive ? smallHive(ruleset) : Position.initial(ruleset));
        versions.add(current);
        assertThatIllegalStateException().isThrownBy(() -> current.game().undo());
        while (bytes.hasRemaining() && plies < MAX_PLIES) {
            step(bytes.get() & 0xff, bytes);
        }
        checkReplayed(current.game());
    }

    /** Does what a byte selects: any move, movements, moves back, undoing, or another version of the game. */
    private void step(int choice, ByteBuffer bytes) {
        int low = choice & 0x1f;
        switch (choice >> 5) {
            case 0 -> playAny(low << 8 | (bytes.hasRemaining() ? bytes.get() & 0xff : 0));
            case 1, 2 -> playMovement(choice);
            case 3 -> moveBack(choice);
            case 4 -> {
                for (int i = 0; i <= low; i++) {
                    moveBack(i);
                }
            }
            case 5 -> {
                SplittableRandom random = new SplittableRandom(bytes.hasRemaining() ? bytes.get() : 0);
                random.ints(4L * low + 1, 0, 1 << Byte.SIZE).forEach(this::playMovement);
            }
            case 6 -> undo(low + 1);
            default -> current = versions.get((low * versions.size()) >> 5);
        }
    }

    private void playAny(int choice) {
        LegalMoves legal = current.game().position().legalMoves();
        play(legal.get(choice % legal.size()));
    }

    /** Plays a movement. Searches for the first one, because placements come first in the lazy list. */
    private void playMovement(int choice) {
        LegalMoves legal = current.game().position().legalMoves();
        int low = 0;
        for (int high = legal.size(); low < high; ) {
            int middle = (low + high) / 2;
            boolean isPlacement = legal.get(middle) instanceof Move.Placement;
            low = isPlacement ? middle + 1 : low;
            high = isPlacement ? high : middle;
        }
        int movements = legal.size() - low;
        play(legal.get(movements == 0 ? choice % legal.size() : low + choice % movements));
    }

    /** Reverses the player's last movement if that is legal, and otherwise plays any movement. */
    private void moveBack(int choice) {
        if (current.game().plyCount() > 1
                && current.game().undo().lastMove().orElseThrow() instanceof Move.Movement last
                && current.game().position().isLegal(Move.move(last.piece(), last.to(), last.from()))) {
            play(Move.move(last.piece(), last.to(), last.from()));
        } else {
            playMovement(choice);
        }
    }

    private void play(Move move) {
        RecountedGame next = current.play(move);
        check(next);
        plies++;
        if (next.game().isOver()) {
            assertThatExceptionOfType(IllegalMoveException.class)
                    .isThrownBy(() -> next.game().play(move))
                    .satisfies(failure -> assertThat(failure.violation().result())
                            .contains(next.game().result()));
            current = checkedUndo(next);
        } else {
            current = next;
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
        } else if (count >= 3 && game.ruleset().has(Toggle.REPETITION_DRAW)) {
            expected = DRAWN;
        }
        assertThat(game.result()).isEqualTo(expected);
    }

    private void undo(int count) {
        for (int i = 0; i < count && current.before().isPresent(); i++) {
            current = checkedUndo(current);
        }
    }

    private static RecountedGame checkedUndo(RecountedGame game) {
        RecountedGame before = game.before().orElseThrow();
        Game undone = game.game().undo();
        assertThat(undone.position()).isEqualTo(before.game().position());
        assertThat(undone.result()).isEqualTo(GameResult.IN_PROGRESS);
        assertThat(undone.occurrences()).isEqualTo(before.recount());
        assertThat(undone.plyCount()).isEqualTo(before.game().plyCount());
        return before.with(undone);
    }

    /** Plays the same moves in a new game, which shares nothing with other versions, and compares the two. */
    private static void checkReplayed(Game game) {
        Position position = game.startPosition();
        for (Move move : game.moves()) {
            position = position.play(move);
        }
        assertThat(position).isEqualTo(game.position());
        Game replayed = Game.start(game.startPosition()).playAll(game.moves());
        assertThat(replayed.positions()).isEqualTo(game.positions()).hasSize(game.plyCount() + 1);
        assertThat(replayed.result()).isEqualTo(game.result());
        assertThat(replayed.occurrences()).isEqualTo(game.occurrences());
    }

    /** Returns a position in which most pieces can move freely, so that positions soon occur again. */
    private static Position smallHive(Ruleset ruleset) {
        Setup setup = Setup.empty(ruleset)
                .withPiece(Hex.of(0, 0), Piece.of(Color.WHITE, Bug.QUEEN_BEE))
                .withPiece(Hex.of(1, 0), Piece.of(Color.BLACK, Bug.QUEEN_BEE))
                .withPiece(Hex.of(-1, 0), Piece.of(Color.WHITE, Bug.SOLDIER_ANT, 1))
                .withPiece(Hex.of(2, 0), Piece.of(Color.BLACK, Bug.SOLDIER_ANT, 1))
                .withPiece(Hex.of(0, -1), Piece.of(Color.WHITE, Bug.BEETLE, 1));
        Setup complete = ruleset.includes(Bug.PILLBUG)
                ? setup.withPiece(Hex.of(1, 1), Piece.of(Color.BLACK, Bug.PILLBUG, 1))
                : setup;
        return Position.of(complete.withTurn(Color.WHITE, 5));
    }
}
