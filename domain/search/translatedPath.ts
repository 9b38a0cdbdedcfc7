import {
  type CategoryName,
  categories,
  type ContractName,
  contracts,
} from '../listing/vocabularies/market.ts'
import { defaults, isLanguage, type Language } from '../locale.ts'
import { type HeadWords, translatedWords } from './translatedWords.ts'

/** The first segments of a search path. */
interface Head {
  readonly contract: ContractName
  readonly category: CategoryName
}

/** A search address in the words of a language, before its places are looked up. */
export interface TranslatedPath extends Head {
  readonly language: Language
  /** As written, from the largest: `["athen", "kolonaki"]`; two at most. */
  readonly places: readonly string[]
}

const heads: readonly Head[] = contracts.names.flatMap((contract) =>
  categories.names.map((category) => ({ contract, category })),
)

/** `wohnungen-haeuser-kaufen`, `vendita-case` */
export function translatedHead(words: HeadWords, { contract, category }: Head): string {
  const parts = [words.contracts[contract], words.categories[category]]
  return (words.order === 'contractFirst' ? parts : parts.toReversed()).join('-')
}

/** Every head of every language, by language and words. */
const headsByWords = new Map(
  Object.entries(translatedWords).flatMap(([language, words]) =>
    heads.map((head) => [`${language} ${translatedHead(words, head)}`, head] as const),
  ),
)

/** Reads `/xx/{head}/[place/[zone/]]` in that language's words; undefined for any other path. */
export function readTranslatedPath(path: string): TranslatedPath | undefined {
  const [language = '', word = '', ...places] = path.split('/').filter((segment) => segment !== '')
  const head = headsByWords.get(`${language} ${word}`)
  if (head === undefined || !isLanguage(language) || language === defaults.language || places.length > 2)
    return undefined
  return { language, ...head, places }
}
