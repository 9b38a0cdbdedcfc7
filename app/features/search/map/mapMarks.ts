import type { MapMark } from '#design-system/map/MapView/MapMark.ts'
import type { MapView } from '#domain/api/MapView.ts'
import { type Cluster, type Pin, unpackClusters, unpackPins } from '#domain/map/MapMarks.ts'
import type { Texts } from '#app/i18n/texts.ts'

/** The marks of a view: clusters first, then homes, the most relevant first. */
export function marksOf(texts: Texts, view: MapView, isSeen: (id: number) => boolean): readonly MapMark[] {
  const clusters = unpackClusters(view.clusters, view.names).toSorted((a, b) => b.count - a.count)
  const pins = unpackPins(view.pins, view.names).toSorted(byRank)
  const total = clusters.length + pins.length
  const position = (n: number) => texts.t('map.mark.position', { n: n + 1, total })
  return [
    ...clusters.map((cluster, at) => clusterMark(texts, cluster, position(at))),
    ...pins.map((pin, at) => pinMark(texts, pin, isSeen(pin.id), position(clusters.length + at))),
  ]
}

const byRank = (a: Pin, b: Pin) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || b.id - a.id

/** The id of a home's mark, and back. */
export const markOfListing = (id: number): string => `home-${id}`
export const listingOfMark = (id: string): number => Number(id.slice('home-'.length))

function clusterMark({ t, format }: Texts, cluster: Cluster, position: string): MapMark {
  const { count, latitude, longitude, cheapest, dearest, place } = cluster
  const homes = place === '' ? t('map.cluster', { count }) : t('map.cluster.around', { count, place })
  const isOnePrice = cheapest === dearest
  const span = (write: (euro: number) => string) =>
    cheapest === undefined || dearest === undefined
      ? undefined
      : isOnePrice
        ? write(cheapest)
        : t('map.span', { from: write(cheapest), to: write(dearest) })
  return {
    // Where it stands tells it from others, before and after the map was moved.
    id: `cluster-${latitude.toFixed(4)}-${longitude.toFixed(4)}-${count}`,
    kind: 'cluster',
    position: [latitude, longitude],
    text: format.number(count),
    detail:
      cheapest === undefined || dearest === undefined ? undefined : shortSpan(format, cheapest, dearest),
    label: [homes, span(format.money), position].filter(Boolean).join(', '),
  }
}

const shortSpan = ({ shortMoney }: Texts['format'], from: number, to: number): string =>
  from === to ? shortMoney(from) : `${shortMoney(from)} – ${shortMoney(to)}`

function pinMark({ t, format }: Texts, pin: Pin, isSeen: boolean, position: string): MapMark {
  const { id, latitude, longitude, price, surface, bedrooms, radius, isReduced, place } = pin
  const text = price === undefined ? t('map.mark.noPrice.short') : format.shortMoney(price)
  const label = [
    // A name says what is written: whoever speaks to the device says what they see.
    ...(price === undefined ? [t('map.mark.noPrice')] : pricesOf(price, text, format)),
    bedrooms !== undefined && bedrooms > 0 && t('map.mark.bedrooms', { count: bedrooms }),
    surface !== undefined && format.area(surface),
    place,
    radius > 0 && t('map.mark.approximate', { distance: format.distance(radius) }),
    isReduced && t('map.mark.reduced'),
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
    isSeen,
    isReduced,
  }
}

/** A price as it is written, and in full where that is rounded. */
const pricesOf = (price: number, text: string, { money }: Texts['format']): readonly string[] =>
  isShortWhole(price) || text === money(price) ? [text] : [text, money(price)]

/** Whether a price loses nothing where it is written in three digits. */
const isShortWhole = (price: number): boolean => Number(price.toPrecision(3)) === price
