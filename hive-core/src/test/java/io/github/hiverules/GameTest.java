package io.github.hiverules;

import static io.github.hiverules.Shorthand.move;
import static io.github.hiverules.Shorthand.piece;
import static io.github.hiverules.Shorthand.play;
import static io.github.hiverules.Shorthand.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class GameTest {

    private static final Game OPENING = play(Ruleset.BASE, "wS1 0,0", "bS1 1,0", "wQ -1,0", "bQ 2,0");

    @Test
    void start_hasNoHistory() {
        Game game = Game.start(Ruleset.POCKET);

        assertThat(game.position()).isEqualTo(Position.initial(Ruleset.POCKET));
        assertThat(game.startPosition()).isSameAs(game.position());
        assertThat(game.moves()).isEmpty();
        assertThat(game.lastMove()).isEmpty();
        assertThat(game.plyCount()).isZero();
        assertThat(game.positions()).containsExactly(game.position());
        assertThat(game.result()).isEqualTo(GameResult.IN_PROGRESS);
        assertThat(game.occurrences()).isEqualTo(1);
    }

    @Test
    void play_addsToHistory() {
        assertThat(OPENING.plyCount()).isEqualTo(4);
        assertThat(OPENING.moves())
                .extracting(Move::toString)
                .containsExactly("wS1 to (0,0)", "bS1 to (1,0)", "wQ to (-1,0)", "bQ to (2,0)");
        assertThat(OPENING.lastMove()).contains(Move.place(piece("bQ"), Hex.of(2, 0)));
        assertThat(OPENING.positions()).hasSize(5);
        assertThat(OPENING.positions().get(0)).isSameAs(OPENING.startPosition());
        assertThat(OPENING.positions().get(4)).isSameAs(OPENING.position());
        assertThat(OPENING.position())
                .isEqualTo(Position.of(Shorthand.setup(Ruleset.BASE, "0,0 wS1", "1,0 bS1", "-1,0 wQ", "2,0 bQ")
                        .withTurn(Color.WHITE, 3)));
    }

    @Test
    void play_leavesGameUnchanged() {
        Game one = OPENING.play(move(OPENING.position(), "wA1 -2,0"));
        Game other = OPENING.play(move(OPENING.position(), "wG1 -2,1"));

        assertThat(OPENING.plyCount()).isEqualTo(4);
        assertThat(one.moves().subList(0, 4))
                .isEqualTo(OPENING.moves())
                .isEqualTo(other.moves().subList(0, 4));
        assertThat(one.position()).isNotEqualTo(other.position());
    }

    @Test
    void playAll_equalsPlayingMovesOneByOne() {
        Game game = Game.start(Ruleset.BASE).playAll(OPENING.moves());

        assertThat(game.moves()).isEqualTo(OPENING.moves());
        assertThat(game.position()).isEqualTo(OPENING.position());
    }

    @Test
    void playAll_stopsAtFirstIllegalMove() {
        Move illegal = Move.place(piece("bS2"), Hex.of(-2, 0));

        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> OPENING.playAll(List.of(move(OPENING.position(), "wA1 -2,1"), illegal, illegal)))
                .satisfies(failure -> {
                    assertThat(failure.move()).isEqualTo(illegal);
                    assertThat(failure.position().sideToMove()).isEqualTo(Color.BLACK);
                    assertThat(failure.violation().rule()).isEqualTo(Rule.PLACE_3);
                    assertThat(failure).hasMessageStartingWith(illegal + " is illegal: ");
                    assertThat(failure.toString().split("PLACE-3", -1)).hasSize(2);
                });
    }

    @Test
    void playIfLegal_legalMove_equalsPlay() {
        Move move = move(OPENING.position(), "wA1 -2,1");

        assertThat(OPENING.playIfLegal(move)).contains(OPENING.play(move));
    }

    @Test
    void playIfLegal_illegalMoveOrEndedGame_isEmpty() {
        Move move = move(OPENING.position(), "wA1 -2,1");

        assertThat(OPENING.playIfLegal(Move.place(piece("bS2"), Hex.of(-2, 0)))).isEmpty();
        assertThat(OPENING.end(GameResult.resignationOf(Color.WHITE)).playIfLegal(move))
                .isEmpty();
    }

    @Test
    void history_cannotBeModified() {
        List<Move> moves = OPENING.moves();
        List<Position> positions = OPENING.positions();

        assertThatThrownBy(() -> moves.remove(0)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> positions.remove(0)).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void undo_takesOneMoveBack() {
        Game before = OPENING.undo();

        assertThat(before.plyCount()).isEqualTo(3);
        assertThat(before.moves()).isEqualTo(OPENING.moves().subList(0, 3));
        assertThat(before.position().cellOf(piece("bQ"))).isEmpty();
        assertThat(OPENING.undo().undo().undo().undo().position()).isEqualTo(Position.initial(Ruleset.BASE));
    }

    @Test
    void undo_withoutMoves_isRefused() {
        assertThatIllegalStateException().isThrownBy(Game.start(Ruleset.BASE)::undo);
    }

    @Test
    void undo_restoresRestingPiece() {
        Game opening = Game.start(Ruleset.of(Expansion.PILLBUG)).playAll(OPENING.moves());
        Game moved = play(opening, List.of("wQ 0,-1"));
        Game after = play(moved, List.of("bA1 3,0"));

        assertThat(moved.position().resting()).contains(piece("wQ"));
        assertThat(after.position().resting()).isEmpty();
        assertThat(after.undo().position().resting()).contains(piece("wQ"));
    }

    @Test
    void shortcuts_agreeWithPositionAndResult() {
        for (Game game : List.of(OPENING, OPENING.undo(), Game.start(Ruleset.TOURNAMENT))) {
            assertThat(game.ruleset()).isEqualTo(game.position().ruleset());
            assertThat(game.sideToMove()).isEqualTo(game.position().sideToMove());
            assertThat(game.isOver()).isFalse();
            assertThat(game.end(GameResult.drawByAgreement()).isOver()).isTrue();
            assertThat(game.end(GameResult.resignationOf(Color.WHITE)).sideToMove())
                    .isEqualTo(game.sideToMove());
        }
    }

    @Test
    void start_fromPosition_beginsThere() {
        Position start = position(Ruleset.BASE, "0,0 wQ", "1,0 bQ");
        Game game = play(Game.start(start), List.of("wQ 1,-1"));

        assertThat(game.startPosition()).isSameAs(start);
        assertThat(game.plyCount()).isEqualTo(1);
        assertThat(game.position().turnNumber()).isEqualTo(Shorthand.LATE_TURN);
        assertThat(game.sideToMove()).isEqualTo(Color.BLACK);
    }

    @Test
    void equals_sameStartMovesAndResult_isTrue() {
        Game same = play(Ruleset.BASE, "wS1 0,0", "bS1 1,0", "wQ -1,0", "bQ 2,0");

        assertThat(same).isEqualTo(OPENING).hasSameHashCodeAs(OPENING);
        assertThat(same.end(GameResult.drawByAgreement()))
                .isEqualTo(OPENING.end(GameResult.drawByAgreement()))
                .isNotEqualTo(OPENING);
        assertThat(same.end(GameResult.resignationOf(Color.WHITE)))
                .isNotEqualTo(same.end(GameResult.resignationOf(Color.BLACK)));
        assertThat(same.undo()).isNotEqualTo(OPENING).doesNotHaveSameHashCodeAs(OPENING);
        assertThat(Game.start(OPENING.position())).isNotEqualTo(OPENING);
        assertThat(OPENING.equals(OPENING)).isTrue();
        assertThat(OPENING.equals(new Object())).isFalse();
        assertThat(Game.start(OPENING.position())).isNotEqualTo(Game.start(Ruleset.BASE));
    }

    @Test
    void equals_differentMovesToSamePosition_isFalse() {
        Game one = play(OPENING, List.of("wA1 -1,1", "bA1 3,0", "wB1 -2,0"));
        Game two = play(OPENING, List.of("wB1 -2,0", "bA1 3,0", "wA1 -1,1"));

        assertThat(one.position()).isEqualTo(two.position());
        assertThat(one).isNotEqualTo(two);
    }

    @Test
    void toString_summarizesGame() {
        Game start = Game.start(Ruleset.BASE);

        assertThat(start).hasToString("Game[0 plies, WHITE turn 1, IN_PROGRESS, " + Ruleset.BASE + "]");
        assertThat(start.play(Move.place(piece("wS1"), Hex.ORIGIN)))
                .hasToString("Game[1 ply, last wS1 to (0,0), BLACK turn 1, IN_PROGRESS, " + Ruleset.BASE + "]");
        assertThat(OPENING.end(GameResult.resignationOf(Color.WHITE)))
                .hasToString("Game[4 plies, last bQ to (2,0), WHITE turn 3, BLACK_WINS, " + Ruleset.BASE + "]");
    }

    @Test
    void transformed_rotatesStartAndMoves() {
        Game resigned = OPENING.end(GameResult.resignationOf(Color.BLACK));

        Game rotated = resigned.transformed(Symmetry.ROTATE_60);

        assertThat(rotated.moves())
                .extracting(Move::toString)
                .containsExactly("wS1 to (0,0)", "bS1 to (1,-1)", "wQ to (-1,1)", "bQ to (2,-2)");
        assertThat(rotated.result()).isEqualTo(resigned.result());
        assertThat(rotated.transformed(Symmetry.ROTATE_300)).isEqualTo(resigned);
        assertThat(Game.start(OPENING.position())
                        .transformed(Symmetry.ROTATE_60)
                        .startPosition())
                .isEqualTo(rotated.position());
    }

    @Test
    void isLegal_afterEnd_isFalse() {
        Move legal = move(OPENING.position(), "wA1 -2,0");
        Move illegal = move(OPENING.position(), "wA1 3,0");

        assertThat(OPENING.isLegal(legal)).isTrue();
        assertThat(OPENING.isLegal(illegal)).isFalse();
        assertThat(OPENING.end(GameResult.resignationOf(Color.WHITE)).isLegal(legal))
                .isFalse();
    }

    @Test
    void check_piece_saysWhyItCannotMoveNowOrAfterEnd() {
        assertThat(OPENING.check(piece("wQ"))).isEmpty();
        assertThat(OPENING.check(piece("bQ")).map(Violation::rule)).contains(Rule.TURN_2);
        assertThat(OPENING.end(GameResult.resignationOf(Color.WHITE))
                        .check(piece("wQ"))
                        .map(Violation::rule))
                .contains(Rule.END_3);
    }

    @Test
    void movesAndPositions_ofAncestors_areTheirOwn() {
        Game game = longGame(40);
        for (int plies = game.plyCount(); plies >= 0; plies--) {
            Game ancestor = game.upTo(plies);
            assertThat(ancestor.plyCount()).isEqualTo(plies);
            assertThat(ancestor.moves()).isEqualTo(game.moves().subList(0, plies));
            assertThat(ancestor.positions()).isEqualTo(game.positions().subList(0, plies + 1));
        }
    }

    @Test
    void upTo_allPlies_isGameWithItsResult() {
        Game drawn = OPENING.end(GameResult.drawByAgreement());

        assertThat(drawn.upTo(4)).isSameAs(drawn);
        assertThat(drawn.upTo(3)).isEqualTo(OPENING.undo());
        assertThat(drawn.upTo(0)).isEqualTo(Game.start(Ruleset.BASE));
        assertThatThrownBy(() -> drawn.upTo(5)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> drawn.upTo(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> drawn.moves().get(4)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> drawn.moves().get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    /** An Ant of each player moves, and both return: all these games end in one position after four plies. */
    @Test
    void hashCode_gamesWithSameEnd_differs() {
        Piece white = Piece.of("wA1");
        Piece black = Piece.of("bA1");
        Setup row = Setup.empty(Ruleset.BASE)
                .withPiece(Hex.of(0, 0), white)
                .withPiece(Hex.of(1, 0), Piece.of("wQ"))
                .withPiece(Hex.of(2, 0), Piece.of("bQ"))
                .withPiece(Hex.of(3, 0), black);
        Game start = Game.start(Position.of(row.withTurn(Color.WHITE, 5)));
        Set<Game> games = new HashSet<>();
        Set<Integer> hashes = new HashSet<>();
        for (Hex first : start.legalMoves().destinations(white)) {
            Game moved = start.play(Move.move(white, Hex.of(0, 0), first));
            for (Hex second : moved.legalMoves().destinations(black)) {
                Game both = moved.play(Move.move(black, Hex.of(3, 0), second));
                Move back = Move.move(white, first, Hex.of(0, 0));
                Move blackBack = Move.move(black, second, Hex.of(3, 0));
                if (both.isLegal(back) && both.play(back).isLegal(blackBack)) {
                    Game game = both.play(back).play(blackBack);
                    games.add(game);
                    hashes.add(game.hashCode());
                }
            }
        }

        assertThat(games)
                .hasSize(30)
                .extracting(Game::position)
                .containsOnly(games.iterator().next().position());
        assertThat(hashes).hasSameSizeAs(games);
    }

    /** A copy would have neither position nor problems, so there is none. */
    @Test
    void serialize_exception_isRefused() {
        Setup twoHives = Setup.empty(Ruleset.BASE)
                .withPiece(Hex.of(0, 0), Piece.of("wS1"))
                .withPiece(Hex.of(3, 0), Piece.of("bS1"));
        for (Throwable thrown :
                List.of(catchThrowable(() -> OPENING.play(Move.pass())), catchThrowable(() -> Position.of(twoHives)))) {
            assertThatExceptionOfType(NotSerializableException.class)
                    .isThrownBy(() -> new ObjectOutputStream(OutputStream.nullOutputStream()).writeObject(thrown))
                    .withMessageStartingWith(thrown.getClass().getSimpleName() + ": send its message, or its ");
        }
    }

    private static Game longGame(int plies) {
        Game game = Game.start(LongGame.start(Ruleset.POCKET));
        for (int ply = 0; ply < plies; ply++) {
            game = game.play(LongGame.move(ply));
        }
        return game;
    }
}
