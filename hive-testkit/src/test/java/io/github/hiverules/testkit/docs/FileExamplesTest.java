package io.github.hiverules.testkit.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.Fault;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.position.PositionString;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.svg.SvgDrawing;
import io.github.hiverules.notation.svg.SvgTheme;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.SampleGame;
import io.github.hiverules.testkit.SampleGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The examples about files that README and Javadoc show; {@link CompiledExamplesTest} finds them here by their lines. */
class FileExamplesTest {

    private static final String ROW = "Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-";

    @TempDir
    private Path folder = Path.of("");

    private final List<String> said = new ArrayList<>();

    private void say(Object words) {
        said.add(words.toString());
    }

    @Test
    void reading_keepsTheGoodPartOfABrokenGame() throws IOException {
        Path file = written(SampleGames.broken().get(0));

        String text = GameFiles.decode(Files.readAllBytes(file));
        try (Stream<ParsedGame> games = GameFiles.read(text, ReadOptions.lenient())) {
            games.forEach(read -> {
                Game game = read.game(); // up to the first fault
                Optional<Fault> fault = read.fault();
                say(game.plyCount() + " moves");
                say(fault.map(Sentences.english()::fault).orElse("legal"));
            });
        }

        assertThat(said).hasSize(2).startsWith("30 moves");
        assertThat(said.get(1)).contains("BEETLE-1");
    }

    @Test
    void reading_oneGameThatMustBeWhole() {
        String text = SampleGames.legal().get(0).text();

        Game game = Pgn.read(text);
        String stored = GameText.write(game);
        Game loaded = GameText.read(stored);
        String pgn = Pgn.write(game, Map.of("White", "Ada", "Black", "Grace"), PgnFlavor.MZINGA);

        assertThat(loaded).isEqualTo(game);
        assertThat(Pgn.read(pgn)).isEqualTo(game);
    }

    @Test
    void positions_haveTextsOfTheirOwn() {
        Position position = GameString.read(ROW).position();

        String oneLine = PositionString.write(position);
        String drawn = TextDiagram.of(position).write();

        assertThat(PositionString.read(oneLine)).isEqualTo(position);
        assertThat(TextDiagram.read(drawn).position()).isEqualTo(position);
        assertThat(drawn).contains("wQ    wS1   bG1   bQ");
    }

    @Test
    void faults_knowTheirPlace() {
        try {
            GameString.read("Base;InProgress;White[2];wS1;bS1 wX1-");
        } catch (NotationException e) {
            say(e.fault().place() + " " + e.fault().text());
        }

        assertThat(said).hasSize(1);
        assertThat(said.get(0)).contains("wX1");
    }

    @Test
    void drawing_showsWhy() throws IOException {
        Path file = folder.resolve("why.svg");

        Position position = GameString.read(ROW).position();
        Move move = MoveString.read("wS1 bQ-", position);
        Violation violation = position.check(move).orElseThrow();
        String svg = SvgDrawing.of(position)
                .violation(violation)
                .theme(SvgTheme.AUTO)
                .title("Why wS1 cannot move")
                .toSvg();
        Files.writeString(file, svg);

        assertThat(file).content().startsWith("<svg").contains("Why wS1 cannot move", "data-mark");
    }

    @Test
    void drawing_marksTheLastMove() {
        Position before = GameString.read(ROW).position();
        Move move = MoveString.read("wQ \\wS1", before);
        Position position = before.play(move);

        String svg = SvgDrawing.of(position).lastMove(move).theme(SvgTheme.DARK).toSvg();

        assertThat(svg).contains("data-mark=\"from\"", "data-mark=\"to\"");
    }

    @Test
    void drawing_inAFrame_standsStill() {
        Game game = GameString.read(ROW);

        List<Position> positions = game.positions();
        for (Position position : positions) {
            say(SvgDrawing.of(position).frame(positions).toSvg()); // all with the same viewBox
        }

        assertThat(said).hasSize(game.plyCount() + 1);
    }

    private Path written(SampleGame sample) throws IOException {
        return Files.writeString(folder.resolve("game"), sample.text());
    }
}
