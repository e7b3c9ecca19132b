package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Violation;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.drawing.SvgSheet;
import io.github.hiverules.drawing.SvgTheme;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.file.ArchivePart;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.file.TextKind;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.SampleFile;
import io.github.hiverules.testkit.SampleGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** The examples about files in the README and Javadoc. {@link CompiledExamplesTest} compares the lines. */
class FileExamplesTest {

    private static final String ROW = "Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-";

    @TempDir
    private Path folder = Path.of("");

    @RegisterExtension
    private final Printed printed = new Printed();

    private final AtomicInteger legalGames = new AtomicInteger();

    @Test
    void numbering_ofRenumberedGame_readsItsMoves() {
        ReadOptions options = ReadOptions.lenient().withRenumbering(true);
        Parsed<Game> parsed = GameString.parse("Base;InProgress;White[2];wA2;bA1 wA2-", options);
        Position position = parsed.orThrow().position();
        Move move = MoveString.read("wQ -wA2", position, options.withNumbering(parsed.numbering()));

        assertThat(move).isEqualTo(Move.place(Piece.of("wQ"), Hex.of(-1, 0)));
    }

    @Test
    void detect_text_namesNotation() {
        System.out.println(TextKind.detect("mlp~w1~-")); // Optional[position-text]
        System.out.println(TextKind.detect("Base;NotStarted;White[1]")); // Optional[game-string]

        assertThat(printed.lines()).containsExactly("Optional[position-text]", "Optional[game-string]");
    }

    @Test
    void write_gameRecord_keepsCommentsAndClocks() {
        Game game = GameString.read(ROW);

        GameRecord record = GameRecord.of(game)
                .withTag("White", "Ada")
                .withComment(0, "Played on a train")
                .withComment(3, "A bold move")
                .withTimeLeft(3, Duration.ofSeconds(598));
        String pgn = Pgn.write(record, PgnFlavor.MZINGA);

        assertThat(Pgn.parse(pgn).value().orElseThrow().comments()).isEqualTo(record.comments());
        assertThat(pgn).contains("[White \"Ada\"]", "Played on a train", "A bold move", "0:09:58");
    }

    @Test
    void write_gameRecordOfServer_keepsClockAndResignation() {
        GameRecord record = GameRecord.of(Game.start(Ruleset.TOURNAMENT));
        Move move = Move.place(Piece.of("wS1"), Hex.ORIGIN);

        GameRecord played = record.play(move);
        GameRecord noted = played.withTimeLeft(played.game().plyCount(), Duration.ofSeconds(595));
        Duration whiteHas = noted.timeLeft(Color.WHITE).orElse(Duration.ofMinutes(10));
        GameRecord resigned = noted.end(GameResult.resignationOf(Color.BLACK)); // or lossOnTimeOf, drawByAgreement
        String pgn = Pgn.write(resigned, PgnFlavor.MZINGA);

        assertThat(whiteHas).hasSeconds(595);
        assertThat(Pgn.read(pgn).game()).isEqualTo(resigned.game());
        assertThat(Pgn.read(pgn).timesLeft()).isEqualTo(resigned.timesLeft());
    }

    @Test
    void sentences_textsOfAnotherLanguage_useThem() throws IOException {
        Path file = Files.writeString(folder.resolve("finnish.properties"), "bug.spider = H\u00e4m\u00e4h\u00e4kki\n");

        Properties templates = new Properties();
        templates.load(Files.newBufferedReader(file));
        Map<String, String> byKey = new HashMap<>();
        templates.stringPropertyNames().forEach(key -> byKey.put(key, templates.getProperty(key)));
        Sentences finnish = Sentences.of(Locale.forLanguageTag("fi"), byKey);

        assertThat(finnish.templates()).containsEntry("bug.spider", "H\u00e4m\u00e4h\u00e4kki");
    }

    @Test
    void open_brokenGame_keepsEverythingBeforeFault() throws IOException {
        Path file = writeFile(SampleGames.broken().get(0));

        try (Stream<Parsed<GameRecord>> games = GameFiles.open(file, ReadOptions.lenient())) {
            games.forEach(game -> {
                int plies =
                        game.value().map(GameRecord::game).map(Game::plyCount).orElse(0);
                String verdict =
                        game.fault().map(Sentences.english()::locatedFault).orElse("legal");
                System.out.println(game.location() + ": " + plies + " moves, " + verdict);
            });
        }

        assertThat(printed.lines()).hasSize(1);
        assertThat(printed.lines().get(0)).startsWith("1:1: 30 moves, ").contains("BEETLE-1");
    }

    @Test
    void split_severalThreads_readsAllGames() throws Exception {
        Path file = Files.writeString(folder.resolve("rows"), (ROW + "\n").repeat(5_000));
        ExecutorService executor = Executors.newFixedThreadPool(2);

        try (Stream<ArchivePart> parts = GameFiles.split(file, ReadOptions.lenient())) {
            parts.forEach(part -> executor.execute(() -> part.parse().forEach(this::process)));
        }

        executor.shutdown();
        assertThat(executor.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
        assertThat(legalGames.get()).isEqualTo(5_000);
    }

    private void process(Parsed<GameRecord> parsed) {
        legalGames.addAndGet(parsed.fault().isEmpty() ? 1 : 0);
    }

    @Test
    void readAndWrite_oneGame_keepsIt() {
        String text = SampleGames.legal().get(0).text();

        Game game = Pgn.read(text).game();
        String stored = GameText.write(game);
        Game loaded = GameText.read(stored);
        String pgn = Pgn.write(game, Map.of("White", "Ada", "Black", "Grace"), PgnFlavor.MZINGA);

        assertThat(loaded).isEqualTo(game);
        assertThat(Pgn.read(pgn).game()).isEqualTo(game);
    }

    @Test
    void write_position_isReadBackFromLineAndDiagram() {
        Position position = GameString.read(ROW).position();

        String oneLine = PositionText.write(position);
        String diagram = TextDiagram.of(position).write();
        Position readFromLine = PositionText.read(oneLine);
        Position readFromDiagram = TextDiagram.read(diagram).position();

        assertThat(readFromLine).isEqualTo(position);
        assertThat(readFromDiagram).isEqualTo(position);
        assertThat(diagram).contains("wQ    wS1   bG1   bQ");
    }

    @Test
    void read_invalidText_reportsLocation() {
        try {
            GameString.read("Base;InProgress;White[2];wS1;bS1 wX1-");
        } catch (NotationException e) {
            System.out.println(e.fault().location() + " " + e.fault().text());
        }

        assertThat(printed.lines()).hasSize(1);
        assertThat(printed.lines().get(0)).contains("wX1");
    }

    @Test
    void toSvg_violation_marksEvidence() throws IOException {
        Path file = folder.resolve("why.svg");

        Position position = GameString.read(ROW).position();
        Move move = MoveString.read("wS1 bQ-", position);
        Violation violation = position.check(move).orElseThrow();
        String svg = SvgDrawing.of(position)
                .withViolation(violation)
                .withTheme(SvgTheme.AUTO)
                .withTitle("Why wS1 cannot move")
                .toSvg();
        Files.writeString(file, svg);

        assertThat(file).content().startsWith("<svg").contains("Why wS1 cannot move", "data-mark");
    }

    @Test
    void toSvg_route_drawsItsCells() {
        Position position = GameString.read(ROW).position();
        Move move = MoveString.read("wQ \\wS1", position);

        Route route = position.route(move).orElseThrow(); // empty for a pass
        String picture = SvgDrawing.of(position).withRoute(route).toSvg();

        assertThat(picture).contains("data-route=");
    }

    @Test
    void toSvg_lastMove_marksIt() {
        Position before = GameString.read(ROW).position();
        Move move = MoveString.read("wQ \\wS1", before);
        Position position = before.play(move);

        String svg = SvgDrawing.of(position)
                .withLastMove(move)
                .withTheme(SvgTheme.DARK)
                .toSvg();

        assertThat(svg).contains("data-mark=\"from\"", "data-mark=\"to\"");
    }

    @Test
    void toSvg_withFrame_keepsViewBox() {
        Game game = GameString.read(ROW);

        List<Position> positions = game.positions();
        for (Position position : positions) {
            System.out.println(SvgDrawing.of(position).withFrame(positions).toSvg()); // all with the same viewBox
        }

        assertThat(printed.lines()).filteredOn(line -> line.startsWith("<svg")).hasSize(game.plyCount() + 1);
    }

    @Test
    void toSvg_onePiece_hasNoTable() {
        Piece piece = Piece.of("wA1");

        String picture = SvgDrawing.of(Map.of(Hex.ORIGIN, List.of(piece)))
                .withTable(false)
                .toSvg();

        assertThat(picture).contains("data-piece=\"wA1\"").doesNotContain("-table\"");
    }

    @Test
    void toSvg_severalDrawings_shareSheet() {
        Game game = GameString.read(ROW);
        StringBuilder html = new StringBuilder();

        SvgSheet sheet = SvgSheet.of(SvgTheme.AUTO);
        html.append(sheet.definitions());
        for (Position position : game.positions()) {
            html.append(sheet.toSvg(SvgDrawing.of(position)));
        }

        assertThat(html.toString().split("<svg", -1)).hasSizeGreaterThan(game.plyCount() + 1);
    }

    private Path writeFile(SampleFile sample) throws IOException {
        return Files.writeString(folder.resolve("game"), sample.text());
    }

    @Test
    void javadoc_renumberedGame_readsMoveWithItsNames() {
        ReadOptions options = ReadOptions.lenient().withRenumbering(true);
        Parsed<Game> parsed = GameString.parse("Base;InProgress;White[2];wA2;bA1 wA2-", options);
        Position position = parsed.orThrow().position();
        Move move = MoveString.read("wQ -wA2", position, options.withNumbering(parsed.numbering()));

        assertThat(move).hasToString("wQ to (-1,0)");
    }
}
