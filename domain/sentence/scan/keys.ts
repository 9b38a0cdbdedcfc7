import { isCyrillic, isGreek } from '../../words/letters.ts'
import { soundKeys, stemOfSound } from '../../words/sounds.ts'

/**
 * Words are kept and looked up under keys: what their inflections, and a Greek word's spellings in Latin letters,
 * have in common. Sound keys begin with a tilde, so that they never meet spelled ones.
 */
interface Key {
  readonly text: string
  /** A word in other than Greek letters, read as Greek. */
  readonly isHeard: boolean
}

/** A word of a lexicon or a name, folded. */
export interface KnownWord {
  readonly form: string
  readonly key: string
  /** Of Greek words. */
  readonly sound?: string
}

/** A word of a sentence, folded, with all its readings. */
export interface SaidWord {
  readonly form: string
  readonly keys: readonly Key[]
  readonly sounds: readonly string[]
}

/** No word is longer. */
const LONGEST = 32

/** Endings of Russian nouns and adjectives. */
const russianEnding =
  /(?:ами|ями|ого|его|ому|ему|ыми|ими|ой|ей|ую|юю|ая|яя|ое|ее|ые|ие|ых|их|ым|им|ом|ем|ах|ях|ов|ев|ам|ям|[аяоеёиыуюьй])$/

/** Three letters are enough to distinguish Russian words. */
const SHORTEST_RUSSIAN = 3

function russianStem(form: string): string {
  const stem = form.replace(russianEnding, '')
  return stem.length < SHORTEST_RUSSIAN ? form : stem
}

/** Latin plurals in s; other endings are too short to distinguish words. */
const latinStem = (form: string): string => (form.length > 3 ? form.replace(/(?<!s)s$/, '') : form)

const soundStem = (sound: string): string => `~${stemOfSound(sound)}`

const spelledStem = (form: string): string =>
  isCyrillic(form.charCodeAt(0)) ? russianStem(form) : latinStem(form)

/** A folded word as a lexicon or a name has it. */
export function knownWord(form: string): KnownWord {
  if (!isGreek(form.charCodeAt(0))) return { form, key: spelledStem(form) }
  const [sound = ''] = soundKeys(form)
  return { form, key: soundStem(sound), sound }
}

/** A folded word with the keys that it is looked up by. */
export function saidWord(form: string): SaidWord {
  if (form.length > LONGEST) return exactly(form)
  const sounds = soundKeys(form)
  const isHeard = !isGreek(form.charCodeAt(0))
  const heard = Array.from(new Set(sounds.map(soundStem)), (text) => ({ text, isHeard }))
  const keys = isHeard ? [{ text: spelledStem(form), isHeard: false }, ...heard] : heard
  return { form, keys, sounds }
}

/** Numbers and signs are their own keys. */
export const exactly = (form: string): SaidWord => ({
  form,
  keys: [{ text: form, isHeard: false }],
  sounds: [],
})
