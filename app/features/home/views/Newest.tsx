import { Link } from '#design-system/actions/Link/Link.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { HomeContent } from '#domain/api/Home.ts'
import { criteria, orderOptions, paging } from '#domain/search/orders.ts'
import { writeSearchPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'

const { criterion, direction } = orderOptions.newer
const newestFirst = new URLSearchParams({
  [paging.criterion]: criteria[criterion],
  [paging.direction]: direction,
})

/** The newest listings. */
export function Newest({ listings }: { listings: HomeContent['newest'] }) {
  const { t, language } = useTexts()
  const all = writeSearchPath({ language, contract: 'sale', category: 'residential' })
  return (
    <Stack as="section" space="lg">
      <Inline justify="between" align="baseline" space="md">
        <Heading level={2}>{t('home.newest')}</Heading>
        <Link href={`${all}?${newestFirst}`} isStanding isStrong underline="hover">
          {t('home.newestAll')}
        </Link>
      </Inline>
      <Grid as="ul" columns="quarters" space="xl">
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} titleLevel={3} />
          </li>
        ))}
      </Grid>
    </Stack>
  )
}
