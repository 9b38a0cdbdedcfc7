/**
 * Journeys that `npm test` has no time for: each goes a long way, or repeats in a browser what a test nearer to the code
 * holds. `npm run test:nightly` runs them, and so does Playwright by hand.
 */
export const leftToTheNight: readonly string[] = [
  'a11y/account',
  'a11y/contact',
  'a11y/map',
  'e2e/accountChanged',
  'e2e/backAndForth',
  'e2e/flakyLine',
  'e2e/foreignElements',
  'e2e/mapDrawing',
  'e2e/mapKeyboard',
  'e2e/oneTap',
  'e2e/outsideServices',
  'e2e/pseudo',
  'e2e/recentSearches',
  'e2e/savedMap',
  'e2e/sentenceModel',
  'e2e/sharedStream',
  'e2e/slowLine',
  'e2e/socialSignIn',
  'e2e/translated',
  'e2e/tunnel',
]
