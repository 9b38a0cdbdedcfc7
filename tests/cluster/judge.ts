/** What has to be so after each row. */
import { setTimeout as wait } from 'node:timers/promises'
import { missingWrites } from '../faults/missingWrites.ts'
import { layerOf, type Scene } from './Scene.ts'

/** ms */
export const EQUAL_WITHIN = 5000
const PER_PAGE = 25

interface Found {
  readonly total: number
  readonly listings: readonly { readonly id: number }[]
}

/** The ids of all homes for sale that a portal finds. */
async function foundAt(origin: string): Promise<ReadonlySet<number>> {
  const ids = new Set<number>()
  for (let page = 1; ; page++) {
    const reply = await fetch(
      `${origin}/api-next/search-list/listings/?idContratto=1&idCategoria=1&criterio=dataModifica&pag=${page}`,
    )
    const { total, listings } = (await reply.json()) as Found
    for (const { id } of listings) ids.add(id)
    if (listings.length === 0 || page * PER_PAGE >= total) return ids
  }
}

/** The same of the database. */
async function inDatabase({ publisher }: Scene): Promise<ReadonlySet<number>> {
  const rows = await publisher.ask<{ id: number }>(
    'SELECT id FROM listings WHERE contract = 1 AND category = 1 AND status = 1 AND country = 1',
  )
  return new Set(rows.map(({ id }) => id))
}

const isSame = (one: ReadonlySet<number>, other: ReadonlySet<number>) =>
  one.size === other.size && [...one].every((id) => other.has(id))

/** How many a portal lacks of the database's, and has beside. */
const difference = (found: ReadonlySet<number>, expected: ReadonlySet<number>): string =>
  `−${[...expected].filter((id) => !found.has(id)).length} +${[...found].filter((id) => !expected.has(id)).length}`

/** How long until every portal finds what the database has, ms; in words what differs after four times the bar. */
export async function untilEqual(scene: Scene): Promise<number | string> {
  const begun = performance.now()
  const expected = await inDatabase(scene)
  for (;;) {
    const found = await Promise.all(
      scene.portals.map(({ origin }) => foundAt(origin).catch(() => new Set<number>())),
    )
    const took = performance.now() - begun
    if (found.every((one) => isSame(one, expected))) return took
    if (took > 4 * EQUAL_WITHIN) return found.map((one) => difference(one, expected)).join(', ')
    await wait(100)
  }
}

/** Acknowledged and not there, or there in part. */
export async function lostWrites({ cluster, writers, publisher }: Scene) {
  const { half, which } = await missingWrites(layerOf(cluster), writers.told)
  const rows = await publisher.ask<{ price: number }>('SELECT price FROM listings WHERE price >= 950000000')
  const kept = new Set(rows.map(({ price }) => price))
  const homes = [...publisher.published]
    .filter((price) => !kept.has(price))
    .map((price) => `home at ${price}`)
  return {
    which: [...which, ...homes],
    half,
    of: writers.acknowledged + publisher.published.size,
  }
}
