import type { Allows } from '#cli/checks/translations/allowance.ts'
import type { Catalogue } from '#cli/checks/translations/Catalogue.ts'
import { read } from '#cli/checks/translations/compareMessages.ts'
import type { Pair } from '#cli/checks/translations/compareTexts.ts'
import type { TextProblem, TranslationsNote } from '#cli/checks/translations/problems.ts'
import { scripts } from '#cli/checks/translations/typography.ts'

/** Untranslated texts are copies of the English ones. */
const copied = 'en'

/** A text that equals the English one. */
interface Copy extends Pair {
  readonly words: readonly string[]
}

/** Texts that may equal the English ones. */
export interface CopyExceptions {
  readonly isAllowed: Allows
  readonly isLatinName: Allows
  readonly names: readonly string[]
}

export interface SameAsEnglish {
  readonly problems: readonly TextProblem[]
  readonly notes: readonly TranslationsNote[]
}

/**
 * Texts left in English. A single word may be the same in two languages of one alphabet (Garage), so it is
 * only a note; several words never are, and neither is one word in another alphabet.
 */
export function sameAsEnglish(
  pairs: readonly Pair[],
  catalogues: readonly Catalogue[],
  exceptions: CopyExceptions,
  spec: string,
): SameAsEnglish {
  const english = Object.assign(
    {},
    ...catalogues.filter(({ language }) => language === copied).map(({ texts }) => texts),
  ) as Catalogue['texts']
  const copies = pairs
    .filter(
      ({ language, key, text }) => language !== copied && english[key] === text && !exceptions.isAllowed(key),
    )
    .map((pair): Copy => ({ ...pair, words: wordsOf(pair.text, exceptions.names) }))
    .filter(({ words }) => words.length > 0)
  const [problems, chances] = [
    copies.filter((copy) => !mayBeChance(copy)),
    copies.filter((copy) => mayBeChance(copy) && !exceptions.isLatinName(copy.key)),
  ]
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
function wordsOf(text: string, names: readonly string[]): readonly string[] {
  const reading = read(text)
  if ('reason' in reading) return []
  const words: readonly string[] = reading.message.written.join(' ').match(/\p{L}{2,}/gu) ?? []
  return words.filter((word) => !names.includes(word))
}

const notesOf = (copies: readonly Copy[], spec: string): readonly TranslationsNote[] =>
  [...Map.groupBy(copies, ({ language }) => language)].map(([language, ofIt]) => ({
    code: 'words-as-in-english',
    language,
    words: [...new Set(ofIt.map(({ text }) => text))],
    at: { file: 'texts' },
    spec,
  }))
