package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.hiverules.notation.internal.CountedSource;
import io.github.hiverules.notation.pgn.Pgn;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

/** What reading costs grows with the length of the text, not with its square: counted, not timed. */
class GrowthTest {

    /** The greatest number of times that a reader may look at a character. */
    private static final int READS = 20;

    /** The greatest number of bytes that a reader may need for a character, also those that it soon gives back. */
    private static final int BYTES = 200;

    private static final String HEAD = "[GameType \"Base\"]\n\n1. wS1\n";

    private static long reads(String text, ReadOptions options) {
        CountedSource source = new CountedSource(text);
        Pgn.parse(source, options);
        return source.reads();
    }

    private static long bytes(Runnable task) {
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = thread.getCurrentThreadAllocatedBytes();
        task.run();
        return thread.getCurrentThreadAllocatedBytes() - before;
    }

    @Test
    void pgn_manyComments_needMemoryForEachOnlyOnce() {
        String text = HEAD + "{a}\n".repeat(20_000);

        assertThat(bytes(() -> Pgn.parse(text, ReadOptions.lenient()))).isLessThan((long) BYTES * text.length());
    }

    @Test
    void pgn_numbersWithoutBlanks_areReadOnlyOnce() {
        String text = "[GameType \"Base\"]\n\n" + "1.".repeat(5_000);

        assertThat(reads(text, ReadOptions.lenient())).isLessThan((long) READS * text.length());
        assertThat(reads(text, ReadOptions.strict())).isLessThan((long) READS * text.length());
    }
}
