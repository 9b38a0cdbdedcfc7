/** Which agencies a list shows, and in which order. Pure. */
import { type AgencyCategory, categoryNames } from '#domain/agency/agencyCategories.ts'
import type { AgenciesAddress } from '#domain/agency/agencyAddresses.ts'
import { categories } from '#domain/listing/vocabularies/market.ts'
import { type Language, languages } from '#domain/locale.ts'
import { fold } from '#domain/words/fold.ts'
import type { AgencyRow } from './agencyRows.ts'
import { type AgencyStock, countsOf, noStock, sumOf } from './agencyStock.ts'

/** An agency with what it has on the market, and everything that it is called by. */
export interface KnownAgency {
  readonly row: AgencyRow
  readonly stock: AgencyStock
  /** Folded words of its name, its address and its seat, each after a space. */
  readonly called: string
}

/** `seatNames`: of the municipality of its office, in the languages that it is typed in. */
export const known = (
  row: AgencyRow,
  stock: AgencyStock | undefined,
  seatNames: readonly string[],
): KnownAgency => ({
  row,
  stock: stock ?? noStock,
  called: ` ${fold([row.name, row.slug, ...seatNames].join(' '))}`,
})

/** A name is found by the beginnings of its words, in any order. */
const isCalled = ({ called }: KnownAgency, name: string): boolean =>
  fold(name)
    .split(' ')
    .every((word) => called.includes(` ${word}`))

/** In a place are those with an office or a home there. */
const isIn = ({ row, stock }: KnownAgency, place: number): boolean =>
  row.municipality === place || stock.within.has(place)

const speaks = ({ row }: KnownAgency, language: Language): boolean => row.languages.includes(language)

const has = ({ stock }: KnownAgency, category: AgencyCategory): boolean =>
  categories.idsOf(category).some((id) => stock.categories.has(id))

/** Agencies with the most homes first, in the requested place if there is one. */
export function findAgencies(
  all: readonly KnownAgency[],
  { place, name, language, category }: AgenciesAddress,
): readonly KnownAgency[] {
  const homes = ({ stock }: KnownAgency) => sumOf(countsOf(stock, place))
  return all
    .filter((one) => place === undefined || isIn(one, place))
    .filter((one) => name === undefined || isCalled(one, name))
    .filter((one) => language === undefined || speaks(one, language))
    .filter((one) => category === undefined || has(one, category))
    .sort((one, other) => homes(other) - homes(one) || one.row.id - other.row.id)
}

/** In which municipalities most agencies have homes, most first, and how many they are. */
export function citiesOf(
  all: readonly KnownAgency[],
  most: number,
): readonly [id: number, agencies: number][] {
  const counts = new Map<number, number>()
  for (const one of all) {
    const { municipality } = one.row
    const cities = new Set([...one.stock.within.keys(), ...(municipality === null ? [] : [municipality])])
    for (const city of cities) counts.set(city, (counts.get(city) ?? 0) + 1)
  }
  return [...counts].sort(([a, many], [b, more]) => more - many || a - b).slice(0, most)
}

/** How many agencies each language and each kind of homes leaves, with the other filters as they are. */
export function choicesOf(all: readonly KnownAgency[], asked: AgenciesAddress) {
  const anyLanguage = findAgencies(all, { ...asked, language: undefined })
  const anyCategory = findAgencies(all, { ...asked, category: undefined })
  const count = (some: readonly KnownAgency[], isOne: (one: KnownAgency) => boolean) =>
    some.filter(isOne).length
  return {
    languages: languages
      .map((language) => ({ language, agencies: count(anyLanguage, (one) => speaks(one, language)) }))
      .filter(({ agencies, language }) => agencies > 0 || language === asked.language),
    kinds: categoryNames
      .map((category) => ({ category, agencies: count(anyCategory, (one) => has(one, category)) }))
      .filter(({ agencies, category }) => agencies > 0 || category === asked.category),
  }
}
