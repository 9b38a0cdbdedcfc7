import { useEffect, useRef } from 'react'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import type { AuthPanelProps } from '#app/shell/Portal.ts'
import { AuthViews } from './AuthViews.tsx'
import { useAuth } from './useAuth.ts'

/** The same views as in the dialog, as a page of their own. */
export function AuthPanel({ options, onDone }: AuthPanelProps) {
  const t = useTranslate()
  const { state, send, views, title, onSignedIn } = useAuth(options, onDone)
  useTitle(title)
  return (
    <Container width="form" isSpaced>
      <Stack space="lg">
        <Heading level={1} isFocusTarget>
          {title}
        </Heading>
        <noscript>
          <Notice tone="warning">
            <p>{t('auth.noScript')}</p>
          </Notice>
        </noscript>
        <div ref={views}>
          <AuthViews state={state} send={send} options={options} headingLevel={2} onSignedIn={onSignedIn} />
        </div>
      </Stack>
    </Container>
  )
}

/** The tab says which view is shown once that is no longer the page's first. */
function useTitle(title: string): void {
  const t = useTranslate()
  const shown = useRef(title)
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    document.title = t('shell.title', { title })
  }, [t, title])
}
