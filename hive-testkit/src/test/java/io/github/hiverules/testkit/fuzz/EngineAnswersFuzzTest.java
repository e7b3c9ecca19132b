package io.github.hiverules.testkit.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.hiverules.testkit.cli.ConformOutput;
import io.github.hiverules.testkit.uhp.CaseResult;
import io.github.hiverules.testkit.uhp.CaseResult.Status;
import io.github.hiverules.testkit.uhp.CaseResult.Suite;
import io.github.hiverules.testkit.uhp.ConformanceReport;
import io.github.hiverules.testkit.uhp.ScriptedEngine;
import io.github.hiverules.testkit.uhp.SomeCases;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.xml.sax.InputSource;

/**
 * Takes any bytes as the answers of a foreign engine: {@code hive conform} ends, and writes a report that can be read.
 */
class EngineAnswersFuzzTest {

    /** Random games take long, and test nothing that the other suites do not test too. */
    private static final List<Suite> SUITES = List.of(Suite.PROTOCOL, Suite.DIAGRAMS, Suite.PERFT);

    private static final int HEADER = 3;
    private static final int MOST_CASES = 8;
    private static final int LONGEST_DETAIL = 5000;

    @FuzzTest
    void answers(byte[] data) throws Exception {
        ByteBuffer bytes =
                ByteBuffer.allocate(Math.max(HEADER, data.length)).put(data).rewind();
        Suite suite = SUITES.get((bytes.get() & 0xff) % SUITES.size());
        int first = bytes.get() & 0xff;
        int count = 1 + (bytes.get() & MOST_CASES - 1);
        byte[] script = new byte[bytes.remaining()];
        bytes.get(script);

        ConformanceReport report = SomeCases.check(ScriptedEngine.of(script), suite, first, count);

        assertThat(report.results()).hasSize(count).allSatisfy(EngineAnswersFuzzTest::check);
        assertThat(ConformOutput.text(report)).endsWith(report.passed() ? "PASSED\n" : "FAILED\n");
        assertThat(ConformOutput.text(report).replace("\n", "")).doesNotContainPattern("[\\p{Cc}\\p{Cf}]");
        assertThat(ConformOutput.markdown(report)).startsWith("# hive ");
        assertThat(ConformOutput.json(report)).startsWith("{\"engine\":").endsWith("]}");
        InputSource xml = new InputSource(new StringReader(ConformOutput.xml(report)));
        assertThat(DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(xml)
                        .getElementsByTagName("testcase")
                        .getLength())
                .isEqualTo(count);
    }

    private static void check(CaseResult result) {
        assertThat(result.differences().isEmpty()).isEqualTo(result.status() != Status.FAILED);
        assertThat(result.reason().isEmpty()).isEqualTo(result.status() != Status.SKIPPED);
        result.differences()
                .forEach(difference -> assertThat(difference.details())
                        .isNotEmpty()
                        .allSatisfy(detail -> assertThat(detail).hasSizeLessThan(LONGEST_DETAIL)));
    }
}
