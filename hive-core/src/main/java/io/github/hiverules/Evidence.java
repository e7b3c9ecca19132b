package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import java.util.List;
import java.util.stream.Stream;

/** Puts the cells of a violation together. */
final class Evidence {

    private Evidence() {}

    static List<Hex> joined(List<Hex> more, Hex... first) {
        return Stream.concat(Stream.of(first), more.stream()).toList();
    }
}
