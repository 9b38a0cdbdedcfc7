/** Rows in which homes are advertised several times, and the expected groups by the simplest possible code. */
import { homeGroups } from '#domain/listing/homeGroups.ts'
import { isSameHome } from '#domain/listing/sameHome.ts'
import { factsOf } from '../store/findHomeGroups.ts'
import { columnsOf, makeRows, type Row } from './rows.ts'

/** `count` rows; every third is also advertised by one to three others, with a little less or more. */
export function makeRowsWithTwins(count: number, seed: number): Row[] {
  const rows = makeRows(count, seed)
  const twins = rows.flatMap((row, at) =>
    Array.from({ length: at % 3 === 0 ? 1 + (row.id % 3) : 0 }, (_, n): Row => {
      const id = count + row.id * 3 + n
      const price = row.price < 0 ? row.price : Math.round(row.price * (1 + ((id % 7) - 3) / 50))
      const surface = row.surface < 0 ? row.surface : row.surface + (id % 3)
      return { ...row, id, price, surface, publisher: 10_000 + (id % 11), relevance: (id * 7919) % 1_000_003 }
    }),
  )
  return [...rows, ...twins]
}

/** The home of each ad, by comparing every pair. */
export function naiveHomes(rows: readonly Row[]): ReadonlyMap<number, number> {
  const columns = columnsOf(rows)
  const facts = rows.map((_, at) => factsOf(columns, at))
  const pairs = rows.flatMap((row, at) =>
    rows.flatMap((other, next): [number, number][] =>
      next > at && isSameHome(facts[at] as (typeof facts)[number], facts[next] as (typeof facts)[number])
        ? [[row.id, other.id]]
        : [],
    ),
  )
  const publishers = new Map(rows.map(({ id, publisher }) => [id, publisher]))
  const homes = new Map(rows.map(({ id }) => [id, id]))
  for (const group of homeGroups(pairs, (id) => publishers.get(id) as number))
    for (const id of group) homes.set(id, group[0] as number)
  return homes
}
