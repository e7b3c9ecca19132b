package io.github.hiverules.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.judge.Topic.Deed;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Counts the questions of one sort, and how many of the answers were wrong, for each kind of piece. */
final class Tally {

    /** Questions and wrong answers. */
    record Count(int wrong, int asked) {
        Count plus(Count other) {
            return new Count(wrong + other.wrong, asked + other.asked);
        }
    }

    private final Topic topic;
    private final Purity purity = new Purity();
    private final Map<Bug, Count> counts = new EnumMap<>(Bug.class);
    private Count total = new Count(0, 0);

    private Tally(Topic topic) {
        this.topic = topic;
    }

    /** Counts questions like those of a finding, or stops when the run ends. */
    static Optional<Tally> of(Topic topic, List<Answer> all, RunEnd end) {
        Tally tally = new Tally(topic);
        for (Answer one : all) {
            if (end.isReached()) {
                return Optional.empty();
            }
            tally.add(one);
        }
        return Optional.of(tally);
    }

    /** Returns the numbers for each kind of piece that was wrong at least once. */
    Map<Bug, Count> counts() {
        return counts;
    }

    Count total() {
        return total;
    }

    private void add(Answer answer) {
        if (topic.deed().isAboutResults()) {
            addResult(answer);
        } else if (answer.isAboutMoves()) {
            switch (topic.deed()) {
                case REFUSES_EVERYTHING -> addPosition(answer);
                case REFUSES_KIND, REFUSES_PIECES -> addPieces(answer);
                case ACCEPTS_ALL, ACCEPTS -> addIllegal(answer);
                default -> addLegal(answer);
            }
        }
    }

    private void add(Optional<Bug> kind, boolean isWrong) {
        Count one = new Count(isWrong ? 1 : 0, 1);
        total = total.plus(one);
        kind.ifPresent(bug -> counts.merge(bug, one, Count::plus));
    }

    private void addResult(Answer answer) {
        boolean isOver = answer.game().result().outcome().isOver();
        if (answer.outcome().isPresent() && isOver != (topic.deed() == Deed.ENDS_EARLY)) {
            add(Optional.empty(), Findings.resultTopic(answer).equals(Optional.of(topic)));
        }
    }

    private void addPosition(Answer answer) {
        if (answer.kind() == Answer.Kind.MOVES && !answer.game().isOver()) {
            add(Optional.empty(), Refusals.refusesEverything(answer));
        }
    }

    private void addPieces(Answer answer) {
        Refusals.ownMovements(answer, topic.kinds())
                .forEach((piece, moves) ->
                        add(Optional.of(piece.bug()), answer.missing().containsAll(moves)));
    }

    private void addLegal(Answer answer) {
        for (Move move : answer.legalMoves()) {
            if (topic.includes(answer.game(), move, purity) && !isThrowInstead(answer, move)) {
                add(move.movedPiece().map(Piece::bug), answer.missing().contains(move));
            }
        }
    }

    /** A piece that cannot move by itself may still be thrown. */
    private boolean isThrowInstead(Answer answer, Move move) {
        return topic.deed() == Deed.REFUSES_MOVING
                && !answer.missing().contains(move)
                && MoveType.mayBeThrow(answer.game().position(), move);
    }

    private void addIllegal(Answer answer) {
        if (topic.deed() == Deed.ACCEPTS_ALL) {
            answer.asked().orElse(Set.of()).stream()
                    .filter(move -> !answer.game().isLegal(move))
                    .forEach(move -> add(move.movedPiece().map(Piece::bug), answer.accepts(move)));
            return;
        }
        Rule rule = topic.rule().orElseThrow();
        if (rule == Rule.END_3) {
            if (answer.game().isOver()) {
                add(Optional.empty(), !answer.surplus().isEmpty());
            }
            return;
        }
        Position position = answer.game().position();
        Set<Piece> pieces = Piece.all().stream()
                .filter(piece -> topic.kinds().contains(piece.bug()) && Purity.mayBreak(position, piece, rule))
                .collect(Collectors.toSet());
        Set<Move> moves = new LinkedHashSet<>(answer.surplus());
        moves.addAll(answer.asked().orElseGet(() -> candidates(position, pieces, rule)));
        for (Move move : moves) {
            boolean mayCount = move.movedPiece().map(pieces::contains).orElse(rule == Rule.PASS_1);
            if (mayCount && topic.includes(answer.game(), move, purity)) {
                add(move.movedPiece().map(Piece::bug), answer.surplus().contains(move));
            }
        }
    }

    /** Returns moves of some pieces to the cells of the hive and next to it. */
    private static Set<Move> candidates(Position position, Set<Piece> pieces, Rule rule) {
        if (rule == Rule.PASS_1) {
            return Set.of(Move.pass());
        }
        Set<Hex> cells = new HashSet<>(position.stacks().keySet());
        cells.add(Hex.ORIGIN);
        int distance = rule == Rule.HIVE_1 || rule == Rule.PLACE_1 || rule == Rule.PLACE_2 ? 2 : 1;
        for (int i = 0; i < distance; i++) {
            List.copyOf(cells).forEach(cell -> cells.addAll(cell.neighbors()));
        }
        return pieces.stream()
                .filter(piece -> position.ruleset().includes(piece.bug()))
                .flatMap(piece -> cells.stream().map(cell -> position.moveOf(piece, cell)))
                .collect(Collectors.toSet());
    }
}
