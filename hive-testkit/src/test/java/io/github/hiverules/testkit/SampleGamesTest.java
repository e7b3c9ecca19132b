package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.file.TextKind;
import io.github.hiverules.violation.Rule;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SampleGamesTest {

    static List<SampleGame> legal() {
        return SampleGames.legal();
    }

    @ParameterizedTest
    @MethodSource("legal")
    void legalGame_isReadWhole(SampleGame sample) {
        assertThat(sample.games())
                .isNotEmpty()
                .allSatisfy(read -> assertThat(read.fault()).isEmpty());
    }

    @Test
    void everyFile_isOfTheKindThatItsNameSays() {
        Map<String, TextKind> kinds = Map.of("pgn", TextKind.PGN, "uhp", TextKind.GAME_STRING, "sgf", TextKind.SGF);

        assertThat(Stream.of(SampleGames.legal(), SampleGames.broken()).flatMap(List::stream))
                .hasSize(9)
                .allSatisfy(sample -> {
                    String ending =
                            sample.fileName().substring(sample.fileName().lastIndexOf('.') + 1);
                    assertThat(TextKind.detect(sample.text())).isEqualTo(Optional.ofNullable(kinds.get(ending)));
                });
    }

    @Test
    void passes_haveForcedPasses() {
        List<Move> moves = SampleGames.legal().get(5).games().get(0).game().moves();

        assertThat(moves).filteredOn(move -> move instanceof Move.Pass).hasSize(4);
    }

    @Test
    void everySet_hasAllEight() {
        assertThat(SampleGames.legal().get(4).games())
                .extracting(read -> read.game().ruleset().expansions())
                .hasSize(8)
                .doesNotHaveDuplicates();
    }

    @Test
    void boardspace_isTheShortestGameAgain() {
        Game shortest = SampleGames.legal().get(0).games().get(0).game();
        Game boardspace = SampleGames.legal().get(6).games().get(0).game();

        assertThat(boardspace.moves()).isEqualTo(shortest.moves());
        assertThat(boardspace.result()).isEqualTo(shortest.result());
    }

    @Test
    void alteredMove_breaksTheBeetlesRule() {
        assertThat(SampleGames.broken().get(0).games().get(0).fault())
                .containsInstanceOf(Fault.Illegal.class)
                .map(fault -> ((Fault.Illegal) fault).violation().rule())
                .contains(Rule.BEETLE_1);
    }

    @Test
    void wrongResult_contradictsTheBoard() {
        assertThat(SampleGames.broken().get(1).games().get(0).fault()).containsInstanceOf(Fault.Contradictory.class);
    }
}
