package io.github.hiverules.notation.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.RandomUhpGames;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TextMutator;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import java.io.ByteArrayInputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/** However a text is read, it has the same games, with the same faults and repairs at the same locations. */
class SameGamesProperties {

    private static final ReadOptions OPTIONS = ReadOptions.lenient();

    private static final List<String> DAMAGES =
            List.of("(", ")", "{", "}", "[", "]", "\n(\n", "(;", "\n[", ";", "\r", "\"");

    @Property(tries = 400, seed = "42", shrinking = ShrinkingMode.OFF)
    void parse_damagedPgns_findsSameGamesInAllWays(@ForAll long seed) {
        String text = damaged(seed, game -> Pgn.write(game, Map.of("White", "Ada"), PgnFlavor.MZINGA));

        assertSameGames(text, Pgn.parseAll(text, OPTIONS).toList());
    }

    @Property(tries = 400, seed = "42", shrinking = ShrinkingMode.OFF)
    void parse_damagedSgfs_findsSameGamesInAllWays(@ForAll long seed) {
        String text = damaged(seed, game -> Sgf.write(game, Map.of("White", "Ada")));

        assertSameGames(text, Sgf.parseAll(text, OPTIONS).toList());
    }

    @Property(tries = 400, seed = "42", shrinking = ShrinkingMode.OFF)
    void parse_damagedGameStrings_findsSameGamesInAllWays(@ForAll long seed) {
        String text = damaged(seed, game -> GameString.writeForEngine(game) + "\n");

        assertSameGames(text, GameFiles.parse(text, OPTIONS).toList());
    }

    private static String damaged(long seed, Function<Game, String> writer) {
        Random random = new Random(seed);
        String first = writer.apply(RandomUhpGames.game(seed, 3));
        String rest = Stream.of(1, 2, 3)
                .map(number -> damage(writer.apply(RandomUhpGames.game(seed + number, random.nextInt(4))), random))
                .collect(Collectors.joining());
        return first + rest;
    }

    private static String damage(String text, Random random) {
        int at = random.nextInt(text.length());
        return switch (random.nextInt(3)) {
            case 0 -> text;
            case 1 -> TextMutator.mutate(text, random);
            default -> text.substring(0, at) + DAMAGES.get(random.nextInt(DAMAGES.size())) + text.substring(at);
        };
    }

    private static void assertSameGames(String text, List<Parsed<GameRecord>> games) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);

        assertThat(GameFiles.parse(text, OPTIONS)).containsExactlyElementsOf(games);
        assertThat(GameFiles.parse(new StringReader(text), OPTIONS)).containsExactlyElementsOf(games);
        assertThat(GameFiles.split(new ByteArrayInputStream(bytes), OPTIONS).flatMap(ArchivePart::parse))
                .containsExactlyElementsOf(games);
    }
}
