import type { HomeContent } from '#domain/api/Home.ts'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { RecentSearches } from '#app/shared/recentSearches/RecentSearches.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { Cities } from './views/Cities.tsx'
import { Differences } from './views/Differences.tsx'
import { Hero } from './views/Hero.tsx'
import { Newest } from './views/Newest.tsx'
import { Prices } from './views/Prices.tsx'

/** Where a search begins, and what is on the market. */
export function HomePage() {
  const { data } = useApi(apiKey.home(useLanguage()))
  return (
    <Stack space="xxxl">
      <Hero content={data} />
      <Container>
        <Stack space="xxxl">
          {data && data.newest.length > 0 && <Newest listings={data.newest} />}
          <RecentSearches look="section" />
          {data && data.cities.length > 0 && <Cities cities={data.cities} />}
          {data && data.regions.length > 0 && <Prices regions={data.regions} />}
          <Differences />
        </Stack>
      </Container>
    </Stack>
  )
}

export const head: HeadOf<HomeContent> = ({ texts: { t } }) => ({
  title: t('home.title'),
  titleIsWhole: true,
  description: t('home.description'),
})
