package io.github.hiverules.drawing;

import io.github.hiverules.Route.Stop;
import java.util.List;

/** A path over cells and levels, with an arrowhead at its end; if {@code stopped}, its last step is refused. */
record Arrow(boolean stopped, List<Stop> stops) {}
