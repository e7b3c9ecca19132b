/** Tests that concern all modules. */
@NullMarked
package io.github.hiverules.library;

import org.jspecify.annotations.NullMarked;
