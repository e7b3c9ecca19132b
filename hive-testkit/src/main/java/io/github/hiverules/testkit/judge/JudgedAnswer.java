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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
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
     * @param rule the rule that forbids a move or decides the result
     * @param bug the insect that moves; passes and results have none
     */
    record Topic(String text, Optional<Rule> rule, Optional<Bug> bug) {}

    /**
     * What a program may do wrongly: it does not apply a rule, confuses where pieces of some sort may go, or refuses with
     * always the same words.
     */
    record Cause(Type type, String name) {

        enum Type {
            RULE,
            MOVES,
            WORDS
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

    private static final Cause RESULTS = new Cause(Cause.Type.RULE, "results");
    private static final String THROWS = "throws";

    static JudgedAnswer of(Game game, Answer answer) {
        JudgedAnswer judged = new JudgedAnswer(game, answer, new ArrayList<>());
        judged.wrongResult()
                .ifPresentOrElse(
                        said -> judged.wrong.add(new Wrong(
                                game,
                                Optional.empty(),
                                Optional.of(said),
                                judged.result(),
                                Words.NONE,
                                Set.of(RESULTS))),
                        () -> judged.moves()
                                .filter(move -> game.isLegal(move) != judged.isAccepted(move))
                                .map(judged::wrong)
                                .forEach(judged.wrong::add));
        return judged;
    }

    private Optional<Outcome> wrongResult() {
        return answer.outcome().filter(said -> said != game.position().outcome());
    }

    boolean isAccepted(Move move) {
        return answer.accepted().containsKey(move);
    }

    /** Returns whether the program accepts a legal move. */
    boolean acceptsLegal() {
        return answer.accepted().keySet().stream().anyMatch(game::isLegal);
    }

    /** Returns the moves whose answers say something that other answers do not. */
    private Stream<Move> moves() {
        boolean acceptsNothing = acceptsNothing();
        return Stream.concat(answer.accepted().keySet().stream(), answer.refused().keySet().stream())
                .filter(move -> !(acceptsNothing && game.isLegal(move)) && tells(move));
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

    /** Returns the topic of each question. */
    Stream<Topic> topics() {
        Stream<Topic> result = answer.outcome().stream().map(said -> result());
        return wrongResult().isPresent() ? result : Stream.concat(result, moves().map(move -> topic(game, move)));
    }

    private Wrong wrong(Move move) {
        Topic topic = topic(game, move);
        Words words = answer.refused().getOrDefault(move, Words.NONE);
        Set<Cause> causes = new LinkedHashSet<>();
        if (topic.rule().isPresent()) {
            addRules(game, move, topic.rule().get(), causes);
        } else if (!words.isFailure()) {
            addMoves(game.position(), move, causes);
        }
        if (!words.isEmpty()) {
            causes.add(new Cause(Cause.Type.WORDS, words.origin()));
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
                .flatMap(from -> OtherBoard.around(from))
                .flatMap(cell -> position.stackAt(cell).stream())
                .map(piece -> movesOf(piece.bug()));
        Stream.of(Stream.of(sort), isThrown ? Stream.of(THROWS) : Stream.<String>of(), copied)
                .flatMap(sorts -> sorts)
                .forEach(name -> causes.add(new Cause(Cause.Type.MOVES, name)));
    }

    private Topic result() {
        return switch (game.position().outcome()) {
            case IN_PROGRESS -> new Topic("games that are not over", Optional.empty(), Optional.empty());
            case DRAW -> new Topic("games that are drawn (END-2)", Optional.of(Rule.END_2), Optional.empty());
            case WHITE_WINS, BLACK_WINS ->
                new Topic("games that a player has won (END-1)", Optional.of(Rule.END_1), Optional.empty());
        };
    }

    static Topic topic(Game game, Move move) {
        Optional<Rule> rule = game.check(move).map(Violation::rule);
        return new Topic(
                rule.map(FORBIDDEN::get).orElseGet(() -> "legal " + sort(game.position(), move)),
                rule,
                move.movedPiece().map(Piece::bug));
    }

    /** Returns the sort of a move; an illegal one may belong to others, too. */
    private static String sort(Position position, Move move) {
        if (move instanceof Move.Placement placement) {
            boolean isDue = placement.piece().bug() == Bug.QUEEN_BEE && position.turnNumber() >= 4;
            return isDue ? "placements of Queen Bees that are due" : "placements";
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
}
