import { homeLimits } from '#domain/valuation/homeLimits.ts'
import { localPath } from '#domain/search/searchPath.ts'
import {
  myHomePath,
  sellHomeAddress,
  sellHomeParameter,
  sellHomePath,
  valuationPath,
} from '#domain/valuation/valuationPaths.ts'
import type { MyHome } from '#domain/api/valuation/MyHomes.ts'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { useUser } from '#app/shared/account/useUser.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { AskForm } from './AskForm.tsx'
import { HeardWords } from '#app/shared/HeardWords.tsx'
import { homeName } from './homeWords.ts'

export const head: HeadOf = ({ search, texts: { t } }) => ({
  title: t('myHomes.sell.title'),
  description: t('myHomes.sell.lead', { most: homeLimits.agencies }),
  canonical: sellHomePath,
  noIndex: search.size > 0,
})

/** How an owner asks agencies, and the form for a kept home. */
export function SellHomePage() {
  const { t, language } = useTexts()
  const { isSignedIn } = useUser()
  const { search } = usePlace()
  const chosen = Number(search.get(sellHomeParameter))
  return (
    <Container width="text" isSpaced>
      <Stack space="xl">
        <Stack space="sm">
          <Heading level={1} isFocusTarget>
            {t('myHomes.sell.title')}
          </Heading>
          <Text size="lead" isMeasured>
            {t('myHomes.sell.lead', { most: homeLimits.agencies })}
          </Text>
          <Text tone="muted" isMeasured>
            {t('myHomes.sell.how')}
          </Text>
        </Stack>
        {isSignedIn ? (
          <PersonalReply
            reply={apiKey.myHomes(language)}
            loading={<Text>{t('myHomes.loading')}</Text>}
            failed={t('myHomes.loadFailed')}
          >
            {({ homes }) => <Homes homes={homes} chosen={chosen} />}
          </PersonalReply>
        ) : (
          <First />
        )}
      </Stack>
    </Container>
  )
}

/** What comes before: an estimate, and an account. */
function First() {
  const { t, language } = useTexts()
  return (
    <Inline>
      <ButtonLink href={localPath(language, valuationPath)}>{t('myHomes.add')}</ButtonLink>
      <ButtonLink href={localPath(language, myHomePath)} variant="secondary">
        {t('myHomes.title')}
      </ButtonLink>
    </Inline>
  )
}

function Homes({ homes, chosen }: { homes: readonly MyHome[]; chosen: number }) {
  const texts = useTexts()
  const { t, language } = texts
  const home = homes.find(({ id }) => id === chosen) ?? (homes.length === 1 ? homes[0] : undefined)
  if (home) return <AskForm key={home.id} home={home} />
  if (homes.length === 0) return <First />
  return (
    <Stack as="section" space="sm" aria-labelledby="sell-which">
      <Heading level={2} id="sell-which">
        {t('myHomes.sell.which')}
      </Heading>
      <Stack as="ul" space="xs">
        {homes.map((one) => (
          <li key={one.id}>
            <Link href={localPath(language, sellHomeAddress(one.id))} isStanding isStrong>
              <HeardWords of={(words) => homeName(words, one)} />
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
