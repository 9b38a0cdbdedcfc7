import type { ChoiceLevel, PlaceChoice } from '#domain/api/Geography.ts'
import type { Gazetteer } from '#domain/geography/Gazetteer.ts'
import { nameIn } from '#domain/geography/nameIn.ts'
import type { Place } from '#domain/geography/Place.ts'
import { localeTags, type Language } from '#domain/locale.ts'

interface Asked {
  readonly level: ChoiceLevel
  /** The municipality whose zones they are, or the line whose stations. */
  readonly of: number | undefined
  readonly language: Language
}

/** The places of a level to choose from, by name; the stations of a line in their order. */
export function placeChoices(gazetteer: Gazetteer, { level, of, language }: Asked): readonly PlaceChoice[] {
  const line = level === 'metro' && of !== undefined ? gazetteer.place('metroLine', of) : undefined
  if (line) return gazetteer.members(line).map(choiceIn(language))
  const places =
    level === 'cityZone'
      ? of === undefined
        ? []
        : gazetteer.children({ level: 'city', id: of }, level)
      : gazetteer.ofLevel(level)
  const { compare } = new Intl.Collator(localeTags[language], { numeric: true })
  return places.map(choiceIn(language)).sort((a, b) => compare(a.name, b.name))
}

const choiceIn =
  (language: Language) =>
  (place: Place): PlaceChoice => ({ id: place.id, name: nameIn(place, language) })
