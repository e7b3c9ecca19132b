/**
 * The reference rules as questions: whose turn it is, what may be placed, whether there is a gate. A subclass that
 * answers one question differently plays by other rules.
 */
@org.jspecify.annotations.NullMarked
package io.github.hiverules.testkit.reference;
