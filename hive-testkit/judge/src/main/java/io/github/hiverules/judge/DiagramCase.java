package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.testkit.RefusedMoves;
import io.github.hiverules.testkit.RulebookDiagram;
import java.io.IOException;
import java.util.EnumSet;
import java.util.Optional;

/** Plays a diagram's game, compares all legal moves and the result, and tries the refused moves. */
record DiagramCase(RulebookDiagram diagram, boolean tournamentOpening, boolean repetitionDraw) {

    /** After this many plies, both players have placed their first piece. */
    private static final int FIRST_PLACEMENTS = 2;

    ConformanceCase<EngineSession> toCase() {
        return new ConformanceCase<>(CaseResult.Suite.DIAGRAMS, diagram.toString(), ruleset(), this::ask);
    }

    /** Returns the diagram's set with the toggles that engines for the protocol have. */
    private Ruleset ruleset() {
        Ruleset ruleset = diagram.setup().ruleset().withToggles(Ruleset.BASE.toggles());
        ruleset = tournamentOpening ? ruleset.with(Toggle.TOURNAMENT_OPENING) : ruleset;
        return repetitionDraw ? ruleset.with(Toggle.REPETITION_DRAW) : ruleset;
    }

    /** Returns why the diagram cannot test any engine for the protocol, or empty if it can. */
    private Optional<String> whyInexpressible() {
        Ruleset rules = diagram.setup().ruleset();
        for (Toggle toggle : EnumSet.complementOf(EnumSet.of(Toggle.TOURNAMENT_OPENING))) {
            boolean isPlayed = toggle == Toggle.REPETITION_DRAW && repetitionDraw;
            if (rules.has(toggle) != toggle.isUsual() && !isPlayed) {
                return Optional.of(
                        "the protocol cannot switch rule " + toggle.rule().id() + (toggle.isUsual() ? " off" : " on"));
            }
        }
        Optional<Game> recorded = diagram.game();
        if (recorded.isEmpty()) {
            return Optional.of("no game leads to the diagram");
        }
        boolean openingMatters = rules.has(Toggle.TOURNAMENT_OPENING) != tournamentOpening
                && recorded.get().plyCount() < FIRST_PLACEMENTS;
        return openingMatters || replay().isEmpty()
                ? Optional.of("the diagram is for games " + (rules.has(Toggle.TOURNAMENT_OPENING) ? "with" : "without")
                        + " the tournament opening")
                : Optional.empty();
    }

    private Optional<Game> replay() {
        try {
            return diagram.game().map(game -> Game.start(ruleset()).playAll(game.moves()));
        } catch (IllegalMoveException e) {
            return Optional.empty();
        }
    }

    private void ask(EngineSession session) throws IOException {
        session.skipReason = whyInexpressible();
        if (session.skipReason.isPresent()) {
            return;
        }
        Game game = replay().orElseThrow();
        session.expectMoves(game);
        for (RefusedMoves refusal : diagram.refusedMoves()) {
            for (Move move : refusal.moves()) {
                if (!refusal.legalWithoutThrow()) {
                    session.tryMove(game, move);
                }
            }
        }
    }
}
