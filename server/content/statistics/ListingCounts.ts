/**
 * How often ads are shown and opened. Counts are gathered in memory, without anything of the visitor, and written
 * together every few seconds and before the portal stops. Requests of programs are not counted.
 */
import { Context, Effect, Layer } from 'effect'
import { SqlClient } from 'effect/sql'
import { isBotAgent } from '#domain/analytics/isBot.ts'
import { defaults } from '#domain/locale.ts'
import { placeSteps, stepOfPlace } from '#domain/statistics/places.ts'
import { nowDate } from '#server/content/changes/inTransaction.ts'
import { keepDoing, SOON_AFTER_START } from '#server/platform/keepDoing.ts'

/** How long counts are kept, days: two years can be compared. */
const KEPT_DAYS = 800

/** Counts that wait in memory at most, about 8 MB; what would be more before the next writing is not counted. */
const MOST = 100_000

/** Of one ad: the steps of its place, one behind them, and what has no place. */
const slots = placeSteps.length + 3
const slotOf = { opened: placeSteps.length + 1, alerted: placeSteps.length + 2 } as const

const dayFormat = new Intl.DateTimeFormat('sv', { timeZone: defaults.timeZone })

/** The day of a time in Greece, as `2026-11-28`. */
export const dayOf = (at: Date): string => dayFormat.format(at)

const rowOf = (key: number, count: number) => {
  const slot = key % slots
  const id = Math.floor(key / slots)
  if (slot === slotOf.opened) return { id, kind: 'opened', bucket: 0, count }
  if (slot === slotOf.alerted) return { id, kind: 'alerted', bucket: 0, count }
  return { id, kind: 'shown', bucket: slot, count }
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  let gathered = new Map<number, number>()

  const add = (id: number, slot: number, count = 1) => {
    const key = id * slots + slot
    const before = gathered.get(key)
    if (before === undefined && gathered.size >= MOST) return
    gathered.set(key, (before ?? 0) + count)
  }

  const write = Effect.gen(function* () {
    if (gathered.size === 0) return
    const counts = gathered
    gathered = new Map()
    const rows = [...counts].map(([key, count]) => rowOf(key, count))
    const day = dayOf(yield* nowDate)
    yield* sql`INSERT INTO listing_counts (listing_id, day, kind, bucket, count)
      SELECT counts.id, ${day}::date, counts.kind, bucket, count FROM json_to_recordset(${JSON.stringify(rows)}::json)
        AS counts (id integer, kind text, bucket smallint, count integer)
      JOIN listings ON listings.id = counts.id ORDER BY counts.id, counts.kind, bucket
      ON CONFLICT (listing_id, day, kind, bucket) DO UPDATE SET count = listing_counts.count + excluded.count`.pipe(
      // The next writing has them.
      Effect.tapCause(() =>
        Effect.sync(() => {
          for (const [key, count] of counts) add(Math.floor(key / slots), key % slots, count)
        }),
      ),
    )
  })

  const sweep = Effect.gen(function* () {
    const oldest = dayOf(new Date((yield* nowDate).getTime() - KEPT_DAYS * 86_400_000))
    yield* sql`DELETE FROM listing_counts WHERE day < ${oldest}::date`
  })

  yield* keepDoing({
    work: write,
    every: '15 seconds',
    failure: 'Counts of ads could not be written',
  })
  yield* keepDoing({
    work: sweep,
    every: '1 day',
    first: SOON_AFTER_START,
    failure: 'Old counts of ads could not be deleted',
  })
  // At the end only the last seconds are lost: the write has logged why.
  yield* Effect.addFinalizer(() => Effect.ignore(write))

  const isPerson = (userAgent: string | undefined): boolean =>
    userAgent !== undefined && userAgent !== '' && !isBotAgent(userAgent)

  return {
    /** The ads of a page of a list, in order; `first`: the place of the first of them, from 1. */
    shown: (ids: readonly number[], first: number, userAgent: string | undefined): void => {
      if (!isPerson(userAgent)) return
      for (const [at, id] of ids.entries()) add(id, stepOfPlace(first + at))
    },
    opened: (id: number, userAgent: string | undefined): void => {
      if (isPerson(userAgent)) add(id, slotOf.opened)
    },
    /** A saved search found the ads, and its owner was told. */
    alerted: (ids: readonly number[]): void => {
      for (const id of ids) add(id, slotOf.alerted)
    },
    write,
  }
})

export class ListingCounts extends Context.Service<ListingCounts, Effect.Success<typeof make>>()(
  'estia/statistics/ListingCounts',
) {
  static readonly layer: Layer.Layer<ListingCounts, never, SqlClient.SqlClient> = Layer.effect(
    ListingCounts,
    make,
  )
}
