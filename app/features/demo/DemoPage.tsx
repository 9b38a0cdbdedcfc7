import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { PlaceSearch } from '#app/shared/PlaceSearch/PlaceSearch.tsx'
import type { HeadOf } from '#app/shell/route.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { room } from './DemoPage.css.ts'
import { samplesIn } from './samples.ts'

/** Pieces of the portal over data that is none: for trying things out, never indexed, never tracked. */
export function DemoPage() {
  const { t, language } = useTexts()
  return (
    <Container>
      <div className={room}>
        <Stack space="xl">
          <Stack space="xs">
            <Heading level={1} isFocusTarget>
              {t('demo.heading')}
            </Heading>
            <Text tone="muted">{t('demo.text')}</Text>
          </Stack>
          <PlaceSearch />
          <Grid as="ul" columns="card" space="xl">
            {samplesIn(language).map((listing) => (
              <li key={listing.id}>
                <ListingCard listing={listing} />
              </li>
            ))}
          </Grid>
        </Stack>
      </div>
    </Container>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({
  title: t('demo.heading'),
  canonical: '/demo',
  noIndex: true,
})
