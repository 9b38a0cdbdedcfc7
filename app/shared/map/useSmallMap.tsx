import { useCallback, useMemo, useState } from 'react'
import { MapControls } from '#design-system/map/MapControls/MapControls.tsx'
import type { MapFrameProps } from '#design-system/map/MapFrame/MapFrame.tsx'
import type { MapState } from '#design-system/map/MapView/MapView.tsx'
import { zoomLeast, zoomMost } from '#domain/map/camera.ts'
import type { Camera, Size } from '#domain/map/mercator.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { BasemapSource } from '#app/shared/basemap/BasemapSource.tsx'
import { mapControlTexts, mapFrameTexts } from '#app/shared/mapTexts.ts'
import { useMeasuredMap } from './useMeasuredMap.ts'

/** The size of a small map on most screens, used until it is measured. */
const usualSize: Size = { width: 600, height: 340 }

type Framed = 'skipLabel' | 'state' | 'onRetry' | 'texts' | 'controls' | 'attribution'

/**
 * A map within a page, whose camera is not in the address. `firstOf`: the first camera, which a reset returns
 * to; it is kept between renderings.
 */
export function useSmallMap(firstOf: (size: Size) => Camera) {
  const { t } = useTexts()
  const [size, setSize] = useState<Size>()
  const stage = useMeasuredMap(
    useCallback((next) => setSize((last) => (last && isSameSize(last, next) ? last : next)), []),
  )
  const [asked, look] = useState<Camera>()
  const first = useMemo(() => firstOf(size ?? usualSize), [firstOf, size])
  const camera = asked ?? first
  const [state, setState] = useState<MapState>('loading')
  const [attempt, setAttempt] = useState(0)
  const zoomBy = (by: number) => () =>
    look({ ...camera, zoom: Math.min(Math.max(camera.zoom + by, zoomLeast), zoomMost) })
  const frame: Pick<MapFrameProps, Framed> = {
    skipLabel: t('map.skip'),
    state,
    onRetry: () => {
      setState('loading')
      setAttempt(attempt + 1)
    },
    texts: mapFrameTexts(t),
    controls: (
      <MapControls
        texts={mapControlTexts(t)}
        actions={{ zoomIn: zoomBy(1), zoomOut: zoomBy(-1), reset: () => look(undefined) }}
        unavailable={{
          zoomIn: camera.zoom >= zoomMost ? t('map.zoomIn.end') : undefined,
          zoomOut: camera.zoom <= zoomLeast ? t('map.zoomOut.end') : undefined,
        }}
      />
    ),
    attribution: <BasemapSource />,
  }
  return {
    frame,
    /** A ref for the element around the map, which measures it. */
    stage,
    size: size ?? usualSize,
    camera,
    /** The camera that the user chose; undefined for the first one. */
    asked,
    look,
    /** For what draws the map, once it is known how large; its key is another after each failure. */
    canvas: size && { camera, onCameraChange: look, onStateChange: setState },
    attempt,
  }
}

const isSameSize = (one: Size, other: Size) => one.width === other.width && one.height === other.height
