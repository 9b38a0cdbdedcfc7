import type { AgencyDetail } from '#domain/agency/Agency.ts'
import { agencyAddress } from '#domain/agency/agencyAddresses.ts'
import { filters } from '#domain/search/filters.ts'
import { localPath, writeSearchPath } from '#domain/search/searchPath.ts'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Grid } from '#design-system/layout/Grid/Grid.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { TabLinks } from '#design-system/navigation/TabLinks/TabLinks.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { Pages } from './Pages.tsx'

/** Cards in the first view: their photographs are fetched at once. */
const EAGER = 3

/** An agency's listings, newest first, paginated; filtered by sale or rent if it has both. */
export function AgencyHomes({ agency }: { agency: AgencyDetail }) {
  const { t, language } = useTexts()
  const { slug, contract, page, pages, listings } = agency
  return (
    <Stack as="section" space="lg" aria-labelledby="agency-homes">
      <Stack space="xs">
        <Heading level={2} id="agency-homes">
          {t('agency.homes')}
        </Heading>
        <Text tone="muted">{t(listings.length === 0 ? 'agency.homes.none' : 'agency.homes.order')}</Text>
      </Stack>
      <Which agency={agency} />
      {listings.length > 0 && (
        <Grid as="ul" columns="card" space="xl">
          {listings.map((listing, at) => (
            <li key={listing.id}>
              <ListingCard
                listing={listing}
                titleLevel={3}
                loading={at === 0 ? 'first' : at < EAGER ? 'eager' : 'lazy'}
              />
            </li>
          ))}
        </Grid>
      )}
      <SearchThem agency={agency} />
      <Pages
        {...{ page, pages }}
        label={t('agency.pages')}
        hrefFor={(to) => localPath(language, agencyAddress(slug, { contract, page: to }))}
      />
    </Stack>
  )
}

/** Links to lists with all filters and orders, of this agency's homes alone. */
function SearchThem({ agency: { id, sale, rent } }: { agency: AgencyDetail }) {
  const { t, language } = useTexts()
  const offered = (
    [
      ['sale', sale],
      ['rent', rent],
    ] as const
  ).filter(([, count]) => count > 0)
  if (offered.length === 0) return null
  return (
    <Inline space="md">
      {offered.map(([contract]) => (
        <Link
          key={contract}
          href={`${writeSearchPath({ language, contract, category: 'residential' })}?${filters.agency.parameter}=${id}`}
          isStanding
        >
          {t(`agency.homes.search.${contract}`)}
        </Link>
      ))}
    </Inline>
  )
}

function Which({ agency: { slug, contract, sale, rent } }: { agency: AgencyDetail }) {
  const { t, format, language } = useTexts()
  if (sale === 0 || rent === 0) return null
  const choices = [
    { name: null, label: t('agency.homes.all'), count: sale + rent },
    { name: 'sale', label: t('shell.buy'), count: sale },
    { name: 'rent', label: t('shell.rent'), count: rent },
  ] as const
  return (
    <TabLinks
      label={t('agency.homes.which')}
      links={choices.map(({ name, label, count }) => ({
        href: localPath(language, agencyAddress(slug, { contract: name })),
        label,
        detail: format.number(count),
        isCurrent: contract === name,
      }))}
    />
  )
}
