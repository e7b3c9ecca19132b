/** Characters, names and language files. This package uses no other package of the module. */
package io.github.hiverules.notation.internal;
