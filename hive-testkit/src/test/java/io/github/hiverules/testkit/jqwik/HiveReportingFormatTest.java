package io.github.hiverules.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.MoveQuestion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import net.jqwik.api.SampleReportingFormat;
import org.junit.jupiter.api.Test;

class HiveReportingFormatTest {

    private static final String GAME_STRING = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-";
    private static final Game ROW = GameString.read(GAME_STRING);
    private static final String POSITION_TEXT = "base.opening~w3~wQ_-1_0.wS1_0_0.bS1_1_0.bQ_2_0";
    private static final String DRAWN_HIVE = "wQ    wS1   bS1   bQ";
    private static final Piece SPIDER = Piece.of(Color.WHITE, Bug.SPIDER, 1);

    private static List<String> report(Object value) {
        SampleReportingFormat format = new HiveReportingFormat();
        assertThat(format.appliesTo(value)).isTrue();
        return format.report(value).toString().lines().toList();
    }

    /** Reads the service file directly, because Java ignores it on the module path, which some builds use. */
    @Test
    void serviceFile_namesFormat() throws IOException {
        String file = "/META-INF/services/" + SampleReportingFormat.class.getName();
        try (InputStream in = HiveReportingFormat.class.getResourceAsStream(file)) {
            String names = new String(Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8);
            assertThat(names.lines()).containsExactly(HiveReportingFormat.class.getName());
        }
        assertThat(new HiveDomain().getReportingFormats()).hasOnlyElementsOfType(HiveReportingFormat.class);
    }

    @Test
    void report_game_showsGameStringTextAndHive() {
        assertThat(report(ROW)).startsWith(GAME_STRING, GameText.write(ROW)).contains(DRAWN_HIVE);
    }

    @Test
    void report_gameFromPosition_showsTextAndHive() {
        Game start = Game.start(ROW.position());
        Game game = start.play(start.legalMoves().get(0));

        assertThat(report(game))
                .startsWith(GameText.write(game))
                .anyMatch(line -> line.startsWith("turn:") && line.endsWith("Black 3"));
    }

    @Test
    void report_position_showsTextAndHive() {
        assertThat(report(ROW.position())).startsWith(POSITION_TEXT).contains(DRAWN_HIVE);
    }

    @Test
    void report_question_namesMoveAndRule() {
        Move pinned = Move.move(SPIDER, Hex.ORIGIN, Hex.of(0, -1));
        Move farAway = Move.move(SPIDER, Hex.ORIGIN, Hex.of(9, 9));

        assertThat(report(MoveQuestion.of(ROW, pinned)).get(0))
                .startsWith("wS1 ")
                .endsWith(" (illegal: HIVE-2) in");
        assertThat(report(MoveQuestion.of(ROW, farAway)).get(0)).contains("(9,9)");
        assertThat(report(MoveQuestion.of(ROW, ROW.legalMoves().get(0))))
                .contains(GameText.write(ROW), DRAWN_HIVE)
                .anyMatch(line -> line.endsWith(" (legal) in"));
    }

    @Test
    void appliesTo_valueOfAnotherType_isFalse() {
        assertThat(new HiveReportingFormat().appliesTo("text")).isFalse();
    }
}
