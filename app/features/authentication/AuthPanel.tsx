import { useEffect, useRef } from 'react'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { AccountPage } from '#app/shared/account/AccountPage.tsx'
import type { AuthPanelProps } from '#app/shell/Portal.ts'
import { AuthViews } from './AuthViews.tsx'
import { useAuth } from './useAuth.ts'

/** The views of the dialog as a page. */
export function AuthPanel({ options, onDone }: AuthPanelProps) {
  const t = useTranslate()
  const { state, send, views, title, onSignedIn } = useAuth(options, onDone)
  useTitle(title)
  return (
    <AccountPage title={title} noScript={t('auth.noScript')} width="form">
      <div ref={views}>
        <AuthViews state={state} send={send} options={options} headingLevel={2} onSignedIn={onSignedIn} />
      </div>
    </AccountPage>
  )
}

/** The tab names the current view once it is no longer the page's first. */
function useTitle(title: string): void {
  const t = useTranslate()
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    document.title = t('shell.title', { title })
  }, [t, title])
}
