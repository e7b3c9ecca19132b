package io.github.hiverules.notation.text;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Describes moves, refusals, results and faults in sentences of one language: English, German, or another language
 * whose templates the app {@linkplain #of(Locale, Map) supplies}.
 *
 * <p>Sentences name pieces by their insect and UHP name, and cells by a piece on them or next to them.
 */
public final class Sentences {

    private final Locale locale;
    private final SentenceWriter writer;

    private Sentences(Locale locale, SentenceWriter writer) {
        this.locale = locale;
        this.writer = writer;
    }

    private static Sentences in(Locale locale, Map<String, String> templates) {
        return new Sentences(locale, new SentenceWriter(templates, UnaryOperator.identity()));
    }

    /** {@return the English sentences} */
    public static Sentences english() {
        return in(Locale.ENGLISH, Templates.english());
    }

    /** {@return the German sentences} */
    public static Sentences german() {
        return in(Locale.GERMAN, Templates.german());
    }

    /**
     * {@return the sentences of a locale's language, or empty if it is neither English nor German}
     *
     * @param locale the locale
     */
    public static Optional<Sentences> find(Locale locale) {
        return switch (locale.getLanguage()) {
            case "en" -> Optional.of(english());
            case "de" -> Optional.of(german());
            default -> Optional.empty();
        };
    }

    /**
     * {@return sentences in another language, from templates with the keys of {@link #templates()}}
     *
     * <p>Missing templates appear in English, so your templates keep working when a later release adds keys. A
     * placeholder such as <code>{piece:acc}</code> names a value and its form. A template can use the values that the
     * English or the German template with the same key uses. A language can have its own forms:
     * <code>{piece:gen}</code> looks for {@code bug.spider.gen}, and <code>{to:gen}</code> for {@code cell.the.gen}. It
     * can also have more plural forms than {@code one} and {@code other}: {@code count.pieces.2} is the template for
     * exactly two pieces.
     *
     * <pre>{@code
     * Properties templates = new Properties();
     * templates.load(Files.newBufferedReader(file));
     * Map<String, String> byKey = new HashMap<>();
     * templates.stringPropertyNames().forEach(key -> byKey.put(key, templates.getProperty(key)));
     * Sentences finnish = Sentences.of(Locale.forLanguageTag("fi"), byKey);
     * }</pre>
     *
     * @param locale the language
     * @param templates the templates by their keys
     * @throws IllegalArgumentException if a template has a placeholder for a value that neither the English nor the
     *     German template uses; the message names the key and the value
     */
    public static Sentences of(Locale locale, Map<String, String> templates) {
        Objects.requireNonNull(locale, "locale");
        templates.forEach(Sentences::checkPlaceholders);
        Map<String, String> all = new TreeMap<>(Templates.english());
        all.putAll(templates);
        return in(locale, Collections.unmodifiableMap(all));
    }

    private static void checkPlaceholders(String key, String template) {
        if (!Templates.english().containsKey(key)) {
            return;
        }
        Set<String> known = placeholders(Templates.english().getOrDefault(key, ""));
        known.addAll(placeholders(Templates.german().getOrDefault(key, "")));
        for (String name : placeholders(template)) {
            if (!known.contains(name)) {
                throw new IllegalArgumentException(key + ": no value {" + name + "}, only " + known);
            }
        }
    }

    private static Set<String> placeholders(String template) {
        return Placeholder.in(template).stream().map(Placeholder::name).collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * {@return sentences in the same language that call pieces by other names} For a renumbered game, these are the names
     * that its text uses: <code>withNames(piece -> numbering.nameOf(piece, position))</code>.
     *
     * @param names returns the piece whose name a piece gets
     */
    public Sentences withNames(UnaryOperator<Piece> names) {
        return new Sentences(locale, writer.withNames(Objects.requireNonNull(names, "names")));
    }

    /** {@return the language of these sentences, such as {@link Locale#ENGLISH}} */
    public Locale locale() {
        return locale;
    }

    /** {@return all templates of this language by their keys, with placeholders; unmodifiable} */
    public Map<String, String> templates() {
        return writer.templates();
    }

    /**
     * {@return a sentence that says why a move is illegal, without the id of the rule}
     *
     * @param before the position in which the move was refused
     * @param violation the violation of the move
     */
    public String violation(Position before, Violation violation) {
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(violation, "violation");
        return writer.say(Phrase.of(violation, before), Optional.of(before));
    }

    /**
     * {@return a sentence that names the legal moves nearest to a refused one, at most three, or empty if the game is over
     * or the refused move is a pass} Moves of the same piece come first, then those to the same cell. If there are
     * none, these are the moves to the nearest cells.
     *
     * @param before the position in which the move was refused
     * @param refused the refused move
     */
    public Optional<String> alternatives(Position before, Move refused) {
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(refused, "refused");
        return Phrase.ofAlternatives(refused, before).map(phrase -> writer.say(phrase, Optional.of(before)));
    }

    /**
     * {@return a sentence that says what a move does; it names the thrower of a legal throw}
     *
     * @param before the position before the move
     * @param move the move
     */
    public String move(Position before, Move move) {
        Objects.requireNonNull(move, "move");
        Phrase phrase = Phrase.of(move, before);
        return writer.say(phrase, Optional.of(before));
    }

    /**
     * {@return a sentence that says whose turn it is, for example {@code White to move.}}
     *
     * @param color the player to move
     */
    public String toMove(Color color) {
        Objects.requireNonNull(color, "color");
        return writer.say(Phrase.toMove(color), Optional.empty());
    }

    /**
     * {@return a sentence that says how a game ended, or that it is in progress}
     *
     * @param result the result
     */
    public String result(GameResult result) {
        return writer.say(Phrase.of(result), Optional.empty());
    }

    /**
     * {@return a sentence that says why a setup is not a valid position; it names cells by their coordinates}
     *
     * @param problem the problem
     */
    public String problem(SetupProblem problem) {
        return writer.say(Phrase.of(problem), Optional.empty());
    }

    /**
     * {@return a rule as a sentence, without its id}
     *
     * @param rule the rule
     */
    public String rule(Rule rule) {
        Objects.requireNonNull(rule, "rule");
        return writer.value(rule, "", Optional.empty());
    }

    /**
     * {@return where a rule comes from: rule books with the headings of their sections, or the practice of tournaments}
     * The booklets are the German ones; the English headings are translations.
     *
     * @param rule the rule
     */
    public String source(Rule rule) {
        Objects.requireNonNull(rule, "rule");
        return writer.template("source." + rule.id());
    }

    /**
     * {@return one or more sentences that say what is wrong with a text} They include the rule and the violation of an
     * illegal move, or all problems of an invalid position, but not the {@linkplain Fault#location() location}, where an
     * editor can show them.
     *
     * @param fault the fault
     */
    public String fault(Fault fault) {
        return writer.say(Phrase.of(fault), Optional.empty()) + details(fault);
    }

    /**
     * {@return the {@linkplain Fault#location() location} of a fault and its sentences, for a console or a log: {@code
     * 3:17: expected a piece such as wA1 or bQ, found 'x'}}
     *
     * @param fault the fault
     */
    public String locatedFault(Fault fault) {
        return fault.location() + ": " + fault(fault);
    }

    private String details(Fault fault) {
        if (fault.violation().isPresent()) {
            Violation violation = fault.violation().get();
            String hint = violation.kind() == Violation.Kind.NUMBER_OUT_OF_ORDER
                    ? " " + writer.template("fault.illegal-move.renumbering")
                    : "";
            return " (" + violation.rule().id() + "): "
                    + violation(fault.position().orElseThrow(), violation) + hint;
        }
        return fault.problems().isEmpty()
                ? ""
                : ": " + fault.problems().stream().map(this::problem).collect(Collectors.joining(" "));
    }

    /**
     * {@return a sentence that says what was unusual in a text, without the {@linkplain Repair#location() location}}
     *
     * @param repair the repair
     */
    public String repair(Repair repair) {
        return writer.say(Phrase.of(repair), Optional.empty());
    }

    /**
     * {@return a phrase for what a reader expected, which completes "expected ..."}
     *
     * @param expected what the reader expected
     */
    public String expected(Expected expected) {
        Objects.requireNonNull(expected, "expected");
        return writer.value(expected, "", Optional.empty());
    }

    /**
     * {@return a few words for what a notation cannot express}
     *
     * @param feature what the notation cannot express
     */
    public String inexpressible(InexpressibleFeature feature) {
        return writer.template("inexpressible." + feature.id());
    }

    /**
     * {@return the insect and UHP name of a piece, for example {@code the Beetle wB1}}
     *
     * @param piece the piece
     */
    public String piece(Piece piece) {
        Objects.requireNonNull(piece, "piece");
        return writer.value(piece, "the", Optional.empty());
    }

    /**
     * {@return the name of an insect with its article, for example {@code the Beetle}}
     *
     * @param bug the insect
     */
    public String bug(Bug bug) {
        Objects.requireNonNull(bug, "bug");
        return writer.template(SentenceWriter.key("bug", bug));
    }

    /**
     * {@return the name of an insect without an article, for buttons and menus, for example {@code Beetle}}
     *
     * @param bug the insect
     */
    public String label(Bug bug) {
        Objects.requireNonNull(bug, "bug");
        return writer.template(SentenceWriter.key("bug", bug) + ".plain");
    }

    /**
     * {@return the color, the insect and, if the player has several of this insect, the number of a piece, for buttons,
     * menus and screen readers: {@code white Beetle 1} or {@code black Queen Bee}}
     *
     * @param piece the piece
     */
    public String label(Piece piece) {
        String label = label(piece.color(), piece.bug());
        return piece.bug().count() == 1 ? label : label + " " + piece.number();
    }

    private String label(Color color, Bug bug) {
        return writer.template(SentenceWriter.key(SentenceWriter.key("label", color), bug));
    }

    /**
     * {@return the insect with a name that these sentences use, in any case: {@code Beetle}, {@code the Beetle} or {@code
     * white Beetle}; empty if there is none}
     *
     * @param name the name, without the number of a piece
     */
    public Optional<Bug> findBug(String name) {
        String wanted = normalized(Objects.requireNonNull(name, "name"));
        return Stream.of(Bug.values())
                .filter(bug -> Stream.of(label(bug), bug(bug), label(Color.WHITE, bug), label(Color.BLACK, bug))
                        .anyMatch(known -> normalized(known).equals(wanted)))
                .findFirst();
    }

    /**
     * {@return the piece with a name that these sentences use, in any case: {@code white Beetle 1}, {@code the Beetle
     * wB1} or {@code wB1}; empty if there is none, or if the name lacks a number that it needs} German names are read in
     * the nominative.
     *
     * @param name the name
     */
    public Optional<Piece> findPiece(String name) {
        String wanted = normalized(Objects.requireNonNull(name, "name"));
        return Piece.all().stream()
                .filter(piece -> Stream.of(label(piece), piece(piece), writer.value(piece, "", Optional.empty()))
                        .anyMatch(known -> normalized(known).equals(wanted)))
                .findFirst();
    }

    /** Returns a name in capital letters, in which ß is SS, with single spaces. */
    private static String normalized(String name) {
        return name.strip().replaceAll("\\s+", " ").toUpperCase(Locale.ROOT);
    }

    /**
     * {@return the name of a player, for example {@code White}}
     *
     * @param color the player's color
     */
    public String player(Color color) {
        Objects.requireNonNull(color, "color");
        return writer.value(color, "", Optional.empty());
    }

    /**
     * {@return a phrase for a cell, which names the piece on top of it, a piece next to it, as in {@code the cell east
     * of bQ}, or, if the cell touches no piece, its coordinates}
     *
     * @param position the position
     * @param cell the cell
     */
    public String cell(Position position, Hex cell) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(cell, "cell");
        return writer.value(cell, "", Optional.of(position));
    }

    /** {@return whether the other sentences have the same language and the same templates} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Sentences that
                && locale.equals(that.locale)
                && templates().equals(that.templates());
    }

    @Override
    public int hashCode() {
        return locale.hashCode();
    }

    /** {@return the language, for logs} */
    @Override
    public String toString() {
        return "Sentences[" + locale + "]";
    }
}
