/**
 * What is asked of every engine, by kind. Each question is made round a listing drawn from the stock, so that it finds
 * something on any data, and large places are asked for as often as they are by people.
 */
import type { Box, Position } from '#domain/search/areas.ts'
import { type Criteria, type Filter, type FilterName, filters } from '#domain/search/filters.ts'
import type { OrderName } from '#domain/search/orders.ts'
import { hasOwnStem } from '#domain/search/words/stem.ts'
import { stopWords } from '#domain/search/words/stopWords.ts'
import { fold } from '#domain/words/fold.ts'
import { NOT_STATED } from '#search-engine/store/Columns.ts'
import { type ColumnName, DEGREE } from '#search-engine/store/columnTable.ts'
import { randomFrom } from '#search-engine/testing/rows.ts'
import type { Question } from './Question.ts'
import type { Stock } from './Stock.ts'

export const kinds = [
  'list',
  'heavy',
  'pricePerSquareMetre',
  'mapClusters',
  'mapMarkers',
  'polygon',
  'circle',
  'multipleIds',
  'facets',
  'keyword',
  'deepPage',
] as const
export type Kind = (typeof kinds)[number]

export type Questions = Readonly<Record<Kind, readonly Question[]>>

/** More than an engine remembers of the last ones it was asked. */
const QUESTIONS_EACH = 48
const PER_PAGE = 25
const MOST_MARKERS = 300
const DEEP_PAGE = 40

const orders: readonly OrderName[] = ['mostRelevant', 'cheaper', 'moreExpensive', 'newer', 'larger']

/** Questions about the same stock are the same in every process. */
export async function makeQuestions(stock: Stock): Promise<Questions> {
  const drawn = kinds.map((_, at) => anchorsOf(stock, randomFrom(at + 1)))
  const texts = await stock.textsAt(drawn[kinds.indexOf('keyword')]?.map(({ at }) => at) ?? [])
  return Object.fromEntries(
    kinds.map((kind, at) => [
      kind,
      drawn[at]?.map((anchor) => makers[kind]({ ...anchor, text: texts.get(anchor.at) ?? '' })),
    ]),
  ) as unknown as Questions
}

/** A listing that a question is made round. */
interface Anchor {
  readonly at: number
  readonly valueOf: (name: ColumnName) => number
  /** A whole number below `most`. */
  readonly draw: (most: number) => number
  readonly otherPlaces: (level: 'zone' | 'municipality', count: number) => readonly number[]
  readonly text: string
}

function anchorsOf(
  { columns }: Pick<Stock, 'columns'>,
  random: () => number,
  count = QUESTIONS_EACH,
): readonly Omit<Anchor, 'text'>[] {
  const draw = (most: number) => Math.floor(most * random())
  const places = (level: 'zone' | 'municipality', count: number) =>
    Array.from({ length: count }, () => columns[level][draw(columns.id.length)] as number)
  const drawn: Omit<Anchor, 'text'>[] = []
  // Among the homes that say where they are: nobody looks for the others.
  for (let tries = 0; drawn.length < count && tries < count * 100; tries++) {
    const at = draw(columns.id.length)
    const isHome = columns.category[at] === filters.category.vocabulary.idOf('residential')
    if (!isHome || columns.latitude[at] === NOT_STATED || columns.price[at] === NOT_STATED) continue
    const otherPlaces: Anchor['otherPlaces'] = (level, count) =>
      [...new Set(places(level, count))].filter((id) => id !== NOT_STATED)
    drawn.push({ at, valueOf: (name) => columns[name][at] as number, draw, otherPlaces })
  }
  return drawn
}

const market = ({ valueOf }: Anchor): Criteria => ({
  contract: filters.contract.vocabulary.nameOf(valueOf('contract')) ?? 'sale',
  category: filters.category.vocabulary.nameOf(valueOf('category')) ?? 'residential',
})

function place({ valueOf, draw }: Anchor): Criteria {
  const level =
    (['region', 'province', 'municipality', 'municipality', 'zone'] as const)[draw(5)] ?? 'province'
  const id = valueOf(level)
  return id === NOT_STATED ? { province: [valueOf('province')] } : { [level]: [id] }
}

const around = (value: number, down: number, up: number) => ({
  min: Math.round(value * down),
  max: Math.round(value * up),
})

const price = ({ valueOf, draw }: Anchor): Criteria => ({
  price: around(valueOf('price'), [0.3, 0.5, 0.8][draw(3)] ?? 1, [1.2, 2, 4][draw(3)] ?? 1),
})

function surface({ valueOf }: Anchor): Criteria {
  return valueOf('surface') === NOT_STATED ? {} : { surface: around(valueOf('surface'), 0.6, 1.7) }
}

const range =
  (name: 'rooms', column: ColumnName) =>
  ({ valueOf }: Anchor): Criteria =>
    valueOf(column) === NOT_STATED ? {} : { [name]: { min: valueOf(column) - 1, max: valueOf(column) + 2 } }

/** The listing's own option of a filter, and three more. */
function options(name: FilterName, { valueOf, draw }: Anchor): Criteria {
  const filter: Filter = filters[name]
  if (filter.kind !== 'choices') throw new Error(`The filter ${name} has no options`)
  const { names } = filter.vocabulary
  const own = filter.vocabulary.nameOf(valueOf(filter.column as ColumnName))
  const chosen = [own ?? names[0], ...Array.from({ length: 3 }, () => names[draw(names.length)])]
  return { [name]: [...new Set(chosen)] }
}

const optional = ['typology', 'condition', 'floor', 'heating', 'garage', 'energy', 'lift', 'balcony'] as const

/** Contract, category, and six to ten filters more. */
const heavy = (anchor: Anchor): Criteria => ({
  ...market(anchor),
  ...(anchor.draw(3) > 0 && place(anchor)),
  ...price(anchor),
  ...surface(anchor),
  ...range('rooms', 'bedrooms')(anchor),
  ...optional
    .slice(0, 3 + anchor.draw(6))
    .map((name) => options(name, anchor))
    .reduce((all, one) => ({ ...all, ...one })),
})

const page = (
  anchor: Anchor,
  criteria: Criteria,
  request: { order?: OrderName; page?: number } = {},
): Question => ({
  ask: 'page',
  request: {
    criteria: { ...market(anchor), ...criteria },
    order: orders[anchor.draw(orders.length)] ?? 'mostRelevant',
    page: 1 + anchor.draw(3),
    perPage: PER_PAGE,
    ...request,
  },
})

/** Now and then one more filter, as people narrow a map. */
const sometimes = (anchor: Anchor): Criteria =>
  [{}, {}, price(anchor), options('typology', anchor)][anchor.draw(4)] ?? {}

const degrees = ({ valueOf }: Anchor): Position => [
  valueOf('latitude') / DEGREE,
  valueOf('longitude') / DEGREE,
]

/** What a window of 1280 × 800 pixels shows, about the listing. */
function viewport(anchor: Anchor, zoom: number): Box {
  const [latitude, longitude] = degrees(anchor)
  const pixel = 360 / 2 ** zoom / 256
  const [east, north] = [(anchor.draw(800) - 400) * pixel, (anchor.draw(400) - 200) * pixel * 0.78]
  const [middle, across] = [latitude + north, longitude + east]
  return {
    south: middle - 400 * pixel * 0.78,
    north: middle + 400 * pixel * 0.78,
    west: across - 640 * pixel,
    east: across + 640 * pixel,
  }
}

/** A part of the map that a user looks at: its middle, near a listing, and what is searched for there. */
export interface MapLook {
  readonly criteria: Criteria
  readonly middle: Position
}

/** Looks at the map near listings of a stock, each with other filters: none but the market, one more, or many. */
export const makeLooks = (stock: Pick<Stock, 'columns'>, count: number, seed: number): readonly MapLook[] =>
  anchorsOf(stock, randomFrom(seed), count).map((drawn) => {
    const anchor = { ...drawn, text: '' }
    const narrowed = [sometimes, sometimes, heavy, place][anchor.draw(4)]?.(anchor) ?? {}
    return { criteria: { ...market(anchor), ...narrowed }, middle: degrees(anchor) }
  })

/** A closed line round the listing, as fingers draw them: five to twenty corners. */
function polygon(anchor: Anchor): readonly Position[] {
  const [latitude, longitude] = degrees(anchor)
  const reach = [0.02, 0.05, 0.2, 0.8][anchor.draw(4)] ?? 0.1
  const corners = 5 + anchor.draw(16)
  return Array.from({ length: corners }, (_, at): Position => {
    const angle = (2 * Math.PI * at) / corners
    const away = reach * (0.6 + anchor.draw(400) / 1000)
    return [latitude + Math.sin(angle) * away * 0.78, longitude + Math.cos(angle) * away]
  })
}

/** One to three words of the listing's text; sometimes one that must not be there. */
function keyword({ text, draw }: Anchor): string {
  const found = [...text.matchAll(/[α-ωάέήίόύώϊϋ]{5,}/giu)].map(([word]) => word)
  const words = found.filter((word) => !hasOwnStem(fold(word)) && !stopWords.has(fold(word)))
  if (words.length === 0) return 'θέα'
  const chosen = Array.from({ length: 1 + draw(3) }, () => words[draw(words.length)] as string)
  return [...chosen, ...(draw(4) === 0 ? ['-υπόγειο'] : [])].join(' ')
}

const makers: Readonly<Record<Kind, (anchor: Anchor) => Question>> = {
  list: (anchor) => page(anchor, anchor.draw(4) === 0 ? {} : place(anchor)),
  heavy: (anchor) => page(anchor, heavy(anchor)),
  pricePerSquareMetre: (anchor) =>
    page(anchor, [place, price, surface][anchor.draw(3)]?.(anchor) ?? {}, { order: 'pricePerSquareMetreUp' }),
  mapClusters: (anchor) => {
    const zoom = 7 + anchor.draw(6)
    const criteria = { ...market(anchor), ...sometimes(anchor) }
    return { ask: 'clusters', criteria, viewport: viewport(anchor, zoom), zoom }
  },
  mapMarkers: (anchor) => {
    const criteria = { ...market(anchor), ...sometimes(anchor) }
    return { ask: 'markers', criteria, viewport: viewport(anchor, 13 + anchor.draw(4)), most: MOST_MARKERS }
  },
  polygon: (anchor) => page(anchor, { ...sometimes(anchor), polygon: [polygon(anchor)] }),
  circle: (anchor) => {
    const radius = [500, 2000, 10_000, 50_000][anchor.draw(4)] ?? 2000
    return page(anchor, { ...sometimes(anchor), circle: { centre: degrees(anchor), radius } })
  },
  multipleIds: (anchor) => {
    const level = anchor.draw(2) === 0 && anchor.valueOf('zone') !== NOT_STATED ? 'zone' : 'municipality'
    const ids = new Set([anchor.valueOf(level), ...anchor.otherPlaces(level, 4 + anchor.draw(20))])
    return page(anchor, { ...price(anchor), [level]: [...ids] })
  },
  facets: (anchor) => ({
    ask: 'facets',
    criteria: { ...market(anchor), ...(anchor.draw(4) > 0 && place(anchor)) },
  }),
  keyword: (anchor) =>
    page(anchor, {
      ...(anchor.draw(2) === 0 && place(anchor)),
      ...sometimes(anchor),
      keyword: keyword(anchor),
    }),
  deepPage: (anchor) => page(anchor, anchor.draw(3) === 0 ? {} : place(anchor), { page: DEEP_PAGE }),
}
