/** A made-up stock with histories, always the same, for tests of the price guide. */
import { type Clock, Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { movableClock } from '#server/platform/testing/movableClock.ts'

export interface Ad {
  readonly id: number
  readonly property: number
  readonly contract: number
  readonly category: number
  readonly kind: number
  readonly typology: number
  readonly surface: number
  readonly surfaceKind: number | null
  readonly share: boolean
  readonly created: Date
  readonly withdrawn: Date | null
  readonly status: number
  readonly municipality: number
  readonly zone: number | null
  readonly prices: readonly { readonly at: Date; readonly price: number }[]
  readonly states: readonly { readonly at: Date; readonly status: number }[]
}

/** The moment of the computation: a Friday morning. */
export const now = new Date('2026-11-27T09:00:00Z')

const dayMs = 86_400_000
const ago = (days: number) => new Date(now.getTime() - Math.round(days * dayMs))

/** Numbers from 0 to 1 that repeat from run to run (mulberry32). */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const placesOf = { athens: 4501, thessaloniki: 701, few: 6901 }

function ad(id: number, next: () => number): Ad {
  const pick = <One>(...ones: readonly One[]): One => ones[Math.floor(next() * ones.length)] as One
  const age = 1 + 700 * next() ** 1.5
  const created = ago(age)
  const surface = 25 + Math.floor(next() * 160)
  const contract = pick(1, 1, 1, 2)
  const base = contract === 1 ? 1500 + next() * 2500 : 7 + next() * 9
  const level = Math.round(base * surface * (next() < 0.03 ? 10 : 1))
  const prices = [{ at: created, price: level }]
  for (let at = age * next(); at > 1 && prices.length < 4; at *= next())
    prices.push({ at: ago(at), price: Math.round(level * (0.9 + next() * 0.14)) })
  const end = next() < 0.35 ? ago(age * next() * 0.9) : null
  const hasHistory = next() < 0.3
  const states = hasHistory
    ? [
        { at: created, status: 1 },
        ...(next() < 0.5
          ? [
              { at: ago(age * 0.8), status: 22 },
              { at: ago(age * 0.7), status: 1 },
            ]
          : []),
        ...(end === null || end < ago(age * 0.7) ? [] : [{ at: end, status: 20 }]),
      ]
    : []
  const municipality = pick(
    placesOf.athens,
    placesOf.athens,
    placesOf.thessaloniki,
    placesOf.thessaloniki,
    placesOf.few,
  )
  return {
    id,
    // One in six is another ad of the home before it.
    property: next() < 0.17 && id > 1 ? id - 1 : id,
    contract,
    category: next() < 0.04 ? 3 : 1,
    kind: next() < 0.03 ? 2 : 1,
    typology: pick(1, 1, 1, 9, 3, 6),
    surface,
    surfaceKind: pick(null, 1, 2, 2, 2),
    share: next() < 0.04,
    created,
    withdrawn: hasHistory ? null : end,
    status: (hasHistory ? states.at(-1)?.status : end === null ? 1 : 20) ?? 1,
    municipality,
    zone: municipality === placesOf.athens ? pick(4501011, 4501001, null) : null,
    prices,
    states,
  }
}

const random = numbers(42)
export const stock: readonly Ad[] = Array.from({ length: 1200 }, (_, at) => ad(at + 1, random))

export const regionOf = (municipality: number) => ({ 4501: 10, 701: 2, 6901: 12 })[municipality] ?? 0
export const provinceOf = (municipality: number) => ({ 4501: 45, 701: 7, 6901: 69 })[municipality] ?? 0

/** Writes the stock into an empty database. */
export const writeStock = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  yield* sql`INSERT INTO advertisers (id, type) VALUES (1, 'private')`
  const rows = stock.map((one) => ({
    id: one.id,
    property_id: one.property,
    advertiser_id: 1,
    created_at: one.created,
    modified_at: one.created,
    confirmed_at: one.created,
    withdrawn_at: one.withdrawn,
    price: one.prices.at(-1)?.price ?? null,
    surface: one.surface,
    surface_kind: one.surfaceKind,
    undivided_share: one.share,
    kind: one.kind,
    contract: one.contract,
    category: one.category,
    typology: one.typology,
    status: one.status,
    tier: 0,
    publisher_role: 1,
    region_id: regionOf(one.municipality),
    province_id: provinceOf(one.municipality),
    municipality_id: one.municipality,
    zone_id: one.zone,
  }))
  yield* insertAll('listings', rows)
  yield* insertAll(
    'price_events',
    stock.flatMap(({ id, prices }) =>
      prices.map(({ at, price }, order) => ({ listing_id: id, at, price, kind: order === 0 ? 1 : 2 })),
    ),
  )
  yield* insertAll(
    'status_events',
    stock.flatMap(({ id, states }) => states.map(({ at, status }) => ({ listing_id: id, at, status }))),
  )
})

type Value = string | number | boolean | Date | null

const insertAll = Effect.fnUntraced(function* (
  table: string,
  rows: readonly Readonly<Record<string, Value>>[],
) {
  const sql = yield* SqlClient.SqlClient
  for (const row of rows) {
    const names = Object.keys(row)
    yield* sql.unsafe(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    )
  }
})

/** A clock that stands still. */
export const clockAt = (at: Date): Clock.Clock =>
  Object.assign(movableClock(), { currentTimeMillis: Effect.succeed(at.getTime()) })
