package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.UhpAnswer;
import io.github.hiverules.engine.UhpClient;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.testkit.RandomGames;
import io.github.hiverules.testkit.SampleFile;
import io.github.hiverules.testkit.SampleGames;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The shrinker's examples are as short as those that a person would find. */
class ShrinkerTest {

    private static final Duration TIME_LIMIT = Duration.ofMinutes(5);

    /** Omits all moves of Spiders once the hive has a stack. */
    private static final Alteration OMITS_SPIDER_MOVES_WITH_STACKS = new Alteration() {
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

    private static int pieceCount(Game game) {
        return game.position().stacks().values().stream().mapToInt(List::size).sum();
    }

    private static Finding shrink(Alteration fault, Finding finding) throws IOException {
        try (UhpClient engine = AlteredEngine.with(fault).start(Duration.ofMinutes(1))) {
            return Shrinker.shrink(
                    finding,
                    new Conformance.Engine(engine, ConformanceOptions.defaults(), RunEnd.after(Optional.empty())),
                    TIME_LIMIT);
        }
    }

    private static Finding finding(Topic topic, Difference example) {
        return new Finding(topic, "a title", example, "random games: one");
    }

    @Test
    void shrink_missingMovesAfterLongGame_hasFewerMovesAndPiecesThanShortestPrefix() throws IOException {
        Difference original = missingMovesAfterLongGame();
        Game shortestPrefix = shortestPrefixWithStack(original.game());

        Topic spiders = new Topic(
                Topic.Deed.REFUSES_MOVES,
                Optional.of(Rule.SPIDER_1),
                Optional.of(Bug.SPIDER),
                "",
                Set.of(Bug.SPIDER),
                EnumSet.of(MoveType.Way.LEVEL));
        Move missed = original.missing().stream()
                .filter(Move.Movement.class::isInstance)
                .findFirst()
                .orElseThrow();

        Difference shortest = shrink(
                        OMITS_SPIDER_MOVES_WITH_STACKS,
                        finding(spiders, original)
                                .with(copy -> copy.typical = Optional.of(MoveType.of(original.game(), missed))))
                .example();

        assertThat(shortest.missing()).isNotEmpty();
        assertThat(hasStack(shortest.game().position())).isTrue();
        assertThat(shortest.game().plyCount()).isLessThan(shortestPrefix.plyCount());
        assertThat(pieceCount(shortest.game())).isLessThan(pieceCount(shortestPrefix));
    }

    /** Returns the shortest prefix of a game after which the engine is wrong. */
    private static Game shortestPrefixWithStack(Game game) {
        Game prefix = Game.start(game.startPosition());
        for (Move move : game.moves()) {
            if (!hasStack(prefix.position())) {
                prefix = prefix.play(move);
            }
        }
        return prefix;
    }

    @Test
    void shrink_acceptedIllegalMove_keepsOnlyPiecesThatRuleNeeds() throws IOException {
        Game game = GameString.read("Base;InProgress;White[4];wA1;bA1 wA1-;wQ -wA1;bQ bA1-;wS1 -wQ;bS1 bQ-");
        List<Move> surplus = List.of(MoveString.read("wA1 \\wQ", game.position()));
        Difference original =
                new Difference(Difference.Kind.ACCEPTED, game, "play wA1 \\wQ", List.of("HIVE-2"), List.of(), surplus);

        Difference shortest = shrink(
                        EngineFault.ACCEPTS_ILLEGAL_MOVES,
                        finding(
                                        Topic.of(Topic.Deed.ACCEPTS, Rule.HIVE_2)
                                                .seenWith(Set.of(Bug.SOLDIER_ANT), Set.of()),
                                        original)
                                .with(copy -> copy.typical = Optional.of(MoveType.of(game, surplus.get(0)))))
                .example();

        // The example needs a pinned Ant between two pieces, and its player's Queen in play: three plies, plus Black's
        // second.
        assertThat(GameString.writeForEngine(shortest.game()))
                .isEqualTo("Base;InProgress;White[3];wA1;bA1 wA1-;wQ -wA1;bQ bA1-");
        assertThat(shortest.surplus()).hasSize(1);
        assertThat(shortest.details().get(0)).startsWith("HIVE-2 ");
    }

    @Test
    void shrink_missedDraw_keepsDraw() throws IOException {
        Game drawn = Pgn.read(SampleGames.legal().stream()
                        .map(SampleFile::text)
                        .filter(text -> text.contains("[Result \"1/2-1/2\"]"))
                        .findFirst()
                        .orElseThrow())
                .game();
        Difference original = new Difference(
                Difference.Kind.STATE, drawn, "newgame " + GameString.writeForEngine(drawn), List.of("expected: Draw"));

        Difference shortest = shrink(
                        EngineFault.OVERLOOKS_DRAWS, finding(Topic.of(Topic.Deed.MISSES_END, Rule.END_2), original))
                .example();

        assertThat(shortest.kind()).isEqualTo(Difference.Kind.STATE);
        assertThat(shortest.game().position().outcome()).isEqualTo(Outcome.DRAW);
        assertThat(shortest.game().plyCount()).isLessThan(drawn.plyCount());
    }

    @Test
    void shrink_wrongPerftCount_changesNothing() throws IOException {
        Difference count = new Difference(
                Difference.Kind.COUNT, Game.start(Ruleset.BASE), "perft 2", List.of("expected: perft(2) = 96"));

        assertThat(shrink(EngineFault.APPENDS_DIGIT_TO_PERFT, finding(Topic.of(Topic.Deed.OTHER, "a title"), count))
                        .example())
                .isEqualTo(count);
    }

    /** Returns the moves that the engine misses after 60 plies, when many pieces are in play and a Spider can move. */
    private static Difference missingMovesAfterLongGame() throws IOException {
        Game game = RandomGames.of(Ruleset.BASE, 1, 60)
                .lively()
                .games()
                .filter(candidate -> candidate.plyCount() == 60 && hasStackAndSpiderMove(candidate.position()))
                .findFirst()
                .orElseThrow();
        try (UhpClient engine =
                AlteredEngine.with(OMITS_SPIDER_MOVES_WITH_STACKS).start(Duration.ofMinutes(1))) {
            engine.ask("newgame " + GameString.writeForEngine(game));
            UhpAnswer answer = engine.ask("validmoves");
            Answer listed = Answer.ofList(
                    game,
                    answer.command(),
                    MoveComparison.read(game, answer, new ArrayList<>()).moves().orElseThrow());
            return listed.difference();
        }
    }

    private static boolean hasStackAndSpiderMove(Position position) {
        return hasStack(position)
                && position.legalMoves().stream()
                        .anyMatch(move -> move.movedPiece()
                                .filter(piece -> piece.bug() == Bug.SPIDER)
                                .isPresent());
    }
}
