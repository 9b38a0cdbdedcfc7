import type { MapView } from '#domain/api/MapView.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { MapScreen } from './map/MapScreen.tsx'
import { describeView } from '#app/shared/map/describeView.ts'
import { currentMapSize, useMapSize } from '#app/shared/map/mapSize.ts'
import { readSearchState } from './model/searchState.ts'

/** The map of the homes at an address: what it shows is in the address too. */
export function SearchMapPage() {
  const { language } = useTexts()
  const place = usePlace()
  const size = useMapSize()
  const reply = useApi(apiKey.map(place.path, place.search, language, size), { keepsPrevious: true })
  return <MapScreen state={readSearchState({ ...place, language })} {...{ reply, size }} />
}

/** What is announced of a map: as large as it is on this screen. */
export const describeShown = (texts: Texts, view: MapView): string =>
  describeView(texts, view, currentMapSize())
