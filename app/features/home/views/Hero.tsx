import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { NativeSelect } from '#design-system/forms/NativeSelect/NativeSelect.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { HomeContent } from '#domain/api/Home.ts'
import { filters } from '#domain/search/filters.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PlaceSearch } from '#app/shared/PlaceSearch/PlaceSearch.tsx'
import { QuantityField } from '#app/shared/quantity/QuantityField.tsx'
import { Examples } from './Examples.tsx'
import * as styles from './Hero.css.ts'
import { Village } from './Village.tsx'

const bedrooms = [1, 2, 3, 4, 5]

/** The promise, and the search. */
export function Hero({ content }: { content: HomeContent | undefined }) {
  const { t, format } = useTexts()
  return (
    <div className={styles.hero}>
      <Container>
        <div className={styles.scene}>
          <div className={styles.picture}>
            <Village />
          </div>
          <div className={styles.words}>
            <Stack space="sm">
              <Heading level={1} size="display" isFocusTarget>
                {t('home.heading')}
              </Heading>
              <Text size="lead" tone="muted" isMeasured>
                {[
                  ...(content
                    ? [t('home.counts', { sale: content.sale, rent: format.number(content.rent) })]
                    : []),
                  t('home.lead'),
                ].join(' ')}
              </Text>
            </Stack>
          </div>
          <div className={styles.search}>
            <PlaceSearch>
              <div className={styles.limit}>
                <QuantityField of="money" name={filters.price.parameter.max} label={t('home.priceMax')} />
              </div>
              <div className={styles.limit}>
                <NativeSelect
                  name={filters.bedrooms.parameter.min}
                  label={t('home.bedrooms')}
                  options={[
                    { value: '', label: t('home.bedrooms.any') },
                    ...bedrooms.map((count) => ({
                      value: String(count),
                      label: t('home.bedrooms.least', { count }),
                    })),
                  ]}
                />
              </div>
            </PlaceSearch>
          </div>
          {content && content.examples.length > 0 && <Examples examples={content.examples} />}
        </div>
      </Container>
    </div>
  )
}
