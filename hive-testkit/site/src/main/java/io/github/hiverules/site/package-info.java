/** The page that shows every diagram as a picture, written by the build. */
@NullMarked
package io.github.hiverules.site;

import org.jspecify.annotations.NullMarked;
