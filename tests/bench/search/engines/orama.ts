/**
 * Orama in process: enumerations for codes and places, numbers for ranges, words by their stems. It cannot say what
 * lies in a polygon to the metre as the others do, and draws no map: those kinds it is not asked.
 */
import { create, insertMultiple, search } from '@orama/orama'
import { type Criteria, type Filter, type FilterName, filters, type Range } from '#domain/search/filters.ts'
import { readKeyword } from '#domain/search/words/keyword.ts'
import type { Columns } from '#search-engine/store/Columns.ts'
import { makeColumnIndexNow } from '#search-engine/store/ColumnIndex.ts'
import { type SortName, sortOf } from '#search-engine/store/Orders.ts'
import { packPlans } from '#search-engine/store/packs.ts'
import type { Question } from '../Question.ts'
import { optionsOf, packColumns, stated } from '../sql/ways.ts'
import { tableColumns } from '../sql/schema.ts'
import type { Stock } from '../Stock.ts'
import { stemsOf } from '../texts/stemsOf.ts'
import type { MakeEngine } from './BenchEngine.ts'

/** Orders that questions ask for. Each is a number of its own, so that equal values come as they come elsewhere. */
const sorts: readonly SortName[] = [
  'relevance desc',
  'price asc',
  'price desc',
  'created desc',
  'surface desc',
  'pricePerSquareMetre asc',
]

const rankOf = (sort: SortName) => `rank_${sort.replace(' ', '_')}`

const ranges = Object.values(filters).flatMap((filter: Filter) =>
  filter.kind === 'range' || filter.kind === 'least' ? [filter.column] : [],
)

type Row = Record<string, string | number>

/** Rows written at once. */
const BATCH = 1000

export const orama: MakeEngine = async (stock) => {
  // Orama's own `id` is a text.
  const table = tableColumns(stock.columns).filter(({ name }) => name !== 'id')
  const database = create({
    schema: {
      ...Object.fromEntries(table.map(({ name }) => [name, ranges.includes(name) ? 'number' : 'enum'])),
      ...Object.fromEntries(sorts.map((sort) => [rankOf(sort), 'number'])),
      stems: 'string',
    },
    components: {
      tokenizer: {
        language: 'stems',
        normalizationCache: new Map(),
        tokenize: (text: string) => text.split(' '),
      },
    },
  })
  for (const batch of batches(await rowsOf(stock, table))) await insertMultiple(database, batch, BATCH)

  const ask = async (question: Question) => {
    const options = optionsFor(question)
    return options && search(database, options as never)
  }
  return {
    ways: (question) =>
      optionsFor(question) === undefined
        ? []
        : [
            {
              name: 'where',
              run: () => ask(question),
              read: (given) => readAnswer(question, given as Found),
            },
          ],
    notes: ['Orama is not asked what lies in an area, nor for maps.'],
  }
}

async function rowsOf(
  { columns, eachText }: Stock,
  table: ReturnType<typeof tableColumns>,
): Promise<readonly Row[]> {
  const ranks = ranksOf(columns)
  const rows = Array.from(columns.id, (id, at): Row => {
    const row: Row = { id: String(id), stems: '' }
    for (const { name, values } of table) {
      const value = stated(values[at] as number)
      if (value !== null) row[name] = value
    }
    for (const [sort, rank] of ranks) row[rankOf(sort)] = rank.get(id) as number
    return row
  })
  await eachText((at, text) => {
    const row = rows[at]
    if (row) row['stems'] = stemsOf(text).join(' ')
  })
  return rows
}

/** Where each listing stands in each order. */
function ranksOf(columns: Columns): ReadonlyMap<SortName, ReadonlyMap<number, number>> {
  const index = makeColumnIndexNow(columns)
  return new Map(
    sorts.map((sort) => {
      const docs = index.orders.get(sort)?.docs ?? new Int32Array(0)
      return [sort, new Map(Array.from(docs, (doc, at) => [index.columns.id[doc] as number, at]))]
    }),
  )
}

function* batches(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH)
}

interface Found {
  readonly count: number
  readonly hits: readonly { readonly id: string }[]
  readonly facets?: Readonly<Record<string, { readonly values: Readonly<Record<string, number>> }>>
}

/** How a question is asked; undefined if it cannot be. */
function optionsFor(question: Question): object | undefined {
  if (question.ask === 'facets')
    return {
      where: whereOf(question.criteria),
      limit: 0,
      facets: Object.fromEntries(packColumns.map((name, at) => [name, { limit: packPlans[at]?.size }])),
    }
  if (question.ask !== 'page') return undefined
  const { criteria, order, page, perPage } = question.request
  const where = whereOf(criteria)
  const sortBy = { property: rankOf(sortOf(order)), order: 'ASC' }
  return where && { where, limit: perPage, offset: (page - 1) * perPage, sortBy }
}

function whereOf(criteria: Criteria): object | undefined {
  const { must, mustNot } = readKeyword(criteria.keyword ?? '')
  const words = (of: readonly string[]) => of.flatMap(stemsOf).map((stem) => ({ stems: stem }))
  const names = (Object.keys(criteria) as FilterName[]).filter(
    (name) => name !== 'keyword' && criteria[name] !== undefined,
  )
  const conditions = names.map((name) => conditionOf(name, criteria[name]))
  if (conditions.includes(undefined)) return undefined
  return { and: [...conditions, ...words(must), ...words(mustNot).map((not) => ({ not }))] }
}

function conditionOf(name: FilterName, wanted: unknown): object | undefined {
  const filter: Filter = filters[name]
  switch (filter.kind) {
    case 'range': {
      const { min = 0, max = Number.MAX_SAFE_INTEGER } = wanted as Range
      return { [name === 'rooms' ? filters.bedrooms.column : filter.column]: { between: [min, max] } }
    }
    case 'choice':
      return { [filter.column]: { eq: filter.vocabulary.idOf(wanted as string) } }
    case 'choices':
      return {
        [filter.column]: { in: (wanted as readonly string[]).map((one) => filter.vocabulary.idOf(one)) },
      }
    case 'places':
      return { [filter.column]: { in: wanted } }
    default:
      return undefined
  }
}

function readAnswer(question: Question, { count, hits, facets = {} }: Found) {
  if (question.ask !== 'facets') return { total: count, ids: hits.map(({ id }) => Number(id)) }
  return optionsOf(
    packColumns.flatMap((name, pack) =>
      Object.entries(facets[name]?.values ?? {}).map(([code, found]) => [pack, Number(code), found]),
    ),
  )
}
