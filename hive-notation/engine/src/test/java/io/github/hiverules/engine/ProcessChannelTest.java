package io.github.hiverules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProcessChannelTest {

    @TempDir
    private Path folder = Path.of("");

    @Test
    void close_runningProgram_stopsIt() throws Exception {
        Path source = folder.resolve("Mute.java");
        Files.writeString(
                source, "class Mute { public static void main(String[] args) throws Exception { System.in.read(); } }");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        EngineChannel channel = new ProcessChannel(new ProcessBuilder(java, source.toString()));

        channel.close();

        assertThat(channel.exitDetails()).contains("exit code");
    }

    /** The end of standard error is quoted, without the lines of a stack trace. It arrives on a thread of its own. */
    @ParameterizedTest
    @DisabledOnOs(OS.WINDOWS)
    @Timeout(value = 1, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
    @CsvSource({
        "exit 3,                                        exit code 3",
        "echo oops >&2; exit 4,                         'exit code 4, standard error: oops'",
        "echo oops >&2; read x,                         standard error: oops",
        "printf 'Traceback\\n  File 1\\n    f()\\nOops: 7\\n' >&2; read x, standard error: Traceback | Oops: 7",
        "read x,                                        ''",
        "printf '%0400d' 7 >&2; printf end >&2; read x, standard error: #7end",
    })
    void exitDetails_program_haveCodeAndStandardError(String script, String expected) throws Exception {
        String details = expected.replace("#", "0".repeat(156));
        ProcessChannel channel = new ProcessChannel(new ProcessBuilder("sh", "-c", script));

        while (!channel.exitDetails().equals(details)) {
            Thread.onSpinWait();
        }

        channel.close();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    @Timeout(value = 1, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
    void hasExited_runningOrEndedProgram_tellsThemApart() throws Exception {
        ProcessChannel running = new ProcessChannel(new ProcessBuilder("sh", "-c", "read x"));
        ProcessChannel ended = new ProcessChannel(new ProcessBuilder("sh", "-c", "exit 3"));

        while (!ended.hasExited()) {
            Thread.onSpinWait();
        }

        assertThat(running.hasExited()).isFalse();
        running.close();
        ended.close();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void interruptedCaller_knowsNothing_staysInterrupted() throws Exception {
        ProcessChannel channel = new ProcessChannel(new ProcessBuilder("sh", "-c", "read x"));
        Thread.currentThread().interrupt();

        assertThat(channel.hasExited()).isFalse();
        assertThat(Thread.interrupted()).isTrue();
        Thread.currentThread().interrupt();
        assertThat(channel.exitDetails()).isEmpty();
        assertThat(Thread.interrupted()).isTrue();
        channel.close();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void readingStandardError_letsTheJvmEnd() throws Exception {
        ProcessChannel channel = new ProcessChannel(new ProcessBuilder("sh", "-c", "read x"));

        assertThat(Thread.getAllStackTraces().keySet())
                .filteredOn(thread -> thread.getName().equals("engine-stderr"))
                .isNotEmpty()
                .allMatch(Thread::isDaemon);
        channel.close();
    }

    @ParameterizedTest
    @DisabledOnOs(OS.WINDOWS)
    @Timeout(value = 1, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
    @ValueSource(booleans = {false, true})
    void close_programThatStartedPrograms_endsThem(boolean isInterrupted) throws Exception {
        ProcessChannel channel =
                new ProcessChannel(new ProcessBuilder("sh", "-c", "sleep 1000 & sleep 1000 & echo; wait"));
        assertThat(channel.answers().read()).isEqualTo('\n');
        List<ProcessHandle> started = sleepingPrograms();
        while (started.size() < 3) {
            Thread.sleep(10);
            started = sleepingPrograms();
        }

        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
        channel.close();

        assertThat(Thread.interrupted()).isEqualTo(isInterrupted);
        while (started.stream().anyMatch(ProcessChannelTest::isRunning)) {
            Thread.sleep(10);
        }
    }

    /** Returns the shell and what it started. A program that is just being started has no command line yet. */
    private static List<ProcessHandle> sleepingPrograms() {
        return ProcessHandle.current()
                .descendants()
                .filter(handle -> handle.info().commandLine().orElse("").contains("sleep 1000"))
                .toList();
    }

    /** A process that has ended has no command line, even if the system still knows its number. */
    private static boolean isRunning(ProcessHandle process) {
        return process.info().commandLine().isPresent();
    }
}
