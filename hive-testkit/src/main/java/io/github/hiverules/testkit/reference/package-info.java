/** The reference rules as questions: whose turn it is, what may be placed, whether there is a gate. */
@org.jspecify.annotations.NullMarked
package io.github.hiverules.testkit.reference;
