package io.github.hiverules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.engine.EngineFailureException.Kind;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

class ProcessOutputTest {

    private static final Duration TIME_LIMIT = Duration.ofSeconds(40);

    /** The child, which has lost its parent, keeps the pipes of the program open. */
    @Test
    @DisabledOnOs(OS.WINDOWS)
    void close_programThatLeftChildWithItsPipes_leavesNoThreadAndNoPipe() throws Exception {
        String sleep = "sleep 98" + ProcessHandle.current().pid();
        List<String> program = List.of("sh", "-c", "(" + sleep + " &); echo 'id Leaves v1'; echo; echo ok; read x");
        Leftovers<?> threads = Leftovers.threads();
        Leftovers<?> pipes = Leftovers.pipes();
        try {
            for (int i = 0; i < 3; i++) {
                try (UhpClient client = UhpClient.start(new ProcessBuilder(program), TIME_LIMIT)) {
                    assertThatThrownBy(() -> client.ask("info"))
                            .isInstanceOfSatisfying(
                                    EngineFailureException.class,
                                    failure -> assertThat(failure.kind()).isEqualTo(Kind.EXITED));
                }
            }

            pipes.awaitNone();
            threads.awaitNone();
        } finally {
            ProcessHandle.allProcesses()
                    .filter(process -> process.info().commandLine().orElse("").endsWith(sleep))
                    .forEach(ProcessHandle::destroyForcibly);
        }
    }
}
