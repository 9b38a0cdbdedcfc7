import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contracts } from '#domain/listing/vocabularies/market.ts'
import { type Columns, rowsAt } from '../store/Columns.ts'
import { makeColumnIndexNow } from '../store/ColumnIndex.ts'
import { KeywordBuilder } from '../words/KeywordBuilder.ts'
import { RebuildingIndex } from './RebuildingIndex.ts'
import { columnsOf, makeRows } from '../testing/rows.ts'
import { Texts } from '../words/Texts.ts'
import { runs } from '../../tests/properties/runs.ts'

const SIZE = 90
const words = ['θέα', 'κήπος', 'τζάκι', 'garden', 'μετρό'] as const
type Word = (typeof words)[number]
const someWords = fc.subarray([...words], { maxLength: 3 })

/** Has every word and is never changed, so that a word always means itself. */
const FIRST = 1
const someIds = fc.uniqueArray(fc.integer({ min: FIRST + 1, max: SIZE }), { minLength: 1, maxLength: 30 })

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('write'), ids: someIds, says: someWords }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('remove'), ids: someIds }) },
  { weight: 1, arbitrary: fc.constant({ does: 'rebuild' } as const) },
  { weight: 1, arbitrary: fc.constant({ does: 'reread' } as const) },
)
type Step = { does: string; ids?: readonly number[]; says?: readonly Word[] }

const rows = columnsOf(makeRows(SIZE, 5))

const rowsOf = (ids: readonly number[]): Columns =>
  rowsAt(
    rows,
    Int32Array.from(ids, (id) => rows.id.indexOf(id)),
  )

const isForSale = (id: number) => rows.contract[rows.id.indexOf(id)] === contracts.idOf('sale')

function textsFor(ids: Int32Array, said: ReadonlyMap<number, readonly Word[]>): Texts {
  const builder = new KeywordBuilder()
  for (const [id, says] of said) builder.add(id, says.join(' '))
  return new Texts(builder.finishNow(ids), ids)
}

const options = {
  bedroomSearch: false,
  makeIndex: (made: Columns) => Promise.resolve(makeColumnIndexNow(made)),
}

/** A rebuilding index, and the words that each listing has. */
class Stage {
  readonly said: Map<number, readonly Word[]>
  readonly live: RebuildingIndex

  constructor(said: ReadonlyMap<number, readonly Word[]>) {
    this.said = new Map(said)
    const index = makeColumnIndexNow(rows)
    this.live = new RebuildingIndex(index, options, textsFor(index.columns.id, said))
  }

  async take({ does, ids = [], says }: Step): Promise<void> {
    if (does === 'rebuild') await this.live.rebuild()
    if (does === 'reread')
      await this.live.rebuild(rowsOf([...this.said.keys()]), (made) =>
        Promise.resolve(textsFor(made.columns.id, this.said)),
      )
    for (const id of ids) {
      this.said.delete(id)
      if (says) this.said.set(id, says)
    }
    const texts = says ? ids.map((id) => [id, says.join(' ')] as const) : []
    this.live.write(ids, rowsOf(says ? ids : []), texts)
  }

  /** What a keyword finds of what is for sale. */
  found(keyword: string): readonly number[] {
    const { ids } = this.live.current.search({
      criteria: { keyword, contract: 'sale' },
      order: 'older',
      page: 1,
      perPage: SIZE,
    })
    return ids.toSorted((a, b) => a - b)
  }

  expected(must: readonly Word[], not?: Word): readonly number[] {
    const matches = [...this.said].filter(
      ([id, says]) =>
        isForSale(id) && must.every((word) => says.includes(word)) && !(not && says.includes(not)),
    )
    return matches.map(([id]) => id).toSorted((a, b) => a - b)
  }
}

describe('an index that is written to', () => {
  it('finds the last words of each listing, however often it was rebuilt meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(someWords, { minLength: SIZE, maxLength: SIZE }),
        fc.array(step, { minLength: 1, maxLength: 12 }),
        async (atFirst, steps) => {
          const stage = new Stage(new Map(atFirst.map((says, at) => [at + 1, at === 0 ? words : says])))
          for (const one of steps) {
            await stage.take(one)
            for (const word of words) {
              expect(stage.found(word)).toEqual(stage.expected([word]))
              expect(stage.found(`${word} garden -θέα`)).toEqual(stage.expected([word, 'garden'], 'θέα'))
            }
          }
        },
      ),
      { seed: 21, numRuns: runs(60), endOnFailure: true },
    )
  }, 300_000)
})
