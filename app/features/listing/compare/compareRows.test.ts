import { describe, expect, it } from 'vitest'
import { flatDetail as sampleListing } from '#stories/app/sample/detail.ts'
import { textsFor } from '#app/i18n/texts.ts'
import { readComparison } from '#app/shared/compared/compareAddress.ts'
import { bestOf, compareCsv, compareRows } from './compareRows.ts'

const home = (id: number, change: Partial<typeof sampleListing> = {}) => ({ ...sampleListing, id, ...change })

describe('a comparison', () => {
  it.each([
    ['the lowest', [100, 200, 300], 'low', [1]],
    ['the highest', [100, 200, 300], 'high', [3]],
    ['several that are equal', [100, 100, 300], 'low', [1, 2]],
    ['none where all are equal', [100, 100, 100], 'low', []],
    ['none where only one is stated', [100, null, null], 'low', []],
    ['the best of those that are stated', [null, 200, 300], 'low', [2]],
  ] as const)('marks %s', (_, prices, wins, ids) => {
    const homes = prices.map((price, at) => home(at + 1, { price }))
    expect([...bestOf(homes, { wins, measure: ({ price }) => price ?? undefined })]).toEqual(ids)
  })

  it('tells not stated from what does not apply, and both from a difference in nothing', async () => {
    const texts = await textsFor('en', false)
    const homes = [
      home(1, { bathrooms: null, price: 100_000 }),
      home(2, { bathrooms: 2, price: 90_000 }),
      home(3, { typology: 'land', category: 'land', bathrooms: null, price: null }),
    ]
    const rows = compareRows(texts, homes).flatMap((group) => group.rows)
    const row = (id: string) => rows.find((one) => one.id === id)
    expect(row('bathrooms')?.cells.map(({ text }) => text)).toEqual([null, '2', undefined])
    expect(row('price')?.cells.map(({ best }) => best)).toEqual([undefined, 'lowest', undefined])
    const same = compareRows(texts, [home(1), home(2)]).flatMap((group) => group.rows)
    expect(same.filter(({ differs }) => differs)).toEqual([])
  })

  it.each([
    ['ids=3,1,2', [3, 1, 2]],
    ['ids=3&ids=1', [3, 1]],
    ['ids=1,1,x,-2,0,1e3', [1]],
    ['ids=1,2,3,4,5,6,7', [1, 2, 3, 4, 5, 6]],
    ['', []],
  ])('reads %s', (query, ids) => {
    expect(readComparison(new URLSearchParams(query)).ids).toEqual(ids)
  })

  it.each([
    ['ids=1,2,3', [1, 2]],
    ['ids=1,2,3&a=3&b=1', [3, 1]],
    ['ids=1,2,3&a=9&b=3', [3, 1]],
    ['ids=1,2,3&a=2&b=2', [2, 1]],
    ['ids=7', [7]],
  ])('shows two on a narrow screen: %s', (query, pair) => {
    expect(readComparison(new URLSearchParams(query)).pair).toEqual(pair)
  })

  it('is CSV that a spreadsheet takes for no formula', () => {
    const groups = [
      {
        name: 'money' as const,
        rows: [
          {
            id: 'a',
            term: '=cmd',
            differs: true,
            cells: [{ text: 'a "b", c' }, { text: null }, { text: undefined }],
          },
        ],
      },
    ]
    expect(compareCsv(['', '1', '2', '3'], groups, 'not stated')).toBe(
      '\u{FEFF}"","1","2","3"\r\n"\'=cmd","a ""b"", c","not stated",""\r\n',
    )
  })
})
