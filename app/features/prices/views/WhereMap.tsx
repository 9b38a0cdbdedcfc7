import { Suspense, useState } from 'react'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { lazyView } from '#app/shell/lazyView.tsx'
import { needsScript } from './GuideScreen.css.ts'

/** Its code and the outlines are loaded on request. */
const outlinesMap = lazyView<object>(
  'app/features/prices/views/OutlinesMap.tsx',
  async () => (await import('./OutlinesMap.tsx')).OutlinesMap,
  ['prices', 'shared'],
)

/** The map of the places within, on request: the table says the same. */
export function WhereMap() {
  const { t } = useTexts()
  const [isWanted, setWanted] = useState(false)
  return (
    <div className={needsScript}>
      <Disclosure
        look="plain"
        summary={t('prices.map.show')}
        onToggle={(isOpen) => isOpen && setWanted(true)}
      >
        {isWanted && (
          <Suspense>
            <outlinesMap.View />
          </Suspense>
        )}
      </Disclosure>
    </div>
  )
}
