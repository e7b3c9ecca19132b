/** The Jackson module, and with it the shape of all values in JSON. */
@NullMarked
package io.github.hiverules.jackson;

import org.jspecify.annotations.NullMarked;
