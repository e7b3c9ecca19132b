package io.github.hiverules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What tests use and must not leave behind.
 *
 * @param existing finds what there is now
 * @param before what there was before the tests
 */
record Leftovers<T>(Supplier<Set<T>> existing, Set<T> before) {

    private static final int POLL_MILLIS = 10;
    private static final int MAX_POLLS = 4000;

    private static <T> Leftovers<T> of(Supplier<Set<T>> existing) {
        return new Leftovers<>(existing, existing.get());
    }

    /** Finds the processes that this one has started, with their command lines. */
    static Leftovers<String> processes() {
        return of(() -> ProcessHandle.current()
                .descendants()
                .map(process ->
                        process.pid() + " " + process.info().commandLine().orElse(""))
                .collect(Collectors.toSet()));
    }

    /** Finds the threads of clients. */
    static Leftovers<Thread> threads() {
        return of(() -> Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("engine-"))
                .collect(Collectors.toSet()));
    }

    /** Finds the open pipes of this process, where the system shows them. */
    static Leftovers<Path> pipes() {
        return of(() -> {
            Path folder = Path.of("/proc/self/fd");
            if (!Files.isDirectory(folder)) {
                return Set.of();
            }
            try (Stream<Path> descriptors = Files.list(folder)) {
                return descriptors
                        .flatMap(Leftovers::target)
                        .filter(target -> target.toString().contains("pipe:"))
                        .collect(Collectors.toSet());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /** Returns what a descriptor belongs to, or nothing if it has been closed. */
    private static Stream<Path> target(Path descriptor) {
        try {
            return Stream.of(Files.readSymbolicLink(descriptor));
        } catch (IOException e) {
            return Stream.empty();
        }
    }

    private Set<T> now() {
        return existing.get().stream().filter(one -> !before.contains(one)).collect(Collectors.toSet());
    }

    void awaitNone() throws InterruptedException {
        for (int i = 0; i < MAX_POLLS && !now().isEmpty(); i++) {
            Thread.sleep(POLL_MILLIS);
        }
        assertThat(now()).isEmpty();
    }
}
