/** The Jackson module, which defines the JSON shape of every value. */
@NullMarked
package io.github.hiverules.jackson;

import org.jspecify.annotations.NullMarked;
