import { Text } from '#design-system/foundations/Text/Text.tsx'
import type { Criteria } from '#domain/search/filters.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { silentFilters } from '../model/chips.ts'

/** Which filters in force leave out ads that do not state their value. */
export function SilentNote({ criteria }: { criteria: Criteria }) {
  const { t, language } = useTexts()
  const silent = silentFilters(criteria).map((name) => t(`search.notStated.${name}`))
  if (silent.length === 0) return null
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (
    <Text size="small" tone="muted" isMeasured>
      {t('search.notStated', { filters: list.format(silent) })}
    </Text>
  )
}
