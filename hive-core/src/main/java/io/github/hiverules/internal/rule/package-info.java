/** One file for each family of rules: what is legal, and what the refusal of a move needs to know. */
package io.github.hiverules.internal.rule;
