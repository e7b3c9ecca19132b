/** Characters and names. This package uses no other package of the module. */
package io.github.hiverules.notation.internal;
