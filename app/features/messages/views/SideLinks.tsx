import { TabLinks } from '#design-system/navigation/TabLinks/TabLinks.tsx'
import { sides } from '#domain/contact/sides.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { listHref, listPlaceIn } from '../model/listPlace.ts'

/** For users who offer homes, and may look for one too: all conversations, or those of one side. */
export function SideLinks() {
  const { t, language } = useTexts()
  const { side: shown } = listPlaceIn(usePlace().search)
  return (
    <TabLinks
      label={t('messages.side')}
      links={[undefined, ...sides].map((side) => ({
        href: listHref({ side, page: 1 }, language),
        label: t(`messages.side.${side ?? 'all'}`),
        isCurrent: side === shown,
      }))}
    />
  )
}
