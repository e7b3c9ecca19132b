/** Writes JSON: {@code fixtures.json} during the build, and what the {@code hive} command prints. */
@NullMarked
package io.github.hiverules.testkit.json;

import org.jspecify.annotations.NullMarked;
