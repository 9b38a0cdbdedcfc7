import { useSyncExternalStore } from 'react'
import type { SnackbarsProps } from '#design-system/feedback/Snackbar/Snackbars.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { isTold, onTold } from '#app/shared/snackbar/tell.ts'
import { lazyView } from './lazyView.tsx'

const snackbars = lazyView<SnackbarsProps>(
  'design-system/feedback/Snackbar/Snackbars.tsx',
  async () => (await import('#design-system/feedback/Snackbar/Snackbars.tsx')).Snackbars,
  [],
  null,
)

/** Where short messages appear over the page; nothing until the first. */
export function SnackbarHost() {
  const t = useTranslate()
  const isWanted = useSyncExternalStore(onTold, isTold, () => false)
  if (!isWanted) return null
  return <snackbars.Part label={t('account.notifications')} closeLabel={t('account.dismiss')} />
}
