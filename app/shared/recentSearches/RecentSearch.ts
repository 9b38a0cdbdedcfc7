import { type Language, languages } from '#domain/locale.ts'
import { routePath } from '#domain/routes.ts'
import { readSearchPath } from '#domain/search/searchPath.ts'

/** Longer addresses are not kept, characters: no page of ours has one. Several drawn areas fit. */
const longestAddress = 13_000

const listPath = routePath('searchList')

/** Whether a text is the address of a list of this site, without its language. No other address is linked. */
function isListAddress(text: string): boolean {
  const [path = ''] = text.split('?')
  return text.length <= longestAddress && (path === listPath || readSearchPath(path) !== undefined)
}

/** A search as it was made on this device. */
export interface RecentSearch {
  /** Where its list is, without language, order and page: `/pwlhsh-katoikies/athina/?prezzoMassimo=300000`. */
  readonly address: string
  readonly words: string
  /** Language of the words. */
  readonly language: Language
  /** When it was last made, milliseconds since 1970. */
  readonly at: number
}

/** How many are kept. */
export const MOST_RECENT = 10

/** Characters. */
const longestWords = 500

function isRecent(stored: unknown): stored is RecentSearch {
  if (typeof stored !== 'object' || stored === null) return false
  const { address, words, language, at } = stored as Readonly<Record<string, unknown>>
  return (
    typeof address === 'string' &&
    isListAddress(address) &&
    typeof words === 'string' &&
    words.length >= 1 &&
    words.length <= longestWords &&
    languages.some((one) => one === language) &&
    Number.isSafeInteger(at)
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Another program wrote it.
    return undefined
  }
}

/** The stored searches. The value is untrusted: an invalid one means none. */
export function parseRecent(text: string | null): readonly RecentSearch[] {
  const stored = text === null ? [] : parsed(text)
  if (!Array.isArray(stored) || !stored.every(isRecent)) return []
  return stored
    .slice(0, MOST_RECENT)
    .map(({ address, words, language, at }) => ({ address, words, language, at }))
}

/** Adds one at the front, each search once. One that could not be read back is not stored. */
export const withRecent = (kept: readonly RecentSearch[], made: RecentSearch): readonly RecentSearch[] =>
  isListAddress(made.address)
    ? [made, ...kept.filter(({ address }) => address !== made.address)].slice(0, MOST_RECENT)
    : kept
