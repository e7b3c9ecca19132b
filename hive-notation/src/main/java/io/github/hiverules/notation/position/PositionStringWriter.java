package io.github.hiverules.notation.position;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes arrangements as position strings. */
final class PositionStringWriter {

    private static final Comparator<Hex> BY_ROW =
            Comparator.comparingInt(Hex::r).thenComparingInt(Hex::q);

    private PositionStringWriter() {}

    static String write(Setup setup) {
        String hive = setup.stacks().entrySet().stream()
                .sorted(Map.Entry.comparingByKey(BY_ROW))
                .map(cell -> stack(cell.getKey(), cell.getValue()))
                .collect(Collectors.joining("."));
        String turn = (setup.sideToMove() == Color.WHITE ? "w" : "b") + setup.turnNumber();
        String fields = String.join("~", ruleset(setup.ruleset()), turn, hive.isEmpty() ? "-" : hive);
        return setup.resting().map(piece -> fields + "~" + piece).orElse(fields);
    }

    static String ruleset(Ruleset ruleset) {
        StringBuilder text = new StringBuilder();
        for (Expansion expansion : Expansion.values()) {
            if (ruleset.expansions().contains(expansion)) {
                text.append(expansion.bug().letter());
            }
        }
        return (text.isEmpty() ? "base" : text.toString().toLowerCase(Locale.ROOT))
                + (ruleset.tournamentOpening() ? ".opening" : "")
                + (ruleset.repetitionDraw() ? ".repetition" : "")
                + (ruleset.gatesAboveGround() ? "" : ".nogates");
    }

    private static String stack(Hex hex, List<Piece> pieces) {
        return pieces.stream().map(Piece::toString).collect(Collectors.joining()) + "_" + hex.q() + "_" + hex.r();
    }
}
