package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** A program in this process that lists its legal moves. It is asked to play those that it misses, for its words. */
final class ListingProgram<G> extends ObjectProgram<G> {

    private final Function<G, ? extends Collection<?>> listing;

    ListingProgram(HiveTests<G> tests, Function<G, ? extends Collection<?>> listing, RunEnd end) {
        super(tests, end);
        this.listing = listing;
    }

    @Override
    public boolean lists() {
        return true;
    }

    @Override
    Answer answer(Game game, List<Move> moves) throws GameRefusedException {
        G object = play(game);
        begin("the question for the legal moves");
        ListedMoves list = ListedMoves.read(game, listing.apply(object));
        List<Incident> incidents = new ArrayList<>();
        if (!list.problems().isEmpty()) {
            incidents.add(new Incident("Lists moves that cannot be read", game, list.problems(), Optional.empty()));
            return Answer.unusable(incidents);
        }
        Set<Move> accepted = list.inAnyOrder(game.position());
        Map<Move, Words> refused = new LinkedHashMap<>();
        for (Move move : moves) {
            if (game.isLegal(move) && !accepted.contains(move)) {
                refused.put(
                        move,
                        tryAlone(game, move)
                                .orElse(new Words("accepts it, though it is not listed", "", false, Optional.empty())));
            }
        }
        Optional<Move> legal = accepted.stream().filter(game::isLegal).findFirst();
        if (legal.isPresent()
                && whyRefused(object, game.position(), legal.get()).isPresent()
                && tryAlone(game, legal.get()).isEmpty()) {
            incidents.add(Incident.of(
                    "The question for the legal moves changes the game",
                    game,
                    "afterwards, the program refuses the legal '"
                            + ListedMoves.textOrCells(game.position(), legal.get()) + "'"));
        }
        return new Answer(accepted, refused, Map.of(), outcome(game), incidents, true);
    }
}
