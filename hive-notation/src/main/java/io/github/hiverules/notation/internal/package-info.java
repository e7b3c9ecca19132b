/** Characters, names and texts, which need nothing else of this module. */
package io.github.hiverules.notation.internal;
