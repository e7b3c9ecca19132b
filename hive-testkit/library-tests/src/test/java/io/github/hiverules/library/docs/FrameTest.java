package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RulebookDiagrams;
import io.github.hiverules.testkit.SampleFile;
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

/** Drawings of one game in a frame all have the same view box. */
class FrameTest {

    private static final Pattern VIEW_BOX = Pattern.compile("viewBox=\"([^\"]+)\"");

    static Stream<Game> games() {
        return SampleGames.legal().stream()
                .map(SampleFile::games)
                .flatMap(List::stream)
                .map(parsed -> parsed.value().orElseThrow().game());
    }

    @ParameterizedTest
    @MethodSource("games")
    void withFrame_wholeGame_keepsViewBox(Game game) {
        List<Position> positions = game.positions();
        Set<String> viewBoxes = new TreeSet<>();
        for (int ply = 0; ply < positions.size(); ply++) {
            SvgDrawing drawing = SvgDrawing.of(positions.get(ply)).withHands(true);
            SvgDrawing drawingWithMove =
                    ply == 0 ? drawing : drawing.withLastMove(game.moves().get(ply - 1));
            viewBoxes.add(viewBox(drawingWithMove.withFrame(positions)));
        }

        assertThat(viewBoxes).hasSize(1);
    }

    /** Draws what a player sees after tapping each piece that can move. */
    @ParameterizedTest
    @MethodSource("games")
    void withFrame_destinations_keepViewBox(Game game) {
        Position last = game.previousPosition().orElseThrow();
        List<Position> positions = game.positions();
        SvgDrawing drawing = SvgDrawing.of(last).withFrame(positions);

        assertThat(last.legalMoves().startCells())
                .allSatisfy(hex -> assertThat(viewBox(drawing.withSelected(hex)
                                .withDestinations(last.legalMoves()
                                        .destinations(last.topAt(hex).orElseThrow()))))
                        .isEqualTo(viewBox(drawing)));
    }

    @Test
    void withFrame_stackTakenApart_keepsViewBox() {
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
