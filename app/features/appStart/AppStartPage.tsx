import { Link } from '#design-system/actions/Link/Link.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { PlaceSearch } from '#app/shared/PlaceSearch/PlaceSearch.tsx'
import { RecentSearches } from '#app/shared/recentSearches/RecentSearches.tsx'
import { unlisted } from '#app/shell/head.ts'
import type { HeadOf } from '#app/shell/route.tsx'

/** Where the installed portal begins: the search, what one searched for last, and what is new for oneself. */
export function AppStartPage() {
  const { t, language } = useTexts()
  const { messagesNotify, savedAds } = useUser().counters
  return (
    <Container width="text" isSpaced>
      <Stack space="xl">
        <Heading level={1} isFocusTarget>
          {t('shell.search')}
        </Heading>
        <PlaceSearch />
        <Inline space="md">
          <Link href={localPath(language, routePath('savedAds'))} icon="heart">
            {t('saved.menu', { count: savedAds })}
          </Link>
          <Link href={localPath(language, routePath('messages'))} icon="mail">
            {t('messages.menu', { count: messagesNotify })}
          </Link>
        </Inline>
        <RecentSearches look="section" />
      </Stack>
    </Container>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('shell.search'), ...unlisted })
