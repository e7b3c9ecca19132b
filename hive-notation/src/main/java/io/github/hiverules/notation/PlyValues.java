package io.github.hiverules.notation;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Values of some plies, from the last ply to the first. The records of a growing game share the values of earlier plies,
 * so a value at the end takes constant time and memory.
 */
final class PlyValues<T> {

    private final @Nullable Entry<T> last;

    private PlyValues(@Nullable Entry<T> last) {
        this.last = last;
    }

    static <T> PlyValues<T> none() {
        return new PlyValues<>(null);
    }

    static <T> PlyValues<T> of(Map<Integer, T> values) {
        Entry<T> last = null;
        for (Map.Entry<Integer, T> value : new TreeMap<>(values).entrySet()) {
            last = new Entry<>(value.getKey(), value.getValue(), last);
        }
        return new PlyValues<>(last);
    }

    /** Returns the values up to a ply. */
    PlyValues<T> upTo(int ply) {
        Entry<T> kept = last;
        while (kept != null && kept.ply > ply) {
            kept = kept.earlier;
        }
        return new PlyValues<>(kept);
    }

    /** Returns the values with another one, or none, at a ply. */
    PlyValues<T> with(int ply, Optional<T> value) {
        if (value.isPresent() && (last == null || last.ply < ply)) {
            return new PlyValues<>(new Entry<>(ply, value.get(), last));
        }
        Map<Integer, T> changed = new TreeMap<>(toMap());
        value.ifPresentOrElse(present -> changed.put(ply, present), () -> changed.remove(ply));
        return of(changed);
    }

    /** Returns the last value at a ply that is odd, or even. */
    Optional<T> last(boolean isOdd) {
        Entry<T> entry = last;
        while (entry != null && (entry.ply % 2 != 0) != isOdd) {
            entry = entry.earlier;
        }
        return Optional.ofNullable(entry).map(Entry::value);
    }

    /** Returns the values by ply, in the order of the plies: unmodifiable. */
    Map<Integer, T> toMap() {
        Map<Integer, T> map = new TreeMap<>();
        for (Entry<T> entry = last; entry != null; entry = entry.earlier) {
            map.put(entry.ply, entry.value);
        }
        return Collections.unmodifiableMap(map);
    }

    private record Entry<T>(int ply, T value, @Nullable Entry<T> earlier) {}
}
