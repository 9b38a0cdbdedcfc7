/**
 * Adds a language model's reading to the grammar's: filters for unread words, and nothing else. The grammar's
 * reading is never changed.
 */
import { type Criteria, type FilterName, filterNames, filterNamesOf } from '../../search/filters.ts'
import { entriesOf } from '../wishes/Draft.ts'
import { likelyContract } from '../wishes/likelyContract.ts'
import type { ModelReading } from './modelAnswer.ts'
import { asRead, type CompletedReading, markRead, type ReadByModel, unreadPlaces } from './readByModel.ts'
import { type ReadingOptions, scanOf, type SentenceReading } from '../readSentence.ts'

const whereFilters: readonly FilterName[] = [
  ...filterNamesOf('places'),
  ...filterNamesOf('stations'),
  ...filterNamesOf('polygons'),
  ...filterNamesOf('circle'),
]

/** Filters that say one thing in several ways: with one of them read, no other is added. */
const sameThing: readonly (readonly FilterName[])[] = [
  ['contract', 'excludeAuctions', 'auctionStatus', 'court'],
  ['category', 'typology'],
  ['rooms', 'bedrooms'],
  whereFilters,
]

/** The parts of an answer by which places are named. */
const placeParts = ['places', 'metro']

const partsOf = (name: FilterName): readonly string[] => (whereFilters.includes(name) ? placeParts : [name])

/** The grammar's reading with a model's reading of the rest. If the model adds nothing, it is unchanged. */
export function addFromModel(
  text: string,
  reading: SentenceReading,
  model: ModelReading,
  options: ReadingOptions,
): CompletedReading {
  const scan = scanOf(text, options)
  const settled = settledBy(reading)
  const wordsFor = (parts: readonly string[]) =>
    model.evidence
      .filter(({ filter }) => parts.includes(filter))
      .flatMap(({ words }) => unreadPlaces(words, scan, reading.unread))
  const added = entriesOf(model.criteria)
    .filter(([name]) => !settled.has(name))
    .map(([name, value]) => ({ name, value, words: wordsFor(partsOf(name)) }))
    .filter(({ words }) => words.length > 0)
  const ordering = model.order === undefined || settled.has('order') ? [] : wordsFor(['order'])
  const said: readonly ReadByModel[] = [
    ...added.flatMap(({ name, words }) => words.map((each) => ({ ...each, filters: [name] }))),
    ...ordering.map((each) => ({ ...each, filters: ['order' as const] })),
  ]
  if (said.length === 0) return asRead(reading)
  const both = Object.fromEntries(added.map(({ name, value }) => [name, value]))
  const criteria = inTableOrder({ ...reading.criteria, ...both })
  const { likelyContract: _, ...others } = reading
  const contract = likelyContract(criteria)
  const completed = {
    ...others,
    criteria,
    ...(ordering.length > 0 && model.order && { order: model.order }),
    ...(contract && { likelyContract: contract }),
  }
  return markRead(completed, scan, said)
}

/** What a model cannot change: everything the grammar read, even if it was negated or overruled later. */
function settledBy({ criteria, order, understood }: SentenceReading): ReadonlySet<string> {
  const heard = new Set<string>([...Object.keys(criteria), ...understood.map(({ filter }) => filter)])
  const same = sameThing.filter((group) => group.some((name) => heard.has(name))).flat()
  return new Set([...heard, ...same, ...(order === undefined ? [] : ['order'])])
}

const inTableOrder = (criteria: Criteria): Criteria =>
  Object.fromEntries(
    filterNames.filter((name) => criteria[name] !== undefined).map((name) => [name, criteria[name]]),
  ) as Criteria
