package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Directions;
import io.github.hiverules.notation.internal.PieceName;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads moves as the Universal Hive Protocol writes them, each in the position before it. Not thread-safe. */
public final class MoveReader {

    private static final String PASS = "pass";

    private final Source source;
    private final Reading reading;

    public MoveReader(Reading reading) {
        this.source = reading.source();
        this.reading = reading;
    }

    /** Returns the move in a range, which may be illegal, or empty after a fault. */
    public Optional<Move> read(Position before, int from, int to) {
        int start = source.skipWhitespace(from, to);
        int end = source.trimEnd(start, to);
        if (start == end) {
            return reading.fail(from, from, Expected.MOVE);
        }
        if (start > from || end < to) {
            reading.add(Repair.Kind.READ_AS, from, to, source.excerpt(start, end));
        }
        if (source.rangeEqualsIgnoringCase(PASS, start, end)) {
            if (!source.startsWith(PASS, start)) {
                reading.add(Repair.Kind.READ_AS, start, end, PASS);
            }
            return Optional.of(Move.pass());
        }
        Optional<PieceName> name = reading.readName(start, end);
        Optional<Hex> destination = name.isEmpty() ? Optional.empty() : readDestination(before, name.get(), end);
        if (destination.isEmpty()) {
            return Optional.empty();
        }
        return name.get().isNumbered()
                ? Optional.of(numberedMove(before, name.get(), destination.get()))
                : unnumberedMove(before, name.get(), end, destination.get());
    }

    private Optional<Hex> readDestination(Position before, PieceName mover, int end) {
        int start = source.skipWhitespace(mover.end(), end);
        if (start == end) {
            return before.isEmpty() ? Optional.of(Hex.ORIGIN) : reading.fail(end, end, Expected.DESTINATION);
        }
        if (start == mover.end()) {
            return reading.fail(mover.start(), end, Expected.PIECE);
        }
        if (start > mover.end() + 1 || source.at(mover.end()) != ' ') {
            reading.add(Repair.Kind.READ_AS, mover.end(), start, " ");
        }
        if (end == start + 1 && source.at(start) == '.' && before.isEmpty()) {
            reading.add(Repair.Kind.IGNORED, start, end, "");
            return Optional.of(Hex.ORIGIN);
        }
        return readCell(before, mover, start, end);
    }

    /** Reads the name of a piece in play, alone or with a direction. */
    private Optional<Hex> readCell(Position before, PieceName mover, int start, int end) {
        Optional<Direction> directionBefore = Directions.fromSignBefore(source.at(start));
        int nameStart = directionBefore.isPresent() ? start + 1 : start;
        Optional<PieceName> read = reading.readName(nameStart, end);
        if (read.isEmpty()) {
            return Optional.empty();
        }
        PieceName name = read.get();
        Optional<Direction> directionAfter =
                name.end() < end ? Directions.fromSignAfter(source.at(name.end())) : Optional.empty();
        int nameEnd = directionAfter.isPresent() ? name.end() + 1 : name.end();
        if (nameEnd < end) {
            return reading.fail(nameEnd, end, Expected.END);
        }
        if (directionBefore.isPresent() && directionAfter.isPresent()) {
            return reading.fail(start, end, Expected.DESTINATION);
        }
        Optional<Piece> reference = readReference(before, name);
        Optional<Hex> cell = reference.isEmpty() ? Optional.empty() : before.cellOf(reference.get());
        if (cell.isEmpty()) {
            return reading.fail(start, end, Expected.PIECE_IN_PLAY);
        }
        Optional<Direction> direction = directionBefore.isPresent() ? directionBefore : directionAfter;
        return Optional.of(
                direction.isPresent()
                        ? nextTo(before, mover, cell.get().neighbor(direction.get()), start, end)
                        : onTop(before, reference.get(), cell.get(), start, end));
    }

    private Optional<Piece> readReference(Position before, PieceName name) {
        if (name.isNumbered()) {
            return Optional.of(reading.pieceOf(name, before));
        }
        List<Piece> inPlay = PieceName.allEqual(before.ruleset(), name.color(), name.bug()).stream()
                .filter(piece -> before.cellOf(piece).isPresent())
                .toList();
        if (inPlay.isEmpty()) {
            return reading.fail(name.start(), name.end(), Expected.PIECE_IN_PLAY);
        }
        if (inPlay.size() > 1) {
            return reading.fail(source.ambiguity(name.start(), name.end(), inPlay));
        }
        Piece piece = inPlay.get(0);
        reading.add(Repair.Kind.MISSING_NUMBER, name.start(), name.end(), piece.toString());
        return Optional.of(piece);
    }

    private Hex nextTo(Position before, PieceName mover, Hex hex, int start, int end) {
        // Only climbers can move onto another piece.
        if (mover.bug().climbs() && before.isOccupied(hex) && !standsOn(hex, mover, before)) {
            reading.add(
                    Repair.Kind.READ_AS,
                    start,
                    end,
                    before.topAt(hex).orElseThrow().toString());
        }
        return hex;
    }

    private boolean standsOn(Hex hex, PieceName mover, Position before) {
        return mover.isNumbered()
                && before.cellOf(reading.pieceOf(mover, before)).equals(Optional.of(hex));
    }

    private Hex onTop(Position before, Piece reference, Hex hex, int start, int end) {
        Piece top = before.topAt(hex).orElse(reference);
        if (!top.equals(reference)) {
            reading.add(Repair.Kind.READ_AS, start, end, top.toString());
        }
        return hex;
    }

    private Move numberedMove(Position before, PieceName name, Hex to) {
        Piece piece = reading.pieceOf(name, before);
        Optional<Hex> from = before.cellOf(piece);
        if (from.isPresent()) {
            return Move.move(piece, from.get(), to);
        }
        reading.enter(name.piece(), piece, name.start(), name.end());
        return Move.place(piece, to);
    }

    private Optional<Move> unnumberedMove(Position before, PieceName name, int end, Hex to) {
        List<Piece> all = PieceName.allEqual(before.ruleset(), name.color(), name.bug());
        Stream<Piece> inPlay = all.stream().filter(piece -> before.cellOf(piece).isPresent());
        Stream<Piece> nextInHand = before.hand(name.color()).stream()
                .filter(piece -> piece.bug() == name.bug())
                .limit(1);
        List<Piece> candidates = Stream.concat(inPlay, nextInHand).toList();
        List<Piece> legal = candidates.stream()
                .filter(piece -> before.isLegal(before.moveOf(piece, to)))
                .toList();
        List<Piece> meant = candidates.size() == 1 ? candidates : legal;
        if (meant.size() != 1) {
            return reading.fail(source.ambiguity(name.start(), end, legal.isEmpty() ? candidates : legal));
        }
        Piece piece = meant.get(0);
        if (before.cellOf(piece).isEmpty()) {
            List<Piece> names = reading.numbering().freeNames(piece, before);
            boolean isClear = names.size() == 1 || names.get(0).equals(piece);
            if (!isClear) {
                return reading.fail(source.ambiguity(name.start(), end, names));
            }
            reading.setNumbering(reading.numbering().with(names.get(0), piece));
        }
        reading.add(Repair.Kind.MISSING_NUMBER, name.start(), name.end(), piece.toString());
        return Optional.of(before.moveOf(piece, to));
    }
}
