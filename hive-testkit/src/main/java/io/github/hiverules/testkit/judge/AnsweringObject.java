package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A program in this process that only accepts or refuses moves. */
final class AnsweringObject<G> extends ObjectProgram<G> {

    /** Once each move needs an object of its own, which takes long, one of this many illegal moves is tried. */
    private static final int EACH_ALONE = 8;

    /** Whether a refused move has changed a game; from then on, each move gets an object of its own. */
    private boolean refusalsChangeGames;

    private final Map<String, Words> said = new HashMap<>();

    AnsweringObject(HiveTests.Offer<G> offer, RunEnd end) {
        super(offer, end);
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
    Answer answer(Game game, List<Move> moves) throws GameRefused {
        Map<Move, String> accepted = new LinkedHashMap<>();
        Map<Move, Words> refused = new LinkedHashMap<>();
        List<Finding> incidents = new ArrayList<>();
        for (Move move : moves.stream().filter(game::isLegal).toList()) {
            add(game, move, tryAlone(game, move), accepted, refused);
        }
        Optional<Move> legal = accepted.keySet().stream().findFirst();
        G shared = play(game);
        List<Move> refusedByShared = new ArrayList<>();
        for (Move move : moves.stream().filter(move -> !game.isLegal(move)).toList()) {
            if (refusalsChangeGames && move.hashCode() % EACH_ALONE != 0) {
                continue;
            }
            Optional<Words> refusal = whyRefused(shared, game.position(), move);
            refusal.ifPresent(words -> refusedByShared.add(move));
            if (refusal.isEmpty() && !refusedByShared.isEmpty()) {
                refusal = tryAlone(game, move);
                if (refusal.isPresent()) {
                    incidents.add(change(game, refusedByShared, move));
                }
            }
            if (refusal.isEmpty() || refusalsChangeGames) {
                shared = play(game);
                refusedByShared.clear();
            }
            add(game, move, refusal.map(this::shared), accepted, refused);
        }
        if (legal.isPresent()
                && whyRefused(shared, game.position(), legal.get()).isPresent()) {
            incidents.add(change(game, refusedByShared, legal.get()));
        }
        return new Answer(accepted, refused, outcome(game), incidents, true);
    }

    /** Returns the same words for all refusals of one origin: there are hundreds of thousands. */
    private Words shared(Words words) {
        return words.isEmpty() ? words : said.computeIfAbsent(words.origin(), any -> words.withoutThrown());
    }

    private static void add(
            Game game, Move move, Optional<Words> refusal, Map<Move, String> accepted, Map<Move, Words> refused) {
        refusal.ifPresentOrElse(
                words -> refused.put(move, words),
                () -> accepted.put(move, ListedMoves.textOrCells(game.position(), move)));
    }

    /** Looks for the refused move after which another move is answered otherwise. */
    private Finding change(Game game, List<Move> refused, Move answered) throws GameRefused {
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
        return Finding.of(
                Finding.Kind.REFUSED_MOVE_CHANGES_GAME,
                game,
                "after " + culprit + ", the program " + (isLegal ? "refuses the legal '" : "accepts the illegal '")
                        + ListedMoves.textOrCells(game.position(), answered) + "'");
    }
}
