import type { Allows } from '#cli/checks/translations/allowance.ts'
import type { Catalogue } from '#cli/checks/translations/Catalogue.ts'
import { read } from '#cli/checks/translations/compareMessages.ts'
import type { Pair } from '#cli/checks/translations/compareTexts.ts'
import type { TextProblem, TranslationsNote } from '#cli/checks/translations/problems.ts'
import { scripts } from '#cli/checks/translations/typography.ts'

/** English is what a text is copied from that nobody translated. */
const copied = 'en'

/** A text that says letter for letter what English says. */
interface Copy extends Pair {
  readonly words: readonly string[]
}

export interface SameAsEnglish {
  readonly problems: readonly TextProblem[]
  readonly notes: readonly TranslationsNote[]
}

/**
 * Texts left in English. A single word may well be the same in two languages of one alphabet (Garage),
 * so there it is only told; several words never are, and neither is one word where the alphabets differ.
 */
export function sameAsEnglish(
  pairs: readonly Pair[],
  catalogues: readonly Catalogue[],
  isAllowed: Allows,
  spec: string,
): SameAsEnglish {
  const english = Object.assign(
    {},
    ...catalogues.filter(({ language }) => language === copied).map(({ texts }) => texts),
  ) as Catalogue['texts']
  const copies = pairs
    .filter(({ language, key, text }) => language !== copied && english[key] === text && !isAllowed(key))
    .map((pair): Copy => ({ ...pair, words: wordsOf(pair.text) }))
    .filter(({ words }) => words.length > 0)
  const [problems, chances] = [copies.filter((copy) => !mayBeChance(copy)), copies.filter(mayBeChance)]
  return {
    problems: problems.map(({ language, key, text, at }) => ({
      code: 'text-untranslated',
      language,
      key,
      text,
      at,
      spec,
    })),
    notes: notesOf(chances, spec),
  }
}

const mayBeChance = ({ language, words }: Copy): boolean => words.length === 1 && !(language in scripts)

/** What is written rather than filled in, as words of at least two letters. */
function wordsOf(text: string): readonly string[] {
  const reading = read(text)
  if ('reason' in reading) return []
  return reading.message.written.join(' ').match(/\p{L}{2,}/gu) ?? []
}

const notesOf = (copies: readonly Copy[], spec: string): readonly TranslationsNote[] =>
  [...Map.groupBy(copies, ({ language }) => language)].map(([language, ofIt]) => ({
    code: 'words-as-in-english',
    language,
    words: [...new Set(ofIt.map(({ text }) => text))],
    at: { file: `app/i18n/${language}` },
    spec,
  }))
