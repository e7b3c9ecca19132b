/** What fuzz tests need of the judge's internals. */
@NullMarked
package io.github.hiverules.judge;

import org.jspecify.annotations.NullMarked;
