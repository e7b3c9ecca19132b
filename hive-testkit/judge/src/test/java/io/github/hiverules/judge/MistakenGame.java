package io.github.hiverules.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.Mistake;
import io.github.hiverules.testkit.MistakenRules;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/** A game with a mistake, as most programs have it: it knows kinds and cells, and only accepts or refuses moves. */
final class MistakenGame {

    /** Objects that stand in the same position need not list its moves again. */
    private static final Map<Mistake, Map<Setup, List<Move>>> LISTS = new ConcurrentHashMap<>();

    private final MistakenRules rules;
    private final Map<Setup, List<Move>> lists;
    private Setup setup;

    MistakenGame(Mistake mistake, Ruleset ruleset) {
        this(mistake, Setup.empty(ruleset));
    }

    MistakenGame(Mistake mistake, Setup setup) {
        this.rules = MistakenRules.of(mistake);
        this.lists = LISTS.computeIfAbsent(mistake, unused -> new ConcurrentHashMap<>());
        this.setup = setup;
    }

    /** Tries a move. The program is told only the kind of the piece and the cells. */
    static boolean attempt(MistakenGame game, Move move) {
        Optional<Move> meant = game.meant(move).filter(game::accepts);
        meant.ifPresent(played -> game.setup = game.rules.play(game.setup, played));
        return meant.isPresent();
    }

    private boolean accepts(Move move) {
        return rules.accepts(setup, move, lists.computeIfAbsent(setup, rules::legalMoves));
    }

    private Optional<Move> meant(Move move) {
        if (move instanceof Move.Placement placement) {
            return next(placement.piece().bug()).map(piece -> Move.place(piece, placement.to()));
        }
        if (move instanceof Move.Movement movement) {
            return Optional.ofNullable(setup.stacks().get(movement.from()))
                    .map(stack -> Move.move(stack.get(stack.size() - 1), movement.from(), movement.to()));
        }
        return Optional.of(move);
    }

    private Optional<Piece> next(Bug bug) {
        Set<Piece> inPlay =
                setup.stacks().values().stream().flatMap(List::stream).collect(Collectors.toSet());
        return setup.ruleset().pieces(setup.sideToMove()).stream()
                .filter(piece -> piece.bug() == bug && !inPlay.contains(piece))
                .min(Piece::compareTo);
    }

    static Outcome outcome(MistakenGame game) {
        return game.rules.outcome(game.setup);
    }
}
