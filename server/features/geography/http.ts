import { Effect } from 'effect'
import { HttpApiBuilder } from 'effect/http-api'
import type { PlaceShape, PlaceSuggestion, PointPlaces } from '#domain/api/Geography.ts'
import { PlaceNotFound } from '#domain/api/errors.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import { nameIn } from '#domain/geography/nameIn.ts'
import type { Place } from '#domain/geography/Place.ts'
import { defaults, type Language } from '#domain/locale.ts'
import { filters } from '#domain/search/filters.ts'
import { jsonReply } from '#server/http/replies/jsonReply.ts'
import { ServedApi } from '#server/http/api/ServedApi.ts'
import { refusal } from '#server/http/replies/messages.ts'
import { placeColumns } from '#search-engine/store/placeCodes.ts'
import { contextOf, findPlaces, pathOf } from '#server/content/geography/findPlaces.ts'
import { AddressFinder } from '#server/content/geography/outside/AddressFinder.ts'
import { placeChoices } from '#server/content/geography/placeChoices.ts'
import { Places } from '#server/content/geography/Places.ts'
import { makePlacesNear } from '#server/content/geography/placesNear.ts'
import { makeGround } from '#server/content/geography/ground/ground.ts'
import { shapeFeature } from '#server/content/geography/shapes/shapeFeature.ts'
import { Shapes } from '#server/content/geography/shapes/Shapes.ts'

/** Suggestions that are offered at the most. */
const SUGGESTIONS = 8

/** Only places that a search path can name. */
const levels = placeColumns.map((column) => filters[column].level)

function suggestionOf(gazetteer: Gazetteer, place: Place, language: Language): PlaceSuggestion[] {
  const path = pathOf(gazetteer, place)
  const { id, level } = place
  return path === undefined
    ? []
    : [{ id, level, name: nameIn(place, language), context: contextOf(gazetteer, place, language), path }]
}

/** Answers about places: by name, by point, by address, and their outlines. */
export const GeographyHandlers = HttpApiBuilder.group(
  ServedApi,
  'geography',
  Effect.fnUntraced(function* (handlers) {
    const gazetteer = yield* Places
    const shapes = yield* Shapes
    const addresses = yield* AddressFinder
    const near = makePlacesNear(gazetteer, makeGround(gazetteer))
    return handlers.handleAll({
      suggest: ({ query: { q, lang = defaults.language } }) =>
        Effect.sync(() =>
          gazetteer.suggest(q, SUGGESTIONS, levels).flatMap((place) => suggestionOf(gazetteer, place, lang)),
        ),
      find: ({ query: { q, levels: asked, lang = defaults.language } }) =>
        Effect.sync(() => findPlaces(gazetteer, q, lang, asked === undefined ? undefined : [asked].flat())),
      choices: ({ query: { level, of, lang = defaults.language } }) =>
        Effect.sync(() => placeChoices(gazetteer, { level, of, language: lang })),
      near: ({ query: { lat, lng, lang = defaults.language } }) =>
        Effect.sync(() => jsonReply<PointPlaces>(near({ latitude: lat, longitude: lng }, lang))),
      addresses: ({ query: { q, lang = defaults.language } }) => addresses.find(q, lang),
      shapes: ({ query: { level, id, lang = defaults.language } }) =>
        Effect.gen(function* () {
          const place = gazetteer.place(level, id)
          if (place === undefined) return yield* new PlaceNotFound(refusal('placeNotFound'))
          return jsonReply<PlaceShape>(shapeFeature(level, place, yield* shapes.shape(level, place), lang))
        }),
    })
  }),
)
