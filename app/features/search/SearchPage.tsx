import { Container } from '#design-system/layout/Container/Container.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { typedName } from '#app/shared/PlaceSearch/placeHref.ts'
import { sentenceIn } from '#app/shared/SentenceSearch/sentenceIn.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { readSearchState } from './model/searchState.ts'
import { SentenceNotice } from './views/SentenceNotice.tsx'
import { SearchScreen } from './views/SearchScreen.tsx'

export { head } from './search.head.ts'

/** The list of homes at an address. The address is its only state. */
export function SearchPage() {
  const { language } = useTexts()
  const place = usePlace()
  const reply = useApi(apiKey.search(place.path, place.search, language), { keepsPrevious: true })
  const unknownName = place.search.get(typedName) ?? undefined
  const sentence = sentenceIn(place.search)
  const state = readSearchState({ ...place, language })
  return (
    <>
      {sentence && place.flags.aiSearch && (
        <Container width="wide">
          <SentenceNotice sentence={sentence} state={state} />
        </Container>
      )}
      <SearchScreen state={state} reply={reply} unknownName={unknownName} />
    </>
  )
}
