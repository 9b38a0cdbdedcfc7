import { useTranslate } from '#app/i18n/useTranslate.ts'
import { useTilesUrl } from '#app/shell/TilesContext.ts'
import { isOwnGround } from './useGround.ts'

/** The attribution of a map's tiles, which the licences require to be visible. */
export function GroundSource() {
  const t = useTranslate()
  return <span>{t(isOwnGround(useTilesUrl()) ? 'map.source' : 'map.source.outside')}</span>
}
