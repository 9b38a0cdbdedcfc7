/**
 * Corrects typing errors of a sentence: words that are unknown and one slip away from a known word. The correction
 * is offered, not applied.
 */
import type { Gazetteer } from '../geography/Gazetteer.ts'
import { memoizeByReference } from '../memoizeByReference.ts'
import { fold } from '../words/fold.ts'
import { isOneSlip } from '../words/isOneSlip.ts'
import type { KnownWord } from './scan/keys.ts'
import { everyPhrase, lexicon } from './scan/lexicon.ts'
import type { KeyedToken } from './scan/Phrases.ts'
import { placeNamesOf } from './scan/PlaceNames.ts'
import { type ReadingOptions, readSentence, scanOf } from './readSentence.ts'
import type { Unread } from './unread.ts'

/** Longer texts are not typed sentences, and reading one several times takes too long. */
const LONGEST = 160
/** Shorter words are one slip from too many. */
const SHORTEST = 5
/** Words of a sentence that are set right, and spellings that are tried for each. */
const MOST_WORDS = 3
const MOST_SPELLINGS = 3

/** A word that is known. */
interface Spelling extends KnownWord {
  /** As written, with accents. */
  readonly shown: string
}

/** Undefined where nothing can be set right. */
export function respell(
  text: string,
  unread: readonly Unread[],
  options: ReadingOptions,
): string | undefined {
  if (text.length > LONGEST) return undefined
  const unknown = scanOf(text, options).tokens.filter(
    (token) => token.kind === 'word' && token.form.length >= SHORTEST && isAmong(unread, token),
  )
  // From the end, so that earlier offsets stay valid.
  const respelled = unknown
    .slice(0, MOST_WORDS)
    .reduceRight((said, token) => withSpelling(said, token, options), text)
  return respelled === text ? undefined : respelled
}

type Span = Pick<Unread, 'start' | 'end'>

const isAmong = (spans: readonly Span[], { start, end }: Span): boolean =>
  spans.some((span) => span.start < end && start < span.end)

/** The sentence with a corrected word, if it is unread and would then be read. */
function withSpelling(text: string, token: KeyedToken, options: ReadingOptions): string {
  const { start, end } = token
  if (!isAmong(readSentence(text, options).unread, token)) return text
  for (const { shown } of spellingsNear(token, options.gazetteer)) {
    const said = text.slice(0, start) + shown + text.slice(end)
    if (isAmong(readSentence(said, options).understood, { start, end: start + shown.length })) return said
  }
  return text
}

/** Known words that are one slip away: those that are spelled so, then those that sound so. */
function spellingsNear({ form, sounds }: KeyedToken, gazetteer: Gazetteer): readonly Spelling[] {
  const spellings = spellingsIn(gazetteer)
  const spelled = spellings.filter((known) => isSlipOf(form, known.form))
  const heard = spellings.filter(({ sound }) => sound && sounds.some((one) => isSlipOf(one, sound)))
  return [...new Set([...spelled, ...heard])].slice(0, MOST_SPELLINGS)
}

/** The first letter is taken as correct. */
const isSlipOf = (said: string, known: string): boolean => said[0] === known[0] && isOneSlip(said, known)

/** Every word of the lexicon, then those of the names of places. */
const spellingsIn = memoizeByReference((gazetteer: Gazetteer): readonly Spelling[] => {
  const { areas, stations } = placeNamesOf(gazetteer)
  const shown = shownForms(gazetteer)
  const spellings = new Map<string, Spelling>()
  for (const phrases of [lexicon(), areas, stations])
    for (const word of phrases.words())
      if (word.form.length >= SHORTEST && !spellings.has(word.form))
        spellings.set(word.form, { ...word, shown: shown.get(word.form) ?? word.form })
  return [...spellings.values()]
})

/** How folded words are written: small, where some language does. */
function shownForms({ places }: Gazetteer): ReadonlyMap<string, string> {
  const names = places.flatMap(({ name, alternates }) => [name.el, name.en, ...alternates])
  const written = [...everyPhrase(), ...names].flatMap((phrase) => phrase.split(/[^\p{L}\p{M}]+/u))
  const isSmall = (word: string) => word === word.toLowerCase()
  const smallLast = written.toSorted((one, other) => Number(isSmall(one)) - Number(isSmall(other)))
  return new Map(smallLast.map((word) => [fold(word), word]))
}
