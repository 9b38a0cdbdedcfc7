import { useMemo } from 'react'
import type { MapGround } from '#design-system/map/MapView/mapStyle.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useTilesUrl } from '#app/shell/TilesContext.ts'

/**
 * The address prefix of the portal's own tile server; an operator's has its own address, and the layers of
 * OpenMapTiles.
 */
const own = '/tiles/'

export const isOwnGround = (tilesUrl: string): boolean => tilesUrl.startsWith(own)

/** The ground of every map of the portal. */
export function useGround(): MapGround {
  const tilesUrl = useTilesUrl()
  const language = useLanguage()
  return useMemo(
    () =>
      isOwnGround(tilesUrl)
        ? { tiles: `${tilesUrl}?language=${language}`, schema: 'estia', language }
        : { tiles: tilesUrl, schema: 'openMapTiles', language },
    [tilesUrl, language],
  )
}
