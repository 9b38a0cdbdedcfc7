import { type ReactNode, Suspense } from 'react'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Spinner } from '#design-system/feedback/Progress/Spinner.tsx'
import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { FailureNotice } from '#app/shared/FailureNotice/FailureNotice.tsx'
import { useLinkedConversation } from '../model/useLinkedConversation.ts'
import { ConversationPane } from './ConversationPane.tsx'

export interface LinkedConversationProps {
  id: string
  /** A sign-in, if no conversation is open: the link has expired, or there was none. */
  signIn: (why: 'ended' | 'signedOut') => ReactNode
}

/** One conversation for a visitor without an account, by the link of a mail. */
export function LinkedConversation({ id, signIn }: LinkedConversationProps) {
  const { t } = useTexts()
  const { state, retry } = useLinkedConversation(id)
  // Loading the sign-in must not remove what is around this.
  if (state === 'ended' || state === 'signedOut') return <Suspense>{signIn(state)}</Suspense>
  return (
    <Container width="text" isSpaced>
      <noscript>{t('messages.noScript')}</noscript>
      {state === 'pending' && <Spinner label={t('messages.loading')} />}
      {state === 'failed' && <FailureNotice retry={retry}>{t('messages.failed')}</FailureNotice>}
      {state === 'open' && (
        <Stack space="lg">
          <Notice>
            <p>{t('messages.link.note')}</p>
          </Notice>
          <ConversationPane id={id} isAlone />
        </Stack>
      )}
    </Container>
  )
}
