import type { FoundPlace } from '#domain/api/Geography.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import { kindAsked } from '#domain/geography/kindWords.ts'
import type { GeographyLevel } from '#domain/geography/levels.ts'
import { nameIn } from '#domain/geography/nameIn.ts'
import type { Place } from '#domain/geography/Place.ts'
import type { Language } from '#domain/locale.ts'
import { placeSegments, placeSlugOf } from '#domain/search/searchPath.ts'
import { lineageOf } from './Places.ts'

/** Places that are offered at the most. */
const FOUND = 8

/** Places with a name similar to the typed text, best first, with their position. */
export const findPlaces = (
  gazetteer: Gazetteer,
  typed: string,
  language: Language,
  levels?: readonly GeographyLevel[],
): readonly FoundPlace[] =>
  [...new Set([...ofKindAsked(gazetteer, typed, levels), ...gazetteer.suggest(typed, FOUND, levels)])]
    .slice(0, FOUND)
    .map((place) => {
      const path = pathOf(gazetteer, place)
      return { ...namedPlace(gazetteer, place, language), ...(path !== undefined && { path }) }
    })

/** "metro Chalandri" is the station, and "metro" alone the lines. */
function ofKindAsked(
  gazetteer: Gazetteer,
  typed: string,
  levels?: readonly GeographyLevel[],
): readonly Place[] {
  const kind = kindAsked(typed)
  const meant = kind?.levels.filter((level) => levels?.includes(level) ?? true) ?? []
  if (kind === undefined || meant.length === 0) return []
  if (kind.name !== '') return gazetteer.suggest(kind.name, FOUND, meant)
  return meant.includes('metroLine') ? gazetteer.ofLevel('metroLine') : []
}

/** Segments for a search path, where one can name the place. */
export function pathOf(gazetteer: Gazetteer, place: Place): string | undefined {
  const slug = placeSlugOf(lineageOf(gazetteer, place))
  return slug && placeSegments(slug)
}

/** A place as replies about maps have it. */
export const namedPlace = (gazetteer: Gazetteer, place: Place, language: Language) => ({
  id: place.id,
  level: place.level,
  name: nameIn(place, language),
  context: contextOf(gazetteer, place, language),
  latitude: place.latitude,
  longitude: place.longitude,
})

/** The places around it without the country, smallest first: "Athens, Attica". One called like the one before it (Piraeus, Piraeus) is left out. */
export const contextOf = (gazetteer: Gazetteer, place: Place, language: Language): string =>
  lineageOf(gazetteer, place)
    .filter(({ parent }) => parent !== undefined)
    .map((one) => nameIn(one, language))
    .filter((name, index, names) => index > 0 && name !== names[index - 1])
    .join(', ')
