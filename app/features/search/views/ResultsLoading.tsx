import { useEffect } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { usePendingShown } from '#design-system/feedback/Progress/usePendingShown.ts'
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Heading } from '#design-system/foundations/Heading/Heading.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { resultsId } from '#app/shell/resultsId.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { searchHeading } from '../model/words/heading.ts'
import type { SearchState } from '../model/searchState.ts'
import { header } from './ResultsHeader.css.ts'
import { list } from './ResultList.css.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** Before the first results: nothing for a second, then a skeleton. */
export function ResultsLoading({ state }: { state: SearchState }) {
  const texts = useTexts()
  const { t } = texts
  const isSlow = usePendingShown(true)
  useEffect(() => {
    if (isSlow) announce(t('search.loading'), { topic: 'search' })
  }, [isSlow, t])
  return (
    <Stack space="lg">
      <header className={header}>
        <Heading level={1} id={resultsId}>
          {searchHeading(texts, state, [])}
        </Heading>
      </header>
      <div className={list} aria-busy="true">
        {isSlow &&
          places.map((place) => (
            <Stack key={place} space="xs">
              <Skeleton shape="photo" />
              <Skeleton shape="title" width="half" />
              <Skeleton width="most" />
              <Skeleton width="third" />
            </Stack>
          ))}
      </div>
    </Stack>
  )
}
