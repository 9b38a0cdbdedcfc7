import { useEffect } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { usePendingShown } from '#design-system/feedback/Progress/usePendingShown.ts'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#design-system/foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import * as styles from './ListingScreen.css.ts'

/** Nothing for a second, then a skeleton. */
export function ListingLoading() {
  const t = useTranslate()
  const isSlow = usePendingShown(true)
  useEffect(() => {
    if (isSlow) announce(t('listing.loading'), { topic: 'listing' })
  }, [isSlow, t])
  return (
    <Container>
      <div className={styles.page} aria-busy="true">
        <Heading level={1}>
          <VisuallyHidden>{t('listing.loading')}</VisuallyHidden>
        </Heading>
        {isSlow && (
          <>
            <Skeleton shape="wide" />
            <Skeleton shape="title" width="half" />
            <Skeleton width="most" />
            <Skeleton width="third" />
          </>
        )}
      </div>
    </Container>
  )
}
