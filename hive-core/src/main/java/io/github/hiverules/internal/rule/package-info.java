/** One file for each family of rules: what is legal, and what an explainer needs to know. */
package io.github.hiverules.internal.rule;
