package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.judge.Topic.Deed;
import io.github.hiverules.testkit.judge.Topic.Question;
import io.github.hiverules.testkit.reference.OneRule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a program was asked after one game: each answer is counted, and wrong ones are filed under what is known: the
 * rule that forbids an accepted move, or how a refused move moves.
 */
final class Judged {

    private final Game game;
    private final Map<Question, Integer> asked = new LinkedHashMap<>();
    private final List<Wrong> wrong = new ArrayList<>();

    /** For words of one origin, how often they were rightly said for each rule. */
    private final Map<String, Map<Rule, Integer>> rightlySaid = new HashMap<>();

    private boolean acceptsNothing;

    private Judged(Game game) {
        this.game = game;
    }

    /** Compares the answer of a program that was asked about these moves. */
    static Judged of(Game game, Set<Move> moves, Answer answer, boolean isList) {
        Judged judged = new Judged(game);
        Outcome right = game.position().outcome();
        answer.outcome().ifPresent(said -> judged.addResult(right, said));
        if (answer.outcome().isEmpty() || answer.outcome().get() == right) {
            judged.addMoves(moves, answer, isList);
        }
        return judged;
    }

    Game game() {
        return game;
    }

    Map<Question, Integer> asked() {
        return asked;
    }

    List<Wrong> wrong() {
        return wrong;
    }

    Map<String, Map<Rule, Integer>> rightlySaid() {
        return rightlySaid;
    }

    /** Returns whether the program accepts no move at all, although different sorts of moves are legal. */
    boolean acceptsNothing() {
        return acceptsNothing;
    }

    private void addResult(Outcome right, Outcome said) {
        Optional<Rule> rule = right == Outcome.IN_PROGRESS
                ? Optional.empty()
                : Optional.of(right == Outcome.DRAW ? Rule.END_2 : Rule.END_1);
        String subject =
                right == Outcome.IN_PROGRESS ? "IN_PROGRESS" : rule.get().id();
        Question question = new Question(new Topic(Deed.SAYS, subject, rule), Optional.empty(), "");
        count(question);
        if (said != right) {
            wrong.add(new Wrong(game, Optional.empty(), Optional.of(said), question, Words.NONE, true));
        }
    }

    private void addMoves(Set<Move> moves, Answer answer, boolean isList) {
        Set<Move> legal = new LinkedHashSet<>(game.legalMoves());
        Set<Move> all = new LinkedHashSet<>(moves);
        all.addAll(answer.accepted());
        boolean acceptsLegal = answer.accepted().stream().anyMatch(legal::contains);
        boolean acceptsIllegal = answer.accepted().stream().anyMatch(move -> !legal.contains(move));
        acceptsNothing = answer.accepted().isEmpty()
                && legal.stream().map(move -> way(game, move)).distinct().count() > 1;
        for (Move move : all) {
            boolean isLegal = legal.contains(move);
            boolean isAccepted = answer.accepted().contains(move);
            // A program that has other moves does not pass, and one that has none does.
            boolean isConsequence = move instanceof Move.Pass
                    && isLegal != isAccepted
                    && (isLegal ? acceptsIllegal : !acceptsLegal && !game.isOver());
            if (isConsequence || (acceptsNothing && isLegal)) {
                continue;
            }
            Words words = answer.refused().getOrDefault(move, Words.NONE);
            if (isLegal) {
                add(question(game, move, isList), move, isAccepted ? Optional.empty() : Optional.of(words));
            } else {
                game.check(move).ifPresent(violation -> addIllegal(move, violation, answer, isList, words));
            }
        }
    }

    private void addIllegal(Move move, Violation violation, Answer answer, boolean isList, Words words) {
        boolean isAccepted = answer.accepted().contains(move);
        Question question = question(violation, move, isList ? Deed.LISTS : Deed.ACCEPTS);
        add(question, move, isAccepted ? Optional.of(Words.NONE) : Optional.empty());
        if (!isAccepted && !words.isEmpty()) {
            rightlySaid
                    .computeIfAbsent(words.origin(), any -> new HashMap<>())
                    .merge(violation.rule(), 1, Integer::sum);
        }
        Optional.ofNullable(answer.played().get(move))
                .ifPresent(isPlayed -> add(
                        question(violation, move, Deed.PLAYS),
                        move,
                        isPlayed ? Optional.of(Words.NONE) : Optional.empty()));
    }

    private void add(Question question, Move move, Optional<Words> wrongly) {
        count(question);
        wrongly.ifPresent(words -> wrong.add(new Wrong(
                game,
                Optional.of(move),
                Optional.empty(),
                question,
                words,
                question.topic().rule().stream().allMatch(rule -> OneRule.forbids(game, move, rule)))));
    }

    private void count(Question question) {
        asked.merge(question, 1, Integer::sum);
    }

    private static Optional<Bug> bug(Move move) {
        return move.movedPiece().map(Piece::bug);
    }

    private static Question question(Violation violation, Move move, Deed deed) {
        Rule rule = violation.rule();
        return new Question(
                new Topic(deed, rule.id(), Optional.of(rule)),
                bug(move),
                violation.kind().id());
    }

    private static Question question(Game game, Move move, boolean isList) {
        Topic topic = new Topic(isList ? Deed.MISSES : Deed.REFUSES, way(game, move), Optional.empty());
        return new Question(topic, bug(move), step(game, move));
    }

    /** Returns the topic of a wrong answer to this question, to compare two games. */
    static Optional<Topic> topic(Game game, Move move, Deed deed) {
        Optional<Violation> violation = game.check(move);
        if (deed.isAboutLegalMoves() != violation.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(violation
                .map(found -> question(found, move, deed))
                .orElseGet(() -> question(game, move, deed == Deed.MISSES))
                .topic());
    }

    /** Returns the sort of a legal move. */
    static String way(Game game, Move move) {
        if (move instanceof Move.Pass) {
            return "forced passes";
        }
        Piece piece = move.movedPiece().orElseThrow();
        if (move instanceof Move.Placement) {
            boolean isDue = piece.bug() == Bug.QUEEN_BEE && game.position().turnNumber() >= 4;
            return isDue ? "placements of the Queen Bee when she is due" : "placements";
        }
        boolean isThrow = game.position()
                .route(move)
                .filter(route -> route.thrower().isPresent())
                .isPresent();
        return isThrow ? "throws" : "moves of " + Kinds.plural(piece.bug());
    }

    /** Returns how a Beetle climbs, or what a Mosquito copies. */
    private static String step(Game game, Move move) {
        Position position = game.position();
        Optional<Bug> bug = move instanceof Move.Movement ? bug(move) : Optional.empty();
        if (bug.equals(Optional.of(Bug.MOSQUITO))) {
            return position.route(move)
                    .map(route -> "as " + Kinds.plural(route.movesAs()))
                    .orElse("");
        }
        if (!bug.equals(Optional.of(Bug.BEETLE)) || !(move instanceof Move.Movement movement)) {
            return "";
        }
        int up = position.heightAt(movement.to()) + 1 - position.heightAt(movement.from());
        return up > 0 ? "up" : up < 0 ? "down" : "on the level";
    }
}
