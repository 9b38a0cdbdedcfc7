import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Divider } from '#design-system/layout/Divider/Divider.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { HomeContent } from '#domain/api/Home.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { PlaceSearch } from '#app/shared/PlaceSearch/PlaceSearch.tsx'
import { RecentSearches } from '#app/shared/recentSearches/RecentSearches.tsx'
import { SentenceSearch } from '#app/shared/SentenceSearch/SentenceSearch.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import * as styles from './Hero.css.ts'
import { Numbers } from './Numbers.tsx'
import { Village } from './Village.tsx'

/** The promise, the search, and how much there is to search in. */
export function Hero({ content }: { content: HomeContent | undefined }) {
  const t = useTranslate()
  const { flags } = usePlace()
  return (
    <div className={styles.hero}>
      <Container width="wide">
        <div className={styles.columns}>
          <div className={styles.words}>
            <Stack space="lg">
              <Heading level={1} size="display" isFocusTarget>
                {t('home.heading')}
              </Heading>
              <Text size="lead" tone="muted" isMeasured>
                {t('home.lead')}
              </Text>
              <div className={styles.search}>
                <Stack space="md">
                  <PlaceSearch />
                  {flags.aiSearch && (
                    <>
                      <Divider />
                      <SentenceSearch />
                    </>
                  )}
                </Stack>
              </div>
              {content && <Numbers content={content} />}
              <RecentSearches look="section" />
            </Stack>
          </div>
          <div className={styles.picture}>
            <Village />
          </div>
        </div>
      </Container>
    </div>
  )
}
