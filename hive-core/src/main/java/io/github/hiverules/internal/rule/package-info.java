/** One file for each family of rules; decides, and shows what decided. */
package io.github.hiverules.internal.rule;
