import { localPath } from '#domain/search/searchPath.ts'
import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Link } from '#design-system/actions/Link/Link.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { PersonalReply } from '#app/shared/account/PersonalReply.tsx'
import { useUser } from '#app/shared/account/useUser.ts'
import { unlisted } from '#app/shell/head.ts'
import { usePortal } from '#app/shell/Portal.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { HomeItem } from './HomeItem.tsx'

/** The homes that one keeps, with an estimate each month. */
export function MyHomePage() {
  const { t, language } = useTexts()
  const { isSignedIn, user, counters } = useUser()
  const { authPanel: AuthPanel } = usePortal()
  if (!isSignedIn) {
    const alert = { type: 'info', message: t('myHomes.signIn') } as const
    return <AuthPanel.View options={{ alert }} onDone={() => undefined} />
  }
  return (
    <AccountPage title={t('myHomes.title')} noScript={t('myHomes.noScript')} width="text">
      <Stack space="xl">
        <Text tone="muted" isMeasured>
          {t('myHomes.lead')}
        </Text>
        <PersonalReply
          reply={apiKey.myHomes(language)}
          loading={<Text>{t('myHomes.loading')}</Text>}
          failed={t('myHomes.loadFailed')}
        >
          {({ homes }) => (
            <Stack space="xl">
              {homes.length === 0 && <Text>{t('myHomes.empty')}</Text>}
              {homes.map((home) => (
                <HomeItem key={home.id} home={home} />
              ))}
            </Stack>
          )}
        </PersonalReply>
        {counters.appraisals > 0 && (
          <Text tone="muted">{t('myHomes.askedCount', { count: counters.appraisals })}</Text>
        )}
        <Inline space="md" align="center">
          {user?.appraisalHPUrl && (
            <ButtonLink href={localPath(language, user.appraisalHPUrl)} variant="secondary">
              {t('myHomes.add')}
            </ButtonLink>
          )}
          {user?.sellerLeadUrl && (
            <Link href={localPath(language, user.sellerLeadUrl)} isStanding>
              {t('myHomes.sell.title')}
            </Link>
          )}
          {user?.loanPageUrl && (
            <Link href={localPath(language, user.loanPageUrl)} isStanding>
              {t('myHomes.loan')}
            </Link>
          )}
        </Inline>
      </Stack>
    </AccountPage>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('myHomes.title'), ...unlisted })
