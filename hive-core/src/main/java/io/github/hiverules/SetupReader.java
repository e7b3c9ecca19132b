package io.github.hiverules;

import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import java.util.List;

/** Turns a setup into a position. */
final class SetupReader {

    private SetupReader() {}

    static Position read(Setup setup) {
        List<SetupProblem> problems = new SetupChecks(setup).problems();
        if (!problems.isEmpty()) {
            throw new InvalidSetupException(problems);
        }
        int ply = 2 * (setup.turnNumber() - 1) + setup.sideToMove().ordinal();
        int resting = setup.resting().map(PieceIds::of).orElse(PieceIds.NONE);
        return new Position(setup.ruleset(), PackedPosition.of(setup.stacks(), ply, resting));
    }
}
