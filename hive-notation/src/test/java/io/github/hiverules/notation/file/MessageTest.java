package io.github.hiverules.notation.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.uhp.GameString;
import java.io.StringReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The games in a chat message, a code fence or a quoted mail. */
class MessageTest {

    private static final String GAME = "Base;InProgress;Black[2];wS1;bG1 wS1-;wQ -wS1";
    private static final String PGN = "[GameType \"Base\"]\n[Result \"*\"]\n\n1. wS1\n2. bG1 wS1-\n3. wQ -wS1\n*\n";

    private static List<Parsed<GameRecord>> parse(String text, ReadOptions options) {
        List<Parsed<GameRecord>> games = GameFiles.parse(text, options).toList();
        assertThat(GameFiles.parse(new StringReader(text), options)).isEqualTo(games);
        return games;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "```\n%s\n```",
                "```\n%s\n```\n",
                "Hi, is this over?\n```uhp\n%s\n```\nBye",
                "~~~\r\n%s\r\n~~~\r\n",
                "```text\n%p```\n",
                "Look at this: %s",
                "~ hello ~x~\n%s\n~y",
                "Look at this: %s what do you think?",
                "Look at `%s`, please.",
                "My game (%s).",
                "I wrote:\n> %s\n> Is it over?\n\nNo.",
                "Hello Ann,\n\n%s\n\nBest wishes\nBob",
                "Hello Ann,\n\n%p\nBest wishes, Bob\n",
                "> Hello Ann,\n>\n> [GameType \"Base\"]\n> 1. wS1\n> 2. bG1 wS1-\n> 3. wQ -wS1\n",
                "On Monday Ann wrote:\n>> 1. wS1 2. bG1 wS1- 3. wQ -wS1\n",
                "see <https://x.org/#game=1~base~wS1_0_0.bG1_1_0.wQ_-1_0~-&ply=1>.",
                "see [this one](https://x.org/#game=1~base~wS1_0_0.bG1_1_0.wQ_-1_0~-).",
                "this one: 1~base~wS1_0_0.bG1_1_0.wQ_-1_0~-!",
                "1~base~wS1_0_0.bG1_1_0.wQ_-1_0~-, thanks!",
                "1~base~wS1_0_0.bG1_1_0.wQ_-1_0~-!\n",
                "\"1~base~wS1_0_0.bG1_1_0.wQ_-1_0~-\": is it over?\nBye",
                "https://x.org/#game=1~base~wS1_0_0.bG1_1_0.wQ_-1_0~- is mine.",
            })
    void game_amongWords_isFound(String message) {
        String text = message.replace("%s", GAME).replace("%p", PGN);

        List<Parsed<GameRecord>> games = parse(text, ReadOptions.lenient());

        assertThat(games).hasSize(1);
        assertThat(GameString.writeForEngine(games.get(0).orThrow().game())).isEqualTo(GAME);
        assertThat(games.get(0).repairs())
                .isNotEmpty()
                .noneMatch(repair -> repair.kind() == Repair.Kind.MOVE_IN_COMMENT);
        assertThat(TextKind.detect(text)).map(TextKind::holdsGames).hasValue(true);
        assertThat(parse(text, ReadOptions.strict()))
                .allMatch(game -> game.fault().isPresent());
    }

    @Test
    void location_isThatInWholeMessage() {
        Parsed<GameRecord> game = parse("Hello!\nSee " + GAME + ";wX nothing", ReadOptions.lenient())
                .get(0);

        assertThat(game.fault()).hasValueSatisfying(fault -> {
            assertThat(fault.location()).hasToString("2:51");
            assertThat(fault.text()).isEqualTo("wX");
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "```\n%s\n```\nor\n```\n%s\n```",
                "```\n%s\n```\n%s\n",
                "```\n%s\n```\nor this one:\n%s\nor not",
                "%s was the first one,\nand `%s` the second.",
                "Two games:\n```\n%p```\nand\n%p",
                "~~~\n%p%p~~~\n",
            })
    void games_amongWords_areAllFound(String message) {
        String text = "Hi\n" + message.replace("%s", GAME).replace("%p", PGN);

        assertThat(parse(text, ReadOptions.lenient()))
                .extracting(game -> GameString.writeForEngine(game.orThrow().game()))
                .containsExactly(GAME, GAME);
    }

    @ParameterizedTest
    @ValueSource(strings = {"```\n%s\n```\n%p", "```\n%p```\n%s\n", "```\n%s\n```\nand\n```\n%p```"})
    void games_inDifferentNotations_areNotDropped(String message) {
        assertThat(parse(message.replace("%s", GAME).replace("%p", PGN), ReadOptions.lenient()))
                .anyMatch(game -> game.fault().isPresent());
    }

    /** Words that are a move, a result or a command of the protocol may belong to the game. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "options set MaxDepth 3\nnewgame %s\nplay bQ bG1-\nplay wQ wS1\\\n",
                "nwgame %s\nplay bQ bG1-\n",
                "Look: %s\nundo\n",
                "> [GameType \"Base\"]\n>\n> 1. wS1\n> 2. bG1 wS1-\n> 3. wQ -wS1\nGood move, I think!\n> BlackWins\n",
                "[GameType \"Base\"]\n1. wS1\n2. bG1 wS1-\n3. wQ -wS1\nThis was good.\nbQ bG1-\n1-0\n",
            })
    void playAmongWords_changesMeaning(String message) {
        assertThat(parse(message.replace("%s", GAME), ReadOptions.lenient()))
                .isNotEmpty()
                .allMatch(game -> game.fault().isPresent()
                        || game.repairs().stream()
                                .anyMatch(repair -> repair.kind().changesMeaning()));
    }

    /** It is not clear where a game ends, or there is none. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "First %s and then %s",
                "```\nno game\n```",
                "The Base; it is here.",
                "Nothing to see here.",
                ">",
                "> ",
                " >",
                ">>",
                "\"\n>",
                "```\n>",
                "#c\n>",
                "Base camp; nothing",
                "(hi)",
                "[wow] toll",
            })
    void noGameOrSeveralInOneLine_isUnreadable(String message) {
        assertThat(parse(message.replace("%s", GAME), ReadOptions.lenient()))
                .allMatch(game -> game.fault().isPresent());
    }
}
