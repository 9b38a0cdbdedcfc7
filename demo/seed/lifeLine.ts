import type { PriceEventName, StatusName } from '#domain/listing/vocabularies/market.ts'
import type { Random } from '#demo/random.ts'

const dayMs = 86_400_000

export interface PriceEvent {
  readonly at: Date
  readonly price: number
  readonly event: PriceEventName
}

/** Ads reach three years back, half of them three months: the price guide keeps so many months. */
const OLDEST_DAYS = 1095

/** What happened to an ad since it appeared. */
export interface LifeLine {
  readonly createdAt: Date
  readonly modifiedAt: Date
  readonly confirmedAt: Date
  readonly withdrawnAt: Date | null
  readonly status: StatusName
  /** Oldest first; the last price is the present one. Empty without a stated price. */
  readonly prices: readonly PriceEvent[]
}

/** A life that ends in the present price: most ads never changed, a third were cut, a few paused and came back. */
export function makeLifeLine(price: number | null, now: Date, random: Random): LifeLine {
  const ageDays = Math.floor(OLDEST_DAYS * random.next() ** 3.6 + random.next())
  const createdAt = before(now, ageDays + random.next())
  const status = statusOf(random)
  const prices = price === null ? [] : pricesUpTo(price, createdAt, ageDays, random)
  const last = prices.at(-1)?.at ?? createdAt
  const modifiedAt = random.chance(0.4) ? between(last, now, random) : last
  const withdrawnAt =
    status === 'withdrawn' || status === 'soldOrRented' ? between(modifiedAt, now, random) : null
  // Advertisers confirm each two to four weeks.
  const confirmedAt = new Date(
    Math.max(
      modifiedAt.getTime(),
      before(now, Math.min(ageDays, random.int(0, 24)) * random.next()).getTime(),
    ),
  )
  return { createdAt, modifiedAt, confirmedAt, withdrawnAt, status, prices }
}

function statusOf(random: Random): StatusName {
  const draw = random.next()
  return draw < 0.96 ? 'active' : draw < 0.98 ? 'soldOrRented' : draw < 0.995 ? 'withdrawn' : 'secret'
}

const before = (moment: Date, days: number): Date => new Date(Math.floor(moment.getTime() - days * dayMs))

const between = (from: Date, to: Date, random: Random): Date =>
  new Date(Math.floor(from.getTime() + (to.getTime() - from.getTime()) * random.next()))

function pricesUpTo(price: number, createdAt: Date, ageDays: number, random: Random): PriceEvent[] {
  const changes = ageDays < 20 || !random.chance(0.36) ? 0 : random.int(1, 3)
  const moments = Array.from(
    { length: changes },
    (_, step) => ageDays * (1 - (step + random.between(0.4, 0.95)) / changes),
  )
  // Walking back in time from the present price: before each change it was higher, seldom lower.
  const past: number[] = [price]
  for (let step = 0; step < changes; step++) {
    const earlier =
      (past[0] ?? price) *
      (random.chance(0.88) ? 1 + random.between(0.02, 0.11) : 1 - random.between(0.02, 0.06))
    past.unshift(roundedLike(price, earlier))
  }
  const events: PriceEvent[] = [{ at: createdAt, price: past[0] ?? price, event: 'published' }]
  moments.forEach((daysAgo, step) => {
    const at = new Date(createdAt.getTime() + Math.floor((ageDays - daysAgo) * dayMs) + step)
    const returned = random.chance(0.08)
    const next = past[step + 1] ?? price
    if (returned)
      events.push({ at: new Date(at.getTime() - 9 * 3_600_000), price: past[step] ?? price, event: 'paused' })
    events.push({ at, price: next, event: returned ? 'returned' : 'changed' })
  })
  return events
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .filter(({ at }, index, all) => at.getTime() !== all[index - 1]?.at.getTime())
}

/** A price as people round one like it, EUR. */
export const roundedLike = (model: number, price: number): number => {
  const step = model < 1000 ? 10 : model < 5000 ? 50 : model < 100_000 ? 1000 : 5000
  return Math.round(price / step) * step
}
