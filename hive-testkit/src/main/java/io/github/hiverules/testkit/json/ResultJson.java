package io.github.hiverules.testkit.json;

import io.github.hiverules.GameResult;
import java.util.Map;

/**
 * Results of games as JSON, in the form that {@code hive-notation/docs/json.md} describes: the outcome, and how the
 * game ended.
 */
public final class ResultJson {

    private ResultJson() {}

    /**
     * {@return a result as JSON}
     *
     * @param result the result
     */
    public static Map<String, Object> of(GameResult result) {
        return Json.object("outcome", result.outcome(), "ending", result.ending());
    }
}
