import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { SearchResults } from '#domain/api/Search.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { looserSearches } from '../model/loosen.ts'
import type { SearchState } from '../model/searchState.ts'
import { LinkChips } from './LinkChips.tsx'

export interface LoosenProps {
  state: SearchState
  data: SearchResults
}

/** Which single filter to drop, and how many there would be. */
export function LoosenList({ state, data }: LoosenProps) {
  return <LinkChips chips={looserSearches(useTexts(), state, data)} />
}

/** The same below a short list. */
export function LoosenLinks(props: LoosenProps) {
  const { t } = useTexts()
  if (props.data.loosen.length === 0) return null
  return (
    <Stack as="section" space="sm" aria-labelledby="loosen">
      <Heading level={2} size="subheading" id="loosen">
        {t('search.loosen.title')}
      </Heading>
      <LoosenList {...props} />
    </Stack>
  )
}
