/**
 * Docs that are gone through in one go. What is called seldom and goes on for long is compiled late, and less well, than
 * what is called often: of tens of thousands at once each took three times as long, for the first thousands of searches.
 */
export const BLOCK = 1024
