package io.github.hiverules.notation.text;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.Fault;
import io.github.hiverules.notation.Repair;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Describes moves, refusals, results and faults in sentences of one language.
 *
 * <p>A piece is called by its kind and its UHP name, a cell by a piece on it or next to it. Immutable and thread-safe.
 */
public final class Sentences {

    private final Templates templates;

    private Sentences(Templates templates) {
        this.templates = templates;
    }

    /**
     * Returns the English sentences.
     *
     * @return the sentences
     */
    public static Sentences english() {
        return new Sentences(Templates.ENGLISH);
    }

    /**
     * Returns the German sentences.
     *
     * @return the sentences
     */
    public static Sentences german() {
        return new Sentences(Templates.GERMAN);
    }

    /**
     * Returns the sentences of a locale's language.
     *
     * @param locale the locale
     * @return the sentences, or empty if the language is neither English nor German
     */
    public static Optional<Sentences> of(Locale locale) {
        return switch (locale.getLanguage()) {
            case "en" -> Optional.of(english());
            case "de" -> Optional.of(german());
            default -> Optional.empty();
        };
    }

    /**
     * Says why a move is illegal.
     *
     * @param before the position in which the move was tried; it names the pieces on the cells
     * @param violation the violation that was found in it
     * @return a sentence, without the id of the rule
     */
    public String violation(Position before, Violation violation) {
        return templates.say(Phrase.of(violation, before), Optional.of(before));
    }

    /**
     * Says what a move does.
     *
     * @param before the position before the move
     * @param move the move
     * @return a sentence; a legal throw names the thrower
     */
    public String move(Position before, Move move) {
        Phrase phrase = Phrase.of(move, before);
        return templates.say(phrase, Optional.of(before));
    }

    /**
     * Says whether a game goes on, or how it ended.
     *
     * @param result the result
     * @return a sentence
     */
    public String result(GameResult result) {
        return templates.say(Phrase.of(result), Optional.empty());
    }

    /**
     * Says why a setup is not a valid position. Cells are named by their coordinates.
     *
     * @param problem the problem
     * @return a sentence
     */
    public String problem(SetupProblem problem) {
        return templates.say(Phrase.of(problem), Optional.empty());
    }

    /**
     * Says what a rule demands.
     *
     * @param rule the rule
     * @return a sentence, without the id of the rule
     */
    public String rule(Rule rule) {
        return templates.value(rule, "", Optional.empty());
    }

    /**
     * Says what is wrong with a text. For an illegal move this includes the rule that it breaks and why, for an invalid
     * position all its problems.
     *
     * @param fault the fault
     * @return one sentence or more, with line and column
     */
    public String fault(Fault fault) {
        String what = templates.say(Phrase.of(fault), Optional.empty());
        return fault.place() + ": " + what + why(fault);
    }

    private String why(Fault fault) {
        if (fault instanceof Fault.Illegal illegal) {
            return " (" + illegal.violation().rule().id() + "): " + violation(illegal.position(), illegal.violation());
        }
        return fault instanceof Fault.InvalidPosition invalid
                ? ": " + invalid.problems().stream().map(this::problem).collect(Collectors.joining(" "))
                : "";
    }

    /**
     * Says what was unusual in a text.
     *
     * @param repair the repair
     * @return a sentence, with line and column
     */
    public String repair(Repair repair) {
        return repair.place() + ": " + templates.say(Phrase.of(repair), Optional.empty());
    }

    /**
     * Names a piece.
     *
     * @param piece the piece
     * @return its kind and its UHP name, for example {@code the Beetle wB1}
     */
    public String piece(Piece piece) {
        return templates.value(piece, "the", Optional.empty());
    }

    /**
     * Names a kind of piece.
     *
     * @param bug the kind
     * @return its name with the article, for example {@code the Beetle}
     */
    public String bug(Bug bug) {
        return templates.text("bug." + bug);
    }

    /**
     * Labels a kind of piece, for buttons and menus.
     *
     * @param bug the kind
     * @return its name without an article, for example {@code Beetle}
     */
    public String label(Bug bug) {
        return templates.text("bug." + bug + ".plain");
    }

    /**
     * Labels a piece, for buttons, menus and screen readers.
     *
     * @param piece the piece
     * @return color, kind and, if there are several, the number, for example {@code white Beetle 1} or {@code black Queen Bee}
     */
    public String label(Piece piece) {
        String label = templates.text("label." + piece.color() + "." + piece.bug());
        return piece.bug().count() == 1 ? label : label + " " + piece.number();
    }

    /**
     * Names a player.
     *
     * @param color the player's color
     * @return for example {@code White}
     */
    public String player(Color color) {
        return templates.value(color, "", Optional.empty());
    }

    /**
     * Names a cell by the piece on top of it or by one next to it.
     *
     * @param position the position
     * @param hex the cell
     * @return for example {@code the cell east of bQ}; far from all pieces the coordinates
     */
    public String cell(Position position, Hex hex) {
        return templates.value(hex, "", Optional.of(position));
    }
}
