import { useTexts } from '#app/i18n/TextsContext.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { searchKeys } from '#app/transport/keys/searchKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { MapScreen } from './map/MapScreen.tsx'
import { useMapSize } from '#app/shared/map/mapSize.ts'
import { readSearchState } from './model/searchState.ts'

export { head } from './searchMap.head.ts'

/** The map of the homes at an address: what it shows is in the address too. */
export function SearchMapPage() {
  const { language } = useTexts()
  const place = usePlace()
  const size = useMapSize()
  const reply = useApi(searchKeys.map(place.path, place.search, language, size), { keepsPrevious: true })
  return <MapScreen state={readSearchState({ ...place, language })} {...{ reply, size }} />
}
