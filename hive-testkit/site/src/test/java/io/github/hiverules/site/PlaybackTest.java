package io.github.hiverules.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Plays games as the page's script does: it only moves pieces between cells, without rules. */
class PlaybackTest {

    static List<RulebookDiagram> diagramsWithGames() {
        return RulebookDiagrams.all().stream()
                .filter(diagram -> diagram.gameString().isPresent())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("diagramsWithGames")
    void of_gameOfDiagram_endsInItsPosition(RulebookDiagram diagram) {
        String plies = Playback.of(diagram.game().orElseThrow());
        Map<Hex, List<String>> drawn = new HashMap<>();
        diagram.position()
                .stacks()
                .forEach((hex, pieces) ->
                        drawn.put(hex, pieces.stream().map(Piece::toString).toList()));

        assertThat(played(plies)).isEqualTo(drawn);
    }

    private static Map<Hex, List<String>> played(String plies) {
        Map<Hex, List<String>> stacks = new HashMap<>();
        for (String ply : plies.isEmpty() ? new String[0] : plies.split(";", -1)) {
            if (!ply.equals("-")) {
                String[] parts = ply.split("[ ,]", -1);
                stacks.values().forEach(stack -> stack.remove(parts[0]));
                stacks.computeIfAbsent(
                                Hex.of(Integer.parseInt(parts[1]), Integer.parseInt(parts[2])),
                                empty -> new ArrayList<>())
                        .add(parts[0]);
            }
        }
        stacks.values().removeIf(List::isEmpty);
        return stacks;
    }
}
