import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { ChipLink } from '#design-system/navigation/ChipLink/ChipLink.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { filterChips, silentFilters } from '../model/chips.ts'
import { type SearchState, searchHref } from '../model/searchState.ts'

/** The filters in force, each a link to the list without it. */
export function FilterChips({ state }: { state: SearchState }) {
  const texts = useTexts()
  const { t, language } = texts
  const chips = filterChips(texts, state)
  if (chips.length === 0) return null
  const silent = silentFilters(state.criteria).map((name) => t(`search.notStated.${name}`))
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (
    <Stack space="xs">
      <Inline as="ul" aria-label={t('search.filters.set')}>
        {chips.map(({ key, text, href }) => (
          <li key={key}>
            <ChipLink href={href} isActive removeLabel={t('search.filters.remove')}>
              {text}
            </ChipLink>
          </li>
        ))}
        {chips.length > 1 && (
          <li>
            <ChipLink href={searchHref(state, { criteria: {} })}>{t('search.filters.clear')}</ChipLink>
          </li>
        )}
      </Inline>
      {silent.length > 0 && (
        <Text size="small" tone="muted" isMeasured>
          {t('search.notStated', { filters: list.format(silent) })}
        </Text>
      )}
    </Stack>
  )
}
