/**
 * Speaks the Universal Hive Protocol with programs that play the board game Hive, and lets them play matches.
 *
 * <ul>
 *   <li>{@link io.github.hiverules.engine.UhpEngine UhpEngine} turns any bot, a {@link
 *       io.github.hiverules.engine.MoveChooser MoveChooser}, into an engine. {@link io.github.hiverules.engine.SampleBot
 *       SampleBot} is a sample bot.
 *   <li>{@link io.github.hiverules.engine.UhpClient UhpClient} starts an engine and asks it one question at a time.
 *   <li>{@link io.github.hiverules.engine.EngineMatch EngineMatch} lets two engines play against each other.
 * </ul>
 *
 * <p>The package {@code io.github.hiverules.testkit.judge} finds the rules that an engine gets wrong. The strings of the protocol
 * are in {@link io.github.hiverules.notation.uhp}.
 */
@org.jspecify.annotations.NullMarked
module io.github.hiverules.engine {
    requires transitive io.github.hiverules.notation;
    requires static org.jspecify;

    exports io.github.hiverules.engine;
}
