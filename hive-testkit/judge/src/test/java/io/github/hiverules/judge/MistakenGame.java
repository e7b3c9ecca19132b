package io.github.hiverules.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** A game with mistakes, as most programs have it: it knows kinds and cells, and only accepts or refuses moves. */
final class MistakenGame {

    private final MistakenProgram program;
    private Setup setup;

    MistakenGame(MistakenProgram program, Ruleset ruleset) {
        this(program, Setup.empty(ruleset));
    }

    MistakenGame(MistakenProgram program, Setup setup) {
        this.program = program;
        this.setup = setup;
    }

    static MistakenGame copy(MistakenGame game) {
        return new MistakenGame(game.program, game.setup);
    }

    /** Tries a move. The program is told only the kind of the piece and the cells. */
    static boolean attempt(MistakenGame game, Move move) {
        Optional<Move> meant = game.meant(move).filter(game::accepts);
        meant.ifPresent(played -> game.setup = game.program.play(game.setup, played));
        return meant.isPresent();
    }

    private boolean accepts(Move move) {
        return program.accepts(setup, move, moves());
    }

    List<Move> moves() {
        return program.legalMoves(setup);
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

    /** Returns the next piece of a kind in hand, or the last one if none is in hand. */
    private Optional<Piece> next(Bug bug) {
        Set<Piece> inPlay =
                setup.stacks().values().stream().flatMap(List::stream).collect(Collectors.toSet());
        return Piece.all().stream()
                .filter(piece -> piece.color() == setup.sideToMove() && piece.bug() == bug)
                .min(Comparator.<Piece, Boolean>comparing(inPlay::contains).thenComparing(Comparator.naturalOrder()));
    }

    static Outcome outcome(MistakenGame game) {
        return game.program.outcome(game.setup);
    }
}
