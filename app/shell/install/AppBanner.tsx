import { useId, useState, useSyncExternalStore } from 'react'
import { Button } from '#design-system/actions/Button/Button.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { localStore } from '#app/shared/storage/safeStorage.ts'
import { storedKeys } from '#app/shared/storage/storedKeys.ts'
import * as styles from './AppBanner.css.ts'
import { dropInstallPrompt, installPrompt, onInstallPrompt } from './installPrompt.ts'

/** Offers a phone to keep the portal on its home screen, where the browser can; once refused, it does not return. */
export function AppBanner() {
  const t = useTranslate()
  const id = useId()
  const prompt = useSyncExternalStore(onInstallPrompt, installPrompt, () => undefined)
  const [isRefused, setRefused] = useState(() => localStore().getItem(storedKeys.appBanner) !== null)
  if (prompt === undefined || isRefused) return null
  const refuse = () => {
    localStore().setItem(storedKeys.appBanner, '1')
    setRefused(true)
  }
  const install = () => {
    dropInstallPrompt()
    // Where the browser does not ask after all, there is nothing to say.
    prompt.prompt().catch(() => undefined)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for forms
    <div role="group" className={styles.banner} aria-labelledby={id}>
      <Stack space="sm">
        <Text id={id}>{t('install.text')}</Text>
        <Inline space="sm">
          <Button size="small" onPress={install}>
            {t('install.accept')}
          </Button>
          <Button size="small" variant="quiet" onPress={refuse}>
            {t('install.refuse')}
          </Button>
        </Inline>
      </Stack>
    </div>
  )
}
