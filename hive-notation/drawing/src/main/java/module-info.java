/**
 * Draws positions, moves and refusals of the board game Hive as SVG, and finds the cell under a point.
 *
 * <p>{@link io.github.hiverules.Position#check(io.github.hiverules.Move) check} returns a {@link
 * io.github.hiverules.Violation Violation}, and {@link io.github.hiverules.drawing.SvgDrawing SvgDrawing} draws it:
 *
 * <pre>{@code
 * Position position = GameString.read(ROW).position();
 * Move move = MoveString.read("wS1 bQ-", position);
 * Violation violation = position.check(move).orElseThrow();
 * String svg = SvgDrawing.of(position)
 *         .withViolation(violation)
 *         .withTheme(SvgTheme.AUTO)
 *         .withTitle("Why wS1 cannot move")
 *         .toSvg();
 * }</pre>
 *
 * <p><img src="io/github/hiverules/drawing/doc-files/violation.svg" alt="a ring around the Spider wS1; the Queen
 * Bee wQ, which it alone connects, is marked in red">
 */
@org.jspecify.annotations.NullMarked
module io.github.hiverules.drawing {
    requires transitive io.github.hiverules.notation;
    requires static org.jspecify;

    exports io.github.hiverules.drawing;
}
