import { MapLegend } from '#design-system/map/MapLegend/MapLegend.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'

const entries = [
  { id: 'exact', symbol: 'dot' },
  { id: 'approximate', symbol: 'ring' },
  { id: 'seen', symbol: 'dot', tone: 'text' },
  { id: 'reduced', symbol: 'triangle' },
  { id: 'cluster', symbol: 'square', tone: 'text' },
  { id: 'place', symbol: 'dashes', tone: 'text' },
] as const

/** What the signs on the map of a search stand for. */
export function SearchMapLegend() {
  const t = useTranslate()
  return (
    <MapLegend
      label={t('map.legend')}
      entries={entries.map((entry) => ({ ...entry, label: t(`map.legend.${entry.id}`) }))}
    />
  )
}
