import { Option, Schema } from 'effect'
import { languages } from '#domain/locale.ts'
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
export const RecentSearch = Schema.Struct({
  /** Where its list is, without language, order and page: `/pwlhsh-katoikies/athina/?prezzoMassimo=300000`. */
  address: Schema.String.check(Schema.makeFilter(isListAddress)),
  words: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(500)),
  /** Language of the words. */
  language: Schema.Literals(languages),
  /** When it was last made, milliseconds since 1970. */
  at: Schema.Int,
})
export type RecentSearch = typeof RecentSearch.Type

/** How many are kept. */
export const MOST_RECENT = 10

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Array(RecentSearch)))

/** The stored searches. The value is untrusted: an invalid one means none. */
export const parseRecent = (text: string | null): readonly RecentSearch[] =>
  text === null ? [] : Option.getOrElse(decode(text), () => []).slice(0, MOST_RECENT)

/** Adds one at the front, each search once. One that could not be read back is not stored. */
export const withRecent = (kept: readonly RecentSearch[], made: RecentSearch): readonly RecentSearch[] =>
  isListAddress(made.address)
    ? [made, ...kept.filter(({ address }) => address !== made.address)].slice(0, MOST_RECENT)
    : kept
