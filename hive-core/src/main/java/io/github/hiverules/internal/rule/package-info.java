/** One file for each family of rules; decides, and shows what decided. */
@NullMarked
package io.github.hiverules.internal.rule;

import org.jspecify.annotations.NullMarked;
