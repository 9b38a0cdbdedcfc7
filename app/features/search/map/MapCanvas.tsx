import { MapAim } from '#design-system/map/MapAim/MapAim.tsx'
import type { MapArea, MapState } from '#design-system/map/MapView/MapView.tsx'
import type { Pen } from '#design-system/map/MapView/usePen.ts'
import type { MapView } from '#domain/api/MapView.ts'
import { ringOfCircle } from '#domain/map/circle.ts'
import type { Camera, Size } from '#domain/map/mercator.ts'
import { unpackPins } from '#domain/map/MapMarks.ts'
import type { Zooms } from '#domain/map/zooms.ts'
import type { Criteria } from '#domain/search/filters.ts'
import { useMemo } from 'react'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { circlesAround } from '#app/shared/map/circlesAround.ts'
import { HomesCanvas } from '#app/shared/map/HomesCanvas.tsx'
import { useHomeSigns } from '#app/shared/map/useHomeSigns.ts'
import type { Look } from '#app/shared/map/useLook.ts'
import { useAim } from './drawing/useAim.ts'
import { marksOf } from './mapMarks.ts'
import { useOutline } from './useOutline.ts'

export interface MapCanvasProps {
  view: MapView
  criteria: Criteria
  camera: Camera
  size: Size
  zooms: Zooms
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
  readonly looking: Look
  /** Draws a point in the middle of the map. */
  readonly onPoint: () => void
}

/** The homes of a search on the map, with what was drawn around them. */
export function MapCanvas({ view, criteria, camera, drawing, ...rest }: MapCanvasProps) {
  const texts = useTexts()
  const signs = useHomeSigns()
  const marks = useMemo(() => marksOf(texts, view, signs), [texts, view, signs])
  const outline = useOutline(view.places)
  const areas = useMemo(
    () => [...outline, ...areasOfPins(view), ...drawnAreas(criteria), ...(drawing?.areas ?? [])],
    [outline, view, criteria, drawing?.areas],
  )
  return (
    <HomesCanvas
      {...rest}
      {...{ camera, marks, areas }}
      pen={drawing?.pen}
      aim={drawing && <Aim drawing={drawing} size={rest.size} />}
    />
  )
}

/** The keyboard's pen. */
function Aim({ drawing: { looking, onPoint }, size }: { drawing: CanvasDrawing; size: Size }) {
  const t = useTranslate()
  const { move } = useAim({ ...looking, size })
  return (
    <MapAim toolbarLabel={t('map.draw.title')} label={t('map.draw.aim')} onMove={move} onPress={onPoint} />
  )
}

const areasOfPins = ({ pins, names, camera: { zoom } }: MapView) =>
  circlesAround(unpackPins(pins, names), zoom)

function drawnAreas({ polygon = [], excludedArea = [], circle }: Criteria): readonly MapArea[] {
  return [
    ...polygon.map((corners): MapArea => ({ kind: 'searched', corners })),
    ...excludedArea.map((corners): MapArea => ({ kind: 'excluded', corners })),
    ...(circle ? [{ kind: 'searched' as const, corners: ringOfCircle(circle) }] : []),
  ]
}
