import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import type { PlaceSuggestion } from '#domain/api/Geography.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import type { Place } from '#domain/geography/Place.ts'
import { defaults, type ServedLanguage } from '#domain/locale.ts'
import { placeSegments, placeSlugOf } from '#domain/search/searchPath.ts'
import { placeColumns } from '#server/search/placeCodes.ts'
import { filters } from '#domain/search/filters.ts'
import { ServedApi } from '#server/api/ServedApi.ts'
import { lineageOf, Places } from './Places.ts'

/** Suggestions that are offered at the most. */
const SUGGESTIONS = 8

/** Only places that a search path can name. */
const levels = placeColumns.map((column) => filters[column].level)

function suggestionOf(gazetteer: Gazetteer, place: Place, language: ServedLanguage): PlaceSuggestion[] {
  const slug = placeSlugOf(lineageOf(gazetteer, place))
  if (slug === undefined) return []
  const name = place.name[language]
  const whole = gazetteer.pathName(place, language)
  return [
    {
      id: place.id,
      level: place.level,
      name,
      context: whole.startsWith(`${name}, `) ? whole.slice(name.length + 2) : '',
      path: placeSegments(slug),
    },
  ]
}

/** Offers places while somebody types. */
export const GeographyHandlers = HttpApiBuilder.group(
  ServedApi,
  'geography',
  Effect.fnUntraced(function* (handlers) {
    const gazetteer = yield* Places
    return handlers.handle('suggest', ({ query: { q, lang = defaults.language } }) =>
      Effect.sync(() =>
        gazetteer.suggest(q, SUGGESTIONS, levels).flatMap((place) => suggestionOf(gazetteer, place, lang)),
      ),
    )
  }),
)
