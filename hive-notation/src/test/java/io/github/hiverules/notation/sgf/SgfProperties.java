package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.RandomUhpGames;
import io.github.hiverules.notation.ReadOptions;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

class SgfProperties {

    /** Any change to one character of the second of three games leaves the other two unchanged. */
    @Property(tries = 300, seed = "22", shrinking = ShrinkingMode.OFF)
    void parseAll_brokenGame_leavesOthersUnchanged(@ForAll long seed) {
        Random random = new Random(seed);
        List<Game> games = List.of(
                RandomUhpGames.game(seed, 6), RandomUhpGames.game(seed + 1, 6), RandomUhpGames.game(seed + 2, 6));
        List<String> texts = games.stream()
                .map(game -> Sgf.write(game, Map.of("White", "Ada \\ ]", "SgfGameName", "a (;b)")))
                .toList();
        String broken = changeOneCharacter(texts.get(1), random);

        List<Parsed<GameRecord>> parsed = Sgf.parseAll(texts.get(0) + broken + texts.get(2), ReadOptions.lenient())
                .toList();

        assertThat(parsed).hasSizeGreaterThanOrEqualTo(2);
        assertReadWithoutRepairs(games.get(0), parsed.get(0));
        assertReadWithoutRepairs(games.get(2), parsed.get(parsed.size() - 1));
    }

    private static void assertReadWithoutRepairs(Game written, Parsed<GameRecord> parsed) {
        assertThat(parsed.fault()).isEmpty();
        assertThat(parsed.repairs()).isEmpty();
        assertThat(parsed.value().orElseThrow().game().moves()).isEqualTo(written.moves());
    }

    private static String changeOneCharacter(String text, Random random) {
        int at = random.nextInt(text.length());
        String replacement = random.nextBoolean() ? "" : "" + "()[];\\\n x".charAt(random.nextInt(9));
        return text.substring(0, at) + replacement + text.substring(random.nextBoolean() ? at : at + 1);
    }
}
