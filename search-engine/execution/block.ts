/**
 * Docs per call of an inner loop. A function that runs seldom and long is optimized later and less well than one
 * that runs often: with tens of thousands of docs per call the first thousands of searches took three times as long.
 */
export const BLOCK = 1024
