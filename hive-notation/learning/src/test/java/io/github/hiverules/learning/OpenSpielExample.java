package io.github.hiverules.learning;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.hiverules.Position;
import io.github.hiverules.notation.uhp.GameString;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A position with the legal moves and the planes that OpenSpiel printed for it.
 *
 * @param game the game string
 * @param numbers the numbers of the legal moves
 * @param planes for each nonempty plane except the last, the elements that are 1, as {@code row,column}
 * @param isLastPlaneFull whether the last plane consists of ones
 */
record OpenSpielExample(String game, List<Integer> numbers, Map<Integer, Set<String>> planes, boolean isLastPlaneFull) {

    static List<OpenSpielExample> all() {
        List<OpenSpielExample> examples = new ArrayList<>();
        for (String block : text().split("(?m)^game: ", -1)) {
            if (!block.startsWith("#")) {
                examples.add(read(block.lines().toList()));
            }
        }
        return examples;
    }

    private static OpenSpielExample read(List<String> lines) {
        return new OpenSpielExample(
                lines.get(0),
                words(lines.get(1), "numbers: ", " ").map(Integer::valueOf).toList(),
                words(lines.get(2), "planes: ", "; ")
                        .map(plane -> plane.split(": "))
                        .collect(Collectors.toMap(
                                plane -> Integer.valueOf(plane[0]),
                                plane -> new TreeSet<>(List.of(plane[1].split(" "))))),
                lines.get(3).equals("last plane: ones"));
    }

    private static Stream<String> words(String line, String start, String separator) {
        if (!line.startsWith(start)) {
            throw new IllegalArgumentException(line);
        }
        return Stream.of(line.substring(start.length()).split(separator));
    }

    Position position() {
        return GameString.read(game).position();
    }

    /** Returns the ones of all planes except the last, in the form of {@link #planes}. */
    static Map<Integer, Set<String>> ones(float[] values, Planes planes) {
        Map<Integer, Set<String>> ones = new TreeMap<>();
        int area = planes.width() * planes.width();
        IntStream.range(0, (planes.count() - 1) * area)
                .filter(index -> values[index] == 1)
                .forEach(index -> ones.computeIfAbsent(index / area, unused -> new TreeSet<>())
                        .add(index % area / planes.width() + "," + index % area % planes.width()));
        return ones;
    }

    private static String text() {
        try (InputStream file = Objects.requireNonNull(OpenSpielExample.class.getResourceAsStream("openspiel.txt"))) {
            return new String(file.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return game;
    }
}
