import type { Hold } from '#domain/publishing/holds.ts'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'

/** Why a person looks at the ad before others see it, and what to do about it. */
export function Holds({ holds }: { holds: readonly Hold[] }) {
  const { t } = useTexts()
  if (holds.length === 0) return null
  return (
    <Notice tone="warning" heading={t('publish.hold.title')}>
      {holds.map(({ reason, field, found }) => (
        <p key={`${reason} ${field}`}>{t(`publish.hold.${reason}`, { found })}</p>
      ))}
      <p>{t('publish.hold.mend')}</p>
    </Notice>
  )
}
