import { MapLegend } from '#design-system/map/MapLegend/MapLegend.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'

const entries = [
  { id: 'exact', symbol: 'dot' },
  { id: 'approximate', symbol: 'ring' },
  { id: 'saved', symbol: 'heart' },
  { id: 'seen', symbol: 'dot', tone: 'text' },
  { id: 'reduced', symbol: 'triangle' },
] as const

/** What only a map of a search shows. */
const ofSearch = [
  { id: 'cluster', symbol: 'square', tone: 'text' },
  { id: 'place', symbol: 'dashes', tone: 'text' },
] as const

export interface HomesLegendProps {
  /** Clusters and the edge of a place are drawn too. @default false */
  isOfSearch?: boolean
}

/** The legend of a map of homes. */
export function HomesLegend({ isOfSearch = false }: HomesLegendProps) {
  const t = useTranslate()
  return (
    <MapLegend
      label={t('map.legend')}
      entries={[...entries, ...(isOfSearch ? ofSearch : [])].map((entry) => ({
        ...entry,
        label: t(`map.legend.${entry.id}`),
      }))}
    />
  )
}
