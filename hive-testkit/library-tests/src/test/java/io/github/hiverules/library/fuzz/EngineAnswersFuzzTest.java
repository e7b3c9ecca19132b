package io.github.hiverules.library.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.hiverules.judge.CaseResult;
import io.github.hiverules.judge.CaseResult.Status;
import io.github.hiverules.judge.CaseResult.Suite;
import io.github.hiverules.judge.ConformanceReport;
import io.github.hiverules.judge.ConsecutiveCases;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Takes arbitrary bytes as the script of an engine's answers. The conformance check ends, and its report has no control
 * characters.
 */
class EngineAnswersFuzzTest {

    /** All suites except random games, which are slow and would test nothing new. */
    private static final List<Suite> SUITES = List.of(Suite.PROTOCOL, Suite.DIAGRAMS, Suite.PERFT);

    private static final int HEADER_LENGTH = 3;
    private static final int MAX_CASES = 8;
    private static final int MAX_DETAIL_LENGTH = 5000;

    @FuzzTest
    void answers(byte[] data) throws Exception {
        ByteBuffer bytes = ByteBuffer.allocate(Math.max(HEADER_LENGTH, data.length))
                .put(data)
                .rewind();
        Suite suite = SUITES.get((bytes.get() & 0xff) % SUITES.size());
        int first = bytes.get() & 0xff;
        int count = 1 + (bytes.get() & MAX_CASES - 1);
        byte[] script = new byte[bytes.remaining()];
        bytes.get(script);

        ConformanceReport report = ConsecutiveCases.judge(ScriptedEngine.of(script), suite, first, count);

        assertThat(report.results()).hasSize(count).allSatisfy(EngineAnswersFuzzTest::check);
    }

    private static void check(CaseResult result) {
        assertThat(result.differences().isEmpty()).isEqualTo(result.status() != Status.FAILED);
        assertThat(result.skipReason().isEmpty()).isEqualTo(result.status() != Status.SKIPPED);
        result.differences()
                .forEach(difference -> assertThat(difference.details())
                        .isNotEmpty()
                        .allSatisfy(detail -> assertThat(detail)
                                .hasSizeLessThan(MAX_DETAIL_LENGTH)
                                .doesNotContainPattern("[\\p{Cc}\\p{Cf}]")));
    }
}
