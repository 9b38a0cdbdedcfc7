import { Link } from '#design-system/actions/Link/Link.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { routePath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useUser } from '#app/shared/account/useUser.ts'

/** The ways to what else is kept: hidden homes, recent ones and recent searches. */
export function KeptLinks() {
  const { t, language } = useTexts()
  const { user, counters } = useUser()
  const links = [
    {
      path: user?.blacklistedAdsUrl ?? routePath('hiddenAds'),
      name: t('hidden.title'),
      count: counters.blacklistedAds,
    },
    {
      path: user?.lastAdsUrl ?? routePath('recentAds'),
      name: t('recentAds.title'),
      count: user?.countLastAds ?? 0,
    },
    {
      path: routePath('recentSearches'),
      name: t('recentSearches.title'),
      count: user?.countLastSearches ?? 0,
    },
  ]
  return (
    <Inline as="ul" space="md">
      {links.map(({ path, name, count }) => (
        <li key={path}>
          <Link href={localPath(language, path)}>
            {count === 0 ? name : t('saved.group.chip', { name, count })}
          </Link>
        </li>
      ))}
    </Inline>
  )
}
