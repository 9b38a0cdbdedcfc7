import type { MapMark } from '#design-system/map/MapView/MapMark.ts'
import type { Pin } from '#domain/map/MapMarks.ts'
import { inFull } from '#app/shared/inFull.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { markOfListing } from './markOfListing.ts'

/** What this visitor has done with homes, by their ids: their marks show it. */
export interface HomeSigns {
  readonly seen: ReadonlySet<number>
  readonly saved: ReadonlySet<number>
}

/** The mark of a home on a map. `position`: "4 of 37", which identifies the mark. */
export function homeMark(texts: Texts, pin: Pin, signs: HomeSigns, position: string): MapMark {
  const { t, format } = texts
  const { format: full } = inFull(texts)
  const { id, latitude, longitude, price, surface, bedrooms, radius, isReduced, place } = pin
  const text = price === undefined ? t('map.mark.noPrice.short') : format.shortMoney(price)
  const [isSeen, isSaved] = [signs.seen.has(id), signs.saved.has(id)]
  const label = [
    // The name matches the visible text, for users of voice control.
    ...(price === undefined ? [t('map.mark.noPrice')] : pricesOf(price, text, format)),
    bedrooms !== undefined && bedrooms > 0 && t('map.mark.bedrooms', { count: bedrooms }),
    surface !== undefined && full.area(surface),
    place,
    radius > 0 && t('map.mark.approximate', { distance: full.distance(radius) }),
    isReduced && t('map.mark.reduced'),
    isSaved && t('map.mark.saved'),
    isSeen && t('map.mark.seen'),
    position,
  ]
  return {
    id: markOfListing(id),
    kind: 'home',
    position: [latitude, longitude],
    text,
    label: label.filter(Boolean).join(', '),
    isApproximate: radius > 0,
    isSaved,
    isSeen,
    isReduced,
  }
}

/** A price as it is written, and in full if that is rounded. */
const pricesOf = (price: number, text: string, { money }: Texts['format']): readonly string[] =>
  isShortWhole(price) || text === money(price) ? [text] : [text, money(price)]

/** Whether a price loses nothing where it is written in three digits. */
const isShortWhole = (price: number): boolean => Number(price.toPrecision(3)) === price
