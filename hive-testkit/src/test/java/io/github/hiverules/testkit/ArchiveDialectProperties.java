package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A synthetic archive in each dialect: the game that a lenient reader finds is the game that was written. */
class ArchiveDialectProperties {

    private static final int GAMES = TestDepth.of(60, 5_000);

    /** What archives consist of: with the letters of all kinds of pieces. */
    private static final String CHARACTERS = Stream.of(Bug.values())
            .map(bug -> String.valueOf(bug.letter()))
            .collect(Collectors.joining("", "0123456789wb", "NO[];() \n"));

    /** From the tests of nokamute. White, who is to move, can only pass. */
    private static final String FORCED = "Base;InProgress;White[7];wA1;bS1 wA1-;wQ -wA1;bQ bS1/;wQ \\wA1;bA1 bS1\\;"
            + "wQ -wA1;bA2 bQ\\;wQ \\wA1;bA1 \\wQ;wG1 /wQ;bA2 /wG1";

    private static Game game(long seed) {
        Random random = new Random(seed);
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (Expansion expansion : Expansion.values()) {
            if (random.nextInt(3) == 0) {
                expansions.add(expansion);
            }
        }
        Ruleset ruleset = Ruleset.BASE.withExpansions(expansions).with(Toggle.TOURNAMENT_OPENING);
        int maxPlies = 20 + random.nextInt(100);
        Game game = random.nextBoolean()
                ? gameWithPasses(maxPlies, random)
                : RandomGames.of(ruleset, seed, maxPlies).game(0);
        if (game.isOver()) {
            return game;
        }
        return switch (random.nextInt(4)) {
            case 0 -> game.end(GameResult.resignationOf(Color.WHITE));
            case 1 -> game.end(GameResult.resignationOf(Color.BLACK));
            case 2 -> game.end(GameResult.drawByAgreement());
            default -> game;
        };
    }

    /** Continues a game in which White can often only pass. */
    private static Game gameWithPasses(int maxPlies, Random random) {
        Game game = GameString.read(FORCED);
        while (game.plyCount() < maxPlies && !game.isOver()) {
            LegalMoves moves = game.position().legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    private static Stream<Game> games() {
        return LongStream.range(0, GAMES).mapToObj(ArchiveDialectProperties::game);
    }

    private static List<Parsed<GameRecord>> parse(byte[] file) {
        return GameFiles.parse(GameFiles.decode(file), ReadOptions.lenient()).toList();
    }

    @ParameterizedTest
    @EnumSource
    void read_gameInDialect_isGameWritten(ArchiveDialect dialect) {
        games().forEach(game -> {
            byte[] file = dialect.write(game, game.plyCount());

            Parsed<GameRecord> parsed = parse(file).get(0);

            Game read = parsed.orThrow().game();
            assertThat(read.moves()).isEqualTo(game.moves());
            assertThat(read.ruleset()).isEqualTo(game.ruleset());
            assertThat(read.result()).isEqualTo(expectedResult(dialect, game));
        });
    }

    /** Game strings and PGN record a resignation and an agreement as any win and draw. */
    private static GameResult expectedResult(ArchiveDialect dialect, Game game) {
        boolean isOnBoard = game.position().outcome().isOver();
        return dialect == ArchiveDialect.SGF_WITHOUT_COLORS && !isOnBoard ? GameResult.IN_PROGRESS : game.result();
    }

    @ParameterizedTest
    @EnumSource(names = {"SGF_WITHOUT_PASSES", "PGN_WITHOUT_PASSES", "GAME_STRING_WITHOUT_PASSES"})
    void read_missingPasses_areListedAsRepairs(ArchiveDialect dialect) {
        long found = games().mapToLong(game -> {
                    long missing = game.moves().stream()
                            .limit(game.plyCount() - 1L)
                            .filter(Move.pass()::equals)
                            .count();
                    assertThat(parse(dialect.write(game, 1)).get(0).repairs().stream()
                                    .filter(repair -> repair.kind() == Repair.Kind.MISSING_PASS))
                            .hasSize((int) missing);
                    return missing;
                })
                .sum();

        assertThat(found).isGreaterThan(GAMES);
    }

    /** One changed character gives the same moves, a repair, a fault, or another text of the changed move itself. */
    @ParameterizedTest
    @EnumSource(names = "SGF_WITHOUT_PASSES")
    void read_oneCharacterChanged_addsNoPassSilently(ArchiveDialect dialect) {
        games().forEach(game -> {
            Random random = new Random(game.plyCount());
            byte[] file = dialect.write(game, 1);
            file[random.nextInt(file.length)] = (byte) CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));

            List<Parsed<GameRecord>> parsed = parse(file);

            boolean isSilent = parsed.size() == 1
                    && parsed.get(0).fault().isEmpty()
                    && parsed.get(0).repairs().isEmpty();
            if (isSilent) {
                assertThat(parsed.get(0).orThrow().game().plyCount()).isEqualTo(game.plyCount());
                assertThat(game.moves().subList(0, game.plyCount() - 1)).doesNotContain(Move.pass());
            }
        });
    }
}
