/** What all notations share: recorded games, options for readers, and their results with repairs and faults. */
@NullMarked
package io.github.hiverules.notation;

import org.jspecify.annotations.NullMarked;
