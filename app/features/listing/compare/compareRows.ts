/** A comparison of homes, row by row: what each states, where they differ, and which value is the best of a row. */
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { energyClasses } from '#domain/listing/vocabularies/energy.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { termOf, textInFull, textOf } from '../facts/allFactWords.ts'
import { groupFacts, type ToldGroupName } from '../facts/groupFacts.ts'
import type { ListingFact } from '../model/FactValue.ts'
import { listingFacts } from '../model/listingFacts.ts'

/** The words of the best value of a row. */
export const bestWords = ['lowest', 'largest', 'most', 'newest', 'best'] as const
export type BestWord = (typeof bestWords)[number]

/** A cell: null is "not stated", undefined is "does not apply to this home". */
export interface CompareCell {
  readonly text: string | null | undefined
  /** The same without abbreviations, where it has any. */
  readonly full?: string
  readonly best?: BestWord
}

export interface CompareRow {
  readonly id: string
  readonly term: string
  readonly differs: boolean
  readonly cells: readonly CompareCell[]
}

export interface CompareGroup {
  readonly name: ToldGroupName | 'money'
  readonly rows: readonly CompareRow[]
}

/** A number by which values of a row are ranked; undefined where it is not stated. */
type Measure = (listing: ListingDetail) => number | undefined

interface Ranked {
  readonly word: BestWord
  readonly wins: 'low' | 'high'
  readonly measure: Measure
}

const stated = (value: number | null): number | undefined => value ?? undefined
const perSquareMetre: Measure = ({ price, surface }) =>
  price === null || surface === null || surface === 0 ? undefined : price / surface

/** Rows in which one value is better for everyone. Where opinions differ (floor, year of permit) there is no best. */
const ranked: Readonly<Partial<Record<ListingFact['name'] | 'price' | 'perSquareMetre', Ranked>>> = {
  price: { word: 'lowest', wins: 'low', measure: ({ price }) => stated(price) },
  perSquareMetre: { word: 'lowest', wins: 'low', measure: perSquareMetre },
  surface: { word: 'largest', wins: 'high', measure: ({ surface }) => stated(surface) },
  plot: { word: 'largest', wins: 'high', measure: ({ plot }) => stated(plot) },
  rooms: { word: 'most', wins: 'high', measure: ({ rooms }) => stated(rooms) },
  bedrooms: { word: 'most', wins: 'high', measure: ({ bedrooms }) => stated(bedrooms) },
  bathrooms: { word: 'most', wins: 'high', measure: ({ bathrooms }) => stated(bathrooms) },
  builtYear: { word: 'newest', wins: 'high', measure: ({ builtYear }) => stated(builtYear) },
  renovatedYear: { word: 'newest', wins: 'high', measure: ({ renovatedYear }) => stated(renovatedYear) },
  energyClass: {
    word: 'best',
    wins: 'low',
    measure: ({ energyClass }) =>
      energyClass === null ? undefined : energyClasses.names.indexOf(energyClass),
  },
}

/** Homes whose value is the best one, if it is better than another's. */
export function bestOf(
  listings: readonly ListingDetail[],
  { wins, measure }: Pick<Ranked, 'wins' | 'measure'>,
): ReadonlySet<number> {
  const values = listings.map(measure)
  const known = values.filter((value) => value !== undefined)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  if (known.length < 2 || low === high) return new Set()
  const best = wins === 'low' ? low : high
  return new Set(listings.filter((_, at) => values[at] === best).map(({ id }) => id))
}

/** The same word for a fact that is stated by none is one cell less to read. */
const differ = (cells: readonly CompareCell[]): boolean => new Set(cells.map(({ text }) => text)).size > 1

function rowOf(
  listings: readonly ListingDetail[],
  id: ListingFact['name'] | 'price' | 'perSquareMetre' | 'place',
  term: string,
  texts: readonly (string | null | undefined)[],
  full: readonly (string | undefined)[] = [],
): CompareRow {
  const ranking = id === 'place' ? undefined : ranked[id]
  const best = ranking ? bestOf(listings, ranking) : new Set<number>()
  const cells = texts.map((text, at): CompareCell => {
    const isBest = best.has(listings[at]?.id ?? -1)
    const heard = full[at]
    return {
      text,
      ...(heard !== undefined && heard !== text && { full: heard }),
      ...(ranking && isBest && { best: ranking.word }),
    }
  })
  return { id, term, differs: differ(cells), cells }
}

/** Facts that say nothing about the home itself. */
const leftOut: readonly ListingFact['name'][] = ['id', 'reference', 'modifiedAt', 'typology']

/** All rows of a comparison, in the groups of a listing's page. */
export function compareRows(texts: Texts, listings: readonly ListingDetail[]): readonly CompareGroup[] {
  const { t, format } = texts
  const facts = listings.map((listing) => groupFacts(listingFacts(listing)))
  const money = [
    rowOf(
      listings,
      'price',
      t('compare.price'),
      listings.map(({ price }) => (price === null ? null : format.money(price))),
    ),
    rowOf(
      listings,
      'perSquareMetre',
      t('compare.perSquareMetre'),
      listings.map((listing) => {
        const value = perSquareMetre(listing)
        return value === undefined ? null : format.money(Math.round(value))
      }),
    ),
  ]
  const names = [...new Set(facts.flatMap((groups) => groups.map(({ name }) => name)))]
  const groups = names.map((name): CompareGroup => {
    const ofGroup = facts.map((all) => all.find((group) => group.name === name)?.facts ?? [])
    const rows = [...new Set(ofGroup.flatMap((some) => some.map((fact) => fact.name)))].filter(
      (fact) => !leftOut.includes(fact),
    )
    return {
      name,
      rows: rows.map((fact) =>
        rowOf(
          listings,
          fact,
          termOf(texts, fact),
          ofGroup.map((some) => {
            const found = some.find((one) => one.name === fact)
            return found && (found.value === null ? null : textOf(texts, found.value))
          }),
          ofGroup.map((some) => {
            const value = some.find((one) => one.name === fact)?.value
            return value == null ? undefined : textInFull(texts, value)
          }),
        ),
      ),
    }
  })
  const all: readonly CompareGroup[] = [{ name: 'money', rows: money }, ...groups]
  return all.filter(({ rows }) => rows.length > 0)
}

/** A field of a CSV file: quoted, and no formula for a spreadsheet. */
const field = (text: string): string =>
  `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

/** The comparison as CSV, with a byte order mark, which spreadsheets take the letters from. */
export const compareCsv = (
  heads: readonly string[],
  groups: readonly CompareGroup[],
  notStated: string,
): string =>
  `\u{FEFF}${[
    heads,
    ...groups.flatMap(({ rows }) =>
      rows.map(({ term, cells }) => [
        term,
        ...cells.map(({ text }) => (text === undefined ? '' : (text ?? notStated))),
      ]),
    ),
  ]
    .map((line) => line.map(field).join(','))
    .join('\r\n')}\r\n`
