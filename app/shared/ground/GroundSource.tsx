import { useTranslate } from '#app/i18n/useTranslate.ts'
import { useTilesUrl } from '#app/shell/TilesContext.ts'
import { isOwnGround } from './useGround.ts'

/** Who made the ground of a map. The licences ask for it to be in sight. */
export function GroundSource() {
  const t = useTranslate()
  return <span>{t(isOwnGround(useTilesUrl()) ? 'map.source' : 'map.source.outside')}</span>
}
