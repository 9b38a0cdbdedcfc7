import { useTranslate } from '#app/i18n/useTranslate.ts'
import { FailureNotice } from '#app/shared/FailureNotice/FailureNotice.tsx'

/** The results failed to load; the search is kept and can be retried. */
export function LoadFailure({ retry }: { retry: () => void }) {
  const t = useTranslate()
  return (
    <FailureNotice heading={t('search.error.title')} label={t('search.error.retry')} retry={retry}>
      {t('search.error.text')}
    </FailureNotice>
  )
}
