import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Inline } from '#design-system/layout/Inline/Inline.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { ChipLink } from '#design-system/navigation/ChipLink/ChipLink.tsx'
import type { SearchResults } from '#domain/api/Search.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { looserSearches } from '../model/loosen.ts'
import type { SearchState } from '../model/searchState.ts'

export interface LoosenProps {
  state: SearchState
  data: SearchResults
}

/** Which single filter to drop, and how many there would be. */
export function LoosenList({ state, data }: LoosenProps) {
  const texts = useTexts()
  return (
    <Inline as="ul">
      {looserSearches(texts, state, data).map(({ key, text, href }) => (
        <li key={key}>
          <ChipLink href={href}>{text}</ChipLink>
        </li>
      ))}
    </Inline>
  )
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
