package io.github.hiverules.testkit.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.move.Move;
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

/** The games of the page on engines show what their headings say. */
class EnginesPageTest {

    private static final Pattern FINDING =
            Pattern.compile("(?ms)^### (.*?)$.*?^```text\nnewgame (.*?)\n(?:newgame|play (.*?))\n```$");
    private static final Pattern RULE = Pattern.compile("\\(([A-Z]+-\\d)\\)$");

    /** A finding of the page: what it is called, the game, and the move to try if there is one. */
    record Finding(String title, String game, Optional<String> move) {}

    static List<Finding> findings() {
        String page = Documents.text(Documents.ROOT.resolve("hive-testkit/docs/engines.md"));
        return FINDING.matcher(page).results().map(EnginesPageTest::finding).toList();
    }

    private static Finding finding(MatchResult found) {
        return new Finding(found.group(1), found.group(2), Optional.ofNullable(found.group(3)));
    }

    @Test
    void page_hasAGameForEachFinding() {
        assertThat(findings()).hasSize(6);
    }

    @ParameterizedTest
    @MethodSource("findings")
    void gameOfAFinding_showsItsRule(Finding finding) {
        Game game = GameString.read(finding.game());
        Matcher rule = RULE.matcher(finding.title());
        Optional<Move> move = finding.move().map(text -> MoveString.read(text, game.position()));

        assertThat(move.flatMap(game::check).map(violation -> violation.rule().id()))
                .isEqualTo(rule.find() ? Optional.of(rule.group(1)) : Optional.empty());
    }
}
