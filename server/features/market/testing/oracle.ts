/** The figures of a month computed again, ad by ad and without SQL: what the tests of the job compare with. */
import { type Ad, now, provinceOf, regionOf, stock } from './stock.ts'

export interface Figures {
  readonly n: number
  readonly fenced: number
  readonly q1: number
  readonly median: number
  readonly q3: number
  readonly low: number
  readonly high: number
  readonly new: number
  readonly gone: number
  readonly cuts: number
  readonly days: number | null
  readonly earlier: number
  readonly stratified: number | null
  readonly stratified_error: number | null
  readonly repeats: number
  readonly repeated: number | null
  readonly repeated_error: number | null
}

/** The midnights that months begin with in Greece: an hour earlier in UTC while it is summer there. */
const midnight = (month: string): number => {
  const [year = 0, of = 0] = month.split('-').map(Number)
  return Date.UTC(year, of - 1, 1) - (of > 3 && of < 11 ? 3 : 2) * 3_600_000
}
const after = (month: string, months: number): string =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months, 1))
    .toISOString()
    .slice(0, 7)

const kindOf = ({ typology }: Ad) =>
  [1, 2, 9, 4].includes(typology) ? 1 : [3, 7, 8].includes(typology) ? 2 : [6, 5].includes(typology) ? 3 : 0

const counted = stock.filter(
  (ad) => ad.category === 1 && ad.kind === 1 && !ad.share && (ad.surfaceKind ?? 2) === 2,
)

/** When an ad was in the lists, ms since 1970. */
function shown({ created, withdrawn, states }: Ad): (readonly [number, number])[] {
  if (states.length === 0) return [[created.getTime(), withdrawn?.getTime() ?? Infinity]]
  const rising = states.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  return rising.flatMap(({ at, status }, index) =>
    status === 1 ? [[at.getTime(), rising[index + 1]?.at.getTime() ?? Infinity] as const] : [],
  )
}

interface Home {
  readonly ad: Ad
  readonly price: number
  readonly metre: number
}

function homesIn(since: number, until: number): readonly Home[] {
  const best = new Map<string, Home>()
  for (const ad of counted) {
    const parts = shown(ad).filter(([from, to]) => from < until && to > since)
    const time = parts.reduce((sum, [from, to]) => sum + Math.min(to, until) - Math.max(from, since), 0)
    if (parts.length === 0 || time < 86_400_000) continue
    const till = Math.max(...parts.map(([, to]) => Math.min(to, until)))
    const rising = ad.prices.toSorted((a, b) => a.at.getTime() - b.at.getTime())
    const price = (rising.findLast(({ at }) => at.getTime() < till) ?? rising[0])?.price ?? 0
    const key = `${ad.property} ${kindOf(ad)} ${ad.contract}`
    const known = best.get(key)
    if (!known || price < known.price || (price === known.price && ad.id < known.ad.id))
      best.set(key, { ad, price, metre: price / ad.surface })
  }
  return [...best.values()]
}

const placesOf = ({ municipality, zone }: Ad): readonly string[] => [
  '1 300',
  `2 ${regionOf(municipality)}`,
  `3 ${provinceOf(municipality)}`,
  `4 ${municipality}`,
  ...(zone === null ? [] : [`5 ${zone}`]),
]
const keysOf = (ad: Ad) => placesOf(ad).map((place) => `${place} ${kindOf(ad)} ${ad.contract}`)

const grouped = <One>(all: readonly One[], adOf: (one: One) => Ad): Map<string, One[]> => {
  const groups = new Map<string, One[]>()
  for (const one of all)
    for (const key of keysOf(adOf(one))) groups.set(key, [...(groups.get(key) ?? []), one])
  return groups
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const squares = (values: readonly number[]) => {
  const middle = mean(values)
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0)
}
const quantile = (rising: readonly number[], share: number) => {
  const at = (rising.length - 1) * share
  const [below = 0, above = 0] = [rising[Math.floor(at)], rising[Math.ceil(at)]]
  return below + (above - below) * (at % 1)
}
const rising = (values: readonly number[]) => values.toSorted((a, b) => a - b)

function withinFences(homes: readonly Home[]): readonly Home[] {
  const metres = rising(homes.map(({ metre }) => metre))
  const [q1, q3] = [quantile(metres, 0.25), quantile(metres, 0.75)]
  return homes.filter(({ metre }) => metre >= q1 - 1.5 * (q3 - q1) && metre <= q3 + 1.5 * (q3 - q1))
}

/** Least squares with one constant a cell, solved by the means of the cells. */
function stratified(key: string, now_: readonly Home[], then: readonly Home[]) {
  const isLocal = key.startsWith('4') || key.startsWith('5')
  const cellOf = ({ ad }: Home) =>
    [
      isLocal ? ad.zone : ad.municipality,
      ad.typology,
      [50, 80, 120].filter((limit) => ad.surface >= limit).length,
    ].join()
  const logs = (homes: readonly Home[]) => Map.groupBy(homes, cellOf) as ReadonlyMap<string, readonly Home[]>
  const [nows, thens] = [logs(now_), logs(then)]
  let [top, weights, rest, freedom] = [0, 0, 0, 0]
  for (const [cell, some] of nows) {
    const others = thens.get(cell)
    if (!others) continue
    const [a, b] = [some.map(({ metre }) => Math.log(metre)), others.map(({ metre }) => Math.log(metre))]
    const weight = (a.length * b.length) / (a.length + b.length)
    top += weight * (mean(a) - mean(b))
    weights += weight
    rest += squares(a) + squares(b)
    freedom += a.length + b.length - 2
  }
  return weights === 0
    ? { stratified: null, stratified_error: null }
    : {
        stratified: top / weights,
        stratified_error: freedom > 0 ? Math.sqrt(rest / freedom / weights) : null,
      }
}

function repeated(homes: readonly Home[], then: readonly Home[]) {
  const before = new Map(
    then.map((home) => [`${home.ad.property} ${kindOf(home.ad)} ${home.ad.contract}`, home.price]),
  )
  const changes = homes.flatMap(({ ad, price }) => {
    const known = before.get(`${ad.property} ${kindOf(ad)} ${ad.contract}`)
    const change = known === undefined ? undefined : Math.log(price / known)
    return change === undefined || Math.abs(change) > Math.log(2) ? [] : [change]
  })
  const n = changes.length
  return {
    repeats: n,
    repeated: n === 0 ? null : mean(changes),
    repeated_error: n < 2 ? null : Math.sqrt(squares(changes) / (n - 1) / n),
  }
}

/** From the first to the last day of every home, with the ad that says where it is. */
function lives() {
  const byHome = Map.groupBy(counted, (ad) => `${ad.property} ${kindOf(ad)} ${ad.contract}`)
  return [...byHome.values()].map((ads) => {
    const spans = ads.flatMap(shown)
    return {
      ad: ads.toSorted((a, b) => a.id - b.id)[0] as Ad,
      began: Math.min(...spans.map(([from]) => from)),
      ended: Math.max(...spans.map(([, to]) => to)),
    }
  })
}

/** The figures of a month by `level place kind contract`. */
export function figuresOf(month: string): ReadonlyMap<string, Figures> {
  const [since, until] = [midnight(month), Math.min(midnight(after(month, 1)), now.getTime())]
  const homes = homesIn(since, until)
  const thenHomes = homesIn(midnight(after(month, -12)), midnight(after(month, -11)))
  const [groups, thens] = [grouped(homes, ({ ad }) => ad), grouped(thenHomes, ({ ad }) => ad)]
  const isIn = (at: number) => at >= since && at < until
  const life = grouped(lives(), ({ ad }) => ad)
  const cutHomes = new Set(
    counted
      .filter((ad) => {
        const prices = ad.prices.toSorted((a, b) => a.at.getTime() - b.at.getTime())
        return prices.some(
          ({ at, price }, index) => isIn(at.getTime()) && price < (prices[index - 1]?.price ?? 0),
        )
      })
      .map((ad) => `${ad.property} ${kindOf(ad)} ${ad.contract}`),
  )
  return new Map(
    [...groups].map(([key, all]) => {
      const kept = withinFences(all)
      const before = withinFences(thens.get(key) ?? [])
      const metres = rising(kept.map(({ metre }) => metre))
      const n = metres.length
      const rank = Math.max(1, Math.floor((n - 1.6449 * Math.sqrt(n)) / 2))
      const gone = (life.get(key) ?? []).filter(({ ended }) => isIn(ended))
      return [
        key,
        {
          n,
          fenced: all.length - n,
          q1: quantile(metres, 0.25),
          median: quantile(metres, 0.5),
          q3: quantile(metres, 0.75),
          low: metres[rank - 1] ?? 0,
          high: metres[n - rank] ?? 0,
          new: (life.get(key) ?? []).filter(({ began }) => isIn(began)).length,
          gone: gone.length,
          cuts: all.filter(({ ad }) => cutHomes.has(`${ad.property} ${kindOf(ad)} ${ad.contract}`)).length,
          days:
            gone.length === 0
              ? null
              : Math.round(
                  quantile(rising(gone.map(({ began, ended }) => (ended - began) / 86_400_000)), 0.5),
                ),
          earlier: before.length,
          ...stratified(key, kept, before),
          ...repeated(all, thenHomes),
        },
      ] as const
    }),
  )
}
