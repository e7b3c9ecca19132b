package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.drawing.SvgTheme;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.imageio.ImageIO;
import org.apache.batik.transcoder.TranscoderException;
import org.apache.batik.transcoder.TranscoderInput;
import org.apache.batik.transcoder.TranscoderOutput;
import org.apache.batik.transcoder.image.PNGTranscoder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The example that makes a PNG of a drawing, and drawings of all sorts in Batik. */
class PictureExamplesTest {

    @Test
    void transcode_position_writesPng(@TempDir Path folder) throws IOException, TranscoderException {
        Position position = RulebookDiagrams.find("X13").orElseThrow().position();
        Path path = folder.resolve("position.png");

        PNGTranscoder transcoder = new PNGTranscoder();
        transcoder.addTranscodingHint(PNGTranscoder.KEY_WIDTH, 800f);
        String svg = SvgDrawing.of(position).withTheme(SvgTheme.LIGHT).toSvg();
        try (OutputStream file = Files.newOutputStream(path)) {
            transcoder.transcode(new TranscoderInput(new StringReader(svg)), new TranscoderOutput(file));
        }

        BufferedImage picture = ImageIO.read(path.toFile());
        assertThat(picture.getWidth()).isEqualTo(800);
        assertThat(colors(picture)).hasSizeGreaterThan(50);
    }

    /** Every fourth diagram, with one of the moves that it refuses. */
    @ParameterizedTest
    @EnumSource
    void transcode_everySortOfDrawing_showsColors(SvgTheme theme) throws IOException, TranscoderException {
        List<RulebookDiagram> diagrams = RulebookDiagrams.all();
        for (int index = theme.ordinal(); index < diagrams.size(); index += 4) {
            Position position = diagrams.get(index).position();
            SvgDrawing drawing = SvgDrawing.of(position)
                    .withTheme(theme)
                    .withHands(true)
                    .withCoordinates(index % 2 == 0)
                    .withDestinations(position.legalMoves().startCells());
            for (Move refused : diagrams.get(index).refusedMoves().stream()
                    .flatMap(refusal -> refusal.moves().stream().limit(1))
                    .toList()) {
                drawing = position.check(refused).map(drawing::withViolation).orElse(drawing);
            }
            PNGTranscoder transcoder = new PNGTranscoder();
            transcoder.addTranscodingHint(PNGTranscoder.KEY_WIDTH, 300f);
            ByteArrayOutputStream png = new ByteArrayOutputStream();
            transcoder.transcode(new TranscoderInput(new StringReader(drawing.toSvg())), new TranscoderOutput(png));

            assertThat(colors(ImageIO.read(new ByteArrayInputStream(png.toByteArray()))))
                    .as(diagrams.get(index).id())
                    .hasSizeGreaterThan(30);
        }
    }

    private static List<Integer> colors(BufferedImage picture) {
        return Arrays.stream(picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth()))
                .map(color -> color & 0xFFFFFF)
                .distinct()
                .boxed()
                .toList();
    }
}
