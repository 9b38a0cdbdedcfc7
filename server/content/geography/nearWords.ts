/** Where a point is, in words. A name cannot be inflected by rule: the words are such that it stays as it is. */
import type { PointPlaces } from '#domain/api/Geography.ts'
import type { Direction } from '#domain/geography/bearing.ts'
import type { GeographyLevel } from '#domain/geography/levels.ts'
import { localeTags, type Language } from '#domain/locale.ts'
import { byLanguage } from '#server/platform/byLanguage.ts'
import { ofName } from './ofName.ts'

type Words = Readonly<Record<Language, string>>

// biome-ignore format: one row a line
const directionWords: Readonly<Record<Direction, Words>> = {
  north: { el: 'βόρεια', en: 'north', de: 'nördlich', it: 'a nord', fr: 'au nord', ru: 'к северу', es: 'al norte', pt: 'a norte' },
  northEast: { el: 'βορειοανατολικά', en: 'north-east', de: 'nordöstlich', it: 'a nord-est', fr: 'au nord-est', ru: 'к северо-востоку', es: 'al noreste', pt: 'a nordeste' },
  east: { el: 'ανατολικά', en: 'east', de: 'östlich', it: 'a est', fr: 'à l’est', ru: 'к востоку', es: 'al este', pt: 'a leste' },
  southEast: { el: 'νοτιοανατολικά', en: 'south-east', de: 'südöstlich', it: 'a sud-est', fr: 'au sud-est', ru: 'к юго-востоку', es: 'al sureste', pt: 'a sudeste' },
  south: { el: 'νότια', en: 'south', de: 'südlich', it: 'a sud', fr: 'au sud', ru: 'к югу', es: 'al sur', pt: 'a sul' },
  southWest: { el: 'νοτιοδυτικά', en: 'south-west', de: 'südwestlich', it: 'a sud-ovest', fr: 'au sud-ouest', ru: 'к юго-западу', es: 'al suroeste', pt: 'a sudoeste' },
  west: { el: 'δυτικά', en: 'west', de: 'westlich', it: 'a ovest', fr: 'à l’ouest', ru: 'к западу', es: 'al oeste', pt: 'a oeste' },
  northWest: { el: 'βορειοδυτικά', en: 'north-west', de: 'nordwestlich', it: 'a nord-ovest', fr: 'au nord-ouest', ru: 'к северо-западу', es: 'al noroeste', pt: 'a noroeste' },
}

// biome-ignore format: one row a line
const phrases = {
  /** Before a distance: "à 300 m au nord de …". */
  at: { el: '', en: '', de: '', it: 'a ', fr: 'à ', ru: 'в ', es: 'a ', pt: 'a ' },
  metres: { el: 'μ.', en: 'm', de: 'm', it: 'm', fr: 'm', ru: 'м', es: 'm', pt: 'm' },
  kilometres: { el: 'χλμ.', en: 'km', de: 'km', it: 'km', fr: 'km', ru: 'км', es: 'km', pt: 'km' },
  sea: { el: 'στη θάλασσα', en: 'at sea', de: 'auf See', it: 'in mare', fr: 'en mer', ru: 'в море', es: 'en el mar', pt: 'no mar' },
  abroad: { el: 'εκτός Ελλάδας', en: 'outside Greece', de: 'außerhalb Griechenlands', it: 'fuori dalla Grecia', fr: 'hors de Grèce', ru: 'за пределами Греции', es: 'fuera de Grecia', pt: 'fora da Grécia' },
} as const satisfies Record<string, Words>

const numbers = byLanguage(
  (language) => new Intl.NumberFormat(localeTags[language], { maximumFractionDigits: 1 }),
)

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

interface Teller {
  readonly level: GeographyLevel
  readonly name: string
  readonly metres: number
  readonly direction: Direction | null
}

/** "at sea, 4.2 km south-west of Aegina" */
export function nearWords(
  ground: PointPlaces['ground'],
  place: Teller | undefined,
  language: Language,
): string {
  const where = ground === 'land' ? [] : [phrases[ground][language]]
  return [...where, ...(place ? [besideWords(place, language)] : [])].join(', ')
}

function besideWords({ level, name, metres, direction }: Teller, language: Language): string {
  if (direction === null) return name
  const far = `${phrases.at[language]}${distanceWords(metres, language)}`
  return `${far} ${directionWords[direction][language]} ${ofName(name, level, language)}`
}
