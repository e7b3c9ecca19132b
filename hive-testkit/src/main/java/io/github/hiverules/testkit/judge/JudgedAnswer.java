package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.judge.Program.Answer;
import io.github.hiverules.testkit.judge.Program.Words;
import io.github.hiverules.testkit.reference.OneRule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An answer, compared with the rules: each wrong one says what the program may do wrongly. */
record JudgedAnswer(Game game, Answer answer, List<Wrong> wrong) {

    /**
     * What wrong and right answers are counted by.
     *
     * @param text what the questions are about, in the plural
     * @param rule the rule that forbids a move or decides the result
     * @param bug the insect that moves; passes and results have none
     * @param detail how the piece moves or is refused, empty if that never differs
     */
    record Topic(String text, Optional<Rule> rule, Optional<Bug> bug, String detail) {

        /** Returns whether the text already names the insect, as it does for a Queen that is due. */
        boolean namesBug() {
            return rule.isEmpty()
                    && bug.isPresent()
                    && !List.of(LEGAL + PLACEMENTS, LEGAL + THROWS).contains(text);
        }
    }

    /**
     * What a program may do wrongly: it fails, does not apply a rule, confuses where pieces of some sort may go, refuses
     * with always the same words, or carries out a sort of moves wrongly, so that its board differs.
     */
    record Cause(Type type, String name) {

        enum Type {
            FAILURE,
            RULE,
            MOVES,
            WORDS,
            BOARD
        }
    }

    /**
     * A wrong answer.
     *
     * @param move the move; a wrong result has none
     * @param said the wrong result
     * @param words why the program refuses a legal move
     * @param causes everything that may be the cause
     */
    record Wrong(Game game, Optional<Move> move, Optional<Outcome> said, Topic topic, Words words, Set<Cause> causes) {

        boolean isAboutLegalMove() {
            return move.isPresent() && topic.rule().isEmpty();
        }

        /** Returns whether the rule that the library names is the cause. */
        boolean isOf(Cause cause) {
            return topic.rule()
                    .map(rule -> new Cause(Cause.Type.RULE, rule.id()))
                    .equals(Optional.of(cause));
        }

        /** Returns whether this shows the same as another wrong answer after another game, and no less clearly. */
        boolean isLike(Wrong other, Cause cause) {
            return causes.contains(cause)
                    && causes.size() <= other.causes.size()
                    && topic.text().equals(other.topic.text())
                    && words.origin().equals(other.words.origin());
        }
    }

    /** The texts of illegal moves, made once, because there are hundreds of thousands. */
    private static final Map<Rule, String> FORBIDDEN = Stream.of(Rule.values())
            .collect(Collectors.toMap(
                    rule -> rule,
                    rule -> rule == Rule.PASS_1
                            ? "passes while other moves are legal (PASS-1)"
                            : "moves that " + rule.id() + " forbids"));

    private static final String LEGAL = "legal ";
    private static final String PLACEMENTS = "placements";
    private static final String THROWS = "throws";

    static JudgedAnswer of(Game game, Answer answer) {
        JudgedAnswer judged = new JudgedAnswer(game, answer, new ArrayList<>());
        Outcome right = game.position().outcome();
        Outcome said = answer.outcome().orElse(right);
        if (said != right) {
            Topic topic = topicOfResult(right);
            Set<Cause> causes = Set.of(new Cause(Cause.Type.RULE, topic.text()));
            judged.wrong.add(new Wrong(game, Optional.empty(), Optional.of(said), topic, Words.NONE, causes));
        } else {
            judged.compared()
                    .filter(judged::isWrong)
                    .filter(judged::tells)
                    .map(judged::wrong)
                    .forEach(judged.wrong::add);
        }
        return judged;
    }

    private boolean isWrong(Move move) {
        return game.isLegal(move) != answer.accepted().containsKey(move);
    }

    /** Returns the moves that the program was asked for, unless it accepts nothing. */
    private Stream<Move> compared() {
        return acceptsNothing()
                ? answer.refused().keySet().stream().filter(move -> !game.isLegal(move))
                : Stream.concat(answer.accepted().keySet().stream(), answer.refused().keySet().stream());
    }

    /** Returns whether an answer about a move tells anything that another one does not tell. */
    private boolean tells(Move move) {
        if (game.isOver()) {
            // Only moves that would be legal otherwise.
            return OneRule.forbids(game, move, Rule.END_3);
        }
        // A program that has other moves does not pass, and one that has none does.
        Set<Move> accepted = answer.accepted().keySet();
        return !(move instanceof Move.Pass)
                || !isWrong(move)
                || (game.isLegal(move)
                        ? accepted.stream().allMatch(game::isLegal)
                        : accepted.stream().anyMatch(game::isLegal));
    }

    /** Returns whether the program accepts no move at all, although different sorts of moves are legal. */
    boolean acceptsNothing() {
        return answer.accepted().isEmpty()
                && game.legalMoves().stream()
                                .map(move -> sort(game.position(), move))
                                .distinct()
                                .count()
                        > 1;
    }

    /** Returns the number of questions. */
    int size() {
        return answer.accepted().size()
                + answer.refused().size()
                + (answer.outcome().isPresent() ? 1 : 0);
    }

    /** Returns the number of answers to questions of each topic. */
    Map<Topic, Integer> asked() {
        Map<Topic, Integer> asked = new LinkedHashMap<>();
        Outcome right = game.position().outcome();
        answer.outcome().ifPresent(said -> asked.put(topicOfResult(right), 1));
        if (answer.outcome().orElse(right) == right) {
            compared().filter(this::tells).forEach(move -> asked.merge(topic(game, move), 1, Integer::sum));
        }
        return asked;
    }

    /** Tells what the program says when it rightly refuses a move, and which rule forbids the move. */
    void forEachRightRefusal(BiConsumer<Words, Rule> action) {
        answer.refused().forEach((move, words) -> {
            if (!words.isEmpty()) {
                game.check(move).ifPresent(violation -> action.accept(words, violation.rule()));
            }
        });
    }

    private Wrong wrong(Move move) {
        Topic topic = topic(game, move);
        Words words = answer.refused().getOrDefault(move, Words.NONE);
        Set<Cause> causes = new LinkedHashSet<>();
        if (words.isFailure()) {
            causes.add(new Cause(Cause.Type.FAILURE, words.origin()));
        } else if (topic.rule().isEmpty()) {
            addMoves(game.position(), move, causes);
            causes.add(new Cause(Cause.Type.WORDS, words.origin()));
        } else {
            addRules(game, move, topic.rule().get(), causes);
            causes.addAll(OtherBoard.causes(
                    game, move, answer.accepted().keySet().stream().anyMatch(game::isLegal)));
        }
        return new Wrong(game, Optional.of(move), Optional.empty(), topic, words, causes);
    }

    /** Adds the rules that the program may not apply, and the sorts of moves that it may confuse. */
    private static void addRules(Game game, Move move, Rule rule, Set<Cause> causes) {
        Stream<Rule> rules = Stream.of(rule);
        if (!OneRule.isEarly(rule) || !OneRule.forbids(game, move, rule)) {
            Stream<Rule> attempts = game.check(move).stream()
                    .flatMap(violation -> violation.attempts().stream())
                    .map(Violation::rule);
            rules = Stream.of(rules, OneRule.broken(game, move).stream(), attempts)
                    .flatMap(all -> all);
            addMoves(game.position(), move, causes);
        }
        rules.forEach(one -> causes.add(new Cause(Cause.Type.RULE, one.id())));
    }

    /** Adds the sorts of moves to which a move may belong: a Mosquito moves like what it touches. */
    private static void addMoves(Position position, Move move, Set<Cause> causes) {
        String sort = sort(position, move);
        boolean isThrown = position.check(move).stream()
                .flatMap(violation -> Stream.concat(Stream.of(violation), violation.attempts().stream()))
                .anyMatch(violation -> violation.thrower().isPresent());
        Stream<String> copied = move.movedPiece().stream()
                .filter(piece -> piece.bug() == Bug.MOSQUITO && sort.equals(movesOf(Bug.MOSQUITO)))
                .flatMap(piece -> position.cellOf(piece).stream())
                .flatMap(from -> position.heightAt(from) > 1
                        ? Stream.of(Bug.BEETLE)
                        : from.neighbors().stream()
                                .flatMap(cell -> position.topAt(cell).stream())
                                .map(Piece::bug))
                .map(JudgedAnswer::movesOf);
        Stream.of(Stream.of(sort), isThrown ? Stream.of(THROWS) : Stream.<String>of(), copied)
                .flatMap(sorts -> sorts)
                .forEach(name -> causes.add(new Cause(Cause.Type.MOVES, name)));
    }

    static Topic topicOfResult(Outcome right) {
        return switch (right) {
            case IN_PROGRESS -> new Topic("games that are not over", Optional.empty(), Optional.empty(), "");
            case DRAW -> new Topic("games that are drawn (END-2)", Optional.of(Rule.END_2), Optional.empty(), "");
            case WHITE_WINS, BLACK_WINS ->
                new Topic("games that a player has won (END-1)", Optional.of(Rule.END_1), Optional.empty(), "");
        };
    }

    static Topic topic(Game game, Move move) {
        Optional<Violation> violation = game.check(move);
        Optional<Rule> rule = violation.map(Violation::rule);
        return new Topic(
                rule.map(FORBIDDEN::get).orElseGet(() -> LEGAL + sort(game.position(), move)),
                rule,
                move.movedPiece().map(Piece::bug),
                violation.map(found -> found.kind().id()).orElseGet(() -> step(game.position(), move)));
    }

    /** Returns the sort of a move; an illegal one may belong to others, too. */
    private static String sort(Position position, Move move) {
        if (move instanceof Move.Placement placement) {
            boolean isDue = placement.piece().bug() == Bug.QUEEN_BEE && position.turnNumber() >= 4;
            return isDue ? "placements of the Queen Bee when she is due" : PLACEMENTS;
        }
        boolean isThrow = position.isLegal(move)
                && position.route(move)
                        .filter(route -> route.thrower().isPresent())
                        .isPresent();
        return isThrow
                ? THROWS
                : move.movedPiece().map(piece -> movesOf(piece.bug())).orElse("forced passes");
    }

    static String movesOf(Bug bug) {
        return "moves of " + plural(bug);
    }

    static String plural(Bug bug) {
        String name = Sentences.english().label(bug);
        return name + (name.endsWith("o") ? "es" : "s");
    }

    /** Returns how a Beetle climbs, or what a Mosquito copies. */
    private static String step(Position position, Move move) {
        if (!(move instanceof Move.Movement movement)) {
            return "";
        }
        if (movement.piece().bug() == Bug.MOSQUITO) {
            return position.route(move)
                    .map(route -> "as " + plural(route.movesAs()))
                    .orElse("");
        }
        int up = position.heightAt(movement.to()) + 1 - position.heightAt(movement.from());
        return movement.piece().bug() != Bug.BEETLE ? "" : up > 0 ? "up" : up < 0 ? "down" : "on the level";
    }
}
