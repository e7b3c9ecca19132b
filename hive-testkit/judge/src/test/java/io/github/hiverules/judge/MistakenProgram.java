package io.github.hiverules.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.ReferenceRules;
import io.github.hiverules.testkit.reference.ReferenceHive;
import io.github.hiverules.testkit.reference.ReferenceStep;
import io.github.hiverules.testkit.reference.ReferenceTurn;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * What a program does that makes some mistakes: it misses the moves that each of them misses, and adds those that each
 * adds. It may also play moves otherwise than they say. It remembers its lists, because the judge often asks again.
 */
record MistakenProgram(List<Mistake> mistakes, List<Playing> playing, Map<Setup, List<Move>> lists) {

    /** A mistake with moves that are accepted. */
    enum Kind {
        PIECE_STAYS,
        PIECE_STOPS_AFTER_ONE_STEP,
        TURN_DOES_NOT_PASS,
        TURN_DOES_NOT_PASS_AFTER_PLACING,
        PASS_HAS_NO_EFFECT,
        MOVES_THE_TOP_INSTEAD,
        ACCEPTS_EVERYTHING
    }

    /** A mistake with accepted moves, perhaps for one kind of piece. */
    record Playing(Kind kind, Optional<String> bug) {
        boolean concerns(Piece piece) {
            return bug.isEmpty() || bug.get().equals(piece.bug().name());
        }
    }

    /** Returns a program that makes the mistakes with these ids, separated by spaces. */
    static MistakenProgram of(String ids) {
        List<Mistake> mistakes = new ArrayList<>();
        List<Playing> playing = new ArrayList<>();
        for (String id : ids.isEmpty() ? new String[0] : ids.split(" ", -1)) {
            String[] parts = id.split(":", -1);
            Optional<Kind> kind = Stream.of(Kind.values())
                    .filter(one -> one.name().equals(parts[0]))
                    .findFirst();
            kind.ifPresentOrElse(
                    one -> playing.add(new Playing(one, Stream.of(parts).skip(1).findFirst())),
                    () -> mistakes.add(Mistake.of(id)));
        }
        return new MistakenProgram(List.copyOf(mistakes), List.copyOf(playing), new ConcurrentHashMap<>());
    }

    boolean isAbout(Rule rule) {
        return mistakes.stream().anyMatch(mistake -> mistake.rules().contains(rule));
    }

    /** Returns the moves that the program lists, perhaps a move twice. */
    List<Move> legalMoves(Setup setup) {
        return lists.computeIfAbsent(setup, this::list);
    }

    private List<Move> list(Setup setup) {
        if (mistakes.size() == 1) {
            return mistakes.get(0).legalMoves(setup);
        }
        Set<Move> right = ReferenceRules.legalMoves(setup);
        Set<Move> moves = new LinkedHashSet<>(right);
        for (Mistake mistake : mistakes) {
            List<Move> wrong = mistake.legalMoves(setup);
            right.stream().filter(move -> !wrong.contains(move)).forEach(moves::remove);
            wrong.stream().filter(move -> !right.contains(move)).forEach(moves::add);
        }
        return List.copyOf(moves);
    }

    Outcome outcome(Setup setup) {
        Outcome right = ReferenceRules.outcome(setup);
        return mistakes.stream()
                .map(mistake -> mistake.outcome(setup))
                .filter(outcome -> outcome != right)
                .findFirst()
                .orElse(right);
    }

    /** Returns whether the program plays a move, if it lists the given ones. */
    boolean accepts(Setup setup, Move move, List<Move> listed) {
        return makes(Kind.ACCEPTS_EVERYTHING)
                || listed.contains(move)
                || (makes(Kind.MOVES_THE_TOP_INSTEAD) && listed.contains(moveOfTop(setup, move)));
    }

    /** Returns the setup after the program has accepted a move. */
    Setup play(Setup setup, Move move) {
        Setup after = new ReferenceTurn(setup).after(played(setup, move));
        return keepsTurn(move) ? after.withTurn(setup.sideToMove(), setup.turnNumber()) : after;
    }

    private boolean makes(Kind kind) {
        return playing.stream().anyMatch(one -> one.kind() == kind);
    }

    private boolean makes(Kind kind, Piece piece) {
        return playing.stream().anyMatch(one -> one.kind() == kind && one.concerns(piece));
    }

    private boolean keepsTurn(Move move) {
        if (move instanceof Move.Movement movement) {
            return makes(Kind.TURN_DOES_NOT_PASS, movement.piece());
        }
        return makes(move instanceof Move.Placement ? Kind.TURN_DOES_NOT_PASS_AFTER_PLACING : Kind.PASS_HAS_NO_EFFECT);
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
        if (makes(Kind.PIECE_STAYS, piece)) {
            return Move.pass();
        }
        if (makes(Kind.PIECE_STOPS_AFTER_ONE_STEP, piece)) {
            return Move.move(piece, from.get(), firstStep(hive, from.get(), movement));
        }
        return makes(Kind.MOVES_THE_TOP_INSTEAD) ? moveOfTop(setup, move) : Move.move(piece, from.get(), movement.to());
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
