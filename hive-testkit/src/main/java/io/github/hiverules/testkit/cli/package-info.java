/** The {@code hive} command. */
@NullMarked
package io.github.hiverules.testkit.cli;

import org.jspecify.annotations.NullMarked;
