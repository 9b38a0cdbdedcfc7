import type { Language } from '../../locale.ts'
import { type KnownWord, knownWord } from './keys.ts'
import { de } from '../lexicon/de.ts'
import { el } from '../lexicon/el.ts'
import { en } from '../lexicon/en.ts'
import { es } from '../lexicon/es.ts'
import { fr } from '../lexicon/fr.ts'
import { it } from '../lexicon/it.ts'
import { pt } from '../lexicon/pt.ts'
import { ru } from '../lexicon/ru.ts'
import { Phrases } from './Phrases.ts'
import { type SenseName, senses, type Words } from '../lexicon/senses.ts'
import { tokensOf } from './tokens.ts'

/** The words of every language. */
export const words: Readonly<Record<Language, Words>> = { el, en, de, it, fr, ru, es, pt }

/** A sense that a phrase has in a language. */
export interface Meaning {
  readonly sense: SenseName
  readonly language: Language
  readonly words: readonly KnownWord[]
}

/** The words and phrases that a language has for a sense. */
export const phrasesOf = (language: Language, sense: SenseName): readonly string[] =>
  (words[language][sense] ?? '')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')

/** Every word and phrase of every language. */
export const everyPhrase = (): readonly string[] =>
  (Object.keys(words) as Language[]).flatMap((language) =>
    (Object.keys(words[language]) as SenseName[]).flatMap((sense) => phrasesOf(language, sense)),
  )

/** A phrase word by word. */
export const wordsOf = (phrase: string): readonly KnownWord[] =>
  tokensOf(phrase, () => true).map(({ form }) => knownWord(form))

let made: Phrases<Meaning> | undefined

/** All phrases of all languages, made at the first call. */
export const lexicon = (): Phrases<Meaning> => (made ??= makeLexicon())

function makeLexicon(): Phrases<Meaning> {
  const phrases = new Phrases<Meaning>()
  for (const language of Object.keys(words) as Language[])
    for (const sense of Object.keys(words[language]) as SenseName[])
      for (const phrase of phrasesOf(language, sense))
        phrases.add({ sense, language, words: wordsOf(phrase) })
  return phrases
}

/** Kinds of senses whose words have endings; grammatical words have one form. */
const inflected: readonly string[] = [
  'sets',
  'order',
  'unit',
  'noun',
  'level',
  'metro',
  'station',
  'line',
  'energyClass',
  'street',
  'centre',
  'like',
  'nearby',
]

/** Whether words of a sense may be met with another ending than the lexicon has. */
export const isInflected = (sense: SenseName): boolean => inflected.includes(senses[sense].kind)

/** Whether a sense is a stop word. */
export const isWeightless = (sense: SenseName): boolean =>
  ['filler', 'in', 'with', 'and', 'or'].includes(senses[sense].kind)
