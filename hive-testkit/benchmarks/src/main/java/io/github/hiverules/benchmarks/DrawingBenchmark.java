package io.github.hiverules.benchmarks;

import io.github.hiverules.Position;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.drawing.SvgSheet;
import io.github.hiverules.drawing.SvgTheme;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Measures the time to draw a position, alone and with the shared shapes of a page. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class DrawingBenchmark {

    /** The position to draw. */
    @Param({"MID_1", "MID_12"})
    public BenchmarkPosition start = BenchmarkPosition.MID_1;

    private final SvgSheet sheet = SvgSheet.of(SvgTheme.AUTO);
    private Position position = BenchmarkPosition.MID_1.table().position();

    /** Loads the position. */
    @Setup
    public void load() {
        position = start.table().position();
    }

    /** Draws the position with its own shapes and colors. */
    @Benchmark
    public String alone() {
        return SvgDrawing.of(position).toSvg();
    }

    /** Draws the position with the shapes and colors of a sheet. */
    @Benchmark
    public String withSheet() {
        return sheet.toSvg(SvgDrawing.of(position));
    }
}
