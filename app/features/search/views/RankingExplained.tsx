import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Disclosure } from '#design-system/overlays/Disclosure/Disclosure.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import type { SearchState } from '../model/searchState.ts'
import { rankingWords } from '../why/whyViews.ts'
import * as styles from './ResultsHeader.css.ts'

/** Opens what the order weighs. */
export function RankingExplained({ state }: { state: SearchState }) {
  const t = useTranslate()
  return (
    <Disclosure
      summary={
        <>
          <span className={styles.whyIcon}>
            <Icon name="info" size="small" />
          </span>
          <span className={styles.whyWords}>
            <Text as="span" size="small" tone="action" weight="medium">
              {t('search.why.title')}
            </Text>
          </span>
        </>
      }
      hasMarker={false}
      look="floating"
    >
      <rankingWords.Part state={state} />
    </Disclosure>
  )
}
