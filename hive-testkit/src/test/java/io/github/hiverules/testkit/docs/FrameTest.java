package io.github.hiverules.testkit.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.svg.SvgDrawing;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RulebookDiagrams;
import io.github.hiverules.testkit.SampleGame;
import io.github.hiverules.testkit.SampleGames;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A recorded game that is played through, drawn ply by ply. */
class FrameTest {

    private static final Pattern VIEW_BOX = Pattern.compile("viewBox=\"([^\"]+)\"");

    static Stream<Game> games() {
        return SampleGames.legal().stream()
                .map(SampleGame::games)
                .flatMap(List::stream)
                .map(ParsedGame::game);
    }

    @ParameterizedTest
    @MethodSource("games")
    void frame_wholeGame_standsStill(Game game) {
        List<Position> positions = game.positions();
        Set<String> boxes = new TreeSet<>();
        for (int ply = 0; ply < positions.size(); ply++) {
            SvgDrawing drawing = SvgDrawing.of(positions.get(ply)).withHands(true);
            SvgDrawing moved =
                    ply == 0 ? drawing : drawing.withLastMove(game.moves().get(ply - 1));
            boxes.add(viewBox(moved.withFrame(positions)));
        }

        assertThat(boxes).hasSize(1);
    }

    /** A player taps every piece that can move. */
    @ParameterizedTest
    @MethodSource("games")
    void frame_destinations_standStill(Game game) {
        Position last = game.undo().position();
        List<Position> positions = game.positions();
        SvgDrawing drawing = SvgDrawing.of(last).withFrame(positions);

        assertThat(last.legalMoves().startCells())
                .allSatisfy(hex -> assertThat(viewBox(drawing.withSelected(hex)
                                .withDestinations(last.legalMoves()
                                        .destinations(last.topAt(hex).orElseThrow()))))
                        .isEqualTo(viewBox(drawing)));
    }

    @Test
    void frame_stackTakenApart_standsStill() {
        Position position = RulebookDiagrams.find("X07").orElseThrow().position();
        SvgDrawing framed = SvgDrawing.of(position).withFrame(List.of(position));
        SvgDrawing selected = framed.withSelected(Piece.of(Color.BLACK, Bug.MOSQUITO));

        assertThat(selected.toSvg()).contains("data-inset");
        assertThat(viewBox(selected)).isEqualTo(viewBox(framed));
    }

    private static String viewBox(SvgDrawing drawing) {
        Matcher matcher = VIEW_BOX.matcher(drawing.toSvg());
        assertThat(matcher.find()).isTrue();
        return matcher.group(1);
    }
}
