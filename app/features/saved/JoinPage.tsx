import { Button } from '#design-system/actions/Button/Button.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { useIsSignedIn } from '#app/shared/account/useUser.ts'
import { unlisted } from '#app/shell/head.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { usePortal } from '#app/shell/Portal.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { usePlace } from '#app/shell/usePlace.ts'
import { savedGroups } from '#app/transport/saved/savedGroups.ts'
import { groupHref } from './model/groupHref.ts'
import { useGroupChange } from './model/useGroupChange.ts'

/** An invitation to a group: joining is a press, since programs that check mails follow links. */
export function JoinPage() {
  const { t, language } = useTexts()
  const isSignedIn = useIsSignedIn()
  const { authPanel: AuthPanel } = usePortal()
  const { search } = usePlace()
  const navigate = useNavigate()
  const change = useGroupChange()
  if (!isSignedIn) {
    const alert = { type: 'info', message: t('saved.join.signIn') } as const
    return <AuthPanel.View options={{ alert }} onDone={() => undefined} />
  }
  const join = async () => {
    const joined = await change(savedGroups.join(search.get('token') ?? '', language))
    if (joined !== undefined) navigate(groupHref(language, joined.id, 'list'))
  }
  return (
    <AccountPage title={t('saved.join.title')} noScript={t('saved.noScript')} width="text">
      <Text>{t('saved.join.text')}</Text>
      <Inline>
        <Button onPress={() => void join()}>{t('saved.join.action')}</Button>
      </Inline>
    </AccountPage>
  )
}

export const head: HeadOf = ({ texts: { t } }) => ({ title: t('saved.join.title'), ...unlisted })
