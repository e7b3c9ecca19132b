package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameRecordTest {

    private static final Game GAME = GameString.read("Base;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1");
    private static final String HEADER = "[GameType \"Base\"]\n[Result \"InProgress\"]\n\n";

    @Test
    void pgn_commentsAndClocks_belongToTheirPlies() {
        // Clocks as other programs write them: with or without tenths, alone or before a comment.
        String text = HEADER + "{on a train}\n1. wS1 {[%clk 0:10:00]}\n2. bS1 wS1- {[%clk 0:09:58.7] quick} {bold}\n"
                + "3. wQ -wS1\n{[%clk 0:09:01][%egt 0:00:59] }\n\nInProgress\n";

        GameRecord record = Pgn.parse(text, ReadOptions.strict()).value().orElseThrow();

        assertThat(record.comments()).isEqualTo(Map.of(0, "on a train", 2, "quick bold"));
        assertThat(record.timesLeft())
                .isEqualTo(
                        Map.of(1, Duration.ofMinutes(10), 2, Duration.ofMillis(598_700), 3, Duration.ofSeconds(541)));
        assertThat(record.timesUsed()).isEqualTo(Map.of(3, Duration.ofSeconds(59)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[%clk 1:2]", "[%clk 0:00:00", "[%clk -1:00:00]", "[%eval 0.3]", "[%clk 99999:00:00]"})
    void pgn_unknownCommand_staysInComment(String words) {
        GameRecord record =
                Pgn.parse(HEADER + "1. wS1 {" + words + "}\n").value().orElseThrow();

        assertThat(record.comments()).isEqualTo(Map.of(1, words));
        assertThat(record.timesLeft()).isEmpty();
    }

    @Test
    void pgn_escapedQuotes_areUnescaped() {
        // As in the PGN standard, section 7: a backslash comes before a quote or a backslash.
        String text = "[White \"A \\\"B\\\" \\\\ c\"]\n" + HEADER + "1. wS1\n";

        assertThat(Pgn.parse(text, ReadOptions.strict()).value().orElseThrow().tags())
                .containsEntry("White", "A \"B\" \\ c");
    }

    @ParameterizedTest
    @ValueSource(strings = {"C:\\games\\", "a \"b\" c", "\\x"})
    void pgn_unescapedValue_isReadAsIs(String value) {
        String text = "[White \"" + value + "\"]\n" + HEADER + "1. wS1\n";

        assertThat(Pgn.parse(text).value().orElseThrow().tags()).containsEntry("White", value);
    }

    @Test
    void pgn_variation_isSkippedWithRepair() {
        String text = HEADER + "1. wS1\n2. bS1 wS1- (2. bG1 wS1- {or (not) ) (} (2. bB1 -wS1))\n3. wQ -wS1\n";

        Parsed<GameRecord> parsed = Pgn.parse(text);

        assertThat(parsed.orThrow().game()).isEqualTo(GAME);
        assertThat(parsed.repairs())
                .extracting(
                        repair -> repair.kind().id(),
                        repair -> repair.location().line())
                .containsExactly(org.assertj.core.groups.Tuple.tuple("left-out", 5));
        assertThat(Pgn.parse(text, ReadOptions.strict()).fault()).isPresent();
        assertThat(Pgn.parse(HEADER + "1. wS1\n(2. bS1 wS1-\n" + text).fault()).isPresent();
        assertThat(Pgn.parse(HEADER + "1. wS1\n(2. bS1 wS1-").fault()).isPresent();
    }

    @Test
    void pgn_writtenComments_areOnSeparateLines() {
        GameRecord record = GameRecord.of(GAME)
                .withTag("White", "Ada")
                .withTag("White", "A\\da \"A\"")
                .withComment(2, "a } brace")
                .withTimeLeft(1, Duration.ofSeconds(3_661))
                .withTimeUsed(1, Duration.ofMillis(5))
                .withComment(1, " ");

        assertThat(Pgn.write(record, PgnFlavor.SCORES))
                .contains("[White \"A\\\\da \\\"A\\\"\"]\n")
                .endsWith("""
                        1. wS1
                        {[%clk 1:01:01][%egt 0:00:00.005]}
                        2. bS1 wS1-
                        {a [%char 7D] brace}
                        3. wQ -wS1
                        """);
    }

    @Test
    void sgf_commentsAndClocks_belongToTheirPlies() {
        String text = """
                (;GM[27]SU[hive]C[on a train]P0[id "Ada"]; P0[0 Start P0]TM[1]
                ; P0[1 pick W 0 wS1]TM[20]C[hm]; P0[2 dropb wS1 N 13 .]; P0[3 done]TM[23742]
                ; P1[4 movedone B bS1 O 13 wS1-]C[quick]C[bold]BL[598.7]
                ; P0[5 move W wQ M 13 -wS1]; P0[6 done]WL[541]; P0[time 0:00:59 ]P1[time 0:01:02 ])""";

        GameRecord record = Sgf.parse(text, ReadOptions.strict()).value().orElseThrow();

        assertThat(record.game()).isEqualTo(GAME);
        assertThat(record.comments()).isEqualTo(Map.of(0, "on a train hm", 2, "quick bold"));
        assertThat(record.timesLeft()).isEqualTo(Map.of(2, Duration.ofMillis(598_700), 3, Duration.ofSeconds(541)));
        assertThat(record.timesUsed())
                .isEqualTo(Map.of(1, Duration.ofMillis(23_742), 2, Duration.ofSeconds(62), 3, Duration.ofSeconds(59)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "TM[]",
                "TM[x]",
                "TM[99999999999]",
                "TM[-1]",
                "WL[1.2345]",
                "BL[3]",
                "P0[time 0:10 ]",
                "P0[time 0:x:1 ]"
            })
    void sgf_invalidClock_isIgnored(String clock) {
        String text = "(;GM[27]SU[hive]; P0[0 Start P0]; P0[1 movedone W wS1 N 13 .]" + clock + ")";

        GameRecord record = Sgf.parse(text, ReadOptions.strict()).value().orElseThrow();

        assertThat(record).isEqualTo(GameRecord.of(record.game()).withTags(record.tags()));
    }

    @Test
    void with_plyOrTimeOutOfRange_throws() {
        GameRecord record = GameRecord.of(GAME);

        assertThatThrownBy(() -> record.withComment(4, "x")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> record.withComment(-1, "x")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> record.withTimeLeft(0, Duration.ofMillis(1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> record.withTimeUsed(1, Duration.ofMillis(-1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> record.withTimeLeft(1, Duration.ofNanos(-1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("not a time from 0 to 365 days: PT-0.000000001S");
        assertThatThrownBy(() -> record.withTimesUsed(Map.of(1, GameRecord.MAX_TIME.plusMillis(1))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(record.withTimesUsed(Map.of(1, Duration.ZERO, 2, GameRecord.MAX_TIME))
                        .timesUsed())
                .isEqualTo(Map.of(1, Duration.ZERO, 2, Duration.ofDays(365)));
    }

    @Test
    void time_withNanoseconds_isCutToMilliseconds() {
        Duration measured = Duration.ofSeconds(2, 1_999_999);
        GameRecord record = GameRecord.of(GAME).withTimeLeft(1, measured).withTimesUsed(Map.of(2, measured));

        assertThat(record.timesLeft()).isEqualTo(Map.of(1, Duration.ofMillis(2_001)));
        assertThat(record.timesUsed()).isEqualTo(Map.of(2, Duration.ofMillis(2_001)));
    }

    @Test
    void timeLeft_ofPlayer_isLastKnown() {
        GameRecord record = GameRecord.of(GAME)
                .withTimeLeft(3, Duration.ofSeconds(50))
                .withTimeLeft(2, Duration.ofSeconds(58))
                .withTimeLeft(1, Duration.ofSeconds(55));
        Game blackFirst = Game.start(Position.of(Setup.empty(Ruleset.BASE)
                        .withPiece(Hex.ORIGIN, Piece.of("wS1"))
                        .withTurn(Color.BLACK, 1)))
                .play(Move.place(Piece.of("bS1"), Hex.of(1, 0)));

        assertThat(record.timeLeft(Color.WHITE)).contains(Duration.ofSeconds(50));
        assertThat(record.timeLeft(Color.BLACK)).contains(Duration.ofSeconds(58));
        assertThat(record.undo().timeLeft(Color.WHITE)).contains(Duration.ofSeconds(55));
        assertThat(GameRecord.of(GAME).timeLeft(Color.WHITE)).isEmpty();
        assertThat(GameRecord.of(blackFirst).withTimeLeft(1, Duration.ZERO).timeLeft(Color.BLACK))
                .contains(Duration.ZERO);
    }

    @Test
    void end_ofGame_keepsNotes() {
        GameRecord record = GameRecord.of(GAME).withTag("White", "Ada").withComment(3, "a blunder");

        GameRecord resigned = record.end(GameResult.resignationOf(Color.BLACK));

        assertThat(resigned).isEqualTo(record.withGame(GAME.end(GameResult.resignationOf(Color.BLACK))));
        assertThat(resigned.comments()).isEqualTo(record.comments());
        assertThat(resigned.withGame(resigned.game().reopen())).isEqualTo(record);
    }

    @Test
    void withTags_nullValue_throws() {
        Map<String, String> tags = new HashMap<>();
        tags.put("White", null);

        assertThatNullPointerException()
                .isThrownBy(() -> GameRecord.of(GAME).withTags(tags))
                .withMessage("newTags");
    }

    @Test
    void equals_comparesAllParts() {
        GameRecord record = GameRecord.of(GAME).withComment(1, "a");

        assertThat(record)
                .isEqualTo(GameRecord.of(GAME).withComments(Map.of(1, " a ", 2, "")))
                .hasSameHashCodeAs(GameRecord.of(GAME).withComments(Map.of(1, "a")))
                .isNotEqualTo(GameRecord.of(GAME))
                .isNotEqualTo(GAME)
                .isNotEqualTo(record.withTimeLeft(1, Duration.ofMillis(1)))
                .isNotEqualTo(record.withTimesUsed(Map.of(1, Duration.ofMillis(1))))
                .doesNotHaveSameHashCodeAs(GameRecord.of(GAME))
                .isNotEqualTo(record.withTags(Map.of("White", "Ada")))
                .isNotEqualTo(GameRecord.of(GAME.undo()).withComment(1, "a"));
        assertThat(record.withComment(1, " ")).isEqualTo(GameRecord.of(GAME));
        assertThat(record.toString()).contains("1=a");
    }

    @Test
    void playAndUndo_keepWhatBelongsToGame() {
        Move next = GAME.legalMoves().get(0);
        GameRecord record = GameRecord.of(GAME)
                .withTag("White", "Ada")
                .withComment(0, "start")
                .withComment(3, "three")
                .withTimeLeft(2, Duration.ofMillis(20))
                .withTimeUsed(3, Duration.ofMillis(30));

        GameRecord longer = record.play(next);
        GameRecord shorter = record.undo();

        assertThat(longer.game()).isEqualTo(GAME.play(next));
        assertThat(longer.undo()).isEqualTo(record);
        assertThat(longer.withComment(4, "four").undo()).isEqualTo(record);
        assertThat(shorter.game()).isEqualTo(GAME.undo());
        assertThat(shorter.tags()).containsEntry("White", "Ada");
        assertThat(shorter.comments()).containsOnlyKeys(0);
        assertThat(shorter.timesLeft()).containsOnlyKeys(2);
        assertThat(shorter.timesUsed()).isEmpty();
        assertThat(record.withGame(GAME.end(GameResult.resignationOf(Color.WHITE)))
                        .undo())
                .isEqualTo(shorter);
    }

    @Test
    void withGame_otherMovesOrStart_dropsNotesOfOtherMoves() {
        Game before = GAME.undo();
        Move other = before.legalMoves().stream()
                .filter(move -> !move.equals(GAME.moves().get(2)))
                .findFirst()
                .orElseThrow();
        GameRecord record = GameRecord.of(GAME)
                .withComment(0, "start")
                .withComment(2, "two")
                .withComment(3, "three");

        assertThat(record.withGame(before.play(other)).comments()).containsOnlyKeys(0, 2);
        assertThat(record.withGame(Game.start(Ruleset.TOURNAMENT)).comments()).isEmpty();
    }
}
