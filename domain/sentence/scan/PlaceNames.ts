import type { Gazetteer } from '../../geography/Gazetteer.ts'
import type { Place } from '../../geography/Place.ts'
import { memoizeByReference } from '../../memoizeByReference.ts'
import { fold } from '../../words/fold.ts'
import { type KnownWord, knownWord } from './keys.ts'
import { Phrases } from './Phrases.ts'

/** A name of a place. */
export interface PlaceName {
  readonly place: Place
  readonly words: readonly KnownWord[]
  /** The place's first name, not one of its others. */
  readonly isOwn: boolean
}

/** Place names by their words. Stations are separate: they need a word for the metro beside them. */
export interface PlaceNames {
  readonly areas: Phrases<PlaceName>
  readonly stations: Phrases<PlaceName>
  readonly lines: readonly Place[]
  /** The neighbourhood that a town calls its centre. */
  readonly centreOf: (town: Place) => Place | undefined
}

/** The names in a gazetteer. */
export const placeNamesOf = memoizeByReference((gazetteer: Gazetteer): PlaceNames => {
  const names: PlaceNames = {
    areas: new Phrases(),
    stations: new Phrases(),
    lines: gazetteer.ofLevel('metroLine'),
    centreOf: centresIn(gazetteer.ofLevel('cityZone')),
  }
  for (const place of gazetteer.places) addPlace(names, place)
  return names
})

const CENTRE = fold('Κέντρο')

function centresIn(zones: readonly Place[]): PlaceNames['centreOf'] {
  const known = new Map(
    zones
      .filter(({ name, alternates }) => [name.el, ...alternates].some((one) => fold(one) === CENTRE))
      .map((zone) => [keyOf(zone.parent), zone]),
  )
  return (town) => known.get(keyOf(town))
}

const keyOf = (place: Pick<Place, 'level' | 'id'> | undefined) => `${place?.level} ${place?.id}`

function addPlace({ areas, stations }: PlaceNames, place: Place): void {
  if (place.level === 'country' || place.level === 'metroLine') return
  const into = place.level === 'metro' ? stations : areas
  const own = [place.name.el, place.name.en]
  // Stations of two names are called by either.
  const parts = place.level === 'metro' ? own.flatMap((name) => name.split(' - ')) : []
  const forms = new Map([
    ...[...parts, ...place.alternates]
      .flatMap((name) => withShort(fold(name)))
      .map((form) => [form, false] as const),
    ...own.flatMap((name) => withShort(fold(name))).map((form) => [form, true] as const),
  ])
  for (const [form, isOwn] of forms) into.add({ place, words: form.split(' ').map(knownWord), isOwn })
}

/** `Ν. Σμύρνη`, `Αγ. Παρασκευή`. */
const short: readonly (readonly [RegExp, string])[] = [
  [/^νε(?:οσ|α|ο|οι|εσ) /, 'ν '],
  [/^αγι(?:οσ|α|ο|οι) /, 'αγ '],
  [/^παλ(?:αιο|αια|ιο|ια) /, 'π '],
  [/^κατω /, 'κ '],
  ...['ag ', 'st ', 'saint ', 'san ', 'santa ', 'sankt ', 'sao '].map(
    (letters) => [/^agi(?:os|a|oi) /, letters] as const,
  ),
]

const withShort = (form: string): readonly string[] => [
  form,
  ...short.filter(([long]) => long.test(form)).map(([long, letters]) => form.replace(long, letters)),
]
