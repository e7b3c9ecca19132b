package io.github.hiverules.notation.svg;

import io.github.hiverules.Route.Stop;
import java.util.List;

/** A way over cells and levels, with an arrowhead at its end. */
record Arrow(Kind kind, List<Stop> stops) {

    Arrow {
        stops = List.copyOf(stops);
    }

    /** Whether the way can be gone. */
    enum Kind {
        /** A piece goes this way. */
        ROUTE("route"),
        /** The last step of this way is refused. */
        STOPPED("stopped");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        String label() {
            return label;
        }
    }
}
