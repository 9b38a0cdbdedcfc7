import type { MapView } from '#domain/api/MapView.ts'
import type { Size } from '#domain/map/mercator.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { directionOf } from './direction.ts'

/** Most places that are named: more would not be remembered. */
const TOLD = 3

/** The part of a map that the description uses. */
export type ViewTold = Pick<MapView, 'total' | 'unplaced' | 'inView' | 'prices' | 'areas' | 'camera'>

/** A map's view in words: how many homes, at which prices, in which places, and what is outside. */
export function describeView(texts: Texts, view: ViewTold, size: Size): string {
  const { t } = texts
  const outside = view.total - view.inView - view.unplaced
  return [
    t('map.describe.count', { count: view.inView }),
    pricesIn(texts, view),
    areasIn(texts, view, size),
    outside > 0 && t('map.describe.outside', { count: outside }),
    view.unplaced > 0 && t('map.describe.unplaced', { count: view.unplaced }),
  ]
    .filter(Boolean)
    .join(' ')
}

function pricesIn({ t, format }: Texts, { prices }: ViewTold): string | false {
  if (!prices) return false
  const [from, to] = [format.money(prices.cheapest), format.money(prices.dearest)]
  return from === to ? t('map.describe.price', { price: from }) : t('map.describe.prices', { from, to })
}

function areasIn(
  { t, format, language }: Texts,
  { areas, inView, camera }: ViewTold,
  size: Size,
): string | false {
  const told = areas.slice(0, TOLD)
  if (told.length < 2) return false
  const middle = {
    centre: [camera.latitude, camera.longitude] as const,
    zoom: camera.zoom,
    side: Math.min(size.width, size.height),
  }
  const words = told.map(({ name, total, latitude, longitude }) =>
    t('map.describe.area', {
      place: name,
      count: format.number(total),
      direction: t(`map.direction.${directionOf([latitude, longitude], middle)}`),
    }),
  )
  return t(howMany(told, inView), {
    areas: new Intl.ListFormat(language, { type: 'conjunction' }).format(words),
  })
}

/** Whether the named areas hold all homes, most of them, or fewer. */
function howMany(told: ViewTold['areas'], inView: number) {
  const held = told.reduce((sum, { total }) => sum + total, 0)
  if (held === inView) return 'map.describe.allAreas'
  return held * 2 > inView ? 'map.describe.areas' : 'map.describe.someAreas'
}
