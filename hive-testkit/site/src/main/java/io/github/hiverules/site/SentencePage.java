package io.github.hiverules.site;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Violation;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RandomGames;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the sentences page: all sentences about refusals in both languages, each next to its drawing.
 * Translators and reviewers use it. The examples come from the diagrams and from random games.
 */
final class SentencePage {

    private static final Sentences ENGLISH = Sentences.english();
    private static final Pattern NAMES_AND_NUMBERS = Pattern.compile("\\b[wb][A-Z]\\d?\\b|-?\\d+|[/\\\\-]");
    private static final Pattern KINDS = Pattern.compile(
            Stream.of(Bug.values()).map(ENGLISH::label).collect(Collectors.joining("|", "(a |the |The )?(", ")")));
    private static final Pattern CELL_NAMES =
            Pattern.compile("the cell (north|south)?(east|west)? ?of P|P(, P)*( and P)?");
    private static final Pattern LISTS = Pattern.compile("example .*|: as [^.]*");
    private static final int GAME_COUNT = 2;

    /** Boards with fewer stacks show too little, so a smaller board is not preferred to one of this size. */
    private static final int MIN_SIZE = 5;

    private SentencePage() {}

    /** A violation and a position where it occurs. */
    record Example(Position position, Violation violation) {

        String english() {
            return ENGLISH.violation(position, violation);
        }

        /** Returns the example with the smaller board; this one if both are of the same size. */
        Example preferSmaller(Example other) {
            return other.size() < size() ? other : this;
        }

        private int size() {
            return Math.max(MIN_SIZE, position.stacks().size());
        }

        /** Returns the forms of sentences that this example shows: one, or one for each attempt of a Mosquito. */
        Stream<String> patterns() {
            String pattern = pattern();
            return violation.kind() == Violation.Kind.MOSQUITO_CANNOT_COPY
                            && !violation.attempts().isEmpty()
                    ? violation.attempts().stream().map(attempt -> pattern + attempt.kind())
                    : Stream.of(pattern);
        }

        /** Returns the sentence without names or numbers, which many violations share. */
        private String pattern() {
            String plain = KINDS.matcher(NAMES_AND_NUMBERS.matcher(english()).replaceAll("P"))
                    .replaceAll("K");
            // Lists of moves and attempts would make too many forms.
            return LISTS.matcher(CELL_NAMES.matcher(plain).replaceAll("P"))
                    .replaceAll("L")
                    .replace("Black", "White");
        }
    }

    /** Returns an example for each kind of violation and each form of its sentence, in the order of the kinds. */
    static List<Example> examples() {
        return ExamplesHolder.EXAMPLES;
    }

    /** Runs the search only once, because it takes some seconds. */
    private static final class ExamplesHolder {

        static final List<Example> EXAMPLES = findExamples();
    }

    private static List<Example> findExamples() {
        Map<Violation.Kind, Map<String, Example>> examples = new TreeMap<>();
        RandomGames random = RandomGames.of(Ruleset.ONLINE, 30, 70).lively();
        Stream<Position> diagrams = RulebookDiagrams.all().stream().map(RulebookDiagram::position);
        Stream<Position> games = Stream.iterate(0L, number -> number < GAME_COUNT, number -> number + 1)
                .flatMap(number -> random.game(number).positions().stream().skip(30));
        Stream.concat(diagrams, games)
                .forEach(position -> violations(position)
                        .map(violation -> new Example(position, violation))
                        .forEach(example -> example.patterns()
                                .forEach(pattern -> examples.computeIfAbsent(
                                                example.violation().kind(), unused -> new TreeMap<>())
                                        .merge(pattern, example, Example::preferSmaller))));
        return examples.values().stream()
                .flatMap(examplesOfKind -> examplesOfKind.values().stream())
                .distinct()
                .toList();
    }

    private static Stream<Violation> violations(Position position) {
        Set<Hex> near = withNeighbors(position.stacks().keySet());
        Set<Hex> far = withNeighbors(near);
        far.removeAll(near);
        Hex empty = near.stream()
                .filter(hex -> position.stackAt(hex).isEmpty())
                .findFirst()
                .orElseThrow();
        near.add(far.iterator().next());
        List<Move> moves = new ArrayList<>(List.of(Move.pass()));
        for (Piece piece : Piece.all()) {
            near.forEach(to -> moves.add(position.moveOf(piece, to)));
            moves.add(Move.place(piece, empty));
            moves.add(Move.move(piece, empty, Hex.ORIGIN));
        }
        return Stream.concat(
                moves.stream().flatMap(move -> position.check(move).stream()),
                Piece.all().stream().flatMap(piece -> position.check(piece).stream()));
    }

    /** Returns the given cells and their neighbors, and the origin. */
    private static Set<Hex> withNeighbors(Set<Hex> cells) {
        Set<Hex> withNeighbors = new TreeSet<>(cells);
        cells.forEach(hex -> withNeighbors.addAll(hex.neighbors()));
        withNeighbors.add(Hex.ORIGIN);
        return withNeighbors;
    }

    /** Returns the name of the page's file. */
    static String file(SiteLanguage language) {
        return language == SiteLanguage.ENGLISH ? "sentences.html" : "sentences.de.html";
    }

    static String html(SiteLanguage language) {
        Html html = new Html(language);
        String title = language.text("sentences.title");
        String about = language.text("sentences.about");
        html.begin("rule-page", title, about, "../", file(language.other()), "diagrams.css");
        examples().forEach(example -> write(html, example));
        return html.end().toString();
    }

    /** Writes an example. The sentence in the language of the page comes first. */
    private static void write(Html html, Example example) {
        SiteLanguage language = html.language();
        Violation violation = example.violation();
        String kind = violation.kind().id();
        String rule = violation.rule().id();
        html.raw("<figure class=\"sentence\" data-kind=\"" + kind + "\"><div>");
        html.raw(DiagramArticle.scaled(DiagramPage.SHEET.toSvg(SvgDrawing.of(example.position())
                        .withViolation(violation)
                        .withSentences(language.sentences())
                        .withTitle(kind))))
                .line("</div>");
        html.raw("<figcaption><p><code>" + kind + "</code> ")
                .link(RulePage.file(language) + "#" + rule, rule)
                .line("</p>");
        sentence(html, example, language);
        sentence(html, example, language.other());
        html.line("</figcaption></figure>");
    }

    private static void sentence(Html html, Example example, SiteLanguage language) {
        String sentence = language.sentences().violation(example.position(), example.violation());
        html.line("<p lang=\"" + language.code() + "\">" + Html.escaped(sentence) + "</p>");
    }
}
