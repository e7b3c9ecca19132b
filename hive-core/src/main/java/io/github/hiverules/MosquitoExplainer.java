package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movement.MosquitoMovement;
import io.github.hiverules.internal.movement.Paths;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Explains MOSQUITO-1 to MOSQUITO-3, and other rules that stop a Mosquito. */
final class MosquitoExplainer implements BugExplainer {

    @Override
    public ReachViolation explain(MovementAttempt attempt) {
        return attempt.startsOnTop() ? explainOnTop(attempt) : explainOnGround(attempt);
    }

    private static ReachViolation explainOnTop(MovementAttempt attempt) {
        return attempt.isOneStep()
                ? attempt.as(Bug.BEETLE).climbViolation(attempt.start(), attempt.end())
                : new ReachViolation.MosquitoOnTop(attempt.piece(), attempt.from(), attempt.to(), attempt.distance());
    }

    private static ReachViolation explainOnGround(MovementAttempt attempt) {
        Board board = attempt.board();
        Set<Bug> copied = kindsCopiedOn(board, attempt.start());
        int[] touched = Paths.neighbors(attempt.start(), board.neighbors(attempt.start()));
        for (int cell : touched) {
            if (wouldSucceed(attempt, kindsCoveredOn(board, cell), copied)) {
                return cannotCopy(attempt, Rule.MOSQUITO_1, attempts(attempt, copied), Optional.of(attempt.hex(cell)));
            }
        }
        for (int cell : touched) {
            if (wouldSucceed(attempt, kindsOfMosquitoOn(board, cell), copied)) {
                return cannotCopy(attempt, Rule.MOSQUITO_3, attempts(attempt, copied), Optional.of(attempt.hex(cell)));
            }
        }
        List<ReachViolation> attempts = attempts(attempt, copied);
        return attempts.size() == 1
                ? attempts.get(0)
                : cannotCopy(attempt, ruleOf(attempts), attempts, Optional.empty());
    }

    /** Returns a rule that stops a single step, else SPIDER-1 if the number of steps is wrong, else a Mosquito rule. */
    private static Rule ruleOf(List<ReachViolation> attempts) {
        if (attempts.isEmpty()) {
            return Rule.MOSQUITO_3;
        }
        Rule rule = Rule.MOSQUITO_1;
        for (ReachViolation tried : attempts) {
            if (MovementExplainer.STEP_RULES.contains(tried.rule())) {
                return tried.rule();
            }
            if (!tried.path().isEmpty() && tried.sides().isEmpty()) {
                rule = tried.rule();
            }
        }
        return rule;
    }

    private static List<ReachViolation> attempts(MovementAttempt attempt, Set<Bug> copied) {
        return copied.stream().map(kind -> attempt.as(kind).explain()).toList();
    }

    /** Returns whether the Mosquito would get there if it could also copy these kinds. */
    private static boolean wouldSucceed(MovementAttempt attempt, Set<Bug> others, Set<Bug> copied) {
        return attempt.succeedsAs(others.stream()
                .filter(kind -> kind != Bug.MOSQUITO && !copied.contains(kind))
                .collect(Collectors.toSet()));
    }

    private static Set<Bug> kindsCopiedOn(Board board, int cell) {
        int bits = MosquitoMovement.copiedBugs(board, cell);
        Set<Bug> kinds = EnumSet.allOf(Bug.class);
        kinds.removeIf(kind -> (bits >> kind.ordinal() & 1) == 0);
        return kinds;
    }

    private static Set<Bug> kindsCoveredOn(Board board, int cell) {
        List<Piece> stack = board.stack(cell);
        return stack.subList(0, stack.size() - 1).stream().map(Piece::bug).collect(Collectors.toSet());
    }

    /** Returns the kinds that the Mosquito on top of a cell copies, or no kinds if another bug is on top. */
    private static Set<Bug> kindsOfMosquitoOn(Board board, int cell) {
        boolean isMosquito = PieceIds.piece(board.top(cell)).bug() == Bug.MOSQUITO;
        return isMosquito ? kindsCopiedOn(board, cell) : Set.of();
    }

    private static ReachViolation cannotCopy(
            MovementAttempt attempt, Rule rule, List<ReachViolation> attempts, Optional<Hex> uncopied) {
        return new ReachViolation.MosquitoCannotCopy(
                rule, attempt.piece(), attempt.from(), attempt.to(), uncopied, attempts);
    }
}
