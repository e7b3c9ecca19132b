package io.github.hiverules.notation.uhp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProcessChannelTest {

    @TempDir
    private Path folder = Path.of("");

    @Test
    void close_runningProgram_stopsIt() throws Exception {
        Path source = folder.resolve("Mute.java");
        Files.writeString(
                source, "class Mute { public static void main(String[] args) throws Exception { System.in.read(); } }");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        EngineChannel channel = new ProcessChannel(List.of(java, source.toString()));

        channel.close();

        assertThat(channel.exitDetails()).contains("exit code");
    }
}
