package io.github.hiverules.judge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A few answers of each sort: enough to see which mistakes are worth a closer look. */
final class Sample {

    /** One answer could be too hard for a mistake that shares it with others. */
    private static final int ANSWERS_OF_A_SORT = 2;

    private Sample() {}

    /** Returns the first answers of each sort of deviation. */
    static List<Evidence> of(List<Evidence> evidence) {
        Map<Object, Integer> counts = new HashMap<>();
        List<Evidence> sample = new ArrayList<>();
        for (Evidence one : evidence) {
            boolean isNew = false;
            for (Object part : one.deviation()) {
                isNew |= counts.merge(Sort.of(one, part), 1, Integer::sum) <= ANSWERS_OF_A_SORT;
            }
            if (isNew) {
                sample.add(one);
            }
        }
        return sample;
    }
}
