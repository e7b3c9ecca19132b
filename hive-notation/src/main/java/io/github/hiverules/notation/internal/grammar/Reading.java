package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.Numbering;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.PieceName;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.Source.Range;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * One reading of a text. It becomes the {@link Parsed} result: it collects the repairs, the fault that stops the
 * reading, and what the names of pieces mean. A fault is a value, so a reader goes on until it next asks
 * {@link #hasFailed()}; only the first fault counts. Not thread-safe.
 */
public final class Reading {

    private final Source source;
    private final ReadOptions options;
    private final List<Repair> repairs = new ArrayList<>();
    private Optional<Fault> fault = Optional.empty();
    private Numbering numbering;

    /** The number of signs of word processors in the text that are reported already. */
    private int reportedChanges;

    public Reading(Source source, ReadOptions options) {
        this.source = source;
        this.options = options;
        this.numbering = options.numbering();
    }

    /** Reads a text that holds one value. Returns no value if there is a fault. */
    public static <T> Parsed<T> parse(CharSequence text, ReadOptions options, Function<Reading, Optional<T>> reader) {
        return parseUpToFault(text, options, reading -> {
            Optional<T> value = reader.apply(reading);
            reading.reportChanges(reading.source.length());
            return value.filter(unused -> !reading.hasFailed());
        });
    }

    /** Reads a text that holds one value. Like a game, it may be worth having up to the first fault. */
    public static <T> Parsed<T> parseUpToFault(
            CharSequence text, ReadOptions options, Function<Reading, Optional<T>> reader) {
        Objects.requireNonNull(options, "options");
        Optional<Fault> tooLong = Source.faultIfTooLong(text);
        if (tooLong.isPresent()) {
            return failed(tooLong.get());
        }
        // Most texts are plain already.
        Reading reading = new Reading(PlainText.of(Source.of(text)), options);
        return reading.parsed(reader.apply(reading));
    }

    /** Returns the result for a text that holds no value. */
    public static <T> Parsed<T> failed(Fault fault) {
        return Parsed.<T>of(Optional.empty(), List.of(), Optional.of(fault)).withLocation(fault.location());
    }

    /** Returns a value that was read, unless there was none, with the fault and all repairs in the order of the text. */
    public <T> Parsed<T> parsed(Optional<T> value) {
        reportChanges(source.length());
        repairs.sort(Comparator.comparingInt(repair -> repair.location().offset()));
        return Parsed.of(value, repairs, fault).withNumbering(numbering);
    }

    public Source source() {
        return source;
    }

    public ReadOptions options() {
        return options;
    }

    /** Returns what the names of pieces mean so far. */
    public Numbering numbering() {
        return numbering;
    }

    /** Returns the piece that a name means: the one it names, unless the text has a numbering of its own. */
    Piece pieceOf(PieceName name, Position before) {
        return numbering.pieceOf(name.piece(), before);
    }

    public void setNumbering(Numbering newNumbering) {
        numbering = newNumbering;
    }

    /** Remembers the piece that enters under a name, and reports it if the name has another number. */
    public void enter(Piece name, Piece piece, int start, int end) {
        if (!piece.equals(name)) {
            add(Repair.Kind.NUMBERS_OUT_OF_ORDER, start, end, piece.toString());
        }
        numbering = numbering.with(name, piece);
    }

    /** Reports a repair. To a strict reader, it is a fault. Nothing is reported after a fault. */
    public void add(Repair.Kind kind, int start, int end, String replacement) {
        reportChanges(start);
        if (!hasFailed() && repairs.size() < ReadOptions.MAX_REPAIRS) {
            add(source.repair(kind, start, end, replacement));
        }
    }

    private void add(Repair repair) {
        if (hasFailed()) {
            return;
        }
        if (options.isStrict()) {
            fail(repair.toFault());
        } else if (repairs.size() < ReadOptions.MAX_REPAIRS - 1) {
            repairs.add(repair);
        } else if (repairs.size() < ReadOptions.MAX_REPAIRS) {
            repairs.add(new Repair(repair.location(), Repair.Kind.FURTHER_REPAIRS, "", ""));
        }
    }

    /** Reports the signs of word processors that were replaced in the text before an offset. */
    public void reportChanges(int end) {
        List<Repair> changes = source.changes();
        while (reportedChanges < changes.size()
                && (end == source.length()
                        || changes.get(reportedChanges).location().offset()
                                < source.location(end).offset())) {
            add(changes.get(reportedChanges));
            reportedChanges++;
        }
    }

    /** Takes over what another reader found in a part of the text. Only a lenient reader may call it. */
    public <T> Optional<T> addAll(Parsed<T> part) {
        if (!hasFailed()) {
            part.repairs().forEach(this::add);
            part.fault().ifPresent(this::fail);
        }
        numbering = part.numbering();
        return part.value();
    }

    /** Reports that a range is unreadable. Returns no value, for a reader that returns one. */
    public <T> Optional<T> fail(int start, int end, Expected expected) {
        reportChanges(start);
        return hasFailed() ? Optional.empty() : fail(source.fault(start, end, expected));
    }

    public <T> Optional<T> fail(Range range, Expected expected) {
        return fail(range.start(), range.end(), expected);
    }

    /** Reports a fault. Returns no value, for a reader that returns one. */
    public <T> Optional<T> fail(Fault next) {
        fault = fault.or(() -> Optional.of(next));
        return Optional.empty();
    }

    /** Returns a value that was read from a range. If there is none, reports that the range is unreadable. */
    public <T> Optional<T> require(Optional<T> value, int start, int end, Expected expected) {
        return value.isPresent() ? value : fail(start, end, expected);
    }

    public boolean hasFailed() {
        return fault.isPresent();
    }

    /** Returns the fault so far, and forgets it, so that the reader of another part of the text can go on. */
    public Optional<Fault> takeFault() {
        Optional<Fault> taken = fault;
        fault = Optional.empty();
        return taken;
    }

    /** Forgets the repairs behind the fault, which a reader has found because it looked ahead. */
    public void dropBehindFault() {
        fault.ifPresent(first -> repairs.removeIf(
                repair -> repair.location().offset() > first.location().offset()));
    }

    /** Returns a range without the whitespace at its ends, which is reported. */
    public Range trim(int from, int to) {
        int start = source.skipWhitespace(from, to);
        int end = source.trimEnd(start, to);
        if (start > from) {
            add(Repair.Kind.IGNORED, from, start, "");
        }
        if (end < to) {
            add(Repair.Kind.IGNORED, end, to, "");
        }
        return new Range(start, end);
    }

    public OptionalInt readNumber(int from, int to, Expected expected) {
        Range range = trim(from, to);
        OptionalInt number = source.findNumber(range.start(), range.end());
        if (number.isEmpty()) {
            fail(range, expected);
            return number;
        }
        String written = Integer.toString(number.getAsInt());
        if (!source.rangeEquals(written, range.start(), range.end())) {
            add(Repair.Kind.READ_AS, range.start(), range.end(), written);
        }
        return number;
    }

    /** Reads the cell whose coordinates two ranges name. */
    public Optional<Hex> readCell(int from, int separator, int to, Expected expected) {
        OptionalInt q = readNumber(from, separator, expected);
        OptionalInt r = readNumber(separator + 1, to, expected);
        return q.isPresent() && r.isPresent() ? Optional.of(Hex.of(q.getAsInt(), r.getAsInt())) : Optional.empty();
    }

    /** Reads the name of a piece, with or without its number, at the start of a range. */
    public Optional<PieceName> readName(int start, int end) {
        Optional<PieceName> name = PieceName.find(source, start, end);
        if (name.isPresent()) {
            reportForm(name.get());
            return name;
        }
        if (source.isPage(start)) {
            return fail(start, end, Expected.PIECE);
        }
        int nameEnd = start;
        while (nameEnd < end && Character.isLetterOrDigit(source.at(nameEnd))) {
            nameEnd++;
        }
        return failUnknownPiece(start, Math.min(Math.max(nameEnd, start + 1), end));
    }

    /** Reads the name of one piece at the start of a range. */
    Optional<PieceName> readNumberedName(int start, int end) {
        Optional<PieceName> name = readName(start, Math.min(start + PieceName.MAX_LENGTH, end));
        return name.isPresent() && !name.get().isNumbered()
                ? failUnknownPiece(start, name.get().end())
                : name;
    }

    public Optional<Piece> readPiece(int from, int to) {
        Range range = trim(from, to);
        Optional<PieceName> name = readNumberedName(range.start(), range.end());
        if (name.isPresent() && name.get().end() < range.end()) {
            return fail(name.get().end(), range.end(), Expected.END);
        }
        return name.map(PieceName::piece);
    }

    /** Reads the name of one piece, which is part of a longer range that is unreadable without it. */
    public Optional<Piece> readPiece(int start, int end, Range whole, Expected expected) {
        Optional<PieceName> name =
                PieceName.find(source, start, end).filter(found -> found.isNumbered() && found.end() == end);
        name.ifPresent(this::reportForm);
        return name.isPresent() ? name.map(PieceName::piece) : fail(whole, expected);
    }

    private void reportForm(PieceName name) {
        int lettersEnd = name.start() + PieceName.LETTER_COUNT;
        boolean isUsual = Strings.toAsciiLower(source.at(name.start())) == source.at(name.start())
                && source.at(name.start() + 1) == name.bug().letter();
        if (!isUsual) {
            add(Repair.Kind.READ_AS, name.start(), lettersEnd, name.letters());
        }
        if (name.bug().count() == 1 && name.end() > lettersEnd) {
            add(Repair.Kind.READ_AS, name.start(), name.end(), name.letters());
        }
    }

    private <T> Optional<T> failUnknownPiece(int start, int end) {
        List<Piece> similar = PieceName.similar(source.excerpt(start, end));
        reportChanges(start);
        Fault unknown = source.fault(start, end, Expected.PIECE);
        return fail(similar.isEmpty() ? unknown : unknown.withCandidates(similar));
    }

    /** Reports a text that begins with the number of a later version of its grammar. */
    public void checkVersion(int start, int end) {
        int digitsEnd = source.skipDigits(start, end);
        boolean isNumber = digitsEnd > start && digitsEnd < end && source.at(digitsEnd) == '~';
        if (isNumber && source.at(start) != '0' && !source.rangeEquals("1", start, digitsEnd)) {
            fail(start, digitsEnd, Expected.VERSION);
        }
    }
}
