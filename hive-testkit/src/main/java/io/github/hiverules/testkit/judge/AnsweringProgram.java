package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A program in this process that only accepts or refuses moves. */
final class AnsweringProgram<G> extends ObjectProgram<G> {

    /** Whether a refused move has changed a game; from then on, each move gets an object of its own. */
    private boolean refusalsChangeGames;

    AnsweringProgram(HiveTests<G> tests, RunEnd end) {
        super(tests, end);
    }

    @Override
    public boolean lists() {
        return false;
    }

    /**
     * Tries legal moves, each on an object of its own, then illegal ones on a shared object, because a refused move
     * should change nothing: afterwards, this object has to accept what another one has accepted.
     */
    @Override
    Answer answer(Game game, List<Move> moves) throws GameRefusedException {
        Set<Move> accepted = new LinkedHashSet<>();
        Map<Move, Words> refused = new LinkedHashMap<>();
        List<Incident> incidents = new ArrayList<>();
        for (Move move : moves) {
            if (game.isLegal(move)) {
                add(move, tryAlone(game, move), accepted, refused);
            }
        }
        List<Move> acceptedLegal = List.copyOf(accepted);
        List<Move> triedTogether = new ArrayList<>();
        Optional<G> shared = Optional.empty();
        for (Move move : moves) {
            if (game.isLegal(move)) {
                continue;
            }
            if (shared.isEmpty() || refusalsChangeGames) {
                shared = Optional.of(play(game));
                triedTogether.clear();
            }
            Optional<Words> refusal = whyRefused(shared.get(), game.position(), move);
            if (refusal.isEmpty() && !triedTogether.isEmpty()) {
                refusal = tryAlone(game, move);
                if (refusal.isPresent()) {
                    incidents.add(change(game, triedTogether, move));
                }
                shared = Optional.empty();
            } else if (refusal.isEmpty()) {
                shared = Optional.empty();
            }
            triedTogether.add(move);
            add(move, refusal.map(Words::withoutThrown), accepted, refused);
        }
        if (shared.isPresent() && !acceptedLegal.isEmpty() && !refusalsChangeGames) {
            Move last = acceptedLegal.get(acceptedLegal.size() - 1);
            if (whyRefused(shared.get(), game.position(), last).isPresent()) {
                incidents.add(change(game, triedTogether, last));
            }
        }
        return new Answer(accepted, refused, Map.of(), outcome(game), incidents, true);
    }

    private static void add(Move move, Optional<Words> refusal, Set<Move> accepted, Map<Move, Words> refused) {
        refusal.ifPresentOrElse(words -> refused.put(move, words), () -> accepted.add(move));
    }

    /** Looks for the refused move after which another move is answered otherwise. */
    private Incident change(Game game, List<Move> refused, Move answered) throws GameRefusedException {
        refusalsChangeGames = true;
        boolean isLegal = game.isLegal(answered);
        String culprit = "several refused moves";
        for (Move move : refused) {
            G object = play(game);
            if (whyRefused(object, game.position(), move).isPresent()
                    && whyRefused(object, game.position(), answered).isPresent() == isLegal) {
                culprit = "the refused '" + ListedMoves.textOrCells(game.position(), move) + "'";
                break;
            }
        }
        return Incident.of(
                "A refused move changes the game",
                game,
                "after " + culprit + ", the program " + (isLegal ? "refuses the legal '" : "accepts the illegal '")
                        + ListedMoves.textOrCells(game.position(), answered) + "'");
    }
}
