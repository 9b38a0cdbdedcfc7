import { Card } from '#design-system/collections/Card/Card.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { HomeContent } from '#domain/api/Home.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import * as styles from './Cities.css.ts'

/** Cities to start from, each with what is on the market there. */
export function Cities({ cities }: { cities: HomeContent['cities'] }) {
  const t = useTranslate()
  return (
    <Stack as="section" space="lg">
      <Heading level={2}>{t('home.cities')}</Heading>
      {/* Safari drops list semantics with the bullets; the role keeps them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={styles.cities}>
        {cities.map(({ place, path, sale, rent }) => (
          <li key={place.id} className={styles.city}>
            <Card href={path} title={place.name} titleLevel={3}>
              <Text size="small" tone="muted" isTabular>
                <span>{t('home.citySale', { count: sale })}</span>
                <br />
                <span>{t('home.cityRent', { count: rent })}</span>
              </Text>
            </Card>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
