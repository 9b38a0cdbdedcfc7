/** Where a point is, in words: names stay as they are, since a name cannot be inflected by rule. */
import type { PointPlaces } from '#domain/api/Geography.ts'
import type { Direction } from '#domain/geography/bearing.ts'
import { localeTags, type Language } from '#domain/locale.ts'

type Words = Readonly<Record<Language, string>>

const directionWords: Readonly<Record<Direction, Words>> = {
  north: { el: 'βόρεια', en: 'north' },
  northEast: { el: 'βορειοανατολικά', en: 'north-east' },
  east: { el: 'ανατολικά', en: 'east' },
  southEast: { el: 'νοτιοανατολικά', en: 'south-east' },
  south: { el: 'νότια', en: 'south' },
  southWest: { el: 'νοτιοδυτικά', en: 'south-west' },
  west: { el: 'δυτικά', en: 'west' },
  northWest: { el: 'βορειοδυτικά', en: 'north-west' },
}

const phrases = {
  from: { el: 'από', en: 'of' },
  metres: { el: 'μ.', en: 'm' },
  kilometres: { el: 'χλμ.', en: 'km' },
  sea: { el: 'στη θάλασσα', en: 'at sea' },
  abroad: { el: 'εκτός Ελλάδας', en: 'outside Greece' },
} as const satisfies Record<string, Words>

const numbers: Readonly<Record<Language, Intl.NumberFormat>> = {
  el: new Intl.NumberFormat(localeTags.el, { maximumFractionDigits: 1 }),
  en: new Intl.NumberFormat(localeTags.en, { maximumFractionDigits: 1 }),
}

/** "300 m", "4.2 km", "31 km": no more exact than the places' own points are. */
export function distanceWords(metres: number, language: Language): string {
  const [value, unit] =
    metres < 950
      ? [
          Math.max(10, Math.round(metres / (metres < 100 ? 10 : 50)) * (metres < 100 ? 10 : 50)),
          phrases.metres,
        ]
      : [metres < 9950 ? metres / 1000 : Math.round(metres / 1000), phrases.kilometres]
  return `${numbers[language].format(value)}\u00a0${unit[language]}`
}

/** "at sea, 4.2 km south-west of Aegina" */
export function nearWords(
  ground: PointPlaces['ground'],
  place: { readonly name: string; readonly metres: number; readonly direction: Direction | null } | undefined,
  language: Language,
): string {
  const where = ground === 'land' ? [] : [phrases[ground][language]]
  return [...where, ...(place ? [besideWords(place, language)] : [])].join(', ')
}

function besideWords(
  { name, metres, direction }: { name: string; metres: number; direction: Direction | null },
  language: Language,
): string {
  if (direction === null) return name
  const words = directionWords[direction][language]
  return `${distanceWords(metres, language)} ${words} ${phrases.from[language]} ${name}`
}
