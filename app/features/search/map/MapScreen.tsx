import { Container } from '#design-system/layout/Container/Container.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import type { MapView } from '#domain/api/MapView.ts'
import type { Size } from '#domain/map/mercator.ts'
import { useNoteList } from '#app/shared/lastList/lastList.ts'
import { useSettledProps } from '../useSettledProps.ts'
import type { ApiState } from '#app/transport/useApi.ts'
import { asUnderstood, type SearchState, searchHref } from '../model/searchState.ts'
import { ignoredNotice } from '../seldom/ignoredNotice.ts'
import { LoadFailure } from '../views/LoadFailure.tsx'
import { ResultsLoading } from '../views/ResultsLoading.tsx'
import { SearchFrame } from '../views/SearchFrame.tsx'
import { laterMap } from './laterMap.ts'
import type { SearchMapProps } from './SearchMap.tsx'

export interface MapScreenProps {
  state: SearchState
  reply: ApiState<MapView>
  /** Of the map on the screen, CSS pixels. */
  size: Size
}

/** The whole map screen: filters above, the map with its list below. */
export function MapScreen({ state: asked, reply, size }: MapScreenProps) {
  const { data, error, isUpdating, retry } = reply
  const places = data?.places ?? []
  const state = asUnderstood(asked, data)
  useNoteList(searchHref(state, { page: state.page }))
  return (
    <SearchFrame {...{ state, places }} agency={data?.agency}>
      <Container width="full">
        <Stack space="sm">
          {error && <LoadFailure retry={retry} />}
          {data ? (
            <>
              {data.ignored.length > 0 && (
                <ignoredNotice.Part ignored={data.ignored} unknownName={undefined} />
              )}
              <MapOfSearch {...{ state, size, isUpdating }} view={data} />
            </>
          ) : (
            !error && <ResultsLoading state={state} />
          )}
        </Stack>
      </Container>
    </SearchFrame>
  )
}

const MapOfSearch = (props: SearchMapProps) => <laterMap.Part {...useSettledProps(laterMap, props)} />
