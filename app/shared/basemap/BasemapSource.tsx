import { useTranslate } from '#app/i18n/useTranslate.ts'
import { useTilesUrl } from '#app/shell/TilesContext.ts'
import { isOwnBasemap } from './useBasemap.ts'

/** The attribution of a map's tiles, which the licences require to be visible. */
export function BasemapSource() {
  const t = useTranslate()
  return <span>{t(isOwnBasemap(useTilesUrl()) ? 'map.source' : 'map.source.outside')}</span>
}
