/** Where a point is, in words. A name cannot be inflected by rule: the words are such that it stays as it is. */
import type { PointPlaces } from '#domain/api/Geography.ts'
import type { Direction } from '#domain/geography/bearing.ts'
import type { GeographyLevel } from '#domain/geography/levels.ts'
import { localeTags, type Language } from '#domain/locale.ts'
import { byLanguage } from '#server/platform/byLanguage.ts'
import { textIn } from '#server/platform/texts.ts'
import { ofName } from './ofName.ts'

const numbers = byLanguage(
  (language) => new Intl.NumberFormat(localeTags[language], { maximumFractionDigits: 1 }),
)

/** "300 m", "4.2 km", "31 km": no more exact than the places' own points are. */
export function distanceWords(metres: number, language: Language): string {
  const step = metres < 100 ? 10 : 50
  const [key, value] =
    metres < 950
      ? (['near.metres', Math.max(10, Math.round(metres / step) * step)] as const)
      : (['near.kilometres', metres < 9950 ? metres / 1000 : Math.round(metres / 1000)] as const)
  return textIn(language, key, { value: numbers[language].format(value) })
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
  const where = ground === 'land' ? [] : [textIn(language, `near.${ground}`)]
  return [...where, ...(place ? [besideWords(place, language)] : [])].join(', ')
}

function besideWords({ level, name, metres, direction }: Teller, language: Language): string {
  if (direction === null) return name
  return textIn(language, 'near.beside', {
    distance: distanceWords(metres, language),
    direction: textIn(language, `near.direction.${direction}`),
    place: ofName(name, level, language),
  })
}
