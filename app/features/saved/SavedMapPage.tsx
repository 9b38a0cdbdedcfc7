import { useTexts } from '#app/i18n/TextsContext.ts'
import { unlisted } from '#app/shell/head.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { SavedMap } from './map/SavedMap.tsx'
import { SavedFrame } from './views/SavedFrame.tsx'

/** The homes that one saved, on a map. */
export function SavedMapPage() {
  const { t } = useTexts()
  return (
    <SavedFrame view="map" title={t('saved.map.title')}>
      {(homes) => <SavedMap homes={homes} />}
    </SavedFrame>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('saved.map.title'), ...unlisted })
