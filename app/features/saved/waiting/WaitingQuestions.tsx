import { useSyncExternalStore } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { WaitingChange } from '#domain/saved/waiting/WaitingChange.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { OwnLanguage } from '#app/shared/OwnLanguage/OwnLanguage.tsx'
import { isOver, takeOther } from '#app/shared/offline/waiting/decide.ts'
import { noWaiting, onWaiting, waitingNow } from '#app/shared/offline/waiting/waitingStore.ts'
import { questionWords } from './questionWords.ts'

type Sending = () => Promise<void>

/** What still waits although there is a line, and what the person has to decide. */
export function WaitingQuestions({ send }: { send: Sending }) {
  const { t } = useTexts()
  const changes = useSyncExternalStore(onWaiting, waitingNow, noWaiting)
  const waiting = changes.filter(({ state }) => state === 'waits').length
  if (changes.length === 0) return null
  return (
    <Stack space="sm">
      {waiting > 0 && (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" size="small" onPress={() => void send()}>
              {t('waiting.send')}
            </Button>
          }
        >
          <p>{t('waiting.count', { count: waiting })}</p>
        </Notice>
      )}
      {changes
        .filter(({ state }) => state !== 'waits')
        .map((change) => (
          <Question key={change.id} change={change} send={send} />
        ))}
    </Stack>
  )
}

function Question({ change, send }: { change: WaitingChange; send: Sending }) {
  const { t } = useTexts()
  const { text, leave, take } = questionWords(t, change)
  const takes = async () => {
    await takeOther(change)
    await send()
  }
  return (
    <Notice
      tone="warning"
      action={
        <Inline space="xs">
          <Button variant="secondary" size="small" onPress={() => void isOver(change)}>
            {leave}
          </Button>
          <Button variant="quiet" size="small" onPress={() => void takes()}>
            {take}
          </Button>
        </Inline>
      }
    >
      <p>
        <OwnLanguage>{text}</OwnLanguage>
      </p>
    </Notice>
  )
}
