import type { Language } from '../locale.ts'
import { areaNames } from './data/names/areas.ts'
import { cityNames } from './data/names/cities.ts'
import { islandNames } from './data/names/islands.ts'
import { centreNames, zoneNames } from './data/names/zones.ts'
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

const byName = (rows: readonly NameRow[]) => new Map(rows.map((row) => [row[0], row]))
const rows = byName([...areaNames, ...cityNames, ...islandNames])
const rowsOfZones = byName([centreNames, ...zoneNames])

/** A place's customary name in a language; the English one if we know none in that language. */
export function nameIn({ name, level }: Pick<Place, 'name' | 'level'>, language: Language): string {
  if (language === 'el' || language === 'en') return name[language]
  if (level === 'metro' || level === 'metroLine') return name.en
  // A zone may be called like a city and is still another place.
  const known = level === 'cityZone' ? rowsOfZones : rows
  return known.get(name.el)?.[columns[language]]?.split(', ')[0] || name.en
}
