import { expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { greece } from '#domain/geography/greece.ts'
import { categories, contracts } from '#domain/listing/vocabularies/market.ts'
import { makeSegmentedIndexNow } from '#search-engine/lifecycle/SegmentedIndex.ts'
import { columnsOf, makeRows } from '#search-engine/testing/rows.ts'
import { TIME_ZERO } from '#search-engine/store/columnTable.ts'
import { takeStock } from './stock.ts'

/** Region ids of made-up rows are those of real regions. */
const rows = makeRows(3000, 5)

it('counts each contract, category and region as a loop over rows does, written ones among them', async () => {
  const engine = makeSegmentedIndexNow(columnsOf(rows), { bedroomSearch: true })
  const later = rows.slice(0, 40).map((row) => ({ ...row, modified: row.modified + 90_000_000 }))
  engine.write(
    later.map(({ id }) => id),
    columnsOf(later.slice(0, 20)),
  )
  const present = [...rows.slice(40), ...later.slice(0, 20)]
  const { lists, listings } = await takeStock(engine.matches({}), greece(), {
    ...defaultFlags,
    auctions: true,
  })
  expect(listings.map(({ id }) => id)).toEqual(present.map(({ id }) => id).sort((a, b) => a - b))

  const regional = lists.filter(({ path }) => path.place?.level === 'region')
  expect(regional.length).toBeGreaterThan(20)
  for (const { path, total, changed } of [...regional, ...lists.filter((one) => !one.path.place)]) {
    const region = path.place && greece().bySlug('region', path.place.slug)?.id
    const inside = present.filter(
      (row) =>
        row.contract === contracts.idOf(path.contract) &&
        row.category === categories.idOf(path.category) &&
        (region === undefined || row.region === region),
    )
    expect(total).toBe(inside.length)
    expect(changed).toBe(TIME_ZERO + Math.max(...inside.map(({ modified }) => modified)))
  }
})

it('says nothing of auctions while they lead nowhere', async () => {
  const engine = makeSegmentedIndexNow(columnsOf(rows), { bedroomSearch: true })
  const auction = contracts.idOf('auction')
  const { lists, listings } = await takeStock(engine.matches({}), greece(), defaultFlags)
  expect(lists.some(({ path }) => path.contract === 'auction' || path.category === 'auction')).toBe(false)
  const open = rows.filter((row) => row.contract !== auction && row.category !== categories.idOf('auction'))
  expect(listings).toHaveLength(open.length)
})
