import type { Language } from '../../locale.ts'
import type { Meaning } from './lexicon.ts'
import type { Match } from './Phrases.ts'

/** How much of a sentence is in each language. */
export interface LanguageVotes {
  /** The likelier of languages; on a tie the first requested one. */
  readonly likeliest: (among: ReadonlySet<Language>) => Language | undefined
  /** Whether a good part of the sentence is in a language: letters of others are no words then. */
  readonly isSpoken: (language: Language) => boolean
  /** Whether words in Latin letters may be read as Greek: enough of the sentence is Greek in that way. */
  readonly isGreeklish: boolean
}

/**
 * Counts words by language, so that a word of several languages is read in that of the others: "no" is "in the" in
 * a Portuguese sentence. The longest phrase at a word has as many votes as words, shared by the languages that know it.
 */
export function countVotes(
  matches: readonly (readonly Match<Meaning>[])[],
  languages: readonly Language[],
): LanguageVotes {
  const votes = new Map<Language, number>(languages.map((language) => [language, 0]))
  const vote = (language: Language, weight: number) =>
    votes.set(language, (votes.get(language) ?? 0) + weight)
  let heard = 0
  matches.forEach((here, at) => {
    const spelled = here.filter(({ isHeard }) => !isHeard)
    const end = Math.max(...spelled.map((match) => match.end))
    const voters = new Set(spelled.filter((match) => match.end === end).map(({ value }) => value.language))
    for (const language of voters) vote(language, (end - at) / voters.size)
    if (spelled.length === 0 && here.length > 0) heard++
  })
  const others = Math.max(0, ...Array.from(votes, ([language, count]) => (language === 'el' ? 0 : count)))
  const isGreeklish = votes.has('el') && heard > 0 && heard * 2 >= others
  if (isGreeklish) vote('el', heard)
  const most = Math.max(...votes.values())
  const ranked = [...votes].toSorted(([, one], [, other]) => other - one).map(([language]) => language)
  return {
    likeliest: (among) => ranked.find((language) => among.has(language)),
    isSpoken: (language) => (votes.get(language) ?? 0) * 2 >= most,
    isGreeklish,
  }
}
