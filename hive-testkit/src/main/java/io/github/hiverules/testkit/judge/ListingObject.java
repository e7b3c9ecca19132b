package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A program in this process that lists its legal moves. It is asked to play those that it misses, for its words. */
final class ListingObject<G> extends ObjectProgram<G> {

    private final Function<G, ? extends Collection<?>> listing;

    ListingObject(HiveTests.Offer<G> offer, Function<G, ? extends Collection<?>> listing, RunEnd end) {
        super(offer, end);
        this.listing = listing;
    }

    @Override
    public boolean lists() {
        return true;
    }

    @Override
    Answer answer(Game game, List<Move> moves) throws GameRefused, IOException {
        Position position = game.position();
        G object = play(game);
        begin(() -> "the question for the legal moves");
        Optional<Collection<?>> listed = Optional.ofNullable(listing.apply(object));
        if (listed.isEmpty()) {
            return Answer.unusable(Finding.of(Finding.Kind.NO_LIST, game));
        }
        Answer answer = ListedMoves.read(game, listed.get()).answer(game, moves, (move, text) -> tryAlone(game, move));
        List<Finding> incidents = new ArrayList<>(answer.incidents());
        Optional<Move> legal =
                answer.accepted().keySet().stream().filter(game::isLegal).findFirst();
        if (legal.isPresent()
                && whyRefused(object, position, legal.get()).isPresent()
                && tryAlone(game, legal.get()).isEmpty()) {
            incidents.add(Finding.of(
                    Finding.Kind.LISTING_CHANGES_GAME,
                    game,
                    "afterwards, the program refuses the legal '" + ListedMoves.textOrCells(position, legal.get())
                            + "'"));
        }
        return new Answer(answer.accepted(), answer.refused(), outcome(game), incidents, answer.isEvidence());
    }
}
