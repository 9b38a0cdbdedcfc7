import { type Gazetteer } from '#domain/geography/Gazetteer.ts'
import { greece } from '#domain/geography/greece.ts'
import { nameIn } from '#domain/geography/nameIn.ts'
import type { GeographyLevel } from '#domain/geography/levels.ts'
import type { Place } from '#domain/geography/Place.ts'
import type { Language } from '#domain/locale.ts'
import { placeSlugOf, writeSearchPath } from '#domain/search/searchPath.ts'
import { readTranslatedPath } from '#domain/search/translatedPath.ts'
import { fold } from '#domain/words/fold.ts'
import { type Middleware, pathOf } from '#server/http/middleware.ts'
import { isReadable } from './isReadable.ts'

/** Levels that a search address can name, the likelier first. */
const levels = ['city', 'island', 'province', 'region'] as const satisfies readonly GeographyLevel[]

/** Names looked at for one word: several places are called alike. */
const CANDIDATES = 8

/**
 * Redirects search addresses in a language's own words (`/de/wohnungen-haeuser-kaufen/athen/`) to the canonical
 * address, whose words are Greek in every language (decision 0022).
 */
export const translatedAddresses =
  (gazetteer: () => Gazetteer = greece): Middleware =>
  (request, response, next) => {
    if (!isReadable(request.url ?? '/')) return next()
    const path = pathOf(request)
    const to = canonicalPath(path, gazetteer)
    if (to === undefined) return next()
    const query = (request.url ?? '').slice(path.length)
    response.writeHead(301, { location: to + query }).end()
  }

/** The canonical path of one in a language's words; undefined for any other, or where its place is not known. */
export function canonicalPath(path: string, gazetteer: () => Gazetteer): string | undefined {
  const read = readTranslatedPath(path)
  if (read === undefined) return undefined
  const { language, contract, category, places } = read
  const found = places.length === 0 ? [] : ancestryOf(places, language, gazetteer())
  const place = found && placeSlugOf(found)
  if (found === undefined || (places.length > 0 && place === undefined)) return undefined
  return writeSearchPath({ language, contract, category, ...(place && { place }) })
}

/** The place named last and its parent, the smaller first. */
function ancestryOf(
  [first = '', second]: readonly string[],
  language: Language,
  gazetteer: Gazetteer,
): readonly Place[] | undefined {
  const place = called(first, gazetteer.suggest(wordsOf(first), CANDIDATES, levels), language)
  if (place === undefined || second === undefined) return place && [place]
  const zone = called(second, gazetteer.children(place, 'cityZone'), language)
  return zone && [zone, place]
}

/** The first that is called exactly so: by its own name before any other that it has. */
function called(word: string, places: readonly Place[], language: Language): Place | undefined {
  const wanted = fold(wordsOf(word))
  const isIt = (names: readonly string[]) => names.some((name) => fold(wordsOf(name)) === wanted)
  const inOrder = places.toSorted((one, other) => rank(one) - rank(other))
  return (
    inOrder.find((place) => isIt([nameIn(place, language), place.name.en, place.name.el, place.slug])) ??
    inOrder.find(({ alternates }) => isIt(alternates))
  )
}

const rank = ({ level }: Place) => (levels as readonly GeographyLevel[]).indexOf(level)

/** A segment of a path as words. */
const wordsOf = (segment: string) => decodeURIComponent(segment).replaceAll('-', ' ')
