import { isBotAgent } from '#domain/analytics/isBot.ts'

/** What tells a program that drives a browser; each may throw where a browser hides it. */
const signs: readonly (() => boolean)[] = [
  () => navigator.webdriver,
  () => navigator.languages.length === 0,
  () => outerWidth === 0 && outerHeight === 0,
]

/**
 * Whether a program drives this browser: what it says of itself, and with `isDeep` what its surroundings tell. False
 * where that cannot be found out (specification section 4).
 */
export function isDetectedBot(isDeep: boolean): boolean {
  try {
    return isBotAgent(navigator.userAgent) || (isDeep && signs.some((sign) => sign()))
  } catch {
    return false
  }
}
