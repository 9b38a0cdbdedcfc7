import type { MessageKey, MessageValues } from './messageKeys.ts'

/** Around every text of a catalogue: what stands outside was written into the code, or is data. */
export const pseudoMarks = ['⟦', '⟧'] as const

/** Translations grow by a third and more; short ones by far more. */
const growth = (length: number) => Math.ceil(length * (length < 12 ? 0.8 : 0.4))

/**
 * Texts as no language has them: marked and longer. A screen in them shows at a glance what is not in the catalogues,
 * and what is cut off where a language needs more room.
 */
export const pseudoTexts = <Texts extends { t: (key: MessageKey, values?: MessageValues) => string }>(
  texts: Texts,
): Texts => ({
  ...texts,
  t: (key: MessageKey, values?: MessageValues) => {
    const text = texts.t(key, values)
    // In words, so that it breaks like them.
    const room = Array.from({ length: growth(text.length) }, (_, at) => (at % 6 === 0 ? ' ' : '~')).join('')
    return `${pseudoMarks[0]}${text}${room}${pseudoMarks[1]}`
  },
})
