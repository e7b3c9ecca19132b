package io.github.hiverules.internal.key;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.rule.QueenDuty;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A map from a hive to its canonical form, which all rotated, mirrored, translated and renumbered copies share. */
public final class CanonicalMap {

    private final PackedPosition position;
    private final Symmetry symmetry;
    private final Hex shift;

    /** The pieces in play, by their cells in the canonical form and then by level. */
    private final int[] order;

    /** For each id, the id in the canonical form, in which equal pieces are numbered in the {@link #order}. */
    private final int[] canonicalIds = IntStream.range(0, PieceIds.COUNT).toArray();

    private CanonicalMap(PackedPosition position, Symmetry symmetry, int[] order) {
        this.position = position;
        this.symmetry = symmetry;
        this.order = order;
        this.shift = order.length == 0 ? Hex.ORIGIN : Hex.ORIGIN.minus(symmetry.apply(hex(order[0])));
        int[] next = canonicalIds.clone();
        for (int id : order) {
            canonicalIds[id] = next[PieceIds.idOf(PieceIds.colorOf(id), PieceIds.bugOf(id))]++;
        }
    }

    /** Returns all maps to the canonical form. A symmetric hive has several. */
    public static List<CanonicalMap> of(PackedPosition position) {
        int[] inPlay =
                IntStream.range(0, PieceIds.COUNT).filter(position::isInPlay).toArray();
        List<CanonicalMap> maps = new ArrayList<>();
        new HiveShape(position)
                .forEachLeastForm((symmetry, order) -> maps.add(new CanonicalMap(
                        position,
                        symmetry,
                        IntStream.of(order).map(index -> inPlay[index]).toArray())));
        return maps;
    }

    /**
     * Returns the position in its canonical form. It leaves out a turn that affects nothing.
     */
    public PackedPosition position() {
        Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();
        for (int id : order) {
            stacks.computeIfAbsent(canonical(hex(id)), unused -> new ArrayList<>())
                    .add(PieceIds.piece(canonicalIds[id]));
        }
        int resting = position.resting() == PieceIds.NONE ? PieceIds.NONE : canonicalIds[position.resting()];
        return PackedPosition.of(stacks, ply(), resting);
    }

    public Hex canonical(Hex hex) {
        return symmetry.apply(hex).plus(shift);
    }

    public Hex original(Hex hex) {
        return symmetry.inverse().apply(hex.minus(shift));
    }

    public Piece canonical(Piece piece) {
        return PieceIds.piece(canonicalIds[PieceIds.of(piece)]);
    }

    public Piece original(Piece piece) {
        int id = 0;
        while (canonicalIds[id] != PieceIds.of(piece)) {
            id++;
        }
        return PieceIds.piece(id);
    }

    private Hex hex(int id) {
        return position.hexAt(position.offset(id));
    }

    /**
     * Returns the ply if the turn affects play. Otherwise returns the earliest ply by which the players can have placed
     * this many pieces and on which a Queen in hand is due.
     */
    private int ply() {
        if (PositionKeys.turnMatters(position)) {
            return position.ply();
        }
        int white = (int)
                IntStream.of(order).filter(id -> PieceIds.colorOf(id) == 0).count();
        int black = order.length - white;
        int color = position.color();
        int earliest = Math.max(white + 1 - color, black + 1);
        boolean queenInHand = !position.isInPlay(PieceIds.queen(0)) || !position.isInPlay(PieceIds.queen(1));
        int turn = queenInHand ? Math.max(earliest, QueenDuty.DUE_TURN) : earliest;
        return 2 * (turn - 1) + color;
    }
}
