import { Card } from '#design-system/collections/Card/Card.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Picture } from '#design-system/media/Picture/Picture.tsx'
import type { HomeContent } from '#domain/api/Home.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import * as styles from './Cities.css.ts'

const sizes = '(min-width: 64em) 18rem, (min-width: 36em) 30vw, 46vw'

/** Cities to start from, each with a home of its own, what is on the market, and what is asked for a square metre. */
export function Cities({ cities }: { cities: HomeContent['cities'] }) {
  const { t, format } = useTexts()
  return (
    <Stack as="section" space="lg">
      <Stack space="xxs">
        <Heading level={2}>{t('home.cities')}</Heading>
        <Text tone="muted">{t('home.cities.note')}</Text>
      </Stack>
      {/* Safari drops list semantics with the bullets; the role keeps them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={styles.cities}>
        {cities.map(({ place, path, sale, rent, median, photo }) => (
          <li key={place.id}>
            <Card
              href={path}
              title={place.name}
              titleLevel={3}
              media={
                photo ? (
                  <Picture
                    path={photo.path}
                    widths={photo.widths}
                    alt=""
                    sizes={sizes}
                    ratio="3:2"
                    placeholder={photo.colour}
                  />
                ) : (
                  <span className={styles.noPhoto} />
                )
              }
            >
              <Text size="small" tone="muted" isTabular>
                {median !== null && (
                  <>
                    <span className={styles.median}>{format.pricePerArea(median, 1)}</span>
                    <br />
                  </>
                )}
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
