/** Rows for tests and benchmarks, generated from a seed: equal seeds make equal rows. */
import { categories, contracts } from '#domain/listing/vocabularies/market.ts'
import { typologies } from '#domain/listing/vocabularies/building.ts'
import type { Vocabulary } from '#domain/vocabulary.ts'
import {
  arrayFor,
  type Columns,
  columnsFrom,
  makeColumns,
  NOT_STATED,
  pricePerSquareMetre,
} from '../store/Columns.ts'
import { type ColumnName, columnNames, columnTable, codeVocabularies, DEGREE } from '../store/columnTable.ts'

/** One listing as the engine sees it; "not stated" is `NOT_STATED`. */
export type Row = Record<ColumnName, number>

/** mulberry32: numbers between 0 and 1, the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b_79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const typologyIds = typologies.names.map((name) => typologies.idOf(name))
const otherCategories = categories.names.slice(1).map((name) => categories.idOf(name))

/** Place ids of a tree like Greece's: 13 regions, 74 provinces, 332 municipalities, some with zones, few skewed large. */
function places(random: () => number) {
  const municipality = Math.floor(332 * random() ** 2.2)
  const province = Math.floor(municipality / 4.5)
  const zoned = municipality < 60 && random() < 0.8
  return {
    municipality: municipality + 1,
    province: province + 1,
    region: Math.floor(province / 5.7) + 1,
    zone: zoned ? (municipality + 1) * 100 + Math.floor(20 * random() ** 1.5) : NOT_STATED,
    island: municipality % 7 === 3 ? Math.floor(municipality / 14) + 1 : NOT_STATED,
  }
}

/** Clusters like towns across the country; a few rows have no place. */
function position(random: () => number, municipality: number) {
  if (random() < 0.03) return { latitude: NOT_STATED, longitude: NOT_STATED }
  const spread = () => (random() + random() + random() - 1.5) * 0.06
  const latitude = 35 + ((municipality * 7919) % 600) / 100 + spread()
  const longitude = 20 + ((municipality * 104_729) % 820) / 100 + spread()
  return { latitude: Math.round(latitude * DEGREE), longitude: Math.round(longitude * DEGREE) }
}

/** Columns that were added later: drawn from a seed of their own, so that the others stay the same. */
const late = [
  'auctionStatus',
  'court',
  'country',
  'seismicEra',
  'certificate',
  'buildingIdentity',
  'regularisation',
] as const

function lateCodes(id: number) {
  const random = randomFrom(id)
  const pick = (name: (typeof late)[number]) => {
    const vocabulary = codeVocabularies[name] as Vocabulary<string>
    const { names } = vocabulary
    return random() < 0.25 ? 0 : vocabulary.idOf(names[Math.floor(names.length * random() ** 2)] as string)
  }
  return {
    ...(Object.fromEntries(late.map((name) => [name, pick(name)])) as Record<(typeof late)[number], number>),
    stepFree: Math.floor(3 * random()),
    netArea: random() < 0.3 ? NOT_STATED : Math.floor(20 + 400 * random() ** 3),
  }
}

/** Codes of the vocabularies, the first ones most often, and often not stated. */
function codes(random: () => number) {
  const answers = columnNames.filter((name) => 'answer' in columnTable[name] && name !== 'stepFree')
  const always = ['advertiser', 'ownership', 'typology']
  const stated = Object.entries(codeVocabularies)
    .filter(([name]) => !(late as readonly string[]).includes(name))
    .map(([name, vocabulary]: [string, Vocabulary<string>]) => {
      const chosen = vocabulary.names[Math.floor(vocabulary.names.length * random() ** 2)] as string
      return [name, always.includes(name) || random() < 0.75 ? vocabulary.idOf(chosen) : 0]
    })
  return Object.fromEntries([
    ...stated,
    ...answers.map((name) => [name, Math.floor(3 * random())]),
    ['bathrooms', Math.floor(5 * random())],
    ['views', random() < 0.7 ? 0 : Math.floor(64 * random())],
  ]) as Record<ColumnName, number>
}

/** Three advertisers in four are of an agency, two or three of one. */
const advertiser = (id: number) => ({ advertiserId: id, publisher: id % 4 === 0 ? id : -Math.ceil(id / 3) })

function row(id: number, random: () => number): Row {
  const unless = (share: number, value: number) => (random() < share ? NOT_STATED : Math.round(value))
  const contract = contracts.idOf(random() < 0.6 ? 'sale' : random() < 0.95 ? 'rent' : 'auction')
  const rent = contract === contracts.idOf('rent')
  const surface = unless(0.03, 20 + 400 * random() ** 3)
  const price = unless(0.05, (rent ? 250 + 3000 * random() ** 4 : 20_000 + 1_500_000 * random() ** 4) / 5) * 5
  const rooms = unless(0.1, 1 + 7 * random() ** 1.5)
  const pick = (ids: readonly number[]) => ids[Math.floor(ids.length * random() ** 2)] as number
  const shown = price < 0 ? NOT_STATED : price
  const place = places(random)
  return {
    ...codes(random),
    ...lateCodes(id),
    id,
    contract,
    category: random() < 0.55 ? categories.idOf('residential') : pick(otherCategories),
    typology: pick(typologyIds),
    price: shown,
    surface,
    rooms,
    bedrooms: rooms === NOT_STATED ? unless(0.5, 2) : Math.max(0, rooms - 1),
    ...place,
    ...position(random, place.municipality),
    ...advertiser(1 + Math.floor(400 * random() ** 2)),
    floor: unless(0.2, 10 * Math.floor(8 * random())),
    created: 800_000_000 + Math.floor(50_000_000 * random()),
    modified: 810_000_000 + Math.floor(50_000_000 * random()),
    relevance: Math.floor(1_000_000 * random()),
    // In another order than relevance, without another random number: the other values stay the same.
    merit: (id * 7919) % 1_000_003,
    pricePerSquareMetre: pricePerSquareMetre(shown, surface),
    advertiserStanding: Math.floor(3 * random()),
    radius: id % 3 === 0 ? 0 : (id * 31) % 51,
    // Without another random number, as merit.
    monthlyExtras: id % 3 === 0 ? 0 : (id * 7919) % 40_000,
    discount: random() < 0.85 ? NOT_STATED : Math.ceil(300 * random()),
  }
}

/** `count` listings with ids from 1, in an order that is not that of their ids. */
export function makeRows(count: number, seed: number): Row[] {
  const random = randomFrom(seed)
  const rows = Array.from({ length: count }, (_, at) => row(at + 1, random))
  return rows.sort((a, b) => a.relevance - b.relevance)
}

export const columnsOf = (rows: readonly Row[]): Columns =>
  makeColumns(rows.length, (name, at) => (rows[at] as Row)[name])

/** The same straight into columns, for numbers of rows that objects would be heavy for. */
export function makeManyColumns(count: number, seed: number): Columns {
  const random = randomFrom(seed)
  const columns = columnsFrom((name) => arrayFor(name, count))
  for (let at = 0; at < count; at++) {
    const one = row(at + 1, random)
    for (const name of columnNames) columns[name][at] = one[name]
  }
  return columns
}
