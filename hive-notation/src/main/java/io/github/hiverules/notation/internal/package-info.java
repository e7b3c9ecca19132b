/** Characters, names and texts; this package depends on no other package of the module. */
package io.github.hiverules.notation.internal;
