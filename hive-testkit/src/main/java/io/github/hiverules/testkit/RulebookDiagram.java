package io.github.hiverules.testkit;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.notation.Opening;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A drawn position that says what is legal there and which rule refuses the rest.
 *
 * <p>Immutable and thread-safe.
 */
public final class RulebookDiagram {

    private final DiagramName name;
    private final List<DiagramSource> sources;
    private final Set<Rule> allows;
    private final Setup setup;
    private final Optional<String> gameString;
    private final List<Expectation> expectations;
    private final List<Refusal> refusals;
    private final String text;

    RulebookDiagram(
            DiagramName name,
            List<DiagramSource> sources,
            Set<Rule> allows,
            Setup setup,
            Optional<String> gameString,
            List<Expectation> expectations,
            List<Refusal> refusals,
            String text) {
        this.name = name;
        this.sources = List.copyOf(sources);
        this.allows = Collections.unmodifiableSet(allows);
        this.setup = setup;
        this.gameString = gameString;
        this.expectations = List.copyOf(expectations);
        this.refusals = List.copyOf(refusals);
        this.text = text;
    }

    /**
     * Reads a diagram in the form of {@link RulebookDiagrams}.
     *
     * @param group a word for what the diagram is about
     * @param text the diagram
     * @return the diagram
     * @throws DiagramSyntaxException if the text is not a diagram, or draws an arrangement that is not a valid position
     */
    public static RulebookDiagram read(String group, String text) {
        return RulebookDiagramReader.read(group, text);
    }

    /**
     * Returns the short name of this diagram, which never changes.
     *
     * @return {@code R} and a number for the rulebooks' own figures, {@code X} and {@code N} for further ones
     */
    public String id() {
        return name.id();
    }

    /**
     * Returns what this diagram is about.
     *
     * @return for example {@code spider} or {@code one-hive}
     */
    public String group() {
        return name.group();
    }

    /**
     * Returns the title.
     *
     * @return some words
     */
    public String title() {
        return name.title();
    }

    /**
     * Returns what the diagram shows.
     *
     * @return one or more sentences
     */
    public String caption() {
        return name.caption();
    }

    /**
     * Returns the passages of the rulebooks that this diagram is based on.
     *
     * @return an unmodifiable list of at least one
     */
    public List<DiagramSource> sources() {
        return sources;
    }

    /**
     * Returns the arrangement of the pieces.
     *
     * @return the setup
     */
    public Setup setup() {
        return setup;
    }

    /**
     * Returns the drawn position.
     *
     * @return the position
     */
    public Position position() {
        return Position.of(setup);
    }

    /**
     * Returns a legal game that leads here, perhaps elsewhere on the table.
     *
     * @return a game in the notation of the Universal Hive Protocol, or empty if no legal game is known
     */
    public Optional<String> gameString() {
        return gameString;
    }

    /**
     * Plays the legal game that leads here, perhaps elsewhere on the table.
     *
     * @return the game under the rules of this diagram, or empty if no legal game is known
     * @throws io.github.hiverules.notation.NotationException if the game cannot be read or breaks a rule
     */
    public Optional<Game> game() {
        return gameString.map(text -> GameString.read(text, ReadOptions.strict().withTogglesOf(setup.ruleset()))
                .orThrow());
    }

    /**
     * Returns what is true in this position.
     *
     * @return an unmodifiable list
     */
    public List<Expectation> expectations() {
        return expectations;
    }

    /**
     * Returns what is illegal in this position, and by which rule.
     *
     * @return an unmodifiable list
     */
    public List<Refusal> refusals() {
        return refusals;
    }

    /**
     * Returns the rules whose permissions this diagram shows.
     *
     * @return an unmodifiable set
     */
    public Set<Rule> allows() {
        return allows;
    }

    /**
     * Returns the rules whose prohibitions this diagram shows.
     *
     * @return an unmodifiable set: those of {@link #refusals()}
     */
    public Set<Rule> refuses() {
        Set<Rule> rules = EnumSet.noneOf(Rule.class);
        refusals.forEach(refusal -> rules.add(refusal.rule()));
        return Collections.unmodifiableSet(rules);
    }

    /**
     * Returns the kinds of pieces whose moves, throws or refusals this diagram shows.
     *
     * @return an unmodifiable set
     */
    public Set<Bug> bugs() {
        Set<Bug> bugs = EnumSet.noneOf(Bug.class);
        for (Expectation expectation : expectations) {
            if (expectation instanceof Expectation.Destinations destinations) {
                bugs.add(destinations.piece().bug());
            } else if (expectation instanceof Expectation.Throws thrower) {
                bugs.add(thrower.thrower().bug());
            }
        }
        refusals.forEach(refusal -> refusal.thrower().map(Piece::bug).ifPresent(bugs::add));
        return Collections.unmodifiableSet(bugs);
    }

    /**
     * Compares the legal moves of this diagram with those of an implementation of the rules. A move that is listed twice
     * is surplus (rule PILLBUG-7).
     *
     * @param legalMoves all moves that the implementation calls legal in this position
     * @return where both differ
     */
    public DiagramDifferences compare(Collection<? extends Move> legalMoves) {
        return DiagramComparison.compare(this, legalMoves);
    }

    /**
     * Compares the legal moves of this diagram with those of any engine.
     *
     * @param moveStrings all moves that the engine calls legal in this position, in the notation of the Universal Hive
     *     Protocol; which piece names a destination does not matter
     * @return where both differ
     */
    public DiagramDifferences compareMoveStrings(Collection<String> moveStrings) {
        return DiagramComparison.compareMoveStrings(this, moveStrings);
    }

    /**
     * Returns whether this diagram can test an engine for the Universal Hive Protocol: a game leads here, and the
     * protocol's engines play by the same rules: with the tournament opening and gates above the ground, without
     * repetition.
     *
     * @return true if {@link #gameString()} means the same to such an engine
     */
    public boolean isForUhp() {
        boolean openingIsOver = setup.turnNumber() > 1;
        return (openingIsOver || setup.ruleset().tournamentOpening())
                && setup.ruleset().gatesAboveGround()
                && !setup.ruleset().repetitionDraw()
                && gameString
                        .filter(text -> GameString.read(
                                        text, ReadOptions.strict().withOpening(Opening.ON))
                                .fault()
                                .isEmpty())
                        .isPresent();
    }

    /**
     * Returns the text of the diagram: title, caption, fields, drawing and statements.
     *
     * @return the text
     */
    public String text() {
        return text;
    }

    /**
     * Returns id and title.
     *
     * @return for example {@code X44 Spider: no step across a gap}
     */
    @Override
    public String toString() {
        return id() + " " + title();
    }
}
