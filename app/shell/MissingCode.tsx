import { useEffect, useState } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { CodeGone } from '#app/transport/code/bringCode.ts'
import type { LazyView } from './lazyView.tsx'
import { TroublePage } from './TroublePage.tsx'

export interface MissingCodeProps extends Pick<LazyView<object>, 'preload' | 'forget'> {
  /** A whole page is missing: it has a heading then. @default false */
  isPage?: boolean
  /** It has come after all. */
  onLoaded: () => void
}

/** Stands where code did not come: all that is used here came with the page. */
export function MissingCode({ preload, forget, isPage = false, onLoaded }: MissingCodeProps) {
  const t = useTranslate()
  const [isTrying, setTrying] = useState(false)
  useEffect(() => forget, [forget])
  const text = t('errors.connection.text')
  const tryAgain = async () => {
    setTrying(true)
    try {
      await preload()
      onLoaded()
    } catch (error) {
      if (error instanceof CodeGone) return location.reload()
      // It stands there already, and would not be read out again.
      announce(text)
    } finally {
      setTrying(false)
    }
  }
  const again = (
    <Button
      variant="secondary"
      isPending={isTrying}
      pendingLabel={t('errors.retrying')}
      onPress={() => void tryAgain()}
    >
      {t('errors.retry')}
    </Button>
  )
  if (isPage) return <TroublePage trouble="connection">{again}</TroublePage>
  return (
    <Stack space="md" align="start">
      <div role="alert">
        <Text>{text}</Text>
      </div>
      {again}
    </Stack>
  )
}
