/**
 * Reads and writes games, moves and positions of the board game Hive in the notations that engines and players use.
 *
 * <h2>A tour</h2>
 *
 * Files of recorded games are read by {@link io.github.hiverules.notation.file.GameFiles}, whatever their notation. The good
 * part of a broken game is kept; the {@link io.github.hiverules.notation.Fault} knows line, column, text and what was
 * expected there.
 *
 * <pre>{@code
 * String text = GameFiles.decode(Files.readAllBytes(file));
 * try (Stream<ParsedGame> games = GameFiles.read(text, ReadOptions.lenient())) {
 *     games.forEach(read -> {
 *         Game game = read.game(); // up to the first fault
 *         Optional<Fault> fault = read.fault();
 *         say(game.plyCount() + " moves");
 *         say(fault.map(Sentences.english()::fault).orElse("legal"));
 *     });
 * }
 * }</pre>
 *
 * <p>To store a game or send it, {@link io.github.hiverules.notation.game.GameText} writes all of it in one line.
 *
 * <p>Single notations: {@link io.github.hiverules.notation.uhp.MoveString} and {@link
 * io.github.hiverules.notation.uhp.GameString} of the Universal Hive Protocol, {@link io.github.hiverules.notation.pgn.Pgn}
 * in both flavors, {@link io.github.hiverules.notation.sgf.Sgf} of BoardSpace, {@link
 * io.github.hiverules.notation.position.PositionString} for one position in one line, and {@link
 * io.github.hiverules.notation.position.TextDiagram} as people draw positions in tests. Readers are lenient or strict ({@link
 * io.github.hiverules.notation.ReadOptions}), work in linear time and refuse too long texts.
 *
 * <h2 id="why">Why is this move illegal?</h2>
 *
 * {@link io.github.hiverules.notation.text.Sentences} says it in English or German, and {@link
 * io.github.hiverules.notation.svg.SvgDrawing} draws it:
 *
 * <pre>{@code
 * Position position = GameString.read(ROW).position();
 * Move move = MoveString.read("wS1 bQ-", position);
 * Violation violation = position.check(move).orElseThrow();
 * String svg = SvgDrawing.of(position)
 *         .violation(violation)
 *         .theme(SvgTheme.AUTO)
 *         .title("Why wS1 cannot move")
 *         .toSvg();
 * }</pre>
 *
 * <p><img src="io/github/hiverules/notation/svg/doc-files/violation.svg" alt="wS1 holds the hive together">
 *
 * <h2>Engines</h2>
 *
 * {@link io.github.hiverules.notation.uhp.UhpEngine} turns any bot into an engine for the Universal Hive Protocol.
 */
@org.jspecify.annotations.NullMarked
module io.github.hiverules.notation {
    requires transitive io.github.hiverules.core;
    requires static org.jspecify;

    exports io.github.hiverules.notation;
    exports io.github.hiverules.notation.file;
    exports io.github.hiverules.notation.game;
    exports io.github.hiverules.notation.pgn;
    exports io.github.hiverules.notation.position;
    exports io.github.hiverules.notation.sgf;
    exports io.github.hiverules.notation.svg;
    exports io.github.hiverules.notation.text;
    exports io.github.hiverules.notation.uhp;
}
