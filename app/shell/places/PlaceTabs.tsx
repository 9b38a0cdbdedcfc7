import { TabBar } from '#design-system/navigation/TabBar/TabBar.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { accountTabId } from '../accountFocus.ts'
import { usePlaceLinks } from './usePlaceLinks.ts'

/** The four places at the foot of a narrow window. */
export function PlaceTabs() {
  const t = useTranslate()
  const links = usePlaceLinks()
  return (
    <TabBar
      label={t('shell.places')}
      items={links.map(({ name, ...link }) => ({
        ...link,
        label: t(`shell.place.${name}`),
        id: name === 'me' ? accountTabId : undefined,
      }))}
    />
  )
}
