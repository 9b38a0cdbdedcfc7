/**
 * From a search request to a search: the path and the parameters read, places looked up.
 */
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Place } from '#domain/geography/Place.ts'
import type { Flags } from '#domain/flags.ts'
import { defaults, type Language, isLanguage } from '#domain/locale.ts'
import { keepAuctions } from '#domain/search/auctionsAlone.ts'
import {
  type Criteria,
  type FilterName,
  filterNames,
  filterNamesOf,
  type FilterNameOf,
  filters,
  isOffered,
} from '#domain/search/filters.ts'
import { defaultOrder } from '#domain/search/orders.ts'
import { readQuery } from '#domain/search/readQuery.ts'
import { withLoan } from '#domain/search/loan/withLoan.ts'
import { searchableKeyword } from '#domain/search/words/keyword.ts'
import { usualMarket, withoutPlaces } from '#domain/search/searchAddress.ts'
import { type SearchPath, readSearchPath, splitLanguage } from '#domain/search/searchPath.ts'
import { type IgnoredParameter, type SearchQuery, shownValue } from '#domain/search/SearchQuery.ts'
import { lineageOf, placeOfSlug } from '#server/content/geography/Places.ts'
import { withoutContradictions } from './contradictions.ts'

/** Criteria that say what is offered, as every search that is answered does. */
export type FullCriteria = Criteria & Required<Pick<Criteria, 'contract' | 'category'>>

export interface ReadSearch {
  readonly language: Language
  readonly query: SearchQuery & { readonly criteria: FullCriteria }
  readonly ignored: readonly IgnoredParameter[]
  /** The place searched in, from itself to the country; empty for all of Greece. */
  readonly lineage: readonly Place[]
}

export interface SearchParameters {
  readonly lang?: Language | undefined
  readonly path?: string | undefined
  /** The others, as they came. */
  readonly parameters: URLSearchParams
}

/** The language of a request: as asked for, else that of the path. */
export function languageOf({ lang, path = '' }: Pick<SearchParameters, 'lang' | 'path'>): Language {
  const { language } = splitLanguage(path)
  return lang ?? (isLanguage(language) ? language : defaults.language)
}

/** What parameters say of the path and the language; undefined where the contract refuses them. */
export function pathAndLanguage(
  parameters: URLSearchParams,
): Pick<SearchParameters, 'lang' | 'path'> | undefined {
  const [paths, langs] = [parameters.getAll('path'), parameters.getAll('lang')]
  const [lang] = langs
  if (paths.length > 1 || langs.length > 1 || (lang !== undefined && !isLanguage(lang))) return undefined
  return { path: paths[0], lang }
}

/** Reads a request. `unknownPlace` is one whose path names nothing that exists. */
export function readRequest(
  { lang, path, parameters }: SearchParameters,
  gazetteer: Gazetteer,
  flags: Flags,
): ReadSearch | 'unknownPlace' {
  const read = readQuery(parameters, flags)
  const ignored = [...read.ignored]
  const searchable = withoutUnsearchableWords(read.query.criteria, ignored)
  const stated = withoutUnknownPlaces(searchable, gazetteer, ignored)
  const searchPath = path === undefined ? undefined : readSearchPath(path)
  if (path !== undefined && searchPath === undefined) return 'unknownPlace'
  if (searchPath && !isServed(searchPath, flags)) return 'unknownPlace'
  const place = searchPath?.place && placeOfSlug(searchPath.place, gazetteer)
  if (searchPath?.place && place === undefined) return 'unknownPlace'

  const asked: FullCriteria = {
    ...usualMarket,
    // A place in the path outweighs those in parameters.
    ...(place ? withoutPlaces(stated) : withoutContradictions(stated, gazetteer, ignored)),
    ...(searchPath && { contract: searchPath.contract, category: searchPath.category }),
    ...(place && { [filterOfLevel(place)]: [place.id] }),
  }
  const auctions = keepAuctions(asked, asked.contract)
  const kept = withLoan(
    { criteria: auctions.criteria, order: read.query.order },
    asked.contract,
    defaultOrder(flags.listingSearchNewSorting),
  )
  ignored.push(...auctions.ignored, ...kept.ignored)
  const criteria =
    saysWhere(kept.criteria) || !flags.internationalSearch
      ? kept.criteria
      : { ...kept.criteria, country: inGreece }
  return {
    language: languageOf({ lang, path }),
    query: { ...read.query, criteria, order: kept.order },
    ignored,
    lineage: lineageIn(criteria, gazetteer),
  }
}

/** While listings abroad are found as well, a search that says nothing of where is in Greece. */
const inGreece = ['greece'] as const

/** What says where. An area that is left out says where not. */
const saying = filterNames.filter(
  (name) =>
    name !== 'excludedArea' && ['places', 'stations', 'polygons', 'circle'].includes(filters[name].kind),
)

const saysWhere = (criteria: Criteria): boolean =>
  criteria.country !== undefined || saying.some((name) => criteria[name] !== undefined)

/** A path to auctions leads nowhere while they are off. */
const isServed = ({ contract, category }: SearchPath, flags: Flags): boolean =>
  isOffered(filters.contract, contract, flags) && isOffered(filters.category, category, flags)

/** Filters whose values are places. */
export type PlaceFilter = FilterNameOf<'places'>
export const placeFilters = filterNamesOf('places')

/** The filter that looks for a place. */
export const filterOfLevel = ({ level }: Pick<Place, 'level'>): PlaceFilter => {
  const name = placeFilters.find((one) => filters[one].level === level)
  if (name === undefined) throw new Error(`No filter looks for a ${level}`)
  return name
}

/** Leaves out words that no index has, and reports them: in force, they would filter nothing. */
function withoutUnsearchableWords(criteria: Criteria, ignored: IgnoredParameter[]): Criteria {
  if (criteria.keyword === undefined) return criteria
  const { keyword, unsearchable } = searchableKeyword(criteria.keyword)
  for (const value of unsearchable)
    ignored.push({ name: filters.keyword.parameter, value: shownValue(value), reason: 'notSearchable' })
  const { keyword: _, ...others } = criteria
  return keyword === '' ? others : { ...criteria, keyword }
}

/** Leaves out ids that no place has, and reports them. */
function withoutUnknownPlaces(
  criteria: Criteria,
  gazetteer: Gazetteer,
  ignored: IgnoredParameter[],
): Criteria {
  const known = (Object.keys(criteria) as FilterName[]).map((name) => {
    const filter = filters[name]
    const asked = criteria[name]
    if (asked === undefined || (filter.kind !== 'places' && filter.kind !== 'stations')) return [name, asked]
    const ids = (asked as readonly number[]).filter((id) => {
      const exists = gazetteer.place(filter.level, id) !== undefined
      if (!exists) ignored.push({ name: filter.parameter, value: String(id), reason: 'unknownPlace' })
      return exists
    })
    return [name, ids.length > 0 ? ids : undefined]
  })
  return Object.fromEntries(known.filter(([, value]) => value !== undefined)) as Criteria
}

/** Smallest first: the one place that a search is in, when it names several levels. */
const smallestFirst = [
  'zone',
  'island',
  'municipality',
  'province',
  'region',
  'touristicArea',
  'macroarea',
] as const satisfies readonly PlaceFilter[]

/** The place searched in and what it lies in; none where several are searched at once. */
function lineageIn(criteria: Criteria, gazetteer: Gazetteer): readonly Place[] {
  const name = smallestFirst.find((one) => criteria[one] !== undefined)
  const [id, ...others] = (name && criteria[name]) ?? []
  const place =
    name && id !== undefined && others.length === 0 ? gazetteer.place(filters[name].level, id) : undefined
  return place ? lineageOf(gazetteer, place) : []
}
