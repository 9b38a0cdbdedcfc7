import { TabLinks } from '#design-system/navigation/TabLinks/TabLinks.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { savedHref, savedMapHref } from '../model/savedHref.ts'

export type SavedView = 'list' | 'map'

/** The same homes as a list and on a map. */
export function SavedViews({ view }: { view: SavedView }) {
  const { t, language } = useTexts()
  return (
    <TabLinks
      label={t('map.view')}
      links={[
        { href: savedHref(language), isCurrent: view === 'list', label: t('map.view.list'), icon: 'list' },
        { href: savedMapHref(language), isCurrent: view === 'map', label: t('map.view.map'), icon: 'map' },
      ]}
    />
  )
}
