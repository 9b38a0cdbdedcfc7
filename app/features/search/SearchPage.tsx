import { useMemo } from 'react'
import { Container } from '#design-system/layout/Container/Container.tsx'
import type { SearchResults } from '#domain/api/Search.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useMapSize } from '#app/shared/map/mapSize.ts'
import { typedName } from '#app/shared/PlaceSearch/placeHref.ts'
import { sentenceIn } from '#app/shared/SentenceSearch/sentenceIn.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { searchKeys } from '#app/transport/keys/searchKeys.ts'
import { type ApiState, useApi } from '#app/transport/useApi.ts'
import { resultsInView } from './model/resultsInView.ts'
import { readSearchState, type SearchState } from './model/searchState.ts'
import { sentenceNotice } from './seldom/seldomViews.ts'
import { SearchScreen } from './views/SearchScreen.tsx'

export { head } from './search.head.ts'

/** The list of homes at an address. The address is its only state. */
export function SearchPage() {
  const { language } = useTexts()
  const place = usePlace()
  const state = readSearchState({ ...place, language })
  const reply = useResults(state)
  const unknownName = place.search.get(typedName) ?? undefined
  const sentence = sentenceIn(place.search)
  return (
    <>
      {sentence && place.flags.aiSearch && (
        <Container width="full">
          <sentenceNotice.Part sentence={sentence} state={state} />
        </Container>
      )}
      <SearchScreen state={state} reply={reply} unknownName={unknownName} />
    </>
  )
}

/** The results of the search; with a camera, those that the map beside the list shows. */
function useResults({ camera, language }: SearchState): ApiState<SearchResults> {
  const { path, search } = usePlace()
  const size = useMapSize()
  const whole = useApi(camera ? null : searchKeys.search(path, search, language), { keepsPrevious: true })
  const part = useApi(camera ? searchKeys.map(path, search, language, size) : null, { keepsPrevious: true })
  const inView = useMemo(() => part.data && resultsInView(part.data), [part.data])
  return camera ? { ...part, data: inView } : whole
}
