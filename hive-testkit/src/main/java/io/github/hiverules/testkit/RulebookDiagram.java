package io.github.hiverules.testkit;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.shrinking.ReducedGame;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** A drawn position with statements: what is legal there, and which rule forbids the rest. */
public final class RulebookDiagram {

    private final Name name;
    private final List<DiagramSource> sources;
    private final Set<Rule> allows;
    private final Setup setup;
    private final Optional<Game> game;
    private final List<Expectation> expectations;
    private final List<RefusedMoves> refusedMoves;
    private final String text;

    /** The name of a diagram, and its subject. */
    record Name(String id, String group, String title, String caption) {}

    RulebookDiagram(
            Name name,
            List<DiagramSource> sources,
            Set<Rule> allows,
            Setup setup,
            Optional<Game> game,
            List<Expectation> expectations,
            List<RefusedMoves> refusedMoves,
            String text) {
        this.name = name;
        this.sources = List.copyOf(sources);
        this.allows = Collections.unmodifiableSet(allows);
        this.setup = setup;
        this.game = game;
        this.expectations = List.copyOf(expectations);
        this.refusedMoves = List.copyOf(refusedMoves);
        this.text = text;
    }

    /**
     * Reads a diagram in the form that {@link RulebookDiagrams} describes.
     *
     * @param group the topic of the diagram, for example {@code spider}
     * @param text the diagram
     * @return the diagram
     * @throws DiagramSyntaxException if the text is not a diagram, or draws an arrangement that is not a valid position
     */
    public static RulebookDiagram read(String group, String text) {
        Objects.requireNonNull(group, "group");
        return RulebookDiagramReader.read(group, text);
    }

    /**
     * {@return the short name of this diagram, which never changes: {@code R} and a number for the rulebooks' own
     * figures, {@code X} and {@code N} for further ones}
     */
    public String id() {
        return name.id();
    }

    /** {@return the topic of this diagram, for example {@code spider} or {@code one-hive}} */
    public String group() {
        return name.group();
    }

    /** {@return the title} */
    public String title() {
        return name.title();
    }

    /** {@return what the diagram shows, in one or more sentences} */
    public String caption() {
        return name.caption();
    }

    /** {@return the passages of the rulebooks that this diagram is based on, an unmodifiable list of at least one} */
    public List<DiagramSource> sources() {
        return sources;
    }

    /** {@return the arrangement of the pieces} */
    public Setup setup() {
        return setup;
    }

    /** {@return the drawn position} */
    public Position position() {
        return Position.of(setup);
    }

    /**
     * {@return a legal game that leads to this position, empty if none is known} Game and diagram have the same cells,
     * pieces and rules.
     */
    public Optional<Game> game() {
        return game;
    }

    /** {@return the game in the notation of the Universal Hive Protocol, empty if none is known} */
    public Optional<String> gameString() {
        return game.map(GameString::writeForEngine);
    }

    /**
     * {@return the moves that the statements of this diagram call legal or illegal, each of them once} Their game is
     * {@link #game()}; if there is none, a game that starts with this position. Throws of a player's own pieces are left
     * out, because a refusal names the rule for how the piece itself moves.
     */
    public List<MoveQuestion> questions() {
        Game asked = game.orElseGet(() -> Game.start(position()));
        Map<Move, MoveQuestion> questions = new LinkedHashMap<>();
        for (Expectation expectation : expectations) {
            expectation.legal().stream()
                    .sorted(Comparator.comparing(Move::toString))
                    .forEach(move -> questions.put(move, new MoveQuestion(asked, move, Optional.empty())));
        }
        for (RefusedMoves refusal : refusedMoves) {
            refusal.moves().stream()
                    .filter(move -> refusal.thrower().isEmpty() || !isOwnPiece(move))
                    .forEach(move -> questions.put(move, new MoveQuestion(asked, move, Optional.of(refusal.rule()))));
        }
        return List.copyOf(questions.values());
    }

    private boolean isOwnPiece(Move move) {
        return move.movedPiece().map(Piece::color).equals(Optional.of(setup.sideToMove()));
    }

    /** {@return what is true in this position, unmodifiable} */
    public List<Expectation> expectations() {
        return expectations;
    }

    /** {@return what is illegal in this position, and by which rule, unmodifiable} */
    public List<RefusedMoves> refusedMoves() {
        return refusedMoves;
    }

    /** {@return the rules that allow something in this diagram, unmodifiable} */
    public Set<Rule> allowingRules() {
        return allows;
    }

    /** {@return the rules that forbid something in this diagram: those of {@link #refusedMoves()}, unmodifiable} */
    public Set<Rule> forbiddingRules() {
        Set<Rule> rules = EnumSet.noneOf(Rule.class);
        refusedMoves.forEach(refusal -> rules.add(refusal.rule()));
        return Collections.unmodifiableSet(rules);
    }

    /**
     * {@return the insects whose movements and throws this diagram allows or refuses, unmodifiable} After the end of a
     * game (rule END-3), no insect is special.
     */
    public Set<Bug> bugs() {
        Set<Bug> bugs = EnumSet.noneOf(Bug.class);
        for (Expectation expectation : expectations) {
            if (expectation instanceof Expectation.Destinations destinations) {
                bugs.add(destinations.piece().bug());
            } else if (expectation instanceof Expectation.Throws expectedThrows) {
                bugs.add(expectedThrows.thrower().bug());
            }
        }
        for (RefusedMoves refusal : refusedMoves) {
            refusal.thrower().ifPresent(thrower -> bugs.add(thrower.bug()));
            refusal.moves().stream()
                    .filter(move -> refusal.thrower().isEmpty() && refusal.rule() != Rule.END_3)
                    .filter(Move.Movement.class::isInstance)
                    .flatMap(move -> move.movedPiece().stream())
                    .forEach(piece -> bugs.add(piece.bug()));
        }
        return Collections.unmodifiableSet(bugs);
    }

    /**
     * {@return whether a list of legal moves agrees with the statements of this diagram} Moves that the diagram does
     * not mention are not checked.
     *
     * @param legalMoves all moves that an implementation of the rules calls legal in this position, each of them once
     */
    public boolean agreesWith(Collection<? extends Move> legalMoves) {
        Objects.requireNonNull(legalMoves, "legalMoves");
        Set<Move> listed = Set.copyOf(legalMoves);
        return listed.size() == legalMoves.size()
                && expectations.stream().allMatch(expectation -> isMetBy(listed, expectation))
                && refusedMoves.stream()
                        .flatMap(refusal -> refusal.moves().stream())
                        .noneMatch(listed::contains);
    }

    private static boolean isMetBy(Set<Move> listed, Expectation expectation) {
        return listed.containsAll(expectation.legal())
                && listed.stream().filter(move -> isCovered(move, expectation)).allMatch(expectation.legal()::contains);
    }

    /** Returns whether an expectation lists a move if the move is legal. */
    private static boolean isCovered(Move move, Expectation expectation) {
        if (expectation instanceof Expectation.Destinations destinations) {
            return move instanceof Move.Movement movement && movement.piece().equals(destinations.piece());
        }
        if (expectation instanceof Expectation.Throws thrown) {
            return move instanceof Move.Movement movement
                    && movement.piece().color() != thrown.thrower().color()
                    && movement.from().isAdjacentTo(thrown.throwerCell())
                    && movement.to().isAdjacentTo(thrown.throwerCell());
        }
        return expectation instanceof Expectation.Placements
                ? move instanceof Move.Placement
                : expectation instanceof Expectation.OnlyPass || expectation instanceof Expectation.NothingLegal;
    }

    /**
     * {@return this diagram for an engine that plays by the given rules, or empty if one of its statements is false
     * there, its game breaks a rule, or its set has an expansion that the rules leave out} The result has the toggles
     * of the given rules, and the expansions of this diagram.
     *
     * @param ruleset the rules and expansions that the engine knows
     */
    public Optional<RulebookDiagram> under(Ruleset ruleset) {
        Set<Expansion> expansions = setup.ruleset().expansions();
        if (!ruleset.expansions().containsAll(expansions)) {
            return Optional.empty();
        }
        Setup changed = setup.withRuleset(ruleset.withExpansions(expansions));
        Optional<Game> replayed = game.flatMap(played -> ReducedGame.under(changed.ruleset(), played));
        RulebookDiagram diagram =
                new RulebookDiagram(name, sources, allows, changed, replayed, expectations, refusedMoves, text);
        return replayed.isPresent() == game.isPresent() && diagram.isTrue() ? Optional.of(diagram) : Optional.empty();
    }

    private boolean isTrue() {
        Position position = position();
        return agreesWith(position.legalMoves())
                && expectations.stream().allMatch(expectation -> isTrue(position, expectation))
                && questions().stream()
                        .allMatch(question -> question.game()
                                .check(question.move())
                                .map(Violation::rule)
                                .equals(question.refusedBy()));
    }

    private boolean isTrue(Position position, Expectation expectation) {
        if (expectation instanceof Expectation.OutcomeIs expected) {
            return position.outcome() == expected.outcome();
        }
        if (expectation instanceof Expectation.OutcomeAfter after) {
            return position.play(after.move()).outcome() == after.outcome();
        }
        return !(expectation instanceof Expectation.GameResultIs expected)
                || game.map(Game::result).equals(Optional.of(expected.result()));
    }

    /** {@return the text of the diagram: title, caption, fields, drawing and statements} */
    public String text() {
        return text;
    }

    /** {@return id and title, for example {@code X44 Spider: no step across a gap}} */
    @Override
    public String toString() {
        return id() + " " + title();
    }
}
