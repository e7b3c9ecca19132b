package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each game on the page about engines shows the rule that its heading names. */
class EnginesPageTest {

    private static final Pattern FINDING =
            Pattern.compile("(?ms)^### (.*?)$.*?^```text\nnewgame (.*?)\n(?:newgame|play (.*?))\n```$");
    private static final Pattern RULE = Pattern.compile("\\(([A-Z]+-\\d)\\)$");

    /** A finding on the page: its title, its game string, and a move string if the page shows one. */
    record Finding(String title, String gameString, Optional<String> moveString) {}

    static List<Finding> findings() {
        String page = Documents.text(Documents.ROOT.resolve("hive-testkit/docs/engines.md"));
        return FINDING.matcher(page).results().map(EnginesPageTest::finding).toList();
    }

    private static Finding finding(MatchResult match) {
        return new Finding(match.group(1), match.group(2), Optional.ofNullable(match.group(3)));
    }

    @Test
    void page_eachFinding_hasGame() {
        assertThat(findings()).hasSize(5);
    }

    @ParameterizedTest
    @MethodSource("findings")
    void check_moveOfFinding_namesItsRule(Finding finding) {
        Game game = GameString.read(finding.gameString());
        Matcher rule = RULE.matcher(finding.title());
        Optional<Move> move = finding.moveString().map(text -> MoveString.read(text, game.position()));

        assertThat(move.flatMap(game::check).map(violation -> violation.rule().id()))
                .isEqualTo(rule.find() ? Optional.of(rule.group(1)) : Optional.empty());
    }
}
