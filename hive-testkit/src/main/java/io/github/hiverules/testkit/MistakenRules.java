package io.github.hiverules.testkit;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The reference rules with mistakes: what a program does that makes them. Several mistakes act together.
 *
 * <p>Like {@link ReferenceRules}, it does not validate setups.
 */
public final class MistakenRules {

    private final Set<Mistake> mistakes;

    private MistakenRules(Set<Mistake> mistakes) {
        this.mistakes = mistakes;
    }

    /**
     * {@return the mistakes that can matter in a position} Programs that make any others list the right moves and
     * announce the right outcome there.
     *
     * @param setup the pieces on the table and in hand, and whose turn it is
     */
    public static Set<Mistake> relevant(Setup setup) {
        ReferenceTurn turn = ReferenceTurn.of(setup);
        ReferenceMoves.of(turn).all();
        return turn.mistakes().asked();
    }

    /**
     * {@return the rules with the given mistakes}
     *
     * @param mistakes the mistakes; without any, the rules are right
     */
    public static MistakenRules of(Collection<Mistake> mistakes) {
        Objects.requireNonNull(mistakes, "mistakes");
        mistakes.forEach(mistake -> Objects.requireNonNull(mistake, "mistakes"));
        return new MistakenRules(new LinkedHashSet<>(mistakes));
    }

    /**
     * {@return the rules with one mistake}
     *
     * @param mistake the mistake
     */
    public static MistakenRules of(Mistake mistake) {
        Objects.requireNonNull(mistake, "mistake");
        return of(Set.of(mistake));
    }

    /**
     * {@return the moves that a program with the mistakes lists, perhaps a move twice}
     *
     * @param setup the pieces on the table and in hand, and whose turn it is
     */
    public List<Move> legalMoves(Setup setup) {
        return ReferenceMoves.of(new ReferenceTurn(setup, Mistakes.of(mistakes)))
                .all();
    }

    /**
     * {@return whether a program with the mistakes plays a move} A program may accept moves that it does not list.
     *
     * @param setup the pieces on the table and in hand, and whose turn it is
     * @param move the move
     */
    public boolean accepts(Setup setup, Move move) {
        return accepts(setup, move, legalMoves(setup));
    }

    /**
     * {@return whether a program with the mistakes plays a move, if it lists the given ones}
     *
     * @param setup the pieces on the table and in hand, and whose turn it is
     * @param move the move
     * @param listed the moves that the program lists
     */
    public boolean accepts(Setup setup, Move move, List<Move> listed) {
        Objects.requireNonNull(setup, "setup");
        Objects.requireNonNull(move, "move");
        Objects.requireNonNull(listed, "listed");
        return makes(MistakePattern.ACCEPTS_EVERYTHING)
                || listed.contains(move)
                || (makes(MistakePattern.MOVES_THE_TOP_INSTEAD) && listed.contains(moveOfTop(setup, move)));
    }

    /**
     * {@return the outcome that a program with the mistakes announces}
     *
     * @param setup the pieces on the table
     */
    public Outcome outcome(Setup setup) {
        return new ReferenceTurn(setup, Mistakes.of(mistakes)).outcome();
    }

    /**
     * {@return the setup after a program with the mistakes has accepted a move; it may differ from what the move says}
     *
     * @param setup the pieces on the table and in hand, and whose turn it is
     * @param move the move that it accepts
     */
    public Setup play(Setup setup, Move move) {
        Objects.requireNonNull(move, "move");
        Setup after = ReferenceRules.playLegal(setup, played(setup, move));
        return keepsTurn(move) ? after.withTurn(setup.sideToMove(), setup.turnNumber()) : after;
    }

    /**
     * {@return the setup after a program with the mistakes has played a game}
     *
     * @param game the game
     */
    public Setup after(Game game) {
        if (mistakes.stream().noneMatch(Mistake::changesState)) {
            return game.position().setup();
        }
        Setup setup = game.startPosition().setup();
        for (Move move : game.moves()) {
            setup = play(setup, move);
        }
        return setup;
    }

    private boolean makes(MistakePattern pattern) {
        return mistakes.stream().anyMatch(mistake -> mistake.is(pattern));
    }

    private boolean makes(MistakePattern pattern, Bug kind) {
        return mistakes.stream().anyMatch(mistake -> mistake.is(pattern, kind));
    }

    private boolean keepsTurn(Move move) {
        if (move instanceof Move.Movement movement) {
            return makes(MistakePattern.TURN_DOES_NOT_PASS, movement.piece().bug());
        }
        return makes(
                move instanceof Move.Placement
                        ? MistakePattern.TURN_DOES_NOT_PASS_AFTER_PLACING
                        : MistakePattern.PASS_HAS_NO_EFFECT);
    }

    private Move played(Setup setup, Move move) {
        if (!(move instanceof Move.Movement movement)) {
            return move;
        }
        Piece piece = movement.piece();
        ReferenceHive hive = new ReferenceHive(setup.stacks());
        Optional<Hex> from = hive.cellOf(piece);
        if (from.isEmpty()) {
            return Move.pass(); // a piece that this program has not placed
        }
        if (makes(MistakePattern.PIECE_STAYS, piece.bug())) {
            return Move.move(piece, from.get(), from.get());
        }
        if (makes(MistakePattern.PIECE_STOPS_AFTER_ONE_STEP, piece.bug())) {
            return Move.move(piece, from.get(), firstStep(hive, from.get(), movement));
        }
        return makes(MistakePattern.MOVES_THE_TOP_INSTEAD)
                ? moveOfTop(setup, move)
                : Move.move(piece, from.get(), movement.to());
    }

    /** Returns the first cell on a shortest walk to the destination, or the start cell if there is no walk. */
    private static Hex firstStep(ReferenceHive hive, Hex from, Move.Movement movement) {
        ReferenceHive lifted = hive.without(from, movement.piece());
        Map<Hex, Hex> firstSteps = new LinkedHashMap<>();
        Deque<Hex> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            Hex here = open.remove();
            for (Hex next : here.neighbors()) {
                if (!next.equals(from)
                        && !firstSteps.containsKey(next)
                        && ReferenceStep.LEGAL.allows(lifted, here, next)) {
                    firstSteps.put(next, firstSteps.getOrDefault(here, next));
                    open.add(next);
                }
            }
        }
        return firstSteps.getOrDefault(movement.to(), from);
    }

    private static Move moveOfTop(Setup setup, Move move) {
        return move instanceof Move.Movement movement
                ? new ReferenceHive(setup.stacks())
                        .top(movement.from())
                        .<Move>map(top -> Move.move(top, movement.from(), movement.to()))
                        .orElse(move)
                : move;
    }
}
