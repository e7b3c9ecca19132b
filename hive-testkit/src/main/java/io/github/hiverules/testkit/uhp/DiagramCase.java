package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.uhp.EngineFailureException;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.Refusal;
import io.github.hiverules.testkit.RulebookDiagram;
import java.util.Optional;

/** Plays a diagram's game, compares all legal moves and the result, and tries the refused moves. */
record DiagramCase(RulebookDiagram diagram, boolean tournamentOpening) implements ConformanceCase {

    /** From the third ply on, both players have placed their first pieces. */
    private static final int PLIES_OF_OPENING = 2;

    @Override
    public CaseResult.Suite suite() {
        return CaseResult.Suite.DIAGRAMS;
    }

    @Override
    public String name() {
        return diagram.toString();
    }

    /** The diagram's set with the toggles that engines of the protocol have. */
    @Override
    public Ruleset ruleset() {
        return diagram.setup()
                .ruleset()
                .withTournamentOpening(tournamentOpening)
                .withRepetitionDraw(false)
                .withGatesAboveGround(true);
    }

    @Override
    public Optional<String> inexpressible() {
        Ruleset own = diagram.setup().ruleset();
        if (!own.gatesAboveGround()) {
            return Optional.of("the protocol cannot switch off gates above the ground");
        }
        if (own.repetitionDraw()) {
            return Optional.of("the protocol has no draw by repetition");
        }
        Optional<Game> drawn = diagram.game();
        if (drawn.isEmpty()) {
            return Optional.of("no game leads there");
        }
        boolean openingMatters =
                own.tournamentOpening() != tournamentOpening && drawn.get().plyCount() < PLIES_OF_OPENING;
        return openingMatters || replayed().isEmpty()
                ? Optional.of("the tournament opening is " + (own.tournamentOpening() ? "on" : "off") + " there")
                : Optional.empty();
    }

    private Optional<Game> replayed() {
        try {
            return diagram.game().map(game -> Game.start(ruleset()).playAll(game.moves()));
        } catch (IllegalMoveException e) {
            return Optional.empty();
        }
    }

    @Override
    public void run(EngineSession session) throws EngineFailureException {
        Game game = replayed().orElseThrow();
        session.expectMoves(game);
        for (Refusal refusal : diagram.refusals()) {
            for (Move move : refusal.moves()) {
                if (!refusal.legalWithoutThrow()) {
                    tryRefused(session, game, move);
                }
            }
        }
    }

    private void tryRefused(EngineSession session, Game game, Move move) throws EngineFailureException {
        Position position = game.position();
        // The game may stand elsewhere on the table than the diagram; the text names cells by pieces, so it fits both.
        Optional<String> text = IllegalMoves.text(diagram.position(), move);
        Optional<Move> moved = text.map(found -> MoveString.read(found, position));
        if (moved.isPresent()) {
            String why = position.check(moved.get())
                    .map(violation -> IllegalMoves.why(position, violation))
                    .orElse("refused in the diagram");
            session.expectInvalidMove(game, "play " + text.get(), moved.get(), why);
        }
    }
}
