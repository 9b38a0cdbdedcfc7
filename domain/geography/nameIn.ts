import type { Language } from '../locale.ts'
import { areaNames } from './data/names/areas.ts'
import { cityNames } from './data/names/cities.ts'
import { islandNames } from './data/names/islands.ts'
import type { NameRow } from './data/rows.ts'
import type { Place } from './Place.ts'

/** Columns of NameRow. */
const columns: Readonly<Record<Exclude<Language, 'el' | 'en'>, keyof NameRow & number>> = {
  de: 1,
  it: 2,
  fr: 3,
  ru: 4,
  es: 5,
  pt: 6,
}

const rows = new Map([...areaNames, ...cityNames, ...islandNames].map((row) => [row[0], row]))

/** A place's customary name in a language; the English one where the language has none of its own that we know. */
export function nameIn({ name, level }: Pick<Place, 'name' | 'level'>, language: Language): string {
  if (language === 'el' || language === 'en') return name[language]
  // A zone or a station may be called like a city and is still another place.
  if (level === 'cityZone' || level === 'metro' || level === 'metroLine') return name.en
  return rows.get(name.el)?.[columns[language]]?.split(', ')[0] || name.en
}
