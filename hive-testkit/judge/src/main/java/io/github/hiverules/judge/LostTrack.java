package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.reference.ReferenceHive;
import io.github.hiverules.testkit.reference.ReferenceTurn;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Accepted moves that a program has not carried out: the moves that it calls legal afterwards are those of another
 * position. What follows in such a game is evidence for nothing.
 */
final class LostTrack {

    /** A sort of move: a placement, a pass, or a movement of a kind of piece. */
    record Sort(boolean isPlacement, Optional<Bug> kind) {
        static Sort of(Move move) {
            return move instanceof Move.Placement
                    ? new Sort(true, Optional.empty())
                    : new Sort(false, move.movedPiece().map(Piece::bug));
        }

        String words() {
            return isPlacement
                    ? "placements"
                    : kind.map(bug -> "moves of " + Kinds.plural(bug)).orElse("passes");
        }
    }

    /** Where the program stands instead. */
    enum Instead {
        NOTHING_HAPPENS("nothing happens"),
        PIECE_STAYS("the piece does not go there, but the turn passes"),
        TURN_STAYS("the same player moves again"),
        PIECE_STOPS("the piece stops after its first step");

        private final String words;

        Instead(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    private record Hypothesis(Instead instead, Setup setup) {}

    /** A sort of move, what happens instead, and the answers that show it. */
    record Loss(Sort sort, Instead instead, List<Answer> shown) {}

    private final Reader reader;
    private final Map<Sort, Map<Instead, List<Answer>>> lost = new LinkedHashMap<>();

    private LostTrack(Reader reader) {
        this.reader = reader;
    }

    static LostTrack of(Collection<Answer> answers, Reader reader) {
        LostTrack track = new LostTrack(reader);
        answers.stream()
                .filter(one -> one.kind() == Answer.Kind.MOVES
                        && one.game().plyCount() > 0
                        && !one.game().isOver()
                        && one.isMixed())
                .sorted(Comparator.comparingInt(one -> one.game().plyCount()))
                .forEach(track::look);
        track.lookAtTurns(answers);
        return track;
    }

    /** A program may say that the same player moves again. It means that if it then refuses all that is legal. */
    private void lookAtTurns(Collection<Answer> answers) {
        Map<Sort, List<Answer>> said = answers.stream()
                .filter(one -> one.saysTurnStays() && !isLost(before(one.game())))
                .collect(Collectors.groupingBy(LostTrack::lastSort));
        said.forEach((sort, group) -> {
            List<Answer> next = answers.stream()
                    .filter(one -> one.game().plyCount() > 0 && lastSort(one).equals(sort))
                    .toList();
            boolean refuses = next.stream().anyMatch(one -> !one.missing().isEmpty());
            boolean accepts = next.stream()
                    .anyMatch(one -> one.game().legalMoves().stream().anyMatch(one::accepts));
            if (refuses && !accepts) {
                group.forEach(one -> add(one, Instead.TURN_STAYS));
            }
        });
    }

    private static Sort lastSort(Answer answer) {
        return Sort.of(answer.game().lastMove().orElseThrow());
    }

    private void add(Answer answer, Instead instead) {
        lost.computeIfAbsent(lastSort(answer), unused -> new EnumMap<>(Instead.class))
                .computeIfAbsent(instead, unused -> new ArrayList<>())
                .add(answer);
    }

    private static Game before(Game game) {
        return game.reopen().undo();
    }

    /** Returns what is lost, one loss for each sort of move: what happens most often. */
    List<Loss> losses() {
        return lost.entrySet().stream()
                .map(entry -> {
                    Instead mostly = entry.getValue().entrySet().stream()
                            .max(Comparator.comparingInt(
                                    shown -> shown.getValue().size()))
                            .orElseThrow()
                            .getKey();
                    List<Answer> all = entry.getValue().values().stream()
                            .flatMap(List::stream)
                            .toList();
                    return new Loss(entry.getKey(), mostly, all);
                })
                .toList();
    }

    /** Returns whether a program that has played a game may stand elsewhere. */
    boolean isLost(Game game) {
        return !lost.isEmpty() && game.moves().stream().anyMatch(move -> lost.containsKey(Sort.of(move)));
    }

    /** Returns whether an answer is the first one after a move of the same sort, and none before was lost. */
    boolean isComparable(Answer answer, Loss loss) {
        Game game = answer.game();
        return loss.shown().stream().anyMatch(shown -> shown.kind() == answer.kind())
                && game.lastMove().map(Sort::of).equals(Optional.of(loss.sort()))
                && !isLost(before(game));
    }

    private void look(Answer answer) {
        Game game = answer.game();
        if (isLost(before(game))) {
            return;
        }
        Move last = game.lastMove().orElseThrow();
        for (Hypothesis hypothesis : hypotheses(game, last, reader)) {
            if (fits(answer, hypothesis.setup())) {
                add(answer, hypothesis.instead());
                return;
            }
        }
    }

    /** Returns whether the answers are exactly those of the other position, and show that it is another one. */
    private boolean fits(Answer answer, Setup setup) {
        Telling telling = Telling.of(answer.game(), setup, answer::asks, reader);
        return telling.isEnough() && answer.acceptsExactly(telling.there());
    }

    /** The moves that are legal in the right position, and those that are legal in another one. */
    private record Telling(Set<Move> here, Set<Move> there) {

        static Telling of(Game game, Setup setup, Predicate<Move> isAsked, Reader reader) {
            Set<Move> here = new HashSet<>(game.legalMoves());
            Set<Move> there = new HashSet<>(reader.heard(game, setup, moves(setup)));
            here.removeIf(move -> !isAsked.test(move));
            there.removeIf(move -> !isAsked.test(move));
            return new Telling(here, there);
        }

        /** Asks the fast rules; the reference rules also know the moves of a position that no game leads to. */
        private static List<Move> moves(Setup setup) {
            return Reader.position(setup)
                    .<List<Move>>map(Position::legalMoves)
                    .orElseGet(() -> new ReferenceTurn(setup).moves());
        }

        /** Where only a pass is legal, the moves of the other player may be a mistake of their own. */
        boolean isEnough() {
            return !there.containsAll(here) && !here.containsAll(there) && !here.contains(Move.pass());
        }
    }

    /** Returns whether questions about some moves show what has become of the last move of a game. */
    static boolean canTell(Game game, Set<Move> asked, Reader reader) {
        return hypotheses(game, game.lastMove().orElseThrow(), reader).stream()
                .filter(hypothesis -> hypothesis.instead() != Instead.PIECE_STOPS)
                .allMatch(hypothesis -> Telling.of(game, hypothesis.setup(), asked::contains, reader)
                        .isEnough());
    }

    private static List<Hypothesis> hypotheses(Game game, Move last, Reader reader) {
        Setup before = game.previousPosition().orElseThrow().setup();
        Setup after = game.position().setup();
        List<Hypothesis> all = new ArrayList<>();
        if (!(last instanceof Move.Pass)) {
            all.add(new Hypothesis(Instead.NOTHING_HAPPENS, stands(game, last, Instead.NOTHING_HAPPENS, reader)));
            all.add(new Hypothesis(Instead.PIECE_STAYS, stands(game, last, Instead.PIECE_STAYS, reader)));
        }
        all.add(new Hypothesis(Instead.TURN_STAYS, stands(game, last, Instead.TURN_STAYS, reader)));
        if (last instanceof Move.Movement movement && movement.from().distanceTo(movement.to()) > 1) {
            ReferenceHive lifted = new ReferenceHive(before.stacks()).without(movement.from(), movement.piece());
            for (Hex cell : movement.from().neighbors()) {
                if (!cell.equals(movement.to())) {
                    all.add(new Hypothesis(
                            Instead.PIECE_STOPS,
                            withStacks(
                                    after, lifted.with(cell, movement.piece()).stacks())));
                }
            }
        }
        return all;
    }

    /** Returns where a program stands that never carries out moves of the sort of the last one. */
    private static Setup stands(Game game, Move last, Instead instead, Reader reader) {
        Sort sort = Sort.of(last);
        Setup setup = game.startPosition().setup();
        for (Move move : game.moves()) {
            Setup before = setup;
            setup = new ReferenceTurn(before).after(reader.understood(move, before));
            if (Sort.of(move).equals(sort)) {
                setup = switch (instead) {
                    case NOTHING_HAPPENS -> before;
                    case PIECE_STAYS -> withStacks(setup, before.stacks());
                    default -> setup.withTurn(before.sideToMove(), before.turnNumber());
                };
            }
        }
        return setup;
    }

    private static Setup withStacks(Setup setup, Map<Hex, List<Piece>> stacks) {
        return new Setup(setup.ruleset(), setup.sideToMove(), setup.turnNumber(), stacks, Optional.empty());
    }
}
