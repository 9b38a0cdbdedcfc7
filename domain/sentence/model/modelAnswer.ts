/**
 * What a language model may answer about a sentence, where one is configured. It is asked for what readSentence
 * finds, with places by their names, and its answer is trusted as little as an address.
 */
import { Option, Schema } from 'effect'
import { defaultFlags } from '../../flags.ts'
import { type Criteria, type Filter, type FilterName, filterNames, filters } from '../../search/filters.ts'
import { defaultOrder, type OrderName, orderOptions } from '../../search/orders.ts'
import { readQuery, writeQuery } from '../../search/readQuery.ts'
import { type ReadingOptions, readSentence } from '../readSentence.ts'

/** The most names of places or stations, and pieces of the sentence, in an answer. */
const NAMES = 20
/** Characters of a name, and of a piece of the sentence. */
const LENGTH = 100

const Name = Schema.String.check(Schema.isMaxLength(LENGTH))
const Names = Schema.Array(Name).check(Schema.isMaxLength(NAMES))
/** A key that is missing, not null: a person waits, and forty nulls take long to say. */
const Bound = Schema.optionalKey(Schema.Finite)

/**
 * The schema of a filter's value; undefined for filters by place names, and for keywords, which find words
 * and no meanings.
 */
function valueOf(filter: Filter): Schema.Codec<unknown> | undefined {
  switch (filter.kind) {
    case 'range':
      return Schema.Struct({ min: Bound, max: Bound })
    case 'least':
      return Schema.Finite
    case 'choice':
      return Schema.Literals(filter.vocabulary.names)
    case 'choices':
      return Schema.Array(Schema.Literals(filter.vocabulary.names))
    case 'exclude':
      return Schema.Boolean
    case 'keyword':
    case 'publisher':
    case 'places':
    case 'stations':
    case 'polygons':
    case 'circle':
      return undefined
  }
}

const values = filterNames.flatMap((name) => {
  const value = valueOf(filters[name])
  return value ? [[name, value] as const] : []
})

/** The filters that a model sets by their own names. */
export const namedFilters: readonly FilterName[] = values.map(([name]) => name)

/** The possible meanings of words of a sentence. */
export const answerParts: readonly string[] = [...namedFilters, 'places', 'metro', 'order']

/** The schema that a model is given: every filter is optional, and no other key exists. */
export const ModelAnswer = Schema.Struct({
  /** Which words of the sentence ask for what. First, so that a model looks for words before it chooses values. */
  evidence: Schema.optionalKey(
    Schema.Array(Schema.Struct({ words: Name, filter: Schema.Literals(answerParts) })).check(
      Schema.isMaxLength(NAMES),
    ),
  ),
  ...Object.fromEntries(values.map(([name, value]) => [name, Schema.optionalKey(value)])),
  /** Places as the sentence names them: "Παγκράτι", "Crete". */
  places: Schema.optionalKey(Names),
  /** Stations and lines of the metro as the sentence names them; "" for any. */
  metro: Schema.optionalKey(Names),
  order: Schema.optionalKey(Schema.Literals(Object.keys(orderOptions) as OrderName[])),
})

/** Words of the sentence and their meaning, by a model. */
export type Evidence = NonNullable<typeof ModelAnswer.Type.evidence>[number]

export interface ModelReading {
  readonly criteria: Criteria
  readonly order?: OrderName
  readonly evidence: readonly Evidence[]
  /** Keys of the answer that broke the schema, or that no address could have. */
  readonly refused: readonly string[]
}

/** Reads a model's answer part by part: one bad part does not spoil the others. Never fails. */
export function readModelAnswer(answer: unknown, options: ReadingOptions): ModelReading {
  const { flags = defaultFlags } = options
  const parts = typeof answer === 'object' && answer !== null ? Object.entries(answer) : []
  const read = new Map(parts.map(([key, value]) => [key, decoded(key, value)]))
  const criteria = Object.fromEntries(
    filterNames
      .filter((name) => read.get(name) !== undefined)
      .map((name) => [name, plain(name, read.get(name))]),
  ) as Criteria
  const places = readNames(namesIn(read.get('places')), namesIn(read.get('metro')), options)
  const order = (read.get('order') as OrderName | undefined) ?? defaultOrder(flags.listingSearchNewSorting)
  const all = { ...criteria, ...places }
  const { query, ignored } = readQuery(writeQuery({ criteria: all, order, page: 1 }, flags), flags)
  const broken = [...read].filter(([, value]) => value === undefined).map(([key]) => key)
  return {
    criteria: query.criteria,
    ...(read.get('order') !== undefined && { order: query.order }),
    evidence: (read.get('evidence') as readonly Evidence[] | undefined) ?? [],
    refused: [...broken, ...ignored.map(({ name }) => name)],
  }
}

/** A part by its own schema; undefined if it is invalid. */
function decoded(key: string, value: unknown): unknown {
  const schema = Object.hasOwn(ModelAnswer.fields, key) ? partOf(key) : undefined
  return schema && Option.getOrUndefined(Schema.decodeUnknownOption(schema)(value))
}

const partOf = (key: string) => (ModelAnswer.fields as Readonly<Record<string, Schema.Codec<unknown>>>)[key]

/** Numbers as addresses have them; `false` is no filter. */
function plain(name: FilterName, value: unknown): unknown {
  if (typeof value === 'number') return Math.round(value)
  if (filters[name].kind !== 'range') return value === false ? undefined : value
  const bounds = Object.entries(value as Readonly<Record<string, number>>)
  return Object.fromEntries(bounds.map(([end, bound]) => [end, Math.round(bound)]))
}

const namesIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value : [])

/** Places by the same rules as in a sentence; of what else the names may say nothing is taken. */
function readNames(
  places: readonly string[],
  stations: readonly string[],
  options: ReadingOptions,
): Criteria {
  const said = [...places, ...stations.map((name) => `metro ${name}`)].join(', ')
  const { criteria } = readSentence(said, options)
  return Object.fromEntries(
    Object.entries(criteria).filter(([name]) =>
      ['places', 'stations'].includes(filters[name as FilterName].kind),
    ),
  ) as Criteria
}
