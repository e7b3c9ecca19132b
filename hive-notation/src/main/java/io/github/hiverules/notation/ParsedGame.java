package io.github.hiverules.notation;

import io.github.hiverules.Game;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.fault.TextLocation;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** A game that was read from a text: the whole game or, if there is a fault, everything before it. */
public final class ParsedGame {

    private final TextLocation location;
    private final GameRecord record;
    private final List<Repair> repairs;
    private final Optional<Fault> fault;

    private ParsedGame(TextLocation location, GameRecord record, List<Repair> repairs, Optional<Fault> fault) {
        this.location = location;
        this.record = record;
        this.repairs = repairs;
        this.fault = fault;
    }

    /**
     * {@return the result for the given game at the start of a text, without tags, repairs or a fault}
     *
     * @param game the game
     */
    public static ParsedGame of(Game game) {
        return of(GameRecord.of(game));
    }

    /**
     * {@return the result for the given recorded game at the start of a text, without repairs or a fault}
     *
     * @param gameRecord the recorded game
     */
    public static ParsedGame of(GameRecord gameRecord) {
        return new ParsedGame(
                TextLocation.START, Objects.requireNonNull(gameRecord, "gameRecord"), List.of(), Optional.empty());
    }

    /** {@return where the game begins in the text} */
    public TextLocation location() {
        return location;
    }

    /** {@return the recorded game, up to the fault if there is one} */
    public GameRecord record() {
        return record;
    }

    /** {@return the game, up to the fault if there is one} */
    public Game game() {
        return record.game();
    }

    /** {@return the {@linkplain GameRecord#tags() tags} of the game} */
    public Map<String, String> tags() {
        return record.tags();
    }

    /**
     * {@return the repairs of a lenient reader in the order of the text, at most {@link ReadOptions#MAX_REPAIRS}}
     */
    public List<Repair> repairs() {
        return repairs;
    }

    /** {@return what is wrong, or empty if the whole game was read} */
    public Optional<Fault> fault() {
        return fault;
    }

    /**
     * {@return a copy with the given location}
     *
     * @param newLocation where the game begins in the text
     */
    public ParsedGame withLocation(TextLocation newLocation) {
        return new ParsedGame(Objects.requireNonNull(newLocation, "newLocation"), record, repairs, fault);
    }

    /**
     * {@return a copy with the given tags}
     *
     * @param newTags the tags, in the order of the text
     */
    public ParsedGame withTags(Map<String, String> newTags) {
        return new ParsedGame(location, record.withTags(newTags), repairs, fault);
    }

    /**
     * {@return a copy with the given repairs}
     *
     * @param newRepairs the repairs of a lenient reader
     */
    public ParsedGame withRepairs(List<Repair> newRepairs) {
        return new ParsedGame(location, record, List.copyOf(Objects.requireNonNull(newRepairs, "newRepairs")), fault);
    }

    /**
     * {@return a copy with the given fault, or without a fault}
     *
     * @param newFault what is wrong, or empty
     */
    public ParsedGame withFault(Optional<Fault> newFault) {
        return new ParsedGame(location, record, repairs, Objects.requireNonNull(newFault, "newFault"));
    }

    /**
     * {@return the game, if there is no fault}
     *
     * @throws NotationException if there is a fault
     */
    public Game orThrow() {
        fault.ifPresent(found -> {
            throw new NotationException(found);
        });
        return record.game();
    }

    /** {@return whether the object is a result with an equal location and record, equal repairs and an equal fault} */
    @Override
    public boolean equals(Object other) {
        return other instanceof ParsedGame that
                && location.equals(that.location)
                && record.equals(that.record)
                && repairs.equals(that.repairs)
                && fault.equals(that.fault);
    }

    @Override
    public int hashCode() {
        return Objects.hash(location, record, repairs, fault);
    }

    /** {@return location, record, repairs and fault} */
    @Override
    public String toString() {
        return location + " " + record + " " + repairs
                + fault.map(found -> " " + found).orElse("");
    }
}
