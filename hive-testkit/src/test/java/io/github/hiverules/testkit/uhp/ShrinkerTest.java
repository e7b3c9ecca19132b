package io.github.hiverules.testkit.uhp;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.testkit.RandomGames;
import io.github.hiverules.testkit.SampleGame;
import io.github.hiverules.testkit.SampleGames;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Examples become as short as a person would make them. */
class ShrinkerTest {

    private static final Duration ENOUGH = Duration.ofMinutes(5);

    /** Has no moves of the Spiders as soon as two pieces stand on one another. */
    private static final Alteration FORGETS_SPIDERS_BESIDE_STACKS = new Alteration() {
        @Override
        public List<String> answer(String command, List<String> lines, String gameString) {
            return command.equals("validmoves")
                            && hasStack(GameString.read(gameString).position())
                    ? List.of(Stream.of(lines.get(0).split(";", -1))
                            .filter(move -> !move.matches(".S[12] .*"))
                            .collect(Collectors.joining(";")))
                    : lines;
        }
    };

    private static boolean hasStack(Position position) {
        return position.stacks().values().stream().anyMatch(stack -> stack.size() > 1);
    }

    private static int pieces(Game game) {
        return game.position().stacks().values().stream().mapToInt(List::size).sum();
    }

    private static Finding shrink(Alteration fault, Difference example) throws IOException {
        try (UhpClient engine = FaultyEngine.with(fault).start(Duration.ofMinutes(1))) {
            return Shrinker.shrink(
                    new Finding("a title", Optional.empty(), example, "random games: one", 1, List.of()),
                    engine,
                    ENOUGH);
        }
    }

    @Test
    void shrink_movesAfterALongGame_leavesFewerMovesAndPiecesThanItsBeginning() throws IOException {
        Difference seen = missingAfterALongGame();
        Game beginning = firstWithStack(seen.game());

        Difference shortest = shrink(FORGETS_SPIDERS_BESIDE_STACKS, seen).example();

        assertThat(Cause.of(shortest)).isEqualTo(Cause.of(seen));
        assertThat(hasStack(shortest.game().position())).isTrue();
        assertThat(shortest.game().plyCount()).isLessThan(beginning.plyCount());
        assertThat(pieces(shortest.game())).isLessThan(pieces(beginning));
    }

    /** Returns the shortest beginning of a game about which the engine is wrong. */
    private static Game firstWithStack(Game game) {
        Game beginning = Game.start(game.startPosition());
        for (Move move : game.moves()) {
            if (!hasStack(beginning.position())) {
                beginning = beginning.play(move);
            }
        }
        return beginning;
    }

    @Test
    void shrink_illegalMoveThatIsAccepted_needsNothingButThePiecesOfTheRule() throws IOException {
        Game game = GameString.read("Base;InProgress;White[4];wA1;bA1 wA1-;wQ -wA1;bQ bA1-;wS1 -wQ;bS1 bQ-");
        List<Move> pinned = List.of(MoveString.read("wA1 \\wQ", game.position()));
        Difference seen =
                new Difference(Difference.Kind.ACCEPTED, game, "play wA1 \\wQ", List.of("HIVE-2"), List.of(), pinned);

        Difference shortest = shrink(PlantedFault.ACCEPTS_ILLEGAL_MOVES, seen).example();

        // A pinned Ant between two pieces, and its player's Queen in play, take three plies; Black's second comes with
        // them.
        assertThat(GameString.writeForEngine(shortest.game()))
                .isEqualTo("Base;InProgress;White[3];wA1;bA1 wA1-;wQ -wA1;bQ bA1-");
        assertThat(Cause.of(shortest)).isEqualTo(Cause.of(seen));
        assertThat(shortest.details().get(0)).startsWith("HIVE-2 ");
    }

    @Test
    void shrink_drawThatIsMissed_isStillADraw() throws IOException {
        Game drawn = Pgn.read(SampleGames.legal().stream()
                .map(SampleGame::text)
                .filter(text -> text.contains("[Result \"1/2-1/2\"]"))
                .findFirst()
                .orElseThrow());
        Difference seen = new Difference(
                Difference.Kind.STATE, drawn, "newgame " + GameString.writeForEngine(drawn), List.of("expected: Draw"));

        Difference shortest = shrink(PlantedFault.MISSES_DRAWS, seen).example();

        assertThat(shortest.kind()).isEqualTo(Difference.Kind.STATE);
        assertThat(shortest.game().position().outcome()).isEqualTo(Outcome.DRAW);
        assertThat(shortest.game().plyCount()).isLessThan(drawn.plyCount());
    }

    @Test
    void shrink_countThatDiffers_staysAsItIs() throws IOException {
        Difference count = new Difference(
                Difference.Kind.COUNT, Game.start(Ruleset.BASE), "perft 2", List.of("expected: perft(2) = 96"));

        assertThat(shrink(PlantedFault.COUNTS_ONE_TOO_MANY, count).example()).isEqualTo(count);
    }

    /**
     * Returns what the engine lacks after 60 plies, when both players have moves of Spiders and many pieces in play.
     */
    private static Difference missingAfterALongGame() throws IOException {
        Game game = RandomGames.of(Ruleset.BASE, 1, 60)
                .lively()
                .games()
                .filter(whole -> whole.plyCount() == 60 && movesASpider(whole.position()))
                .findFirst()
                .orElseThrow();
        try (UhpClient engine = FaultyEngine.with(FORGETS_SPIDERS_BESIDE_STACKS).start(Duration.ofMinutes(1))) {
            engine.ask("newgame " + GameString.writeForEngine(game));
            return MoveComparison.compare(game, engine.ask("validmoves")).get(0);
        }
    }

    private static boolean movesASpider(Position position) {
        return hasStack(position)
                && position.legalMoves().stream()
                        .anyMatch(move -> move.movedPiece()
                                .filter(piece -> piece.bug() == Bug.SPIDER)
                                .isPresent());
    }
}
