import type { MapView } from '#domain/api/MapView.ts'
import { describeView } from '#app/shared/map/describeView.ts'
import { currentMapSize } from '#app/shared/map/mapSize.ts'
import type { HeadOf } from '#app/shell/route.tsx'
import { searchHeading } from './model/words/heading.ts'
import { listHref, readSearchState, asUnderstood } from './model/searchState.ts'

/** The head of a map page. Search engines get the list; the announcement is about this screen. */
export const head: HeadOf<MapView, string> = (visit) => {
  const { data, texts } = visit
  const state = asUnderstood(readSearchState(visit), data)
  const title = texts.t('map.title', { heading: searchHeading(texts, state, data?.places ?? []) })
  const canonical = listHref({ ...state, language: 'el' })
  if (!data) return { title, canonical, noIndex: true }
  return { title, canonical, noIndex: true, announcement: describeView(texts, data, currentMapSize()) }
}
