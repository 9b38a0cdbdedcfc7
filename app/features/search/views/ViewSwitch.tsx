import { TabLinks } from '#design-system/navigation/TabLinks/TabLinks.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { listHref, mapHref, type SearchState } from '../model/searchState.ts'

/** The same search as a list and as a map. */
export function ViewSwitch({ state }: { state: SearchState }) {
  const t = useTranslate()
  const isMap = state.view === 'map'
  return (
    <TabLinks
      label={t('map.view')}
      links={[
        { href: listHref(state), isCurrent: !isMap, label: t('map.view.list'), icon: 'list' },
        { href: mapHref(state), isCurrent: isMap, label: t('map.view.map'), icon: 'map' },
      ]}
    />
  )
}
