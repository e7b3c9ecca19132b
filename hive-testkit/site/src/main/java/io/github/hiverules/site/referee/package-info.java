/** The Referee: a page on which visitors try out moves. TeaVM compiles it to JavaScript together with the library. */
@NullMarked
package io.github.hiverules.site.referee;

import org.jspecify.annotations.NullMarked;
