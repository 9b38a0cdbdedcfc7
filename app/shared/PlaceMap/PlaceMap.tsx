import { useCallback, useMemo } from 'react'
import { MapFrame } from '#design-system/map/MapFrame/MapFrame.tsx'
import { type MapMark, MapView } from '#design-system/map/MapView/MapView.tsx'
import type { Pen } from '#design-system/map/MapView/usePen.ts'
import { zoomLeast, zoomMost } from '#domain/map/camera.ts'
import { boxOfCircle, ringOfCircle } from '#domain/map/circle.ts'
import { cameraFor, type Size } from '#domain/map/mercator.ts'
import type { Position } from '#domain/search/areas.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { useBasemap } from '#app/shared/basemap/useBasemap.ts'
import { mapStage } from '#app/shared/map/mapStage.css.ts'
import { useSmallMap } from '#app/shared/map/useSmallMap.tsx'
import { markTexts } from '#app/shared/map/markTexts.ts'

export interface PlaceMapProps {
  position: Position
  /** The radius in metres in which it is; 0 for the exact point. */
  radius: number
  /** Its label: a price. */
  text: string
  /** Its whole name. */
  label: string
  /** Where it is, in words: the map only adds to them. */
  description: string
  /** Another place was pressed on the map. */
  onPick?: (position: Position) => void
}

const zooms = [zoomLeast, zoomMost] as const
/** An exact place is shown with the streets around it, metres. */
const SURROUNDINGS = 400
const CLOSEST = 16

const penOf = (onPick: (position: Position) => void): Pen => ({
  kind: 'points',
  onStroke: (stroke) => stroke.kind === 'point' && onPick(stroke.position),
})

/** One place on a map, or the circle in which it is; as high as the box that it is in. */
export function PlaceMap({ position, radius, text, label, description, onPick }: PlaceMapProps) {
  const t = useTranslate()
  const around = useCallback(
    (size: Size) => {
      const box = boxOfCircle({ centre: position, radius: Math.max(radius, SURROUNDINGS) })
      return cameraFor(box, size, [zoomLeast, CLOSEST])
    },
    [position, radius],
  )
  const { frame, stage, canvas, attempt } = useSmallMap(around)
  const marks = useMemo<readonly MapMark[]>(
    () => [{ id: 'home-0', kind: 'home', position, text, label, isApproximate: radius > 0 }],
    [position, text, label, radius],
  )
  const areas = useMemo(
    () =>
      radius > 0 ? [{ kind: 'searched' as const, corners: ringOfCircle({ centre: position, radius }) }] : [],
    [position, radius],
  )
  const basemap = useBasemap()
  const pen = onPick && penOf(onPick)
  return (
    <MapFrame
      {...frame}
      label={t('map.place')}
      description={description}
      isDescriptionHidden
      shape="fill"
      texts={{ ...frame.texts, failedHelp: t('map.place.failed.help') }}
    >
      <div ref={stage} className={mapStage}>
        {canvas && (
          <MapView
            key={attempt}
            {...canvas}
            {...{ zooms, basemap, marks, areas, pen }}
            texts={markTexts(t)}
          />
        )}
      </div>
    </MapFrame>
  )
}
