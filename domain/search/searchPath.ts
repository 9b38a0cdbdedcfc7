import type { GeographyLevel } from '../geography/levels.ts'
import type { CategoryName, ContractName } from '../listing/vocabularies/market.ts'
import { isLanguage, type Language } from '../locale.ts'

/** First word of a search URL, by contract (specification section 2; the auction word is ours). */
const contractWords = {
  sale: 'pwlhsh',
  rent: 'enoikio',
  auction: 'pleistiriasmos',
} as const satisfies Record<ContractName, string>

/** Second word, by category: Greek in Latin letters, as the specification's `katoikies`. */
const categoryWords = {
  residential: 'katoikies',
  newConstructions: 'nees-kataskeves',
  holiday: 'exoxikes-katoikies',
  rooms: 'dwmatia',
  land: 'oikopeda',
  commercial: 'epaggelmatikoi-xwroi',
  shops: 'katasthmata',
  coworking: 'coworking',
  sheds: 'viomixanikoi-xwroi',
  deposits: 'apothikes',
  garage: 'parking',
  palaces: 'ktiria',
  auction: 'pleistiriasmoi',
} as const satisfies Record<CategoryName, string>

/** The word behind a regional unit's slug (specification section 2). */
const provinceSuffix = '-perifereia'
/** Words before the slugs of regions and islands; ours, since their names repeat those of cities. */
const regionPrefix = 'perifereia-'
const islandPrefix = 'nisi-'

/** A place in a path, by the slugs of its levels; the caller looks it up in the gazetteer. */
export type PlaceSlug =
  | { readonly level: 'region' | 'province' | 'city' | 'island'; readonly slug: string }
  | { readonly level: 'cityZone'; readonly slug: string; readonly city: string }

/** The part of a search in its path, before any parameter. */
export interface SearchPath {
  readonly language: Language
  readonly contract: ContractName
  readonly category: CategoryName
  readonly place?: PlaceSlug
}

const keyOf = <Table extends Record<string, string>>(table: Table, word: string) =>
  (Object.keys(table) as Extract<keyof Table, string>[]).find((key) => table[key] === word)

/** Splits a language prefix off a path: `/en/aggelies/1/` → English and `/aggelies/1/`. Greek has no prefix. */
export function splitLanguage(path: string): { language: Language; rest: string } {
  const match = /^\/([a-z]{2})(?=\/|$)/.exec(path)
  const prefix = match?.[1]
  if (prefix === undefined || prefix === 'el' || !isLanguage(prefix)) return { language: 'el', rest: path }
  return { language: prefix, rest: path.slice(3) || '/' }
}

/** Puts a path into a language: Greek bare, the others under `/xx`. */
export const localPath = (language: Language, path: string): string =>
  language === 'el' ? path : `/${language}${path}`

/** Reads `/[xx/]{contract}-{category}/[place/[zone/]]`; undefined for any other path. */
export function readSearchPath(path: string): SearchPath | undefined {
  const { language, rest } = splitLanguage(path)
  const [head = '', ...segments] = rest.split('/').filter((segment) => segment !== '')
  const dash = head.indexOf('-')
  const contract = keyOf(contractWords, head.slice(0, dash))
  const category = keyOf(categoryWords, head.slice(dash + 1))
  if (dash < 0 || contract === undefined || category === undefined || segments.length > 2) return undefined
  const place = readPlaceSegments(segments)
  if (segments.length > 0 && place === undefined) return undefined
  return { language, contract, category, ...(place && { place }) }
}

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The place that segments of a path name; undefined for segments that can name none. */
export function readPlaceSegments([first, second]: readonly string[]): PlaceSlug | undefined {
  if (first === undefined || !slugPattern.test(first) || (second !== undefined && !slugPattern.test(second)))
    return undefined
  if (second !== undefined) return { level: 'cityZone', city: first, slug: second }
  if (first.endsWith(provinceSuffix))
    return { level: 'province', slug: first.slice(0, -provinceSuffix.length) }
  if (first.startsWith(regionPrefix)) return { level: 'region', slug: first.slice(regionPrefix.length) }
  if (first.startsWith(islandPrefix)) return { level: 'island', slug: first.slice(islandPrefix.length) }
  return { level: 'city', slug: first }
}

/** The path segment(s) of a place, without slashes at the ends. */
export function placeSegments(place: PlaceSlug): string {
  switch (place.level) {
    case 'region':
      return regionPrefix + place.slug
    case 'province':
      return place.slug + provinceSuffix
    case 'island':
      return islandPrefix + place.slug
    case 'city':
      return place.slug
    case 'cityZone':
      return `${place.city}/${place.slug}`
  }
}

/** The place of a smallest-first ancestry, if a path can name it. */
export function placeSlugOf(
  places: readonly { readonly level: GeographyLevel; readonly slug: string }[],
): PlaceSlug | undefined {
  const [place, parent] = places
  switch (place?.level) {
    case 'region':
    case 'province':
    case 'city':
    case 'island':
      return { level: place.level, slug: place.slug }
    case 'cityZone':
      return parent?.level === 'city' ? { level: 'cityZone', slug: place.slug, city: parent.slug } : undefined
    default:
      return undefined
  }
}

/** Writes a search path, with a slash at its end. */
export function writeSearchPath({ language, contract, category, place }: SearchPath): string {
  const head = `/${contractWords[contract]}-${categoryWords[category]}/`
  return localPath(language, place ? `${head}${placeSegments(place)}/` : head)
}
