import { isGreek } from '../../words/letters.ts'
import type { KnownWord, SaidWord } from './keys.ts'

/**
 * How close a sentence's words are to known ones with the same keys: the same letters, the same sound, the
 * same except for the endings, or only the keys (`σίτες` and `Σητεία`).
 */
export const closeness = { spelled: 0, heard: 1, inflected: 2, alike: 3 } as const
export type Closeness = (typeof closeness)[keyof typeof closeness]

/** The ending of a Greek word. */
const ending = /[αεηιουω]{1,4}[σν]?$/

/** That of the least near word. */
export const closenessOf = (said: readonly SaidWord[], known: readonly KnownWord[]): Closeness =>
  Math.max(...said.map((word, at) => closenessOfWord(word, known[at] as KnownWord))) as Closeness

function closenessOfWord({ form, sounds }: SaidWord, known: KnownWord): Closeness {
  if (form === known.form) return closeness.spelled
  if (known.sound !== undefined && sounds.includes(known.sound)) return closeness.heard
  const isAlike = isGreek(form.charCodeAt(0)) && form.replace(ending, '') !== known.form.replace(ending, '')
  return isAlike ? closeness.alike : closeness.inflected
}
