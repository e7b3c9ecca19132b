/** The {@code hive} command. */
@NullMarked
package io.github.hiverules.command;

import org.jspecify.annotations.NullMarked;
