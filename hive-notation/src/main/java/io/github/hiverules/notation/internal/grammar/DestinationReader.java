package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Directions;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** Reads the destination of a move: the name of a piece in play, alone or with a direction. */
final class DestinationReader {

    private final Source source;
    private final Repairs repairs;
    private final Numbering numbering;

    DestinationReader(Source source, Repairs repairs, Numbering numbering) {
        this.source = source;
        this.repairs = repairs;
        this.numbering = numbering;
    }

    Hex read(Position before, PieceName mover, int start, int end) {
        Optional<Direction> directionBefore = Directions.fromSignBefore(source.at(start));
        int nameStart = directionBefore.isPresent() ? start + 1 : start;
        PieceName name = PieceName.read(source, nameStart, end, repairs);
        Optional<Direction> directionAfter =
                name.end() < end ? Directions.fromSignAfter(source.at(name.end())) : Optional.empty();
        int nameEnd = directionAfter.isPresent() ? name.end() + 1 : name.end();
        if (nameEnd < end) {
            throw source.unreadable(nameEnd, end, Expected.END);
        }
        if (directionBefore.isPresent() && directionAfter.isPresent()) {
            throw source.unreadable(start, end, Expected.ONE_DIRECTION);
        }
        Piece reference = readReference(before, name);
        Hex hex = source.require(before.cellOf(reference), start, end, Expected.PIECE_IN_PLAY);
        Optional<Direction> direction = directionBefore.isPresent() ? directionBefore : directionAfter;
        return direction.isPresent()
                ? nextTo(before, mover, hex.neighbor(direction.get()), start, end)
                : onTop(before, reference, hex, start, end);
    }

    private Hex nextTo(Position before, PieceName mover, Hex hex, int start, int end) {
        Optional<Piece> top = before.topAt(hex);
        if (top.isPresent() && !standsOn(hex, mover, before)) {
            repairs.add(Repair.Kind.CLIMB_BY_DIRECTION, start, end, top.get().toString());
        }
        return hex;
    }

    private boolean standsOn(Hex hex, PieceName mover, Position before) {
        return mover.isNumbered()
                && numbering.findMeant(mover.piece()).flatMap(before::cellOf).equals(Optional.of(hex));
    }

    private Hex onTop(Position before, Piece reference, Hex hex, int start, int end) {
        Piece top = before.topAt(hex).orElse(reference);
        if (!top.equals(reference)) {
            repairs.add(Repair.Kind.CLIMB_ON_COVERED_PIECE, start, end, top.toString());
        }
        return hex;
    }

    private Piece readReference(Position before, PieceName name) {
        if (name.isNumbered()) {
            return source.require(numbering.findMeant(name.piece()), name.start(), name.end(), Expected.PIECE_IN_PLAY);
        }
        List<Piece> inPlay = Pieces.allOfKind(before.ruleset(), name.color(), name.bug()).stream()
                .filter(piece -> before.cellOf(piece).isPresent())
                .toList();
        if (inPlay.isEmpty()) {
            throw source.unreadable(name.start(), name.end(), Expected.PIECE_IN_PLAY);
        }
        if (inPlay.size() > 1) {
            throw source.ambiguous(name.start(), name.end(), inPlay);
        }
        repairs.add(
                Repair.Kind.MISSING_NUMBER,
                name.start(),
                name.end(),
                inPlay.get(0).toString());
        return inPlay.get(0);
    }
}
