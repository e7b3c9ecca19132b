package io.github.hiverules.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Recorded games for testing readers and validators, in the folder {@code games} next to this class.
 *
 * <p>They were made for this library, most of them by random play, so they do not teach you how to win.
 */
public final class SampleGames {

    private SampleGames() {}

    /**
     * {@return files with legal games: one for each set, and games with forced passes, with one move that surrounds
     * both Queen Bees, with a Queen Bee as the first piece, with a resignation, and with moves taken back, as
     * BoardSpace records them}
     */
    public static List<SampleFile> legal() {
        return load(
                "shortest.pgn",
                "long.pgn",
                "both-queens.pgn",
                "queen-first.pgn",
                "every-set.uhp",
                "passes.uhp",
                "boardspace.sgf");
    }

    /** {@return files with broken games: one has an altered move, one the wrong winner} */
    public static List<SampleFile> broken() {
        return load("broken/altered-move.pgn", "broken/wrong-result.pgn");
    }

    private static List<SampleFile> load(String... names) {
        return Stream.of(names).map(name -> new SampleFile(name, text(name))).toList();
    }

    private static String text(String name) {
        try (InputStream file = SampleGames.class.getResourceAsStream("games/" + name)) {
            return new String(Objects.requireNonNull(file, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
