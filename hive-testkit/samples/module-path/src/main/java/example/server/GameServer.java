package example.server;

import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Violation;
import io.github.hiverules.jackson.HiveModule;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Color;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The core of a game server. {@link #jsonMapper()} turns answers into JSON. For a {@link
 * io.github.hiverules.notation.NotationException}, a web server responds with status 400; for an {@link
 * IllegalStateException}, with 409.
 */
public final class GameServer {

    /** A row of the database: the game text, and the players who offer a draw. */
    public record Row(String game, Set<Color> drawOffers) {}

    /** An answer to a client. */
    public sealed interface Answer {}

    /** The state of a game. */
    public record State(Game game, GameResult result, Color sideToMove, Set<Color> drawOffers) implements Answer {}

    /** A refusal of a move. */
    public record Refused(Violation violation, String sentence) implements Answer {}

    private final Map<String, Row> table;

    /** Returns a mapper that writes answers as JSON. */
    public static JsonMapper jsonMapper() {
        return JsonMapper.builder().addModule(new HiveModule()).build();
    }

    /** Creates a server that keeps its games in a map, which stands in for a database table. */
    public GameServer(Map<String, Row> table) {
        this.table = table;
    }

    /** Starts a game. */
    public Answer start(String id, Ruleset ruleset) {
        return store(id, Game.start(ruleset), Set.of());
    }

    /** Plays a move, which declines the other player's offer of a draw. */
    public Answer play(String id, Color player, String text) {
        Game game = load(id);
        if (game.sideToMove() != player) {
            throw new IllegalStateException("it is the other player's turn");
        }
        Move move = MoveString.read(text, game.position());
        Optional<Violation> violation = game.check(move);
        if (violation.isPresent()) {
            return new Refused(violation.get(), Sentences.english().violation(game.position(), violation.get()));
        }
        return store(id, game.play(move), offersDraw(id, player) ? Set.of(player) : Set.of());
    }

    /** Offers a draw, or accepts the other player's offer. */
    public Answer offerDraw(String id, Color player) {
        Game game = load(id);
        Game drawn = game.end(GameResult.drawByAgreement()); // throws if the game is over
        return offersDraw(id, player.opposite()) ? store(id, drawn, Set.of()) : store(id, game, Set.of(player));
    }

    /** Resigns for a player. */
    public Answer resign(String id, Color player) {
        return store(id, load(id).end(GameResult.resignationOf(player)), Set.of());
    }

    /** Takes back a resignation or an agreement to a draw, but no move. */
    public Answer reopen(String id) {
        return store(id, load(id).reopen(), Set.of());
    }

    /** Takes back the last move, and with it a resignation or an agreement. */
    public Answer undo(String id) {
        return store(id, load(id).undo(), Set.of());
    }

    private Game load(String id) {
        return GameText.read(table.get(id).game());
    }

    private boolean offersDraw(String id, Color player) {
        return table.get(id).drawOffers().contains(player);
    }

    private Answer store(String id, Game game, Set<Color> drawOffers) {
        table.put(id, new Row(GameText.write(game), drawOffers));
        return new State(game, game.result(), game.sideToMove(), drawOffers);
    }
}
