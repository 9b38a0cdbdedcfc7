import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { splitLanguage } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { HomesInThirds } from '#app/shared/ListingCard/HomesInThirds.tsx'
import { searchKeys } from '#app/transport/keys/searchKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { looserSearches } from '../model/loosen.ts'
import type { LoosenProps } from '../views/LoosenLinks.tsx'
import { needsScript } from './NearestHomes.css.ts'

/** Homes of the nearest search that has some. */
const most = 3

/** The first homes of the search with one filter fewer, and which filter they do not fit: fetched by the browser. */
export function NearestHomes({ state, data }: LoosenProps) {
  const texts = useTexts()
  const { t, language } = texts
  const nearest = looserSearches(texts, state, data).at(0)
  const { pathname, searchParams } = new URL(nearest?.href ?? '/', 'https://estia.example')
  const key = nearest && searchKeys.search(splitLanguage(pathname).rest, searchParams, language)
  const { data: found, error } = useApi(key ?? null)
  if (!nearest || error) return null
  const homes = found?.listings.slice(0, most)
  return (
    <section className={needsScript} aria-labelledby="nearest">
      <Stack space="md">
        <Stack space="xxs">
          <Heading level={2} size="subheading" id="nearest">
            {t('search.nearest')}
          </Heading>
          <Text tone="muted">{t('search.nearest.text', { search: nearest.text })}</Text>
        </Stack>
        {homes ? (
          <HomesInThirds homes={homes} />
        ) : (
          <Waiting count={Math.min(most, data.loosen[0]?.total ?? 0)} />
        )}
      </Stack>
    </section>
  )
}

/** As high as the cards will be. */
function Waiting({ count }: { count: number }) {
  return (
    <Grid columns="thirds" space="xl">
      {Array.from({ length: count }, (_, at) => (
        <Stack key={at} space="xs">
          <Skeleton shape="photo" />
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Stack>
      ))}
    </Grid>
  )
}
