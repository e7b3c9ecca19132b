package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Color;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/** What remains of a text that is cut: it never means another game without a repair or a fault. */
class PrefixProperties {

    private static final Map<String, String> TAGS = Map.of("White", "Ann", "Black", "Bob");
    private static final int MAX_PLIES = 16;
    private static final int ROUNDS = Boolean.getBoolean("hive.deep") ? 3 : 1;

    @Property(tries = 40, seed = "1", shrinking = ShrinkingMode.OFF)
    void pgn_cutDecidedGame_isReported(@ForAll long seed, @ForAll PgnFlavor flavor) {
        Game game = decided(RandomGames.game(seed, Math.floorMod(seed, MAX_PLIES)), seed);

        assertPrefixesReported(Pgn.write(game, TAGS, flavor), game);
    }

    /** Nothing shows that the last moves of an unfinished game are missing; only moves before them can be read. */
    @Property(tries = 40, seed = "1", shrinking = ShrinkingMode.OFF)
    void pgn_cutUnfinishedGame_isUnfinished(@ForAll long seed, @ForAll PgnFlavor flavor) {
        Game game = RandomGames.game(seed, Math.floorMod(seed, MAX_PLIES)).reopen();
        String text = Pgn.write(game, TAGS, flavor);

        for (int length = 0; length < text.strip().length(); length++) {
            for (Parsed<GameRecord> parsed : readSilently(text.substring(0, length))) {
                Game read = parsed.orThrow().game();
                assertThat(read.isOver()).isFalse();
                assertThat(read.plyCount()).isBetween(1, game.plyCount());
            }
        }
    }

    @Property(tries = 15, seed = "1", shrinking = ShrinkingMode.OFF)
    void sgf_cutText_isReported(@ForAll long seed) {
        for (int round = 0; round < ROUNDS; round++) {
            Game game = RandomGames.game(seed + round, Math.floorMod(seed + round, MAX_PLIES));
            assertPrefixesReported(Sgf.write(game, TAGS), game);
            Game decided = decided(game, seed + round);
            assertPrefixesReported(Sgf.write(decided, TAGS), decided);
        }
    }

    @Property(tries = 40, seed = "1", shrinking = ShrinkingMode.OFF)
    void gameText_cutText_isReported(@ForAll long seed) {
        Game game = RandomGames.game(seed, Math.floorMod(seed, MAX_PLIES));
        assertPrefixesReported(GameText.write(game), game);
        Game decided = decided(game, seed);
        assertPrefixesReported(GameText.write(decided), decided);
    }

    /** Only the sign at the end of the last move can be missing: it alone decides where a Beetle goes. */
    @Property(tries = 100, seed = "1", shrinking = ShrinkingMode.OFF)
    void gameString_cutText_isReported(@ForAll long seed) {
        Game game = RandomUhpGames.gameWithAnyResult(seed, Math.floorMod(seed, MAX_PLIES));
        String text = GameString.writeForEngine(game);

        for (int length = 0; length < text.length() - 1; length++) {
            assertThat(readSilently(text.substring(0, length))).isEmpty();
        }
        assertThat(readSilently(text.substring(0, text.length() - 1)))
                .allMatch(parsed -> parsed.orThrow().game().plyCount() == game.plyCount());
    }

    private static Game decided(Game game, long seed) {
        Color loser = seed % 2 == 0 ? Color.WHITE : Color.BLACK;
        return game.isOver()
                ? game
                : seed % 3 == 0 ? game.end(GameResult.lossOnTimeOf(loser)) : game.end(GameResult.resignationOf(loser));
    }

    private static void assertPrefixesReported(String text, Game game) {
        for (int length = 0; length < text.strip().length(); length++) {
            assertThat(readSilently(text.substring(0, length)))
                    .map(parsed -> parsed.orThrow().game())
                    .allMatch(game::equals);
        }
    }

    /** Returns what lenient and strict readers find without a word. */
    private static List<Parsed<GameRecord>> readSilently(String text) {
        return List.of(ReadOptions.lenient(), ReadOptions.strict()).stream()
                .flatMap(options -> GameFiles.parse(text, options))
                .filter(parsed -> parsed.fault().isEmpty() && parsed.repairs().isEmpty())
                .toList();
    }
}
