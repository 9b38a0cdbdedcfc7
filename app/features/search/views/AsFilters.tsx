import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { SearchResults } from '#domain/api/Search.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { searchesByFilter } from '../model/asFilters.ts'
import type { SearchState } from '../model/searchState.ts'
import { LinkChips } from './LinkChips.tsx'

interface AsFiltersProps {
  state: SearchState
  data: Pick<SearchResults, 'asFilters'>
}

/** Words that were searched in texts, and could be filters on stated facts instead. */
export function AsFilters({ state, data }: AsFiltersProps) {
  const texts = useTexts()
  if (data.asFilters.length === 0) return null
  return (
    <Stack as="section" space="sm" aria-labelledby="as-filters">
      <Heading level={2} size="subheading" id="as-filters">
        {texts.t('search.asFilters.title')}
      </Heading>
      <LinkChips chips={searchesByFilter(texts, state, data)} />
    </Stack>
  )
}
