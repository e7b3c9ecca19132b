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
    static Optional<Tally> of(Topic topic, List<Evidence> all, RunEnd end) {
        Tally tally = new Tally(topic);
        for (Evidence one : all) {
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

    private void add(Evidence evidence) {
        if (topic.deed().isAboutResults()) {
            addResult(evidence);
        } else if (evidence.isAboutMoves()) {
            switch (topic.deed()) {
                case REFUSES_EVERYTHING -> addPosition(evidence);
                case REFUSES_KIND, REFUSES_PIECES -> addPieces(evidence);
                case ACCEPTS_ALL, ACCEPTS -> addIllegal(evidence);
                default -> addLegal(evidence);
            }
        }
    }

    private void add(Optional<Bug> kind, boolean isWrong) {
        Count one = new Count(isWrong ? 1 : 0, 1);
        total = total.plus(one);
        kind.ifPresent(bug -> counts.merge(bug, one, Count::plus));
    }

    private void addResult(Evidence evidence) {
        boolean isOver = evidence.game().result().outcome().isOver();
        if (evidence.outcome().isPresent() && isOver != (topic.deed() == Deed.ENDS_EARLY)) {
            add(Optional.empty(), Findings.resultTopic(evidence).equals(Optional.of(topic)));
        }
    }

    private void addPosition(Evidence evidence) {
        if (evidence.kind() == Evidence.Kind.MOVES && !evidence.game().isOver()) {
            add(Optional.empty(), Refusals.refusesEverything(evidence));
        }
    }

    private void addPieces(Evidence evidence) {
        Refusals.ownMovements(evidence, topic.kinds())
                .forEach((piece, moves) ->
                        add(Optional.of(piece.bug()), evidence.missing().containsAll(moves)));
    }

    private void addLegal(Evidence evidence) {
        for (Move move : evidence.game().legalMoves()) {
            if (evidence.asks(move)
                    && topic.includes(evidence.game(), move, purity)
                    && !isThrowInstead(evidence, move)) {
                add(move.movedPiece().map(Piece::bug), evidence.missing().contains(move));
            }
        }
    }

    /** A piece that cannot move by itself may still be thrown. */
    private boolean isThrowInstead(Evidence evidence, Move move) {
        return topic.deed() == Deed.REFUSES_MOVING
                && !evidence.missing().contains(move)
                && MoveType.mayBeThrow(evidence.game().position(), move);
    }

    private void addIllegal(Evidence evidence) {
        if (topic.deed() == Deed.ACCEPTS_ALL) {
            evidence.asked().orElse(Set.of()).stream()
                    .filter(move -> !evidence.game().isLegal(move))
                    .forEach(move -> add(move.movedPiece().map(Piece::bug), evidence.accepts(move)));
            return;
        }
        Rule rule = topic.rule().orElseThrow();
        if (rule == Rule.END_3) {
            if (evidence.game().isOver()) {
                add(Optional.empty(), !evidence.surplus().isEmpty());
            }
            return;
        }
        Position position = evidence.game().position();
        Set<Piece> pieces = Piece.all().stream()
                .filter(piece -> topic.kinds().contains(piece.bug()) && Purity.mayBreak(position, piece, rule))
                .collect(Collectors.toSet());
        Set<Move> moves = new LinkedHashSet<>(evidence.surplus());
        moves.addAll(evidence.asked().orElseGet(() -> candidates(position, pieces, rule)));
        for (Move move : moves) {
            boolean mayCount = move.movedPiece().map(pieces::contains).orElse(rule == Rule.PASS_1);
            if (mayCount && topic.includes(evidence.game(), move, purity)) {
                add(move.movedPiece().map(Piece::bug), evidence.surplus().contains(move));
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
