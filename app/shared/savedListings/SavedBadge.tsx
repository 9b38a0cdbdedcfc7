import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { useSaved } from './useSaved.ts'

/** A badge for a saved home. */
export function SavedBadge({ id }: { id: number }) {
  const t = useTranslate()
  if (!useSaved().has(id)) return null
  return (
    <Badge tone="action" icon="heartFilled">
      {t('saved.isSaved')}
    </Badge>
  )
}
