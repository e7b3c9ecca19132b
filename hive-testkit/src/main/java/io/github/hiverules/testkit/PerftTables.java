package io.github.hiverules.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Perft counts on which independent programs agree, and some tables that only this library has counted ({@link
 * #pitfalls()}).
 *
 * <p>They follow the convention of engines that speak the Universal Hive Protocol: the first piece goes to one cell and
 * the second player's first piece to six, because symmetric moves count separately; equal pieces are placed in
 * the order of their numbers; a throw that equals the piece's own move counts once; there is no draw by repetition. The
 * tournament opening is on except in {@link #withoutTournamentOpening()}.
 */
public final class PerftTables {

    private PerftTables() {}

    /** {@return tables of the starting positions of all eight sets, from Base to Base+MLP, to depth 8} */
    public static List<PerftTable> startPositions() {
        return load("starts");
    }

    /**
     * {@return tables of the starting positions of all eight sets, with the tournament opening off} Nobody has
     * published such counts. They come from a slow generator that was written for them, straight from the rules.
     */
    public static List<PerftTable> withoutTournamentOpening() {
        return load("opening-off");
    }

    /**
     * {@return a table of a position with Beetles in front of gates above the ground (rule CLIMB-1), which some
     * programs got wrong}
     */
    public static PerftTable beetleGate() {
        return load("beetle-gate").get(0);
    }

    /**
     * {@return tables in which a classic mistake already changes a count at depth 1 or 2; from the start, it would show
     * only much deeper} Examples of such mistakes: not requiring the Queen Bee on the fourth turn (rule QUEEN-1),
     * climbing through a gate above the ground (rule CLIMB-1), throwing with a Pillbug that rests (rule PILLBUG-5).
     *
     * <p>Only this library has counted them, with {@link ReferenceRules} and with {@link io.github.hiverules.Perft}; no
     * outside program has confirmed them yet. A comment in the file says which mistake each table shows.
     */
    public static List<PerftTable> pitfalls() {
        return load("pitfalls");
    }

    /** {@return 24 tables, of depth 3, of positions from random games of all eight sets after 14 to 80 plies} */
    public static List<PerftTable> midGames() {
        return load("mid-games");
    }

    /** {@return all tables of this class} */
    public static List<PerftTable> all() {
        return Stream.of(startPositions(), withoutTournamentOpening(), List.of(beetleGate()), pitfalls(), midGames())
                .flatMap(List::stream)
                .toList();
    }

    private static List<PerftTable> load(String name) {
        try (InputStream in = PerftTables.class.getResourceAsStream("perft/" + name + ".perft")) {
            byte[] text = Objects.requireNonNull(in, name).readAllBytes();
            return PerftFile.read(new String(text, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
