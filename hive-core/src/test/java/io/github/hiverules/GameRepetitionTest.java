package io.github.hiverules;

import static io.github.hiverules.Shorthand.play;
import static io.github.hiverules.Shorthand.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hiverules.GameResult.Ending;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.piece.Color;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameRepetitionTest {

    private static final GameResult REPETITION_DRAW = new GameResult(Outcome.DRAW, Ending.REPETITION);
    private static final Ruleset NO_PILLBUG = Ruleset.POCKET.with(Toggle.REPETITION_DRAW);
    private static final Ruleset WITH_PILLBUG = NO_PILLBUG.withExpansions(EnumSet.allOf(Expansion.class));

    /**
     * The moves before a cycle of six plies. The hive is the same after 6, 12 and 18 plies. The pieces that moved last
     * are bQ, bB1 and bB1.
     */
    private static final List<String> OPENING =
            List.of("wB1 0,0", "bB1 1,0", "wQ -1,1", "bQ 1,1", "wA1 -1,0", "bQ 0,1");

    private static final List<String> CYCLE =
            List.of("wA1 -2,1", "bB1 0,1", "wA1 -2,2", "bB1 0,0", "wA1 -1,0", "bB1 1,0");

    private static Game playCycles(Ruleset ruleset, int count) {
        List<String> moves = Stream.concat(
                        OPENING.stream(),
                        Collections.nCopies(count, CYCLE).stream().flatMap(List::stream))
                .toList();
        return play(Game.start(ruleset), moves);
    }

    @Test
    void sixPlyCycle_thirdOccurrence_isDraw() {
        Game game = playCycles(NO_PILLBUG, 2);

        assertThat(game.plyCount()).isEqualTo(18);
        assertThat(game.result()).isEqualTo(REPETITION_DRAW);
        assertThat(game.occurrences()).isEqualTo(3);
        assertThat(game.undo().result()).isEqualTo(GameResult.IN_PROGRESS);
        assertThat(game.position().outcome()).isEqualTo(Outcome.IN_PROGRESS);
    }

    @Test
    void sixPlyCycle_secondOccurrence_isNotDraw() {
        Game game = playCycles(NO_PILLBUG, 1);

        assertThat(game.result()).isEqualTo(GameResult.IN_PROGRESS);
        assertThat(game.occurrences()).isEqualTo(2);
    }

    @Test
    void sixPlyCycle_withPillbug_restingPieceMatters() {
        Game game = playCycles(WITH_PILLBUG, 2);

        assertThat(game.result()).isEqualTo(GameResult.IN_PROGRESS);
        assertThat(game.occurrences()).isEqualTo(2);
        assertThat(play(game, CYCLE.subList(0, 1)).result()).isEqualTo(REPETITION_DRAW);
    }

    @Test
    void sixPlyCycle_toggleOff_isCountedButNotDrawn() {
        Game game = playCycles(Ruleset.POCKET, 4);

        assertThat(game.result()).isEqualTo(GameResult.IN_PROGRESS);
        assertThat(game.occurrences()).isEqualTo(5);
    }

    @Test
    void maxOccurrences_isThatOfMostFrequentPosition() {
        Game game = playCycles(Ruleset.POCKET, 2);
        Game later = play(game, List.of("wA1 -2,1", "bA1 2,0"));

        assertThat(Game.start(Ruleset.BASE).maxOccurrences()).isEqualTo(1);
        assertThat(game.maxOccurrences()).isEqualTo(3);
        assertThat(later.maxOccurrences()).isEqualTo(3);
        assertThat(later.occurrences()).isEqualTo(1);
        assertThat(later.upTo(17).maxOccurrences()).isEqualTo(2);
    }

    @Test
    void play_afterDrawByRepetition_isRefused() {
        Game game = playCycles(NO_PILLBUG, 2);

        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> play(game, CYCLE.subList(0, 1)))
                .satisfies(failure -> assertThat(failure.violation())
                        .isEqualTo(Violation.of(
                                Kind.GAME_OVER,
                                Rule.END_3,
                                Map.of(
                                        Role.RESULT,
                                        new GameResult(Outcome.DRAW, GameResult.Ending.REPETITION),
                                        Role.SURROUNDED_CELLS,
                                        List.of()))));
    }

    @Test
    void wanderingHive_repeatsPosition() {
        Position start = position(Ruleset.BASE.with(Toggle.REPETITION_DRAW), "0,0 wQ", "1,0 bQ");
        Game once = play(Game.start(start), List.of("wQ 1,-1", "bQ 2,-1"));
        Game twice = play(once, List.of("wQ 2,-2", "bQ 3,-2"));

        assertThat(once.occurrences()).isEqualTo(2);
        assertThat(twice.result()).isEqualTo(REPETITION_DRAW);
    }

    @Test
    void rotatedHive_isDifferentPosition() {
        Position start = position(Ruleset.BASE.with(Toggle.REPETITION_DRAW), "0,0 wQ", "1,0 bQ");
        Game rotated = play(Game.start(start), List.of("wQ 1,-1", "bQ 0,0"));

        assertThat(rotated.position()).isNotEqualTo(start);
        assertThat(rotated.occurrences()).isEqualTo(1);
    }

    @Test
    void startPosition_countsAsOccurrence() {
        Position start = position(Ruleset.BASE.with(Toggle.REPETITION_DRAW), "0,0 wQ", "1,0 bQ");

        assertThat(Game.start(start).occurrences()).isEqualTo(1);
    }

    @Test
    void surroundedQueen_takesPrecedenceOverRepetition() {
        Position over = position(
                Ruleset.BASE.with(Toggle.REPETITION_DRAW),
                "0,0 bQ",
                "1,0 wA1",
                "1,-1 bA1",
                "0,-1 bA2",
                "-1,0 wQ",
                "-1,1 wG1",
                "0,1 wG2");

        assertThat(Game.start(over).result().ending()).isEqualTo(Ending.QUEEN_SURROUNDED);
    }

    @Test
    void longGame_thirdOccurrenceOfFirstPosition_isDraw() {
        Game game = Game.start(LongGame.start(NO_PILLBUG));
        for (int ply = 0; ply < 2 * LongGame.PERIOD; ply++) {
            assertThat(game.occurrences()).isEqualTo(ply < LongGame.PERIOD ? 1 : 2);
            game = game.play(LongGame.move(ply));
        }

        assertThat(game.plyCount()).isEqualTo(57_120);
        assertThat(game.result()).isEqualTo(REPETITION_DRAW);
        assertThat(game.occurrences()).isEqualTo(3);
    }

    /**
     * At each of the first 300 plies, two Ants go back and forth twice. The count must not depend on how the earlier
     * plies are stored.
     */
    @Test
    void backAndForth_afterAnyNumberOfPlies_isDrawn() {
        Game game = Game.start(LongGame.start(NO_PILLBUG));
        for (int plies = 0; plies < 300; plies++) {
            Move first = LongGame.move(plies);
            Move second = LongGame.move(plies + 1);
            List<Move> backAndForth = List.of(first, second, reversed(first), reversed(second));
            Game once = game.playAll(backAndForth);

            assertThat(once.occurrences()).isEqualTo(2);
            assertThat(once.undo().occurrences()).isEqualTo(1);
            assertThat(once.playAll(backAndForth.subList(0, 3)).result()).isEqualTo(GameResult.IN_PROGRESS);
            assertThat(once.playAll(backAndForth).result()).isEqualTo(REPETITION_DRAW);
            game = game.play(first);
        }
    }

    private static Move reversed(Move move) {
        Move.Movement movement = (Move.Movement) move;
        return Move.move(movement.piece(), movement.to(), movement.from());
    }

    /** All pieces are in play. They move until two positions share a 32-bit hash, after about 80,000 plies. */
    @Test
    void differentPositionsWithSameHash_areCountedSeparately() {
        Random random = new Random(12);
        Map<Integer, Position> positions = new HashMap<>();
        Game game = Game.start(LongGame.start(Ruleset.POCKET));
        Position sameHash = game.position();
        while (sameHash.isRepetitionOf(game.position())) {
            game = game.play(harmlessMove(random, game.position()));
            sameHash = positions.getOrDefault(hash(game.position()), game.position());
            positions.put(hash(game.position()), game.position());
        }

        assertThat(hash(game.position())).isEqualTo(hash(sameHash));
        assertThat(game.occurrences()).isEqualTo(plainCount(game));
    }

    private static int hash(Position position) {
        return Long.hashCode(position.key());
    }

    private static int plainCount(Game game) {
        Position latest = game.position();
        return (int) game.positions().stream().filter(latest::isRepetitionOf).count();
    }

    /** Returns a random move that does not end the game. */
    private static Move harmlessMove(Random random, Position position) {
        LegalMoves moves = position.legalMoves();
        int index = random.nextInt(moves.size());
        while (moves.play(index).outcome().isOver()) {
            index = random.nextInt(moves.size());
        }
        return moves.get(index);
    }

    /**
     * Variations branch off from a game. Now and then, a player places a piece. After that, no earlier position can
     * occur again.
     */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void occurrences_inVariations_matchPlainCount(boolean draws) {
        Ruleset ruleset = draws ? NO_PILLBUG.with(Toggle.REPETITION_DRAW) : NO_PILLBUG.without(Toggle.REPETITION_DRAW);
        Position start = position(ruleset, "0,0 wQ", "1,0 bQ", "-1,0 wA1", "2,0 bA1", "0,-1 wB1");
        Random random = new Random(11);
        List<Game> games = new ArrayList<>(List.of(Game.start(start)));
        Set<Integer> lateCounts = new HashSet<>();
        Game game = games.get(0);
        for (int step = 0; step < 2_500; step++) {
            boolean branches = game.plyCount() == 300 || random.nextInt(400) == 0;
            Game parent = branches ? games.get(random.nextInt(games.size())) : game;
            Game child = parent.play(randomMove(random, parent));
            int count = plainCount(child);

            assertThat(child.occurrences()).isEqualTo(count);
            assertThat(child.result().equals(REPETITION_DRAW)).isEqualTo(draws && count >= 3);
            if (pliesSinceLastPlacement(child) > 120) {
                lateCounts.add(count);
            }
            game = child.isOver() ? parent : child;
            games.add(game);
        }

        assertThat(lateCounts).contains(1, 2, 3);
    }

    @Test
    void overdueQueen_repeatedPasses_areDraw() {
        // Black has only the covered Spider in play, so the Queen cannot be placed anywhere.
        Position start = Position.of(
                Shorthand.setup(NO_PILLBUG, "-1,0 wA1", "0,0 bS1 wB1", "1,0 wQ").withTurn(Color.WHITE, 5));
        Game game = Game.start(start);
        for (int round = 0; round < 2; round++) {
            game = play(game, List.of("wA1 -1,1", "pass", "wA1 -1,0", "pass"));
        }

        assertThat(game.result()).isEqualTo(REPETITION_DRAW);
        assertThat(game.occurrences()).isEqualTo(3);
    }

    @Test
    void isRepetitionOf_queenNotYetDue_dependsOnTurn() {
        Setup setup = Shorthand.setup(NO_PILLBUG, "0,0 bS1", "1,0 wQ");
        assertThat(isRepetition(setup.withTurn(Color.WHITE, 3), setup.withTurn(Color.WHITE, 2)))
                .isFalse();
        assertThat(isRepetition(setup.withTurn(Color.BLACK, 3), setup.withTurn(Color.BLACK, 4)))
                .isFalse();
        assertThat(isRepetition(setup.withTurn(Color.BLACK, 4), setup.withTurn(Color.BLACK, 5)))
                .isTrue();
        assertThat(isRepetition(setup.withTurn(Color.WHITE, 4), setup.withTurn(Color.BLACK, 4)))
                .isFalse();
    }

    private static boolean isRepetition(Setup one, Setup other) {
        return Position.of(one).isRepetitionOf(Position.of(other));
    }

    private static int pliesSinceLastPlacement(Game game) {
        int plies = 0;
        for (Move move : game.moves()) {
            plies = move instanceof Move.Placement ? 0 : plies + 1;
        }
        return plies;
    }

    /** Returns a random legal move: often the reverse of the player's last move, otherwise usually a movement. */
    private static Move randomMove(Random random, Game game) {
        if (game.plyCount() > 1 && random.nextBoolean()) {
            Move previous = game.undo().lastMove().orElseThrow();
            if (previous instanceof Move.Movement && game.position().isLegal(reversed(previous))) {
                return reversed(previous);
            }
        }
        List<Move> moves = game.position().legalMoves();
        int attempts = random.nextInt(1_000) == 0 ? 1 : 100;
        Move move = Move.pass();
        for (; attempts > 0 && !(move instanceof Move.Movement); attempts--) {
            move = moves.get(random.nextInt(moves.size()));
        }
        return move;
    }
}
