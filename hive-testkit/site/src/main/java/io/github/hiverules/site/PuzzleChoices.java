package io.github.hiverules.site;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * Chooses the rules among which a puzzle asks for the one that forbids a move. A wrong choice is plausible, because
 * pieces of the position could break it, and certainly wrong, because this move does not: the choice says why.
 */
final class PuzzleChoices {

    private static final int COUNT = 4;
    private static final Set<Bug> SLIDERS = Set.of(Bug.QUEEN_BEE, Bug.SPIDER, Bug.SOLDIER_ANT, Bug.PILLBUG);

    /**
     * A rule to choose.
     *
     * @param key the key of the text that says why the move does not break it; empty if the move does
     */
    record Choice(Rule rule, String key) {}

    private final Position position;
    private final Move.Movement move;
    private final Rule right;

    private PuzzleChoices(Position position, Move.Movement move, Rule right) {
        this.position = position;
        this.move = move;
        this.right = right;
    }

    /**
     * Returns whether exactly one rule forbids a move. Otherwise several attempts fail for different reasons, or the
     * move breaks only a rule that forbids nothing by itself: an Ant takes any number of steps.
     */
    static boolean hasOneAnswer(Violation violation) {
        boolean isAntWithoutWay = violation.kind() == Violation.Kind.NO_PATH && violation.rule() == Rule.ANT_1;
        return !isAntWithoutWay
                && violation.attempts().stream().allMatch(attempt -> attempt.rule() == violation.rule());
    }

    /** Returns the right rule and the wrong ones, in an order that depends only on the puzzle's id. */
    static List<Choice> of(Position position, Move.Movement move, String puzzleId) {
        Rule right = position.check(move).orElseThrow().rule();
        List<Choice> wrong = new PuzzleChoices(position, move, right)
                .plausible()
                .filter(choice -> choice.rule() != right)
                .limit(COUNT - 1)
                .toList();
        CRC32 hash = new CRC32();
        hash.update(puzzleId.getBytes(StandardCharsets.UTF_8));
        int place = (int) (hash.getValue() % (wrong.size() + 1));
        List<Choice> choices = new ArrayList<>(wrong);
        choices.add(place, new Choice(right, ""));
        return choices;
    }

    /** Returns rules that the move does not break, the most plausible ones first. */
    private Stream<Choice> plausible() {
        return Stream.of(
                        onlyIf(!isPinned(), Rule.HIVE_2, "pinned"),
                        onlyIf(isGroundStep(), Rule.ofMovement(piece().bug()), "tooFar"),
                        onlyIf(hasNoGates(), Rule.SLIDE_1, "gate"),
                        onlyIf(keepsContact(), Rule.SLIDE_2, "contact"),
                        onlyIf(hasStack() && hasOnlyOneHighStack(), Rule.CLIMB_1, "gateAbove"),
                        onlyIf(hasStack() && isTop(), Rule.COVER_1, "covered"),
                        onlyIf(hasPillbug() && !isResting() && !isThrow(), Rule.PILLBUG_5, "resting"),
                        onlyIf(touchesHive() && !isPinned(), Rule.HIVE_1, "leaves"),
                        onlyIf(isOwn(), Rule.TURN_2, "other"),
                        onlyIf(isQueenInPlay(), Rule.QUEEN_2, "queen"),
                        onlyIf(!move.from().equals(move.to()), Rule.STAY_1, "stays"))
                .flatMap(Optional::stream);
    }

    private static Optional<Choice> onlyIf(boolean isCertainlyWrong, Rule rule, String key) {
        return isCertainlyWrong ? Optional.of(new Choice(rule, "puzzles.not." + key)) : Optional.empty();
    }

    private Piece piece() {
        return move.piece();
    }

    private boolean isPinned() {
        return position.heightAt(move.from()) == 1 && position.isPinned(piece());
    }

    /** Returns whether a kind that takes one step takes one: the rule of its kind does not forbid that. */
    private boolean isGroundStep() {
        boolean takesOneStep = piece().bug() == Bug.BEETLE
                || (Set.of(Bug.QUEEN_BEE, Bug.PILLBUG).contains(piece().bug())
                        && position.stackAt(move.to()).isEmpty());
        return takesOneStep && move.from().distanceTo(move.to()) == 1;
    }

    /** Returns whether a sliding piece would meet no gate anywhere around the hive. */
    private boolean hasNoGates() {
        return SLIDERS.contains(piece().bug())
                && position.stackAt(move.to()).isEmpty()
                && position.heightAt(move.from()) == 1
                && emptyCells()
                        .flatMap(cell -> cell.neighbors().stream()
                                .filter(next -> next.equals(move.from())
                                        || position.stackAt(next).isEmpty())
                                .map(next -> sides(cell, next)))
                        .noneMatch(occupied -> occupied == 2);
    }

    private Stream<Hex> emptyCells() {
        return position.stacks().keySet().stream()
                .flatMap(cell -> cell.neighbors().stream())
                .filter(cell -> position.stackAt(cell).isEmpty())
                .distinct();
    }

    /** Returns how many of the two cells next to both ends of a step are occupied, without the moving piece. */
    private long sides(Hex from, Hex to) {
        return from.neighbors().stream()
                .filter(side -> side.isAdjacentTo(to) && !side.equals(move.from()))
                .filter(side -> !position.stackAt(side).isEmpty())
                .count();
    }

    /** Returns whether the move is one step along another piece. */
    private boolean keepsContact() {
        return SLIDERS.contains(piece().bug())
                && move.from().distanceTo(move.to()) == 1
                && sides(move.from(), move.to()) > 0;
    }

    private boolean hasStack() {
        return position.stacks().values().stream().anyMatch(stack -> stack.size() > 1);
    }

    private boolean hasOnlyOneHighStack() {
        return position.stacks().values().stream()
                        .filter(stack -> stack.size() > 1)
                        .count()
                == 1;
    }

    private boolean isTop() {
        return position.topAt(move.from()).equals(Optional.of(piece()));
    }

    private boolean hasPillbug() {
        return position.ruleset().includes(Bug.PILLBUG);
    }

    private boolean isResting() {
        return position.resting().equals(Optional.of(piece()));
    }

    /** Returns whether only a throw could make this move. */
    private boolean isThrow() {
        return !isOwn() || right.id().startsWith("PILLBUG");
    }

    private boolean touchesHive() {
        return move.to().neighbors().stream()
                .anyMatch(cell -> position.heightAt(cell) > (cell.equals(move.from()) ? 1 : 0));
    }

    private boolean isOwn() {
        return piece().color() == position.sideToMove();
    }

    private boolean isQueenInPlay() {
        return position.cellOf(Piece.of(position.sideToMove(), Bug.QUEEN_BEE)).isPresent();
    }
}
