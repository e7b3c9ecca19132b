/** What the readers and writers of several notations share. */
package io.github.hiverules.notation.internal.grammar;
