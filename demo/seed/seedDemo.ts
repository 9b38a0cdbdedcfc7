import { Effect, Fiber } from 'effect'
import { SqlClient } from 'effect/sql'
import { greece } from '#domain/geography/greece.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import { pickPhotos } from '#demo/media/pickPhotos.ts'
import { BulkCopy, type CopyFailed } from '#server/database/BulkCopy.ts'
import { copyRow, type CopyValue } from '#server/database/CopyText.ts'
import { Database } from '#server/database/Database.ts'
import type { StorageFull } from '#server/database/StorageGuard.ts'
import { type Advertisers, makeAdvertiserChooser, makeAdvertisers, makeAgencyGroups } from './advertisers.ts'
import { pictureFacts } from './pictureFacts.ts'
import { makeListing, type Market } from './makeListing.ts'
import { listingTables } from './rows.ts'
import { marker } from './seededWith.ts'
import { makeSites } from './sites.ts'

export interface SeedOptions {
  readonly listings: number
  /** The same number gives the same listings on the same day. */
  readonly seed: number
  /** The moment that ads are young or old against. */
  readonly now: Date
  readonly onProgress?: (done: number, total: number) => void
}

/** A phone number that nobody has: no number in Athens begins with 0 after the prefix. */
const demoPhone = (id: number): string => `+302100${String(id % 1_000_000).padStart(6, '0')}`

/** The ending `.example` is reserved for such addresses (RFC 2606). An account with it answers for the advertiser. */
const demoEmail = (id: number): string => `advertiser-${id}@demo.estia.example`

/** Listings written at once: large enough to spare round trips, small enough to show progress. */
const batchSize = 4000

/** One owner for every twelve listings keeps private advertisers from looking like dealers. */
const listingsPerOwner = 12

/** Every table of the stock, parents first. */
const stockTables = [
  'agencies',
  'agents',
  'agency_groups',
  'agency_group_members',
  'advertisers',
  'listings',
  'listing_texts',
  'project_units',
  'price_events',
] as const

const writeMarker = (value: string) =>
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`INSERT INTO settings (key, value) VALUES (${marker}, ${value})
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
  )

/** Empties every table of the stock, and with it what was written to, or saved of, its listings. */
export const emptyStock = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* writeMarker('')
  yield* sql`TRUNCATE ${sql.literal(stockTables.join(', '))} CASCADE`
})

/** Fills an empty database with agencies, advertisers and listings, as fast as COPY takes them. */
export const seedDemo = Effect.fn('seedDemo')(function* (options: SeedOptions) {
  const database = yield* Database
  yield* database.bulk(emptyStock)
  const gazetteer = greece()
  const advertisers = makeAdvertisers(gazetteer, Math.ceil(options.listings / listingsPerOwner), options.seed)
  const market = marketOf(gazetteer, advertisers, options)
  yield* database.loading(
    stockTables,
    Effect.andThen(writeAdvertisers(advertisers), writeListings(market, options)),
  )
  yield* writeMarker(`${options.listings} listings, seed ${options.seed}`)
})

const marketOf = (gazetteer: Gazetteer, advertisers: Advertisers, { now, seed }: SeedOptions): Market => ({
  chooseSite: makeSites(gazetteer),
  chooseAdvertiser: makeAdvertiserChooser(advertisers),
  pickPhotos: (home, random) => pickPhotos(pictureFacts(home, now.getUTCFullYear()), random.int(1, 1e9)),
  now,
  seed,
})

const writeAdvertisers = Effect.fnUntraced(function* ({
  agencies,
  byAgency,
  constructors,
  courts,
  privates,
}: Advertisers) {
  const copy = yield* BulkCopy
  const write = (table: string, columns: readonly string[], rows: readonly (readonly CopyValue[])[]) =>
    copy.copyIn(table, columns, rows.map(copyRow))
  yield* write(
    'agencies',
    ['id', 'name', 'slug', 'plan', 'municipality_id', 'founded', 'hours', 'languages'],
    agencies.map(({ id, name, slug, plan, municipality, founded, hours, languages }) => [
      id,
      name,
      slug,
      plan,
      municipality.id,
      founded,
      JSON.stringify(hours),
      JSON.stringify(languages),
    ]),
  )
  yield* write(
    'agents',
    ['id', 'agency_id', 'name', 'role'],
    agencies.flatMap((agency) => agency.agents.map(({ id, name, role }) => [id, agency.id, name, role])),
  )
  const groups = makeAgencyGroups(agencies)
  yield* write(
    'agency_groups',
    ['id', 'kind', 'name', 'slug', 'description_el', 'description_en'],
    groups.map(({ id, kind, name, slug, descriptionEl, descriptionEn }) => [
      id,
      kind,
      name,
      slug,
      descriptionEl,
      descriptionEn,
    ]),
  )
  yield* write(
    'agency_group_members',
    ['group_id', 'agency_id'],
    groups.flatMap(({ id, members }) => members.map((agency) => [id, agency])),
  )
  yield* write(
    'advertisers',
    ['id', 'type', 'name', 'agency_id', 'phone', 'email'],
    [...byAgency, ...constructors, ...courts, ...privates].map(({ id, type, name, agency }) => [
      id,
      type,
      name,
      agency?.id ?? null,
      demoPhone(id),
      type === 'court' ? null : demoEmail(id),
    ]),
  )
})

/** The next batch is made while the database takes the one before. */
const writeListings = Effect.fnUntraced(function* (market: Market, { listings, onProgress }: SeedOptions) {
  let written: Fiber.Fiber<void, CopyFailed | StorageFull> = yield* Effect.forkChild(Effect.void)
  for (let from = 1; from <= listings; from += batchSize) {
    const count = Math.min(batchSize, listings - from + 1)
    const batch = makeBatch(from, count, market)
    yield* Fiber.join(written)
    onProgress?.(from - 1, listings)
    written = yield* Effect.forkChild(writeBatch(batch))
    // Lets the copy begin before the next batch keeps this thread busy.
    yield* Effect.sleep(1)
  }
  yield* Fiber.join(written)
  onProgress?.(listings, listings)
})

type Batch = readonly { readonly table: string; readonly columns: readonly string[]; readonly text: string }[]

const writeBatch = Effect.fnUntraced(function* (batch: Batch) {
  const copy = yield* BulkCopy
  for (const { table, columns, text } of batch) yield* copy.copyIn(table, columns, [text])
})

function makeBatch(from: number, count: number, market: Market): Batch {
  const texts = listingTables.map(() => '')
  for (let id = from; id < from + count; id++) {
    const listing = makeListing(id, market)
    listingTables.forEach(({ rowsOf }, index) => {
      for (const row of rowsOf(listing)) texts[index] += copyRow(row)
    })
  }
  return listingTables.map(({ table, columns }, index) => ({ table, columns, text: texts[index] ?? '' }))
}
