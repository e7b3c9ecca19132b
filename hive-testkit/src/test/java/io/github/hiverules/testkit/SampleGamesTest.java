package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.file.TextKind;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SampleGamesTest {

    static List<SampleFile> legalGames() {
        return SampleGames.legal();
    }

    @ParameterizedTest
    @MethodSource("legalGames")
    void legal_eachGame_isReadWithoutFaults(SampleFile sample) {
        assertThat(sample.games())
                .isNotEmpty()
                .allSatisfy(parsed -> assertThat(parsed.fault()).isEmpty());
    }

    @Test
    void detect_eachSampleFile_findsKindOfItsExtension() {
        Map<String, TextKind> kinds = Map.of("pgn", TextKind.PGN, "uhp", TextKind.GAME_STRING, "sgf", TextKind.SGF);

        assertThat(Stream.of(SampleGames.legal(), SampleGames.broken()).flatMap(List::stream))
                .hasSize(9)
                .allSatisfy(sample -> {
                    String extension = sample.path().substring(sample.path().lastIndexOf('.') + 1);
                    assertThat(TextKind.detect(sample.text())).isEqualTo(Optional.ofNullable(kinds.get(extension)));
                });
    }

    @Test
    void legal_gameWithPasses_hasFourForcedPasses() {
        List<Move> moves = SampleGames.legal()
                .get(5)
                .games()
                .get(0)
                .value()
                .orElseThrow()
                .game()
                .moves();

        assertThat(moves).filteredOn(move -> move instanceof Move.Pass).hasSize(4);
    }

    @Test
    void legal_gamesOfEverySet_coverAllEightSets() {
        assertThat(SampleGames.legal().get(4).games())
                .extracting(parsed -> parsed.orThrow().game().ruleset().expansions())
                .hasSize(8)
                .doesNotHaveDuplicates();
    }

    @Test
    void legal_boardspaceGame_equalsShortestGame() {
        Game shortest =
                SampleGames.legal().get(0).games().get(0).value().orElseThrow().game();
        Game boardspace =
                SampleGames.legal().get(6).games().get(0).value().orElseThrow().game();

        assertThat(boardspace.moves()).isEqualTo(shortest.moves());
        assertThat(boardspace.result()).isEqualTo(shortest.result());
    }

    @Test
    void broken_alteredMove_breaksBeetleRule() {
        assertThat(SampleGames.broken().get(0).games().get(0).fault())
                .flatMap(Fault::violation)
                .map(Violation::rule)
                .contains(Rule.BEETLE_1);
    }

    @Test
    void broken_wrongResult_contradictsBoard() {
        assertThat(SampleGames.broken().get(1).games().get(0).fault())
                .map(Fault::kind)
                .contains(Fault.Kind.CONTRADICTORY_RESULT);
    }
}
