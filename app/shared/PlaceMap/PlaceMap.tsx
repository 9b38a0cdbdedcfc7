import { useMemo, useState } from 'react'
import { MapControls } from '#design-system/map/MapControls/MapControls.tsx'
import { MapFrame } from '#design-system/map/MapFrame/MapFrame.tsx'
import { type MapMark, type MapState, MapView } from '#design-system/map/MapView/MapView.tsx'
import { boxOfCircle, ringOfCircle } from '#domain/map/circle.ts'
import { zoomLeast, zoomMost } from '#domain/map/camera.ts'
import { type Camera, cameraFor } from '#domain/map/mercator.ts'
import type { Position } from '#domain/search/areas.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { GroundSource } from '#app/shared/ground/GroundSource.tsx'
import { useGround } from '#app/shared/ground/useGround.ts'
import { mapControlTexts, mapFrameTexts, markTexts } from '#app/shared/mapTexts.ts'

export interface PlaceMapProps {
  position: Position
  /** It lies somewhere within so many metres; 0 for exactly there. */
  radius: number
  /** What stands there: a price. */
  text: string
  /** Its whole name. */
  label: string
  /** Where it is, in words: the map only adds to them. */
  description: string
}

const zooms = [zoomLeast, zoomMost] as const
/** An exact place is shown with the streets around it, metres. */
const SURROUNDINGS = 400
/** Near enough to what a small map measures: it only decides how close one looks at first. */
const usualSize = { width: 600, height: 340 }

/** One place on a map, or the circle that it lies in. */
export function PlaceMap({ position, radius, text, label, description }: PlaceMapProps) {
  const { t } = useTexts()
  const first = useMemo(() => {
    const box = boxOfCircle({ centre: position, radius: Math.max(radius, SURROUNDINGS) })
    return cameraFor(box, usualSize, [zoomLeast, 16])
  }, [position, radius])
  const [camera, setCamera] = useState<Camera>(first)
  const [state, setState] = useState<MapState>('loading')
  const [attempt, setAttempt] = useState(0)
  const marks = useMemo<readonly MapMark[]>(
    () => [{ id: 'home-0', kind: 'home', position, text, label, isApproximate: radius > 0 }],
    [position, text, label, radius],
  )
  const areas = useMemo(
    () =>
      radius > 0 ? [{ kind: 'searched' as const, corners: ringOfCircle({ centre: position, radius }) }] : [],
    [position, radius],
  )
  const ground = useGround()
  const zoomBy = (by: number) => () =>
    setCamera({ ...camera, zoom: Math.min(Math.max(camera.zoom + by, zoomLeast), zoomMost) })
  return (
    <MapFrame
      label={t('map.place')}
      description={description}
      isDescriptionHidden
      skipLabel={t('map.skip')}
      state={state}
      onRetry={() => {
        setState('loading')
        setAttempt(attempt + 1)
      }}
      texts={{ ...mapFrameTexts(t), failedHelp: t('map.place.failed.help') }}
      controls={
        <MapControls
          texts={mapControlTexts(t)}
          actions={{ zoomIn: zoomBy(1), zoomOut: zoomBy(-1), reset: () => setCamera(first) }}
          unavailable={{
            zoomIn: camera.zoom >= zoomMost ? t('map.zoomIn.end') : undefined,
            zoomOut: camera.zoom <= zoomLeast ? t('map.zoomOut.end') : undefined,
          }}
        />
      }
      attribution={<GroundSource />}
    >
      <MapView
        key={attempt}
        {...{ camera, zooms, ground, marks, areas }}
        onCameraChange={setCamera}
        onStateChange={setState}
        texts={markTexts(t)}
      />
    </MapFrame>
  )
}
