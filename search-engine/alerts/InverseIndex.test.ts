import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Criteria, filterNames } from '#domain/search/filters.ts'
import { listingIdOf } from '../execution/SegmentDoc.ts'
import { SegmentedIndex } from '../lifecycle/SegmentedIndex.ts'
import { makeColumnIndexNow } from '../store/ColumnIndex.ts'
import { criteriaArbitrary, testSurroundings } from '../testing/queries.ts'
import { columnsOf, makeRows } from '../testing/rows.ts'
import { KeywordBuilder } from '../words/KeywordBuilder.ts'
import { Texts } from '../words/Texts.ts'
import { adOf } from './ad.ts'
import { InverseIndex } from './InverseIndex.ts'
import { runs } from '../../tests/properties/runs.ts'

const ADS = 200
const SEARCHES = 2000

const vocabulary = 'θέα θάλασσα θαλασσας υπόγειο κήπος μετρό sea view garden 85τμ 2ος τζάκι'.split(' ')
const textOf = (id: number) => vocabulary.filter((_, at) => (id * 31) % (at + 2) === 0).join(' ')

/** Some rows in the base, a third written later, each with its words. */
function list(bedroomSearch: boolean) {
  const rows = makeRows(ADS, 5)
  const index = makeColumnIndexNow(columnsOf(rows))
  const builder = new KeywordBuilder()
  for (const { id } of rows) builder.add(id, textOf(id))
  const texts = new Texts(builder.finishNow(index.columns.id), index.columns.id)
  const engine = new SegmentedIndex(index, { bedroomSearch, surroundings: testSurroundings }, texts)
  const later = rows.filter((_, at) => at % 3 === 0)
  const ids = later.map(({ id }) => id)
  texts.write(
    ids,
    ids.map((id) => [id, textOf(id)]),
  )
  engine.write(ids, columnsOf(later))
  return { engine, ids: rows.map(({ id }) => id) }
}

const keyword = fc
  .tuple(fc.subarray(vocabulary, { minLength: 1, maxLength: 2 }), fc.boolean())
  .map(([words, isNot]) => (isNot ? `-${words.join(' -')}` : words.join(' ')))
const searches = fc.sample(
  fc
    .tuple(criteriaArbitrary, fc.option(keyword, { freq: 8, nil: undefined }))
    .map(([criteria, words]): Criteria => ({ ...criteria, ...(words !== undefined && { keyword: words }) })),
  { seed: 23, numRuns: runs(SEARCHES) },
)

describe.each([{ bedroomSearch: true }, { bedroomSearch: false }])('with %o', ({ bedroomSearch }) => {
  const { engine, ids } = list(bedroomSearch)
  const options = { bedroomSearch, surroundings: testSurroundings }
  const indexOf = (some: readonly Criteria[]) => {
    const inverse = new InverseIndex(options)
    some.forEach((criteria, at) => inverse.set(at + 1, criteria))
    return inverse
  }

  /** For each ad the searches whose list holds it. */
  function expected(some: readonly Criteria[]): Map<number, number[]> {
    const found = new Map(ids.map((id) => [id, [] as number[]]))
    some.forEach((criteria, at) => {
      for (const doc of engine.matches(criteria)) found.get(listingIdOf(doc))?.push(at + 1)
    })
    return found
  }

  const matchOf = (inverse: InverseIndex, id: number) => {
    const at = engine.locate(id)
    return at ? inverse.match(adOf(at)).toSorted((a, b) => a - b) : undefined
  }

  it('an ad is found by exactly the searches whose list holds it', () => {
    const inverse = indexOf(searches)
    const held = expected(searches)
    let pairs = 0
    for (const id of ids) {
      expect(matchOf(inverse, id), `ad ${id}`).toEqual(held.get(id))
      pairs += held.get(id)?.length ?? 0
    }
    // They must be worth asking.
    expect(pairs).toBeGreaterThan(searches.length / 2)
    expect(filterNames.filter((name) => searches.every((one) => one[name] === undefined))).toEqual([])
  })

  it('a changed search is asked by what it looks for now, a removed one not at all', () => {
    const inverse = indexOf(searches)
    const turned = searches.toReversed()
    turned.forEach((criteria, at) => inverse.set(at + 1, criteria))
    for (let id = 1; id <= searches.length; id += 3) inverse.remove(id)
    inverse.remove(searches.length + 1)
    const held = expected(turned)
    for (const id of ids)
      expect(matchOf(inverse, id)).toEqual(held.get(id)?.filter((search) => search % 3 !== 1))
    expect(inverse.size + inverse.staleness).toBe(2 * searches.length)
  })

  it('a search that asks for nothing finds everything, one for nothing that exists finds nothing', () => {
    const inverse = indexOf([{}, { macroarea: [999] }, { price: { min: 5, max: 4 } }, { price: {} }])
    const held = expected([{}, { macroarea: [999] }, { price: { min: 5, max: 4 } }, { price: {} }])
    for (const id of ids) expect(matchOf(inverse, id)).toEqual(held.get(id))
    expect(held.get(ids[0] as number)).toContain(1)
  })
})
