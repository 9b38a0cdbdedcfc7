import { useRef, useState } from 'react'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { MapControls } from '#design-system/map/MapControls/MapControls.tsx'
import { MapFrame } from '#design-system/map/MapFrame/MapFrame.tsx'
import { drawZooms } from '#domain/map/zooms.ts'
import type { SavedListing } from '#domain/api/saved/Saved.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { BasemapSource } from '#app/shared/basemap/BasemapSource.tsx'
import { describeView } from '#app/shared/map/describeView.ts'
import { HomesLegend } from '#app/shared/map/HomesLegend.tsx'
import { mapStage } from '#app/shared/map/mapStage.css.ts'
import { useMapControls } from '#app/shared/map/useMapControls.ts'
import { useMapLoading } from '#app/shared/map/useMapLoading.ts'
import { useMeasuredMap } from '#app/shared/map/useMeasuredMap.ts'
import { mapFrameTexts } from '#app/shared/mapTexts.ts'
import { savedCanvas } from './savedCanvas.ts'
import { SavedMapList } from './SavedMapList.tsx'
import { useSavedView } from './useSavedView.ts'
import { useTellView } from '#app/shared/map/useTellView.ts'

/** The map of saved homes with the list of its view: an action on one applies to both. */
export function SavedMap({ homes }: { homes: readonly SavedListing[] }) {
  const texts = useTexts()
  const { t } = texts
  const { inSight, pins, told, asked, looking, size } = useSavedView(homes)
  const [highlighted, setHighlighted] = useState<string>()
  const loading = useMapLoading(savedCanvas)
  const frame = useRef<HTMLElement>(null)
  const [trouble, setTrouble] = useState<string>()
  const controls = useMapControls({ zooms: drawZooms, ...looking, frame, size, onTrouble: setTrouble })
  const description = describeView(texts, told, size)
  useTellView(description, asked)
  return (
    <>
      {trouble !== undefined && (
        <Notice tone="warning" role="alert">
          {trouble}
        </Notice>
      )}
      <MapFrame
        ref={frame}
        label={t('saved.map.title')}
        description={description}
        skipLabel={t('map.skip')}
        shape="tall"
        state={loading.state}
        onRetry={loading.retry}
        texts={mapFrameTexts(t)}
        controls={<MapControls {...controls} />}
        legend={<HomesLegend />}
        list={<SavedMapList {...{ inSight, highlighted }} onHighlight={setHighlighted} />}
        attribution={<BasemapSource />}
      >
        <div ref={useMeasuredMap()} className={mapStage}>
          {loading.isWanted && (
            <savedCanvas.Part
              key={loading.attempt}
              camera={looking.camera}
              onCameraChange={looking.look}
              onStateChange={loading.onStateChange}
              onPoint={setHighlighted}
              {...{ pins, highlighted }}
            />
          )}
        </div>
      </MapFrame>
    </>
  )
}
