/** Programs that say what they are: crawlers, link previews, monitors, browsers without a window. */
const bots =
  /bot\b|bot\/|crawl|spider|slurp|preview|facebookexternalhit|headless|lighthouse|monitor|curl\/|wget\/|python-|axios\/|go-http|java\//i

/** Whether a browser's own name is that of a program. */
export const isBotAgent = (userAgent: string): boolean => bots.test(userAgent)
