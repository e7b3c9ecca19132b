/** The Referee: a page on which visitors try moves, compiled to JavaScript together with the library. */
@NullMarked
package io.github.hiverules.site.referee;

import org.jspecify.annotations.NullMarked;
