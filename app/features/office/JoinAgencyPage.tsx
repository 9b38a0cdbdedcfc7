import { Button } from '#design-system/actions/Button/Button.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { sectionPath } from '#domain/agency/workPaths.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { useUser } from '#app/shared/account/useUser.ts'
import { unlisted } from '#app/shell/head.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { usePortal } from '#app/shell/Portal.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { teamCalls } from '#app/transport/office/team.ts'
import { useOfficeChange } from './model/useOfficeChange.ts'

/** An invitation to a team: joining is a press, since programs that check mails follow links. */
export function JoinAgencyPage() {
  const { t, language } = useTexts()
  const { isSignedIn } = useUser()
  const { authPanel: AuthPanel } = usePortal()
  const { search } = usePlace()
  const navigate = useNavigate()
  const change = useOfficeChange()
  if (!isSignedIn) {
    const alert = { type: 'info', message: t('office.join.signIn') } as const
    return <AuthPanel.View options={{ alert }} onDone={() => undefined} />
  }
  const join = async () => {
    const joined = await change(teamCalls.join(search.get('token') ?? '', language))
    if (joined !== undefined) navigate(localPath(language, sectionPath(joined.slug, 'team')))
  }
  return (
    <AccountPage title={t('office.join.title')} noScript={t('office.noScript')} width="text">
      <Text>{t('office.join.text')}</Text>
      <Inline>
        <Button onPress={() => void join()}>{t('office.join.action')}</Button>
      </Inline>
    </AccountPage>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('office.join.title'), ...unlisted })
