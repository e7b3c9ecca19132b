package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.testkit.RandomGames;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/**
 * A broken game in a file does not change the verdicts on the other games. Only the line numbers of the games after it
 * may change.
 */
class BrokenGameProperties {

    private static final Map<String, String> TAGS = Map.of("White", "Ada \\ ]", "Black", "[Ben", "Comment", "(;x");
    private static final int GAMES = 5;

    @Property(tries = 25, seed = "1", shrinking = ShrinkingMode.OFF)
    void uhp_brokenGame_leavesOtherVerdictsUnchanged(@ForAll long seed, @ForAll boolean json) {
        // The characters include neither the number sign, which starts a comment, nor line endings, which would split a
        // game.
        assertOtherVerdictsUnchanged(
                seed, json, ";[]{}()\"\\/- 1w\t\u0000", game -> GameString.writeForEngine(game) + "\n");
    }

    @Property(tries = 25, seed = "1", shrinking = ShrinkingMode.OFF)
    void gameText_brokenGame_leavesOtherVerdictsUnchanged(@ForAll long seed, @ForAll boolean json) {
        assertOtherVerdictsUnchanged(seed, json, ";[]{}()\"\\/~._- 1w\t\u0000", game -> GameText.write(game) + "\n");
    }

    @Property(tries = 50, seed = "1", shrinking = ShrinkingMode.OFF)
    void pgn_brokenGame_leavesOtherVerdictsUnchanged(
            @ForAll long seed, @ForAll boolean json, @ForAll PgnFlavor flavor) {
        assertOtherVerdictsUnchanged(
                seed, json, "[]{}()\"\\/-*. 1w\n\r\t\u0000", game -> Pgn.write(game, TAGS, flavor) + "\n");
    }

    @Property(tries = 50, seed = "1", shrinking = ShrinkingMode.OFF)
    void sgf_brokenGame_leavesOtherVerdictsUnchanged(@ForAll long seed, @ForAll boolean json) {
        assertOtherVerdictsUnchanged(seed, json, "[]{}();\"\\/- 1w\n\r\t\u0000", game -> Sgf.write(game, TAGS));
    }

    private static void assertOtherVerdictsUnchanged(
            long seed, boolean json, String characters, Function<Game, String> writer) {
        Random random = new Random(seed);
        List<String> texts = IntStream.range(0, GAMES)
                .mapToObj(i -> writer.apply(
                        RandomGames.of(Ruleset.BASE, seed, random.nextInt(8)).game(i)))
                .toList();
        int brokenGameIndex = 1 + random.nextInt(GAMES - 2);
        String text = texts.get(brokenGameIndex);
        // A first tag that is broken cannot be told from the rest of the game before it.
        int start = text.startsWith("[") ? text.indexOf('\n') : 0;
        int index = start + random.nextInt(text.stripTrailing().length() - start);
        String replacement = random.nextInt(4) == 0 ? "" : "" + characters.charAt(random.nextInt(characters.length()));
        String broken =
                text.substring(0, index) + replacement + text.substring(random.nextBoolean() ? index : index + 1);
        String before = String.join("", texts.subList(0, brokenGameIndex));
        String after = String.join("", texts.subList(brokenGameIndex + 1, GAMES));

        List<String> expected = check(before + text + after, json);
        List<String> verdicts = check(before + broken + after, json);

        assertThat(expected).hasSize(GAMES).allMatch(line -> line.contains(json ? "\"ok\"" : "OK"));
        assertThat(verdicts.subList(0, brokenGameIndex)).as(broken).isEqualTo(expected.subList(0, brokenGameIndex));
        assertThat(withoutLineNumbers(
                        verdicts.subList(verdicts.size() - (GAMES - brokenGameIndex - 1), verdicts.size())))
                .as(broken)
                .isEqualTo(withoutLineNumbers(expected.subList(brokenGameIndex + 1, GAMES)));
    }

    private static List<String> check(String text, boolean json) {
        return (json ? HiveRun.withInput(text, "check", "--json", "-") : HiveRun.withInput(text, "check", "-"))
                .outLines();
    }

    private static List<String> withoutLineNumbers(List<String> verdicts) {
        return verdicts.stream()
                .map(line -> line.replaceFirst("\t-:\\d+\t", "\t-\t").replaceFirst("\"line\":\\d+", "\"line\":0"))
                .toList();
    }
}
