import { useRef, useState } from 'react'
import type { SessionInfo } from '#domain/account/Profile.ts'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { tellFailure } from '#app/shared/failures/tellFailure.ts'
import { tell } from '#app/shared/snackbar/tell.ts'
import { account } from '#app/transport/account.ts'
import { run } from '#app/transport/call.ts'
import type { ProfilePartProps } from './ProfilePart.ts'
import { Section } from './Section.tsx'

/** Names all sessions but this one, for the server. */
const others = 'others'

/** Where the account is signed in, each with a way to end it. */
export function SessionsSection({ profile, onChange }: ProfilePartProps) {
  const { t } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const { ending, end } = useEnding(() => {
    // The pressed button is removed with its row.
    heading.current?.focus()
    onChange()
  })
  return (
    <Section title={t('profile.sessions')} text={t('profile.sessions.text')} headingRef={heading}>
      <Stack as="ul" space="sm" isRuled>
        {profile.sessions.map((session) => (
          <li key={session.id}>
            <SessionRow session={session} isEnding={ending === session.id} onEnd={() => end(session.id)} />
          </li>
        ))}
      </Stack>
      {profile.sessions.some(({ isCurrent }) => !isCurrent) && (
        <Stack align="start">
          <Button
            variant="secondary"
            isPending={ending === others}
            pendingLabel={t('account.pending')}
            onPress={() => end(others)}
          >
            {t('profile.sessions.endOthers')}
          </Button>
        </Stack>
      )}
    </Section>
  )
}

interface SessionRowProps {
  session: SessionInfo
  isEnding: boolean
  onEnd: () => void
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t, format } = useTexts()
  return (
    <Inline justify="between">
      <Stack space="none">
        <Inline>
          <Text as="span" weight="medium">
            {session.device}
          </Text>
          {session.isCurrent && <Badge tone="success">{t('profile.sessions.current')}</Badge>}
        </Inline>
        <Text size="small" tone="muted">
          {t('profile.sessions.seen', { date: format.date(session.seenAt) })}
        </Text>
      </Stack>
      {!session.isCurrent && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('profile.sessions.endNamed', { device: session.device })}
          isPending={isEnding}
          pendingLabel={t('account.pending')}
          onPress={onEnd}
        >
          {t('profile.sessions.end')}
        </Button>
      )}
    </Inline>
  )
}

function useEnding(onEnded: () => void) {
  const { t, language } = useTexts()
  const [ending, setEnding] = useState<string>()
  const end = async (id: string) => {
    setEnding(id)
    const { failure } = await run(account.endSession({ id }, language))
    setEnding(undefined)
    if (failure) return tellFailure(failure, t)
    onEnded()
    const text = t(id === others ? 'profile.sessions.othersEnded' : 'profile.sessions.ended')
    return tell({ tone: 'success', text })
  }
  return { ending, end: (id: string) => void end(id) }
}
