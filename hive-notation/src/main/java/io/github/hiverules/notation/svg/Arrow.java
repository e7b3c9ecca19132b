package io.github.hiverules.notation.svg;

import io.github.hiverules.move.Route.Stop;
import java.util.List;

/** A path over cells and levels, with an arrowhead at its end; if it is stopped, its last step is the refused one. */
record Arrow(boolean stopped, List<Stop> stops) {}
