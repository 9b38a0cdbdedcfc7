/**
 * Text as it is kept. A database takes no NUL and no half of a character, a mail's head no line break; nobody types the
 * other control characters, and some of them fool whoever reads.
 */

/** Signs that turn the direction of what stands around them: they could make a text read as another. */
const turning = /[\u202A-\u202E\u2066-\u2069]/g

/** Of several lines. */
export const cleanText = (typed: string): string =>
  typed
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(turning, '')
    .trim()

/** Of one line. */
export const cleanLine = (typed: string): string => cleanText(typed).replaceAll(/\s+/g, ' ')
