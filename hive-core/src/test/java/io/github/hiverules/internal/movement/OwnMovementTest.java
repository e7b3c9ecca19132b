package io.github.hiverules.internal.movement;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.RuleFlags;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OwnMovementTest {

    /** A Mosquito copies no Mosquito (MOSQUITO-3), so one that touches only another goes nowhere. */
    @Test
    void add_mosquitoNextToMosquito_addsNothing() {
        Workspace workspace = new Workspace();
        workspace.load(PackedPosition.of(
                Map.of(Hex.ORIGIN, List.of(Piece.of("wM")), Hex.of(1, 0), List.of(Piece.of("bM"))), 8, PieceIds.NONE));
        Destinations destinations = workspace.destinations();
        int cell = Cells.of(Hex.ORIGIN);
        destinations.clearFor(cell);

        OwnMovement.add(workspace.board(), Bug.MOSQUITO, cell, RuleFlags.NONE, destinations);

        assertThat(destinations.size()).isZero();
    }
}
