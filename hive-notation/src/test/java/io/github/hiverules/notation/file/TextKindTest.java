package io.github.hiverules.notation.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.notation.Growth;
import io.github.hiverules.notation.RandomGames;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.internal.grammar.CountingSource;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextKindTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Base;NotStarted;White[1]    | game-string",
                "Bose;NotStarted;White[1]    | game-string",
                "wS1;bS1 wS1-;pass           | game-string",
                "Base;\tNotStarted;White[1]  | game-string",
                "# a comment                 | game-string",
                "# a comment ~ and more      | game-string",
                "Base;InProgress;Black[1];~  | game-string",
                "Base;x;y;wG1                | game-string",
                "x;y;White[1];z              | game-string",
                "newgame Base                | transcript",
                "id engine v1                | transcript",
                "info                        | transcript",
                "play wG1                    | transcript",
                "https://x.org/?uhp=Base;a   | game-string",
                "https://x.org/#base%3Ba     | game-string",
                "\"Base;InProgress;a\",     | game-string",
                "\u201CwG1;bG1 wG1-\u201D   | game-string",
                "\u00A0Base;InProgress;a     | game-string",
                "\"base~w1~-\"              | position-text",
                "[wG1 .]                     | pgn",
                "[wG1]                       | pgn",
                "1~base~-~-, danke!          | game-text",
                "\"1~base~-~-\", please       | game-text",
                "( ;GM[27]                   | sgf",
                "[GameType \"Base\"]         | pgn",
                "[Event \"a~b\"]             | pgn",
                "1. wS1                      | pgn",
                "wS1 bS1 wS1-                | pgn",
                "wS1 . bS1 wS1-              | pgn",
                "wS1, bP wS1-                | pgn",
                "https://x.org/#game=1~mlp~-~- | game-text",
                "HTTPS://X.ORG/#game=1~mlp~-~- | game-text",
                "https://x.org/en.html#game=1~base~wS1_0_0~-&ply=1&lang=en | game-text",
                "https://x.org/#position=mlp~w1~-  | position-text",
                "https://x.org/#game=1%7Emlp%7E-%7E- | game-text",
                "#game=1~mlp~-~-            | game-text",
                "game=1~mlp~-~-             | game-text",
                "#position=mlp~w1~-         | position-text",
                "uhp=Base;InProgress;Black[1];wS1 | game-string",
                "[the game](https://x.org/#game=1~mlp~-~-) | game-text",
                "[mine](https://x.org/#position=mlp~w1~-) | position-text",
                "See [the game](https://x.org/#game=1~mlp~-~-). | game-text",
                "See #game=1~mlp~-~-, please | game-text",
                "1 wS1 2 bG1 wS1-           | pgn",
                "1. {first} wS1             | pgn",
                "1. xS1 2. bG1 wS1-         | pgn",
                "1... wS1                   | pgn",
                "1-0                        | pgn",
                "1. pass                    | pgn",
                "[wS1] [bG1 wS1-]           | pgn",
                "Look: Base;InProgress;Black[1];wS1 nice? | game-string",
                "> Base;InProgress;Black[1];wS1 | game-string",
                "> newgame Base              | transcript",
                "1. wS1 {a; b}               | pgn",
                "1. wS1 ; a comment          | pgn",
                "wS1 {a; b}                  | pgn",
                "wS1 {~}                     | pgn",
                "wS1 bS1 ~                   | pgn",
                "{a; b}                      | pgn",
                "(;GM[27]                    | sgf",
                "(;GM[27]GN[a~b]             | sgf",
                "1~base~-~-                  | game-text",
                "1~                          | game-text",
                "2~base~-~-                  | game-text",
                "ml~b2~wS1_0_0               | position-text",
                "base~w1~-                   | position-text",
                "Base.Opening ~ w1~-         | position-text",
                "base.opening~x              | position-text",
                "wrong~w1~-                  | position-text",
                "Hello ~ world               | position-text",
                "set:   Base+M               | text-diagram",
                "turn:  White 8              | text-diagram",
                "at:    1,-1                 | text-diagram",
                "rests: bG1                  | text-diagram",
            })
    void detect_firstLine_decidesKind(String text, String id) {
        assertThat(TextKind.detect(text)).map(TextKind::id).hasValue(id);
        assertThat(TextKind.detect("\uFEFF\r\n  " + text + "  \n\n"))
                .map(TextKind::id)
                .hasValue(id);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " \n",
                "Hello world",
                "Base+MLP",
                "base.opening",
                "import java.util.List;",
                "int x = 0; // wS1 is here",
                "https://example.org/a;b",
                "play the game",
                "wS1",
                "[x]",
                "[wow] toll",
                "(hi)",
                "[see](https://example.org)",
                "1",
                "2 moves: wS1",
                "1. e4",
                "1. e4 e5 2. Nf3 Nc6 3. Bb5",
                "12:30 see you",
                "a=b",
                "bP wS1-",
                "wA1 to the right of bQ",
                "Was this a good move?",
                "black won",
                "https://example.org/game/AbC",
                "; a comment of a configuration",
                "% a comment\n\\documentclass{article}",
                "#!/bin/sh\necho hello; exit",
                "#include <stdio.h>\nint x;",
                "\u0000\u0001;\u0002",
                "\u0000~\u0002",
                "what is this?",
                "~w1~-",
                "~",
                ".",
                "mm",
                "<?xml version=\"1.0\"?>",
                "\u00e9~w1~-",
                "\u007f~w1~-",
            })
    void detect_unknownText_isEmpty(String text) {
        assertThat(TextKind.detect(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "# a%Base;InProgress;a      | game-string",
                "# a%%# b%1~base~-~-        | game-text",
                "# a%[Meta]%Version: 1%%[Game]%hive()%[State]%Base;a;b;wS1 | game-string",
                "; a%[Event \"x\"]         | pgn",
                "%%a%1. wS1                 | pgn",
                "Base;NotStarted;White[1]%ok | transcript",
                "Base;NotStarted;White[1]%okay | game-string",
            })
    void detect_firstLineAfterComments_decidesKind(String text, String id) {
        assertThat(TextKind.detect(text.replace("%%", "\n%").replace('%', '\n').replace("\n\na", "\n%a")))
                .map(TextKind::id)
                .hasValue(id);
    }

    @Test
    void holdsGames_onlyGames() {
        assertThat(TextKind.GAME_STRING.holdsGames()).isTrue();
        assertThat(TextKind.POSITION_TEXT.holdsGames()).isFalse();
        assertThat(TextKind.POSITION_TEXT).hasToString("position-text");
    }

    /** Whatever precedes or follows it, the text of each writer is recognized. */
    @Property(tries = 300, seed = "22", shrinking = ShrinkingMode.OFF)
    void detect_writtenText_hasKindOfItsWriter(@ForAll long seed) {
        Random random = new Random(seed);
        Game game = RandomGames.game(seed, random.nextInt(30));
        Map<String, String> tags = Map.of("White", "a~b;c", "Event", "{(;GM[27]", "Comment", "1~base~-~-");
        Map<TextKind, String> texts = Map.of(
                TextKind.GAME_STRING, GameString.writeForEngine(game),
                TextKind.GAME_TEXT, GameText.write(RandomGames.gameFromAnyStart(seed, 10)),
                TextKind.SGF, Sgf.write(game, tags),
                TextKind.POSITION_TEXT, PositionText.write(game.position()),
                TextKind.TEXT_DIAGRAM, TextDiagram.of(game.position()).write());

        texts.forEach((kind, text) ->
                assertThat(TextKind.detect("\n " + text + "\n~;wS1")).hasValue(kind));
        for (PgnFlavor flavor : PgnFlavor.values()) {
            assertThat(TextKind.detect(Pgn.write(game, tags, flavor))).hasValue(TextKind.PGN);
        }
    }

    /** Reading a random text throws nothing, and gives a fault unless the text is of a kind that holds games. */
    @Property(tries = 1000, seed = "22", shrinking = ShrinkingMode.OFF)
    void detect_randomCharacters_decidesWhetherGamesAreRead(@ForAll long seed) {
        Random random = new Random(seed);
        String characters = "~.;:([{#1 bBaseswWQS1_-\n\r\t\u0000\u00df\ud83d";
        StringBuilder text = new StringBuilder();
        for (int length = random.nextInt(12); length > 0; length--) {
            text.append(characters.charAt(random.nextInt(characters.length())));
        }

        boolean holdsGames = TextKind.detect(text).filter(TextKind::holdsGames).isPresent();

        assertThat(GameFiles.parse(text, ReadOptions.lenient())
                        .map(game -> game.fault().isPresent())
                        .limit(3))
                .isNotEmpty()
                .allMatch(isBroken -> isBroken || holdsGames);
    }

    @ParameterizedTest
    @ValueSource(strings = {" ", "\n", "1", "a", "base", "mlp.", "b~", "~", ";", "wS1 ", "#", "\uFEFF", "("})
    void detect_longText_costPerCharacterStaysConstant(String unit) {
        assertThat(Growth.of(unit, times -> unit.repeat(50 * times), text -> {
                    CountingSource source = new CountingSource(text);
                    boolean unused = TextKind.detect(source).isPresent();
                    return source.reads();
                }))
                .matches(growth -> !growth.isExcessive());
    }
}
