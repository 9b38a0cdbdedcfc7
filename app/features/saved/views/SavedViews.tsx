import { TabLinks } from '#design-system/navigation/TabLinks/TabLinks.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { groupHref } from '../model/groupHref.ts'
import { savedMapHref } from '../model/savedHref.ts'

export type SavedView = 'list' | 'board' | 'map'

/** The same homes as a list, on a board and on a map. */
export function SavedViews({ view, group }: { view: SavedView; group?: string | undefined }) {
  const { t, language } = useTexts()
  return (
    <TabLinks
      label={t('map.view')}
      links={[
        {
          href: groupHref(language, group, 'list'),
          isCurrent: view === 'list',
          label: t('map.view.list'),
          icon: 'list',
        },
        {
          href: groupHref(language, group, 'board'),
          isCurrent: view === 'board',
          label: t('saved.view.board'),
          icon: 'rooms',
        },
        { href: savedMapHref(language), isCurrent: view === 'map', label: t('map.view.map'), icon: 'map' },
      ]}
    />
  )
}
