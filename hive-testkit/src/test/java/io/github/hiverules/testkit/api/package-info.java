/** What the modules promise: their public API, as it is and as it is written down. */
@NullMarked
package io.github.hiverules.testkit.api;

import org.jspecify.annotations.NullMarked;
