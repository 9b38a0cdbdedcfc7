import type { ReactNode } from 'react'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import { useUser } from '#app/shared/account/useUser.ts'
import { usePortal } from '#app/shell/Portal.ts'

/** A page of operators: a sign-in for who is not signed in. */
export function OperatorFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTexts()
  const { isSignedIn } = useUser()
  const { authPanel: AuthPanel } = usePortal()
  if (!isSignedIn) {
    const alert = { type: 'info', message: t('operator.signIn') } as const
    return <AuthPanel.View options={{ alert }} onDone={() => undefined} />
  }
  return (
    <AccountPage title={title} noScript={t('operator.noScript')} width="text">
      {children}
    </AccountPage>
  )
}
