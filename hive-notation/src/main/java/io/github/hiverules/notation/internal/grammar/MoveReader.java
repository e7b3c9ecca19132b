package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads moves as the Universal Hive Protocol writes them, each in the position before it. Not thread-safe. */
public final class MoveReader {

    private static final String PASS = "pass";

    private final Source source;
    private final Repairs repairs;
    private final Numbering numbering;

    public MoveReader(Source source, Repairs repairs, ReadOptions options) {
        this.source = source;
        this.repairs = repairs;
        this.numbering = new Numbering(options.isRenumbering() && !options.isStrict());
    }

    Numbering numbering() {
        return numbering;
    }

    public Move read(Position before, int from, int to) {
        int start = source.skipWhitespace(from, to);
        int end = source.trimEnd(start, to);
        if (start == end) {
            throw source.unreadable(from, from, Expected.MOVE);
        }
        if (start > from || end < to) {
            repairs.add(Repair.Kind.WHITESPACE, from, to, source.excerpt(start, end));
        }
        if (Texts.equalsIgnoringCase(source.substring(start, end), PASS)) {
            return readPass(start, end);
        }
        PieceName name = PieceName.read(source, start, end, repairs);
        Hex destination = readDestination(before, name, end);
        return name.isNumbered()
                ? numberedMove(before, name, destination)
                : unnumberedMove(before, name, end, destination);
    }

    private Move readPass(int start, int end) {
        if (!source.startsWith(PASS, start)) {
            repairs.add(Repair.Kind.PASS_SPELLING, start, end, PASS);
        }
        return Move.pass();
    }

    private Hex readDestination(Position before, PieceName mover, int end) {
        int start = source.skipWhitespace(mover.end(), end);
        boolean isTableEmpty = before.isEmpty();
        if (start == end && isTableEmpty) {
            return Hex.ORIGIN;
        }
        if (start == end) {
            throw source.unreadable(end, end, Expected.DESTINATION);
        }
        if (start == mover.end()) {
            throw source.unreadable(mover.start(), end, Expected.PIECE);
        }
        if (start > mover.end() + 1 || source.at(mover.end()) != ' ') {
            repairs.add(Repair.Kind.WHITESPACE, mover.end(), start, " ");
        }
        if (isTableEmpty && end == start + 1 && source.at(start) == '.') {
            repairs.add(Repair.Kind.FIRST_MOVE_DOT, start, end, "");
            return Hex.ORIGIN;
        }
        return new DestinationReader(source, repairs, numbering).read(before, mover, start, end);
    }

    private Move numberedMove(Position before, PieceName name, Hex to) {
        Piece piece = numbering.mover(name.piece(), before);
        Optional<Hex> from = before.cellOf(piece);
        if (from.isPresent()) {
            return Move.move(piece, from.get(), to);
        }
        numbering.enter(name.piece(), piece, name.start(), name.end(), repairs);
        return Move.place(piece, to);
    }

    private Move unnumberedMove(Position before, PieceName name, int end, Hex to) {
        List<Piece> all = Pieces.allOfKind(before.ruleset(), name.color(), name.bug());
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
            throw source.ambiguous(name.start(), end, legal.isEmpty() ? candidates : legal);
        }
        Piece piece = meant.get(0);
        if (before.cellOf(piece).isEmpty()) {
            List<Piece> names = numbering.possibleNames(piece, all);
            if (names.size() > 1) {
                throw source.ambiguous(name.start(), end, names);
            }
            numbering.addEntered(names.get(0), piece);
        }
        repairs.add(Repair.Kind.MISSING_NUMBER, name.start(), name.end(), piece.toString());
        return before.moveOf(piece, to);
    }
}
