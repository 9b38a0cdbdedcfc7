import type { MapMark } from '#design-system/map/MapView/MapMark.ts'
import type { MapView } from '#domain/api/MapView.ts'
import { type Cluster, type Pin, unpackClusters, unpackPins } from '#domain/map/MapMarks.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { homeMark, type HomeSigns } from '#app/shared/map/homeMark.ts'

/** The marks of a view: clusters first, then homes, the most relevant first. */
export function marksOf(texts: Texts, view: MapView, signs: HomeSigns): readonly MapMark[] {
  const clusters = unpackClusters(view.clusters, view.names).toSorted((a, b) => b.count - a.count)
  const pins = unpackPins(view.pins, view.names).toSorted(byRank)
  const total = clusters.length + pins.length
  const position = (n: number) => texts.t('map.mark.position', { n: n + 1, total })
  return [
    ...clusters.map((cluster, at) => clusterMark(texts, cluster, position(at))),
    ...pins.map((pin, at) => homeMark(texts, pin, signs, position(clusters.length + at))),
  ]
}

const byRank = (a: Pin, b: Pin) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || b.id - a.id

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
    // Its position identifies it, before and after the map was moved.
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
