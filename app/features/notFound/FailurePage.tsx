import { Button } from '#design-system/actions/Button/Button.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { listingIdIn } from '#domain/routes.ts'
import { localPath, writeSearchPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { HomesInThirds } from '#app/shared/ListingCard/HomesInThirds.tsx'
import { PlaceSearch } from '#app/shared/PlaceSearch/PlaceSearch.tsx'
import { type FailureProps, failureTitle } from '#app/shell/failure.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { room, words } from './FailurePage.css.ts'

/** The page for a failure: says why, and offers links. */
export function FailurePage({ reason, gone, retry }: FailureProps) {
  const { t, format } = useTexts()
  const since = gone?.since ?? undefined
  return (
    <>
      <Container width={reason === 'gone' ? 'page' : 'text'}>
        <div className={`${room} ${words}`}>
          <Stack space="xl">
            <Stack space="sm">
              <Heading level={1} isFocusTarget>
                {t(failureTitle(reason, gone))}
              </Heading>
              <Text size="lead" tone="muted">
                {[
                  ...(since === undefined ? [] : [t('errors.gone.since', { date: format.longDate(since) })]),
                  t(gone ? 'errors.gone.known' : `errors.${reason}.text`),
                ].join(' ')}
              </Text>
            </Stack>
            {retry ? (
              <Inline>
                <Button onPress={retry}>{t('errors.retry')}</Button>
              </Inline>
            ) : (
              <PlaceSearch />
            )}
            <WaysOn />
          </Stack>
        </div>
      </Container>
      {reason === 'gone' && <Instead />}
    </>
  )
}

/** Homes like the one that is gone, which its page had fetched. */
function Instead() {
  const { t, language } = useTexts()
  const id = listingIdIn(usePlace().path)
  const { data } = useApi(id === undefined ? null : apiKey.similar(id, language))
  if (!data || data.length === 0) return null
  return (
    <Container>
      <div className={room}>
        <Stack as="section" space="lg" aria-labelledby="instead">
          <Heading level={2} id="instead">
            {t('listing.similar')}
          </Heading>
          <HomesInThirds homes={data} />
        </Stack>
      </div>
    </Container>
  )
}

function WaysOn() {
  const { t, language } = useTexts()
  const search = (contract: 'sale' | 'rent') =>
    writeSearchPath({ language, contract, category: 'residential' })
  const ways = [
    { href: localPath(language, '/'), label: t('errors.home') },
    { href: search('sale'), label: t('errors.sale') },
    { href: search('rent'), label: t('errors.rent') },
  ]
  return (
    <Stack as="section" space="xs">
      <Heading level={2} size="label">
        {t('errors.links')}
      </Heading>
      <Stack as="ul" space="none">
        {ways.map(({ href, label }) => (
          <li key={href}>
            <Link href={href} isStanding>
              {label}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
