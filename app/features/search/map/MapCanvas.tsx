import { type MapArea, type MapState, MapView as View } from '#design-system/map/MapView/MapView.tsx'
import { MapAim, type MapAimProps } from '#design-system/map/MapAim/MapAim.tsx'
import type { Pen } from '#design-system/map/MapView/usePen.ts'
import type { MapView } from '#domain/api/MapView.ts'
import { ringOfCircle } from '#domain/map/circle.ts'
import { zoomLeast, zoomMost } from '#domain/map/camera.ts'
import type { Camera, Size } from '#domain/map/mercator.ts'
import { unpackPins } from '#domain/map/MapMarks.ts'
import type { Criteria } from '#domain/search/filters.ts'
import { useMemo } from 'react'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useGround } from '#app/shared/ground/useGround.ts'
import { markTexts } from '#app/shared/mapTexts.ts'
import { useSeenListings } from '#app/shared/seenListings/seenListings.ts'
import { listingOfMark, marksOf } from './mapMarks.ts'
import { PinCard } from './PinCard.tsx'
import { useOutline } from './useOutline.ts'

export interface MapCanvasProps {
  view: MapView
  criteria: Criteria
  camera: Camera
  size: Size
  onCameraChange: (camera: Camera) => void
  onStateChange: (state: MapState) => void
  /** The mark of the card that is pointed at in the list. */
  highlighted: string | undefined
  onPoint: (mark: string | undefined) => void
  /** An area is being drawn: the marks wait. */
  drawing: CanvasDrawing | undefined
}

export interface CanvasDrawing {
  /** What is drawn so far. */
  readonly areas: readonly MapArea[]
  readonly pen: Pen
  /** For the keyboard: a point in the middle of the map. */
  readonly aim: Pick<MapAimProps, 'onMove' | 'onPress'>
}

const zooms = [zoomLeast, zoomMost] as const

/** How much closer a cluster is looked at, when that shows all of it apart. */
const CLOSER = 2

/** The homes of a search on the ground, with what was drawn around them. */
export function MapCanvas({ view, criteria, camera, drawing, ...rest }: MapCanvasProps) {
  const texts = useTexts()
  const { t } = texts
  const seen = useSeenListings()
  const marks = useMemo(() => marksOf(texts, view, (id) => seen.has(id)), [texts, view, seen])
  const outline = useOutline(view.places)
  const areas = useMemo(
    () => [...outline, ...areasOfPins(view), ...drawnAreas(criteria), ...(drawing?.areas ?? [])],
    [outline, view, criteria, drawing?.areas],
  )
  const ground = useGround()
  return (
    <View
      {...rest}
      pen={drawing?.pen}
      aim={drawing && <MapAim label={t('map.draw.aim')} {...drawing.aim} />}
      {...{ camera, zooms, ground, marks, areas }}
      texts={markTexts(t)}
      onOpenCluster={({ position: [latitude, longitude] }) =>
        rest.onCameraChange({ latitude, longitude, zoom: Math.min(camera.zoom + CLOSER, zoomMost) })
      }
      cardOf={(id, close) => ({
        label: marks.find((mark) => mark.id === id)?.label ?? '',
        content: <PinCard id={listingOfMark(id)} onClose={close} />,
      })}
    />
  )
}

/** From this zoom on the circles around homes that lie somewhere near can be seen as such. */
const CIRCLES = 15

/** Circles that are drawn: where many lie on each other nothing could be told any more. */
const MOST_CIRCLES = 60

function areasOfPins({ pins, names, camera }: MapView): readonly MapArea[] {
  if (camera.zoom < CIRCLES) return []
  return unpackPins(pins, names)
    .filter(({ radius }) => radius > 0)
    .slice(0, MOST_CIRCLES)
    .map(({ latitude, longitude, radius }) => ({
      kind: 'approximate',
      corners: ringOfCircle({ centre: [latitude, longitude], radius }),
    }))
}

function drawnAreas({ polygon = [], excludedArea = [], circle }: Criteria): readonly MapArea[] {
  return [
    ...polygon.map((corners): MapArea => ({ kind: 'searched', corners })),
    ...excludedArea.map((corners): MapArea => ({ kind: 'excluded', corners })),
    ...(circle ? [{ kind: 'searched' as const, corners: ringOfCircle(circle) }] : []),
  ]
}
