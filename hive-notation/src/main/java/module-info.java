/**
 * Reads and writes games, moves and positions of the board game Hive in the notations that engines and players use,
 * and says in words why a move is illegal.
 *
 * <h2>A tour</h2>
 *
 * This module builds on {@link io.github.hiverules.core}, which knows the rules.
 *
 * <p>{@link io.github.hiverules.notation.file.GameFiles GameFiles} reads a file in any supported notation. Of each game
 * it keeps everything before the first fault. The {@link io.github.hiverules.notation.fault.Fault Fault} says where it
 * is, what the text says there, and what the reader expected.
 *
 * <pre>{@code
 * try (Stream<Parsed<GameRecord>> games = GameFiles.open(file, ReadOptions.lenient())) {
 *     games.forEach(game -> {
 *         int plies =
 *                 game.value().map(GameRecord::game).map(Game::plyCount).orElse(0);
 *         String verdict =
 *                 game.fault().map(Sentences.english()::locatedFault).orElse("legal");
 *         System.out.println(game.location() + ": " + plies + " moves, " + verdict);
 *     });
 * }
 * }</pre>
 *
 * <p>Each notation also has a class of its own:
 *
 * <ul>
 *   <li>{@link io.github.hiverules.notation.game.GameText GameText} writes a whole {@link
 *       io.github.hiverules.Game Game} in one line, to store or send it.
 *   <li>{@link io.github.hiverules.notation.uhp.MoveString MoveString} and {@link
 *       io.github.hiverules.notation.uhp.GameString GameString} belong to the Universal Hive Protocol.
 *   <li>{@link io.github.hiverules.notation.pgn.Pgn Pgn} reads and writes both flavors of PGN, {@link
 *       io.github.hiverules.notation.sgf.Sgf Sgf} the files of the site BoardSpace.
 *   <li>{@link io.github.hiverules.notation.position.PositionText PositionText} writes one {@link
 *       io.github.hiverules.Position Position} in one line; {@link io.github.hiverules.notation.position.TextDiagram
 *       TextDiagram} draws one over several lines, for example in a test.
 * </ul>
 *
 * <p>{@link io.github.hiverules.notation.ReadOptions ReadOptions} make readers lenient or strict. Readers take linear
 * time and refuse texts that are too long. Writers refuse games that would be read back differently.
 *
 * <h2 id="why">Why is this move illegal?</h2>
 *
 * {@link io.github.hiverules.Position#check(io.github.hiverules.Move) check} returns a {@link
 * io.github.hiverules.Violation Violation}. {@link io.github.hiverules.notation.text.Sentences Sentences}
 * puts it into English or German words. The module {@code io.github.hiverules.drawing} draws it.
 *
 * <h2>Engines</h2>
 *
 * The module {@code io.github.hiverules.engine} turns any bot into an engine for the Universal Hive Protocol, and speaks
 * with engines.
 */
@org.jspecify.annotations.NullMarked
module io.github.hiverules.notation {
    requires transitive io.github.hiverules.core;
    requires static org.jspecify;

    exports io.github.hiverules.notation;
    exports io.github.hiverules.notation.fault;
    exports io.github.hiverules.notation.file;
    exports io.github.hiverules.notation.game;
    exports io.github.hiverules.notation.pgn;
    exports io.github.hiverules.notation.position;
    exports io.github.hiverules.notation.sgf;
    exports io.github.hiverules.notation.text;
    exports io.github.hiverules.notation.uhp;
}
