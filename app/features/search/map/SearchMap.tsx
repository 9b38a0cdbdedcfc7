import { useRef, useState } from 'react'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { MapControls } from '#design-system/map/MapControls/MapControls.tsx'
import { MapFrame } from '#design-system/map/MapFrame/MapFrame.tsx'
import type { MapView } from '#domain/api/MapView.ts'
import { isDrawPath } from '#domain/map/mapPath.ts'
import type { Size } from '#domain/map/mercator.ts'
import { mapZooms } from '#domain/map/zooms.ts'
import type { Criteria } from '#domain/search/filters.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { BasemapSource } from '#app/shared/basemap/BasemapSource.tsx'
import { mapFrameTexts } from '#app/shared/mapTexts.ts'
import { useNavigate } from '#app/shell/navigation.ts'
import { usePlace } from '#app/shell/usePlace.ts'
import { drawHref, type SearchState, searchHref } from '../model/searchState.ts'
import { AreaBar } from './drawing/AreaBar.tsx'
import { drawingPanel } from './drawing/drawingKit.ts'
import { useDrawing } from './drawing/useDrawing.ts'
import { describeView } from '#app/shared/map/describeView.ts'
import { mapCanvas } from './mapCanvas.ts'
import { OutlineSource } from './OutlineSource.tsx'
import { PlaceLists } from './lists/PlaceLists.tsx'
import { MapHeader } from './MapHeader.tsx'
import { MapList } from './MapList.tsx'
import { HomesLegend } from '#app/shared/map/HomesLegend.tsx'
import { mapStage } from '#app/shared/map/mapStage.css.ts'
import { useLook } from '#app/shared/map/useLook.ts'
import { useMapControls } from '#app/shared/map/useMapControls.ts'
import { useMapLoading } from '#app/shared/map/useMapLoading.ts'
import { useMeasuredMap } from '#app/shared/map/useMeasuredMap.ts'

export interface SearchMapProps {
  state: SearchState
  view: MapView
  size: Size
  /** Another view is loading; this one stays until then. */
  isUpdating: boolean
}

/** The map of a search with the list of its view: an action on one applies to both. */
export function SearchMap({ state, view, size, isUpdating }: SearchMapProps) {
  const texts = useTexts()
  const { t } = texts
  const navigate = useNavigate()
  const isBegun = isDrawPath(usePlace().path)
  const [highlighted, setHighlighted] = useState<string>()
  const loading = useMapLoading(mapCanvas)
  const stage = useMeasuredMap()
  const looking = useLook({
    asked: state.camera,
    found: view.camera,
    // The page of a drawing stays, and the drawing with it.
    hrefOf: (camera) => (isBegun ? drawHref({ ...state, camera }) : searchHref(state, { camera })),
  })
  const { camera, look } = looking
  const frame = useRef<HTMLElement>(null)
  const [trouble, setTrouble] = useState<string>()
  const middle = [camera.latitude, camera.longitude] as const
  const onAreas = (criteria: Criteria) =>
    navigate(searchHref(state, { criteria, camera }), { keepsPlace: true })
  const start = useRef<HTMLButtonElement>(null)
  const control = useDrawing({
    camera,
    start,
    criteria: state.criteria,
    isBegun,
    onChange: onAreas,
  })
  const { drawing } = control
  const isAround = state.criteria.circle !== undefined || drawing?.tool === 'circle'
  const zooms = mapZooms({ isAround, level: view.places[0]?.level })
  const controls = useMapControls({ ...looking, frame, size, zooms, onTrouble: setTrouble })
  return (
    <>
      {trouble !== undefined && (
        <Notice tone="warning" role="alert">
          {trouble}
        </Notice>
      )}
      <MapFrame
        ref={frame}
        label={t('map.label')}
        description={describeView(texts, view, size)}
        skipLabel={t('map.skip')}
        shape="tall"
        state={loading.state}
        onRetry={loading.retry}
        texts={mapFrameTexts(t)}
        head={
          <Stack space="sm">
            <MapHeader {...{ state, places: view.places }} />
            <AreaBar {...{ control, start }} criteria={state.criteria} onChange={onAreas} />
            <PlaceLists state={state} places={view.places} />
          </Stack>
        }
        controls={<MapControls {...controls} />}
        legend={<HomesLegend isOfSearch />}
        list={
          drawing ? (
            <drawingPanel.View {...{ drawing, control, middle }} />
          ) : (
            <MapList {...{ state, view, isUpdating, highlighted }} onHighlight={setHighlighted} />
          )
        }
        attribution={
          <>
            <BasemapSource />
            {loading.isWanted && <OutlineSource places={view.places} />}
          </>
        }
      >
        <div ref={stage} className={mapStage}>
          {loading.isWanted && (
            <mapCanvas.Part
              key={loading.attempt}
              criteria={state.criteria}
              onCameraChange={look}
              onStateChange={loading.onStateChange}
              onPoint={setHighlighted}
              drawing={
                drawing && {
                  areas: control.areas,
                  pen: control.pen,
                  looking,
                  onPoint: () => control.step({ do: 'add', position: middle }),
                }
              }
              {...{ view, camera, size, zooms, highlighted }}
            />
          )}
        </div>
      </MapFrame>
    </>
  )
}
