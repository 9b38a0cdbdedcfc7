import { useEffect, useRef, useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { serverAnswers } from './chunkError.ts'
import { TroublePage } from '../TroublePage.tsx'

export interface MissingCodeProps {
  /** As a `LazyView` has them. */
  preload: () => Promise<void>
  forget: () => void
  /** A `page` has a heading; if the user `asked` by a press, "Try again" takes the focus. */
  how: 'said' | 'asked' | 'page'
  /** It has been loaded. */
  onLoaded: () => void
}

/** The fallback for code that failed to load: it uses only what came with the page. */
export function MissingCode(props: MissingCodeProps) {
  const { preload, forget, how, onLoaded } = props
  const t = useTranslate()
  const [isTrying, setTrying] = useState(false)
  const [opener] = useState(() => document.activeElement)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => forget, [forget])
  useEffect(() => {
    if (how === 'asked') button.current?.focus()
  }, [how])
  const text = t('errors.connection.text')
  const tryAgain = async () => {
    setTrying(true)
    try {
      await preload()
      // A dialog that opens now returns the focus there when it closes: this button is gone then.
      if (opener instanceof HTMLElement) opener.focus()
      onLoaded()
    } catch {
      // A newer portal has other files, and some browsers remember an import that failed.
      if (await serverAnswers()) return location.reload()
      // It is already rendered, and would not be announced again.
      announce(text)
    } finally {
      setTrying(false)
    }
  }
  const again = (
    <Button
      ref={button}
      variant="secondary"
      isPending={isTrying}
      pendingLabel={t('errors.retrying')}
      onPress={() => void tryAgain()}
    >
      {t('errors.retry')}
    </Button>
  )
  if (how === 'page') return <TroublePage trouble="connection">{again}</TroublePage>
  return (
    <Stack space="md" align="start">
      <div role="alert">
        <Text>{text}</Text>
      </div>
      {again}
    </Stack>
  )
}
