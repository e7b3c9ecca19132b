/** One class for each family of rules, for the move generator and for the explainers. */
package io.github.hiverules.internal.rule;
