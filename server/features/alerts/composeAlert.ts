/** What a search is told: its homes since it was last told, each once, with what happened last. */
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { alertLimits, type AlertKind } from '#domain/alerts/limits.ts'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import type { Language } from '#domain/locale.ts'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import type { AlertHome } from '#server/content/mail/Mail.ts'
import { Listings } from '#server/content/listings/Listings.ts'
import { Configuration } from '#server/platform/Configuration.ts'
import type { ReadUrl } from './readSearchUrl.ts'
import type { SearchRow } from './SavedSearches.ts'
import { notStatedIn, whyIn } from './words.ts'

interface Event {
  readonly listingId: number
  readonly kind: AlertKind
  readonly priceBefore: number | null
  readonly price: number | null
  readonly number: string
  readonly at: Date
}

export interface Told {
  readonly homes: readonly AlertHome[]
  /** Of all homes, also those that are not shown. */
  readonly count: number
  readonly gone: number
  /** The number of the last event, which need not be told again. */
  readonly last: string
  /** The homes, the last first. */
  readonly listingIds: readonly number[]
  /** When the first of it happened. */
  readonly since: Date
}

export const eventsSince = Effect.fnUntraced(function* (search: Pick<SearchRow, 'id' | 'toldNumber'>) {
  const sql = yield* SqlClient.SqlClient
  return yield* sql<Event>`SELECT listing_id AS "listingId", kind, price_before AS "priceBefore", price,
      number::text, at FROM alert_events
    WHERE searches @> ARRAY[${search.id}::int4] AND number > ${search.toldNumber}::int8 ORDER BY alert_events.number`
})

/** Whether a cut is as large as the search wants it to be. */
const isWanted = ({ kind, priceBefore, price }: Event, leastCut: number): boolean =>
  kind !== 'cut' ||
  priceBefore === null ||
  price === null ||
  (priceBefore - price) * 100 >= leastCut * priceBefore

/** What happened to each listing: the last event counts, and a home that is new stays new. */
function lastOfEach(events: readonly Event[], leastCut: number): ReadonlyMap<number, Event> {
  const last = new Map<number, Event>()
  for (const event of events) {
    const before = last.get(event.listingId)
    if (event.kind === 'gone') {
      // What came and went between two mails is not told at all.
      if (before && before.kind !== 'gone') last.delete(event.listingId)
      else last.set(event.listingId, event)
    } else if (before?.kind === 'published')
      last.set(event.listingId, { ...event, kind: 'published', priceBefore: null })
    else if (isWanted(event, leastCut))
      last.set(event.listingId, { ...event, priceBefore: before?.priceBefore ?? event.priceBefore })
  }
  return last
}

/** Undefined where nothing is to be told. */
export const composeAlert = Effect.fnUntraced(function* (
  search: SearchRow,
  read: ReadUrl,
  language: Language,
) {
  const events = yield* eventsSince(search)
  const last = events.at(-1)?.number
  if (last === undefined) return undefined
  const { origin } = yield* Configuration
  const all = lastOfEach(events, search.leastCut)
  const gone = [...all.values()].filter(({ kind }) => kind === 'gone').length
  const listings = yield* Listings
  // The last first. Those that are no longer offered have no card, and are not counted.
  const ids = [...all.values()].filter(({ kind }) => kind !== 'gone').map(({ listingId }) => listingId)
  const cards = yield* listings.cards(ids.toReversed(), language)
  const homes = yield* Effect.forEach(cards.slice(0, alertLimits.homesInMail), (card) =>
    Effect.map(advertisersOf(card, language), (advertisers): AlertHome => {
      const { kind, priceBefore } = all.get(card.id) as Event
      return {
        title: card.title,
        kind: kind as AlertHome['kind'],
        price: card.price,
        priceBefore: kind === 'cut' ? priceBefore : null,
        why: whyIn(card, read, language),
        notStated: notStatedIn(card, language),
        advertisers,
        link: `${origin}${localPath(language, listingPath(card.id))}`,
      }
    }),
  )
  return {
    homes,
    count: cards.length,
    gone,
    last,
    listingIds: cards.map(({ id }) => id),
    since: (events[0] as Event).at,
  } satisfies Told
})

/** All who advertise the home, each once. */
const advertisersOf = Effect.fnUntraced(function* (card: ListingCard, language: Language) {
  const listings = yield* Listings
  const others = yield* Effect.orElseSucceed(listings.sameHome(card.id, language), () => [])
  return [...new Set([card, ...others].flatMap(({ advertiser }) => advertiser.name ?? []))]
})
