package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Lanes;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;

/** Makes a position of a setup that has no problems. */
final class SetupReader {

    private SetupReader() {}

    static Position read(Setup setup) {
        List<SetupProblem> problems = SetupCheck.problems(setup);
        if (!problems.isEmpty()) {
            throw new InvalidSetupException(problems);
        }
        long[] words = new long[Lanes.WORDS];
        for (Map.Entry<Hex, List<Piece>> entry : setup.stacks().entrySet()) {
            int level = 0;
            for (Piece piece : entry.getValue()) {
                int id = PieceIds.of(piece);
                words[Lanes.word(id)] |= Lanes.lane(id, Cells.of(entry.getKey()), level++);
            }
        }
        Hex middle = setup.stacks().isEmpty() ? Hex.ORIGIN : middle(setup);
        int ply = 2 * (setup.turnNumber() - 1) + (setup.sideToMove() == Color.WHITE ? 0 : 1);
        int resting = setup.resting().map(PieceIds::of).orElse(PackedPosition.NOTHING);
        int half = Cells.SPAN / 2;
        return new Position(
                setup.ruleset(),
                middle.q() - half,
                middle.r() - half,
                ply,
                resting,
                words[0],
                words[1],
                words[2],
                words[3],
                words[4],
                words[5],
                words[6]);
    }

    /** The middle of the hive, found from one piece so that coordinates may wrap round the limits of int. */
    private static Hex middle(Setup setup) {
        Hex first = setup.stacks().keySet().iterator().next();
        int minQ = 0;
        int maxQ = 0;
        int minR = 0;
        int maxR = 0;
        for (Hex hex : setup.stacks().keySet()) {
            Hex offset = hex.minus(first);
            minQ = Math.min(minQ, offset.q());
            maxQ = Math.max(maxQ, offset.q());
            minR = Math.min(minR, offset.r());
            maxR = Math.max(maxR, offset.r());
        }
        return first.plus(Hex.of(Math.floorDiv(minQ + maxQ, 2), Math.floorDiv(minR + maxR, 2)));
    }
}
