package io.github.hiverules.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.ReferenceRules;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import io.github.hiverules.testkit.reference.OneRule;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Solves each puzzle of the page with the reference rules, reading only what the page shows. */
class PuzzlePageTest {

    private static final String PAGE = PuzzlePage.html(SiteLanguage.ENGLISH);
    private static final Pattern PUZZLE =
            Pattern.compile("(?s)<article class=\"puzzle\" data-puzzle=\"(\\w+)-(\\w+)\">(.*?)</article>");
    private static final Pattern CHOICE = Pattern.compile("data-right=\"(\\w+)\" data-rule=\"([A-Z]+-\\d)\"");

    record Puzzle(String kind, RulebookDiagram diagram, String html) {

        Setup setup() {
            return diagram.setup();
        }

        /** Returns the piece that the question names. */
        Piece piece() {
            return Piece.of(firstGroup(Pattern.compile("<h2>.*?<span>([wb][A-Z]\\d?)</span>"), html));
        }

        /** Returns the move to the cross. */
        Move move() {
            List<String> crossed = Stream.of(html.split("class=\"solved\"", -1)[0].split(" data-cell=\"", -1))
                    .filter(part -> part.contains("data-mark=\"unreachable\""))
                    .map(part -> part.substring(0, part.indexOf('"')))
                    .toList();
            assertThat(crossed).hasSize(1);
            return move(Hex.of(crossed.get(0)));
        }

        Move move(Hex to) {
            Hex from = setup().stacks().entrySet().stream()
                    .filter(stack -> stack.getValue().contains(piece()))
                    .map(Map.Entry::getKey)
                    .findFirst()
                    .orElseThrow();
            return Move.move(piece(), from, to);
        }

        Set<String> shownCells() {
            return Pattern.compile(" data-cell=\"([^\"]+)\"")
                    .matcher(html)
                    .results()
                    .map(found -> found.group(1))
                    .collect(Collectors.toCollection(TreeSet::new));
        }

        List<Rule> choices() {
            return CHOICE.matcher(html)
                    .results()
                    .map(choice -> Rule.find(choice.group(2)).orElseThrow())
                    .toList();
        }

        List<Rule> rightChoices() {
            return CHOICE.matcher(html)
                    .results()
                    .filter(choice -> choice.group(1).equals("true"))
                    .map(choice -> Rule.find(choice.group(2)).orElseThrow())
                    .toList();
        }

        @Override
        public String toString() {
            return kind + "-" + diagram.id();
        }
    }

    private static String firstGroup(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        assertThat(matcher.find()).as(pattern.pattern()).isTrue();
        return matcher.group(1);
    }

    private static Stream<Puzzle> puzzles(String kind) {
        return PUZZLE.matcher(PAGE)
                .results()
                .map(found -> new Puzzle(
                        found.group(1), RulebookDiagrams.find(found.group(2)).orElseThrow(), found.group(3)))
                .filter(puzzle -> puzzle.kind().equals(kind));
    }

    static Stream<Puzzle> rulePuzzles() {
        return puzzles("which");
    }

    static Stream<Puzzle> destinationPuzzles() {
        return puzzles("reach");
    }

    @ParameterizedTest
    @MethodSource("rulePuzzles")
    void rulePuzzle_markedAnswer_isRuleThatForbidsMove(Puzzle puzzle) {
        assertThat(puzzle.choices()).doesNotHaveDuplicates().hasSize(4);
        assertThat(puzzle.rightChoices())
                .containsExactly(
                        ReferenceRules.brokenRule(puzzle.setup(), puzzle.move()).orElseThrow());
    }

    /** No wrong choice forbids the move as well, wherever the piece goes. */
    @ParameterizedTest
    @MethodSource("rulePuzzles")
    void rulePuzzle_otherAnswers_doNotForbidMove(Puzzle puzzle) {
        Game game = Game.start(Position.of(puzzle.setup()));
        Set<Rule> broken = OneRule.broken(game, puzzle.move());
        broken.removeAll(puzzle.rightChoices());

        assertThat(broken).doesNotContainAnyElementsOf(puzzle.choices());
    }

    /**
     * The three puzzles that a player called unfair: an Ant that is shut in breaks no rule of its own, and the Queen Bee
     * of the other two could also be thrown, so that two rules are in the way.
     */
    @Test
    void rulePuzzles_withTwoAnswersOrNone_areNotAsked() {
        assertThat(rulePuzzles().map(Puzzle::toString)).doesNotContain("which-X52a", "which-X40", "which-N15");
        assertThat(rulePuzzles().map(puzzle -> puzzle.html().split("class=\"solution\"", -1)[1]))
                .noneMatch(solution -> solution.contains("#ANT-1\"") && solution.contains("shut in"));
    }

    /** A player who always chooses the rule that is most often right, or right in most of its puzzles, fails mostly. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void rulePuzzles_solvedWithoutLooking_areFew(boolean isRelative) {
        List<Puzzle> puzzles = rulePuzzles().toList();
        Map<Rule, Double> right = new EnumMap<>(Rule.class);
        Map<Rule, Double> offered = new EnumMap<>(Rule.class);
        for (Puzzle puzzle : puzzles) {
            right.merge(puzzle.rightChoices().get(0), 1.0, Double::sum);
            puzzle.choices().forEach(choice -> offered.merge(choice, 1.0, Double::sum));
        }
        ToDoubleFunction<Rule> promise =
                rule -> right.getOrDefault(rule, 0.0) / (isRelative ? offered.getOrDefault(rule, 1.0) : 1);
        long solved = puzzles.stream()
                .filter(puzzle -> puzzle.choices().stream()
                        .allMatch(choice -> promise.applyAsDouble(choice)
                                <= promise.applyAsDouble(puzzle.rightChoices().get(0))))
                .count();

        assertThat(puzzles).hasSizeGreaterThanOrEqualTo(77);
        assertThat(solved).isLessThanOrEqualTo(30);
        assertThat(right.keySet()).isEqualTo(offered.keySet());
    }

    /** The first puzzle needs no expansion; a solved one shows what the Referee draws. */
    @Test
    void firstPuzzle_hasOnlyPiecesOfBaseGame() {
        Puzzle first = rulePuzzles().findFirst().orElseThrow();

        assertThat(first.setup().stacks().values())
                .allSatisfy(stack -> assertThat(stack).allMatch(piece -> Ruleset.BASE.includes(piece.bug())));
        assertThat(rulePuzzles()).allSatisfy(puzzle -> assertThat(puzzle.html()).contains("class=\"solved\""));
    }

    @Test
    void puzzles_goFromFewPiecesToMany() {
        assertThat(Stream.concat(rulePuzzles(), destinationPuzzles())
                        .map(Puzzle::diagram)
                        .distinct()
                        .sorted(Comparator.comparingInt(diagram -> PAGE.indexOf("-" + diagram.id() + "\">")))
                        .map(PuzzlePage::difficulty))
                .isSorted();
    }

    @ParameterizedTest
    @MethodSource("destinationPuzzles")
    void destinationPuzzle_markedCells_areThoseOfReferenceRules(Puzzle puzzle) {
        Set<String> legal = ReferenceRules.legalMoves(puzzle.setup()).stream()
                .filter(Move.Movement.class::isInstance)
                .map(Move.Movement.class::cast)
                .filter(move -> move.piece().equals(puzzle.piece()))
                .map(move -> move.to().q() + "," + move.to().r())
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(Pattern.compile(" data-cell=\"([^\"]+)\" data-answer")
                        .matcher(puzzle.html())
                        .results()
                        .map(found -> found.group(1)))
                .containsExactlyInAnyOrderElementsOf(legal);
        assertThat(puzzle.shownCells()).containsAll(legal);
        assertThat(puzzle.html().contains("Without gates above the ground"))
                .isEqualTo(!puzzle.setup().ruleset().has(Toggle.GATES_ABOVE_GROUND));
    }

    /** Each of the four places holds the right answer about equally often. */
    @Test
    void rulePuzzles_rightAnswer_isAtEveryPlace() {
        Map<Integer, Integer> counts = new TreeMap<>();
        rulePuzzles()
                .forEach(puzzle -> counts.merge(
                        puzzle.choices().indexOf(puzzle.rightChoices().get(0)), 1, Integer::sum));
        assertThat(counts.keySet()).containsExactly(0, 1, 2, 3);
        assertThat(counts.values())
                .as(counts.toString())
                .allMatch(count -> count > rulePuzzles().count() / 7);
    }

    @Test
    void destinationPuzzle_cells_haveNames() {
        assertThat(destinationPuzzles())
                .allSatisfy(puzzle -> assertThat(puzzle.html().split(" data-name=\"", -1))
                        .hasSameSizeAs(puzzle.html().split(" data-cell=\"", -1)));
    }
}
