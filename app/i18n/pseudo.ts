import type { MessageKey, MessageValues } from './messageKeys.ts'

/** The marks around every text of a catalogue: text outside them is hard-coded, or is data. */
export const pseudoMarks = ['⟦', '⟧'] as const

/** Translations grow by a third and more; short ones by far more. */
const growth = (length: number) => Math.ceil(length * (length < 12 ? 0.8 : 0.4))

/**
 * Pseudo-localised texts: marked and longer. A screen in them shows which text is not in the catalogues, and
 * what is cut off in languages that need more room.
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
