import { useMemo } from 'react'
import type { MapBasemap } from '#design-system/map/MapView/mapStyle.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useTilesUrl } from '#app/shell/TilesContext.ts'

/**
 * The address prefix of the portal's own tile server; an operator's has its own address, and the layers of
 * OpenMapTiles.
 */
const own = '/tiles/'

export const isOwnBasemap = (tilesUrl: string): boolean => tilesUrl.startsWith(own)

/** The basemap of every map of the portal. */
export function useBasemap(): MapBasemap {
  const tilesUrl = useTilesUrl()
  const language = useLanguage()
  return useMemo(
    () =>
      isOwnBasemap(tilesUrl)
        ? { tiles: `${tilesUrl}?language=${language}`, schema: 'estia', language }
        : { tiles: tilesUrl, schema: 'openMapTiles', language },
    [tilesUrl, language],
  )
}
