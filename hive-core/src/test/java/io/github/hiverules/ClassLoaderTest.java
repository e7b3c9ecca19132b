package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;

/** A server that loads an application with a class loader of its own can drop that loader later. */
class ClassLoaderTest {

    private static final int MAX_COLLECTIONS = 50;

    @Test
    void classLoader_droppedAfterUseInLiveThread_isCollected() throws Exception {
        WeakReference<ClassLoader> dropped = countInNewClassLoader();

        for (int i = 0; i < MAX_COLLECTIONS && dropped.get() != null; i++) {
            System.gc();
        }

        assertThat(dropped.get()).isNull();
    }

    private static WeakReference<ClassLoader> countInNewClassLoader() throws Exception {
        URL[] classes = {locationOf(Position.class), locationOf(FirstMoveCounter.class)};
        // There is no parent, because even the platform class loader would find these classes in this run's modules.
        try (URLClassLoader loader = new URLClassLoader(classes, null)) {
            Class<?> counter = loader.loadClass(FirstMoveCounter.class.getName());
            assertThat(counter).isNotSameAs(FirstMoveCounter.class);
            Object answer = ((Callable<?>) counter.getConstructor().newInstance()).call();
            assertThat(answer).isEqualTo(FirstMoveCounter.KIND_COUNT);
            return new WeakReference<>(loader);
        }
    }

    /** The folder or jar of one class. A module that Maven patches with tests has several. */
    private static URL locationOf(Class<?> type) throws MalformedURLException {
        String file = type.getName().replace('.', '/') + ".class";
        String url = Objects.requireNonNull(type.getResource("/" + file)).toString();
        return URI.create(url.substring(0, url.length() - file.length())).toURL();
    }

    /** Counts the first moves of the base game: one for each kind of piece, because all go to the same cell. */
    public static final class FirstMoveCounter implements Callable<Integer> {
        private static final int KIND_COUNT = 5;

        @Override
        public Integer call() {
            return Position.initial(Ruleset.BASE).legalMoves().size();
        }
    }
}
