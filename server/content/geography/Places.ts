import { Context, Layer } from 'effect'
import { type Gazetteer, makeGazetteer } from '#domain/geography/Gazetteer.ts'
import { greece } from '#domain/geography/greece.ts'
import type { GeographyLevel } from '#domain/geography/levels.ts'
import { nameIn } from '#domain/geography/nameIn.ts'
import type { Place } from '#domain/geography/Place.ts'
import { countries } from '#domain/listing/vocabularies/countries.ts'
import type { PlaceReference } from '#domain/listing/ListingCard.ts'
import type { Language } from '#domain/locale.ts'
import type { PlaceSlug } from '#domain/search/searchPath.ts'
import { textIn } from '#server/platform/texts.ts'

/** The places that everything on the server names. */
export class Places extends Context.Service<Places, Gazetteer>()('estia/geography/Places') {
  /** Greece. */
  static readonly layer: Layer.Layer<Places> = Layer.sync(Places, greece)

  static readonly layerOf = (places: readonly Place[]): Layer.Layer<Places> =>
    Layer.sync(Places, () => makeGazetteer(places))
}

/** From the place itself to the country. */
export const lineageOf = (gazetteer: Gazetteer, place: Place): readonly Place[] =>
  gazetteer.ancestors(place).toReversed()

/** The place that a path names; undefined where there is none, or a zone is not in the named city. */
export function placeOfSlug(slug: PlaceSlug, gazetteer: Gazetteer): Place | undefined {
  const place = gazetteer.bySlug(slug.level, slug.slug)
  if (place === undefined || slug.level !== 'cityZone') return place
  return gazetteer.ancestors(place).some(({ level, slug: name }) => level === 'city' && name === slug.city)
    ? place
    : undefined
}

/** A place as replies name it. */
export const referenceOf = (place: Place, language: Language): PlaceReference => ({
  level: place.level,
  id: place.id,
  name: nameIn(place, language),
  slug: place.slug,
})

/** The country of a listing as replies name it, where that is not Greece, which goes without saying. */
function abroadReference(country: number, language: Language): readonly PlaceReference[] {
  const name = countries.nameOf(country)
  if (name === undefined || name === 'greece') return []
  return [
    { level: 'country', id: country, name: textIn(language, `country.${name}`), slug: name.toLowerCase() },
  ]
}

/** References by level and id, each made once for a language: a page of results names the same few places over and over. */
export function makeReferences(gazetteer: Gazetteer) {
  const known = new Map<string, PlaceReference | undefined>()
  return (level: GeographyLevel, id: number | null, language: Language): readonly PlaceReference[] => {
    if (id === null) return []
    const key = `${language} ${level} ${id}`
    if (!known.has(key)) {
      const place = gazetteer.place(level, id)
      known.set(key, place && referenceOf(place, language))
    }
    const reference = known.get(key)
    return reference ? [reference] : []
  }
}

/** Where a listing lies, as ids. */
export interface PlacedIds {
  readonly zone: number | null
  readonly municipality: number | null
  readonly province: number | null
  readonly region: number | null
  readonly country: number
}

/** The places that a listing lies in, the nearest first. */
export function makePlacesOf(gazetteer: Gazetteer) {
  const reference = makeReferences(gazetteer)
  return (row: PlacedIds, language: Language): readonly PlaceReference[] => [
    ...reference('cityZone', row.zone, language),
    ...reference('city', row.municipality, language),
    ...reference('province', row.province, language),
    ...reference('region', row.region, language),
    ...abroadReference(row.country, language),
  ]
}
