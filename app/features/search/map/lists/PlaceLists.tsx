import { Suspense, useState } from 'react'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { lazyView } from '#app/shell/lazyView.tsx'
import type { PlaceChoicesProps } from './PlaceChoices.tsx'
import * as styles from './PlaceLists.css.ts'

/** The lists, loaded when they are opened. */
const placeChoices = lazyView<PlaceChoicesProps>(
  'app/features/search/map/lists/PlaceChoices.tsx',
  async () => (await import('./PlaceChoices.tsx')).PlaceChoices,
  ['map', 'mapTools'],
)
/** If it cannot be loaded yet, its view says so when it is opened. */
const fetchChoices = () => void placeChoices.preload().catch(() => undefined)

/** What can be found on a map by looking, as lists to choose from: metro lines and stations, zones, islands. */
export function PlaceLists(props: PlaceChoicesProps) {
  const t = useTranslate()
  const [isWanted, setWanted] = useState(false)
  return (
    <div className={styles.lists} onPointerEnter={fetchChoices} onFocus={fetchChoices}>
      <Disclosure look="plain" summary={t('map.lists')} onToggle={(isOpen) => isOpen && setWanted(true)}>
        {isWanted && (
          <Suspense fallback={<Text tone="muted">{t('map.lists.loading')}</Text>}>
            <placeChoices.View {...props} />
          </Suspense>
        )}
      </Disclosure>
    </div>
  )
}
