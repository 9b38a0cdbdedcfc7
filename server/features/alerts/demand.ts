/** The demand mirror: how many saved searches would find an ad at its price, at lower ones, and if it stated more. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { type Demand, SearchNotFound } from '#domain/api/alerts/SavedSearches.ts'
import { loadListing } from '#server/content/search-index/loading/loadListing.ts'
import { SearchIndex } from '#server/content/search-index/SearchIndex.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { type Ad, adOf } from '#search-engine/alerts/ad.ts'
import { type CodeName, codeVocabularies } from '#search-engine/store/columnTable.ts'
import { NOT_STATED, rowsAt } from '#search-engine/store/Columns.ts'
import { AlertIndex } from './AlertIndex.ts'

/** Fewer searches than this could be of people whom the advertiser knows. */
const FEWEST = 5
/** Counts are rounded down to a multiple of this, so that one search is not seen to come or go. */
const STEP = 5

/** Prices that are asked about, as parts of the ad's. */
const parts = [1, 0.975, 0.95, 0.9] as const

/** Facts that an ad may leave out, and searches ask for. */
const facts = [
  'heating',
  'condition',
  'energyBand',
  'garage',
  'lift',
  'balcony',
  'furnished',
  'pets',
] as const satisfies readonly CodeName[]

const rounded = (count: number): number | null => (count < FEWEST ? null : Math.floor(count / STEP) * STEP)

export const demandFor = Effect.fnUntraced(function* (accountId: string, listingId: number) {
  const sql = yield* SqlClient.SqlClient
  const mine = yield* Effect.orDie(
    sql`SELECT 1 FROM listings JOIN advertiser_editors USING (advertiser_id)
      WHERE listings.id = ${listingId} AND account_id = ${accountId}`,
  )
  const ad = mine.length === 0 ? undefined : yield* adWithId(listingId)
  if (ad === undefined) return yield* new SearchNotFound(refusal('listingNotFound'))
  const index = yield* Effect.orDie((yield* AlertIndex).caughtUp)
  const at = (change: Partial<Record<CodeName | 'price', number>>): number =>
    index.match(changed(ad, change)).length
  const price = ad.columns.price[ad.doc] as number
  const now = at({})
  const prices =
    price === NOT_STATED
      ? []
      : parts
          .map((part) => roundedPrice(price * part))
          .map((one) => ({
            price: one,
            searches: rounded(at({ price: one })),
          }))
  const more = facts
    .filter((fact) => ad.columns[fact][ad.doc] === 0)
    .map((fact) => ({
      fact,
      searches: rounded(Math.max(...valuesOf(fact).map((value) => at({ [fact]: value }))) - now),
    }))
  return {
    prices,
    facts: more.flatMap(({ fact, searches }) => (searches === null ? [] : [{ fact, searches }])),
  } satisfies Demand
})

/** An ad of the index, or one that is not shown: that is in no index of words, and found by no search that has some. */
const adWithId = Effect.fnUntraced(function* (listingId: number) {
  const [found] = yield* (yield* SearchIndex).located([listingId])
  if (found) return adOf(found)
  const columns = yield* loadListing(listingId)
  return columns && ({ columns, doc: 0, hasWords: () => false } satisfies Ad)
})

const roundedPrice = (price: number): number => Math.round(price / 500) * 500 || Math.round(price)

/** The values that a fact may be stated with; answers are yes or no. */
const valuesOf = (fact: (typeof facts)[number]): readonly number[] => {
  if (!(fact in codeVocabularies)) return [1, 2]
  const vocabulary = codeVocabularies[fact as keyof typeof codeVocabularies]
  return vocabulary.names.map((name) => vocabulary.idOf(name as never))
}

/** The ad with other values. */
function changed(ad: Ad, values: Partial<Record<CodeName | 'price', number>>): Ad {
  const columns = rowsAt(ad.columns, Int32Array.of(ad.doc))
  for (const [name, value] of Object.entries(values)) columns[name as CodeName | 'price'][0] = value
  return { columns, doc: 0, hasWords: ad.hasWords }
}
