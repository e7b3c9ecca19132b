package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Archives with many games, and folders with many files. Results come in order, even if some games cannot be read. */
class ArchiveReaderTest {

    private static final String GAME = "Base;InProgress;White[2];wS1;bS1 wS1-";
    private static final int LINES = 15_000;
    private static final String MANY_GAMES = (GAME + "\n").repeat(LINES);

    @TempDir
    private Path folder = Path.of("");

    /** Returns a game, or junk for every seventh line number, so that some batches of lines start or end with junk. */
    private static String line(int number) {
        return number % 7 == 0 ? "junk " + number : GAME;
    }

    private static String expectedStart(String name, int number) {
        return (number % 7 == 0 ? "UNREADABLE\t" : "OK\t") + name + ":" + number;
    }

    @Test
    void check_fileOfManyLines_reportsEachLineInOrder() throws IOException {
        List<String> lines = new ArrayList<>(List.of(GAME));
        IntStream.rangeClosed(2, LINES).mapToObj(ArchiveReaderTest::line).forEach(lines::add);
        Path file = Files.write(folder.resolve("games.uhp"), lines);

        HiveRun run = HiveRun.of("check", file.toString());

        List<String> answers = run.outLines();
        assertThat(answers).hasSize(LINES);
        for (int number = 2; number <= LINES; number++) {
            assertThat(answers.get(number - 1)).startsWith(expectedStart(file.toString(), number) + "\t");
        }
        assertThat(run.errLines())
                .singleElement()
                .satisfies(line -> assertThat(line).startsWith("hive: " + file + ":7:1: "));
    }

    @Test
    void check_manyFiles_keepsTheirOrder() throws IOException {
        List<String> names = new ArrayList<>();
        for (int i = 100; i < 400; i++) {
            // Some files take longer than others.
            String text = (GAME + "\n").repeat(i % 10 == 0 ? 300 : 1);
            names.add(Files.writeString(folder.resolve(i + ".uhp"), text).toString());
        }

        HiveRun run = HiveRun.of("check", folder.toString());

        assertThat(run.outLines().stream()
                        .map(line -> line.split("\t", -1)[1].replaceAll(":\\d+$", ""))
                        .distinct())
                .containsExactlyElementsOf(names);
    }

    /** The input is long enough to be split into several parts, which several threads read. */
    @ParameterizedTest
    @ValueSource(strings = {"pgn", "sgf", "text"})
    void check_largeStandardInput_readsAllGamesInOrder(String notation) {
        String game = HiveRun.withInput(GAME, "convert", "--to", notation, "-").out();
        String event = "J\u00fcrgen".repeat(100);
        String namedGame = game.replace("[GameType", "[Event \"" + event + "\"]\n[GameType")
                .replace("SU[", "EV[" + event + "]SU[");
        int lines = (int) namedGame.lines().count();

        HiveRun run = HiveRun.withInput(namedGame.repeat(1_000), "check", "-");

        List<String> locations =
                run.outLines().stream().map(line -> line.split("\t", -1)[1]).toList();
        assertThat(run.outLines()).hasSize(1_000).allMatch(line -> line.startsWith("OK\t"));
        for (int i = 1; i < 1_000; i++) {
            assertThat(locations.get(i)).isEqualTo("-:" + (i * lines + 1));
        }
    }

    @Test
    void convert_manyLines_keepsTheirOrder() {
        String second = "Base;InProgress;White[2];wG1;bG1 wG1-";
        String text = (GAME + "\n" + second + "\n").repeat(LINES / 2);

        HiveRun run = HiveRun.withInput(text, "convert", "--to", "uhp", "-");

        assertThat(run.out()).isEqualTo(text);
    }

    @Test
    void check_readErrorInMiddle_keepsGamesBeforeIt() {
        HiveRun run = withBrokenInput(MANY_GAMES, "check", "-");

        assertThat(run.outLines()).hasSizeGreaterThan(1_000);
        assertThat(run.outLines().subList(0, 1_000)).allMatch(line -> line.startsWith("OK\t-"));
        assertThat(run.outLines().get(run.outLines().size() - 1))
                .isEqualTo("UNREADABLE\t-\t0\t-\tcannot be read: the disk is broken");
        assertThat(run.err()).isEqualTo("hive: -: cannot be read: the disk is broken\n");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void convert_readErrorInMiddle_keepsGamesBeforeIt() {
        HiveRun run = withBrokenInput(MANY_GAMES, "convert", "--to", "uhp", "-");

        assertThat(run.outLines()).hasSizeGreaterThan(1_000).allMatch(GAME::equals);
        assertThat(run.err()).isEqualTo("hive: -: cannot be read: the disk is broken\n");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    /** The first line alone does not show whether the text is a transcript, so the first answer needs the second one. */
    @Test
    void check_gamesThatSomebodyTypes_areAnsweredOneByOne() throws Exception {
        PipedOutputStream keyboard = new PipedOutputStream();
        PipedOutputStream screen = new PipedOutputStream();
        BufferedReader answers =
                new BufferedReader(new InputStreamReader(new PipedInputStream(screen), StandardCharsets.UTF_8));
        Streams streams =
                Streams.of(new PipedInputStream(keyboard), screen, OutputStream.nullOutputStream(), false, false);
        FutureTask<Integer> command = new FutureTask<>(() -> HiveCommand.run(streams, "check", "-"));
        new Thread(command).start();

        keyboard.write((GAME + "\n").getBytes(StandardCharsets.UTF_8));
        for (int number = 2; number <= 5; number++) {
            keyboard.write((line(number) + "\n").getBytes(StandardCharsets.UTF_8));
            keyboard.flush();
            if (number == 2) {
                assertThat(answers.readLine()).startsWith("OK\t-\t");
            }
            assertThat(answers.readLine()).startsWith(expectedStart("-", number) + "\t");
        }
        keyboard.close();
        assertThat(command.get()).isZero();
    }

    /** A program that runs the command in one of its threads can stop it. */
    @ParameterizedTest
    @ValueSource(strings = {"check", "convert --to uhp"})
    void hive_interruptedThread_printsOneLine(String command) {
        String[] args = (command + " -").split(" ", -1);
        Thread.currentThread().interrupt();

        HiveRun run = HiveRun.withInput(MANY_GAMES, args);

        assertThat(Thread.interrupted()).isTrue();
        assertThat(run.err()).isEqualTo("hive: interrupted\n");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    private static HiveRun withBrokenInput(String text, String... args) {
        byte[] intactPart = text.getBytes(StandardCharsets.UTF_8);
        InputStream in = new SequenceInputStream(new ByteArrayInputStream(intactPart), new BrokenInput());
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exitCode = HiveCommand.run(Streams.of(in, out, err, false, false), args);
        return new HiveRun(exitCode, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    /** An input that fails at the first read. */
    private static final class BrokenInput extends InputStream {

        @Override
        public int read() throws IOException {
            throw new IOException("the disk is broken");
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            throw new IOException("the disk is broken");
        }
    }
}
