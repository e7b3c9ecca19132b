package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.judge.Program.Answer;
import io.github.hiverules.testkit.judge.Program.Words;
import io.github.hiverules.testkit.reference.OneRule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An answer, compared with the rules: each wrong one says what the program may do wrongly. */
record JudgedAnswer(Game game, Answer answer, List<Wrong> wrong) {

    /**
     * What wrong and right answers are counted by.
     *
     * @param text what the questions are about, in the plural
     * @param rule the rule that forbids a move
     * @param bug the insect that moves; passes and results have none
     */
    record Topic(String text, Optional<Rule> rule, Optional<Bug> bug) {}

    /**
     * A wrong answer.
     *
     * @param move the move; a wrong result has none
     * @param said the wrong result
     * @param words why the program refuses a legal move
     * @param causes the texts of all topics that the program may answer wrongly for the same reason, and the origin of
     *     its words
     */
    record Wrong(Game game, Optional<Move> move, Optional<Outcome> said, Topic topic, Words words, Set<String> causes) {

        /** Returns whether this shows the same as another wrong answer after another game, and no less clearly. */
        boolean isLike(Wrong other, String cause) {
            return causes.contains(cause)
                    && causes.size() <= other.causes.size()
                    && topic.text().equals(other.topic.text())
                    && words.origin().equals(other.words.origin());
        }
    }

    static JudgedAnswer of(Game game, Answer answer) {
        JudgedAnswer judged = new JudgedAnswer(game, answer, new ArrayList<>());
        if (judged.hasRightResult()) {
            judged.moves()
                    .filter(move -> game.isLegal(move) != judged.isAccepted(move))
                    .map(judged::wrong)
                    .forEach(judged.wrong::add);
        } else {
            Set<String> causes = Set.of("results");
            judged.wrong.add(
                    new Wrong(game, Optional.empty(), answer.outcome(), judged.topicOfResult(), Words.NONE, causes));
        }
        return judged;
    }

    private boolean hasRightResult() {
        return answer.outcome().stream().allMatch(game.position().outcome()::equals);
    }

    boolean isAccepted(Move move) {
        return answer.accepted().containsKey(move);
    }

    /** Returns whether the program accepts a legal move. */
    boolean acceptsLegal() {
        return answer.accepted().keySet().stream().anyMatch(game::isLegal);
    }

    /** Returns the number of questions. */
    int size() {
        return answer.accepted().size()
                + answer.refused().size()
                + (answer.outcome().isPresent() ? 1 : 0);
    }

    /** Returns the topics of each question: a legal move is also counted by its traits. */
    Stream<Topic> topics() {
        Stream<Topic> result = answer.outcome().stream().map(said -> topicOfResult());
        Stream<Topic> ofMoves =
                moves().flatMap(move -> Stream.concat(Stream.of(topic(game, move)), traits(game, move).stream()));
        return hasRightResult() ? Stream.concat(result, ofMoves) : result;
    }

    /** Returns topics that may tell a legal move that a program refuses from those of its sort that it accepts. */
    static Set<Topic> traits(Game game, Move move) {
        Position position = game.position();
        if (!(move instanceof Move.Movement movement) || !game.isLegal(move)) {
            return Set.of();
        }
        List<String> traits = new ArrayList<>();
        int start = position.heightAt(movement.from());
        int end = position.heightAt(movement.to()) + 1;
        traits.addAll(
                List.of("from level " + start, "to level " + end, end > start ? "up" : end < start ? "down" : "level"));
        List<Move> played = game.moves().subList(Math.max(0, game.plyCount() - 2), game.plyCount());
        if (played.contains(Move.pass()) && played.get(0).movedPiece().equals(move.movedPiece())) {
            traits.add("of the piece that moved before a pass");
        }
        Route route = position.route(move).orElseThrow();
        traits.add("as " + plural(route.movesAs()));
        route.thrower().ifPresent(thrower -> {
            traits.add("by " + plural(thrower.bug()));
            traits.add(position.isPinned(thrower) ? "by pinned pieces" : "by free pieces");
            traits.add(
                    movement.piece().color() == position.sideToMove() ? "of own pieces" : "of the opponent's pieces");
        });
        return traits.stream()
                .map(trait -> new Topic(sort(position, move) + " " + trait, Optional.empty(), Optional.empty()))
                .collect(Collectors.toSet());
    }

    /** Returns the moves whose answers say something that other answers do not. */
    private Stream<Move> moves() {
        return Stream.concat(answer.accepted().keySet().stream(), answer.refused().keySet().stream())
                .filter(this::tells);
    }

    private boolean tells(Move move) {
        if (game.isOver()) {
            // Only moves that would be legal otherwise.
            return OneRule.forbids(game, move, Rule.END_3);
        }
        // A program that has other moves does not pass, and one that has none does.
        boolean isLegal = game.isLegal(move);
        return !(move instanceof Move.Pass)
                || isLegal == isAccepted(move)
                || (isLegal ? answer.accepted().keySet().stream().allMatch(game::isLegal) : acceptsLegal());
    }

    private Wrong wrong(Move move) {
        Topic topic = topic(game, move);
        Words words = answer.refused().getOrDefault(move, Words.NONE);
        Set<String> causes = new LinkedHashSet<>(Set.of(topic.text()));
        addOtherTopics(move, causes);
        if (!words.isEmpty()) {
            causes.add(words.origin());
        }
        return new Wrong(game, Optional.of(move), Optional.empty(), topic, words, causes);
    }

    /** Adds what else a program may do wrongly, unless the move is forbidden for one reason, wherever the piece goes. */
    private void addOtherTopics(Move move, Set<String> causes) {
        Optional<Violation> violation = game.check(move);
        if (violation
                .map(Violation::rule)
                .filter(rule -> OneRule.isEarly(rule) && OneRule.forbids(game, move, rule))
                .isPresent()) {
            return;
        }
        violation.ifPresent(found -> {
            Stream.concat(Stream.of(found), found.attempts().stream()).forEach(attempt -> {
                causes.add(forbidden(attempt.rule()));
                attempt.thrower().ifPresent(thrower -> causes.add("legal throws"));
                attempt.sides().stream().limit(1).forEach(side -> causes.add("gates"));
            });
            OneRule.broken(game, move).forEach(rule -> causes.add(forbidden(rule)));
            causes.add("legal " + sort(game.position(), move));
        });
        if (move instanceof Move.Movement movement && movement.piece().bug() == Bug.MOSQUITO) {
            Stream<Bug> lent = movement.from().neighbors().stream()
                    .flatMap(cell -> game.position().stackAt(cell).stream())
                    .map(Piece::bug);
            (game.position().heightAt(movement.from()) > 1 ? Stream.of(Bug.BEETLE) : lent)
                    .forEach(bug -> causes.add("legal " + movesOf(bug)));
        }
    }

    private Topic topicOfResult() {
        String state = GameString.writeState(game.position().outcome());
        return new Topic("games whose result is " + state, Optional.empty(), Optional.empty());
    }

    static Topic topic(Game game, Move move) {
        Optional<Rule> rule = game.check(move).map(Violation::rule);
        return new Topic(
                rule.map(JudgedAnswer::forbidden).orElseGet(() -> "legal " + sort(game.position(), move)),
                rule,
                move.movedPiece().map(Piece::bug));
    }

    private static String forbidden(Rule rule) {
        return "moves that " + rule.id() + " forbids";
    }

    /** Returns the sort of a move; an illegal one may belong to others, too. */
    private static String sort(Position position, Move move) {
        if (!(move instanceof Move.Movement movement)) {
            return move instanceof Move.Pass ? "forced passes" : "placements";
        }
        boolean isThrow = position.isLegal(move)
                && position.route(move).orElseThrow().thrower().isPresent();
        return isThrow ? "throws" : movesOf(movement.piece().bug());
    }

    static String movesOf(Bug bug) {
        return "moves of " + plural(bug);
    }

    static String plural(Bug bug) {
        String name = Sentences.english().label(bug);
        return name + (name.endsWith("o") ? "es" : "s");
    }
}
