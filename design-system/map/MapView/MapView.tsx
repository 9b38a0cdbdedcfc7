import type { Map as MapLibre } from 'maplibre-gl'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type MapCamera, type MapPosition } from './geometry.ts'
import type { MapBasemap } from './mapStyle.ts'
import type { MapMark } from './MapMark.ts'
import * as styles from './MapView.css.ts'
import { MarkCard } from './MarkCard.tsx'
import { MarkLayer, type MarkTexts } from './MarkLayer.tsx'
import type { MapArea } from './overlays.ts'
import { useDots } from './useDots.ts'
import { useLabels } from './useLabels.ts'
import { type MapState, useMapLibre } from './useMapLibre.ts'
import { type Pen, type PenStroke, usePen } from './usePen.ts'

export interface MapViewProps {
  camera: MapCamera
  /** How far out and how close it goes. */
  zooms: readonly [least: number, most: number]
  onCameraChange: (camera: MapCamera) => void
  /** The map has begun to draw, cannot, or has no basemap. */
  onStateChange: (state: MapState) => void
  /** Without it the map has a plain background. */
  basemap: MapBasemap | undefined
  /** All that can be reached, the most important first. */
  marks: readonly MapMark[]
  areas?: readonly MapArea[]
  texts: MarkTexts
  /** The mark of the hovered card. */
  highlighted?: string | undefined
  /** The mark under the pointer or focus; undefined for none. */
  onPoint?: (id: string | undefined) => void
  /** What a cluster does; homes open a card. */
  onOpenCluster?: (mark: MapMark) => void
  /** The card of a home, with the name of its window; without it marks are there to be seen only. */
  cardOf?: (id: string, close: () => void) => { label: string; content: ReactNode }
  /** A home's card has opened. */
  onOpenHome?: (id: string) => void
  /** Draws instead of moving the map. */
  pen?: Pen | undefined
  /** `MapAim`: draws with the keyboard, in place of the marks. */
  aim?: ReactNode
}

const noAreas: readonly MapArea[] = []

/** A map of marks: for the mouse and the finger, and with one stop of the Tab key for the keyboard. */
export function MapView(props: MapViewProps) {
  const { marks, areas = noAreas, basemap, highlighted, pen } = props
  const place = useRef<HTMLDivElement>(null)
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set())
  const content = useMemo(
    () => ({
      basemap,
      areas,
      dots: marks
        .filter(({ id, kind }) => kind === 'home' && !written.has(id))
        .map(({ id, position, isSaved = false, isSeen = false, isApproximate = false }) => ({
          id,
          position,
          isSaved,
          isSeen,
          isApproximate,
        })),
    }),
    [basemap, areas, marks, written],
  )
  const map = useMapLibre(place, { ...props, content })
  usePen(map, pen)
  return (
    <div className={styles.view}>
      <div ref={place} className={styles.drawn} />
      {map && <Marks {...props} map={map} onWritten={setWritten} highlighted={highlighted} />}
      {map && props.aim}
    </div>
  )
}

interface MarksProps extends MapViewProps {
  map: MapLibre
  onWritten: (written: ReadonlySet<string>) => void
}

function Marks({
  map,
  marks,
  highlighted,
  onWritten,
  onPoint,
  onOpenCluster,
  onOpenHome,
  cardOf,
  texts,
  pen,
}: MarksProps) {
  const { written, detailed } = useLabels(map, marks)
  useEffect(() => onWritten(written), [written, onWritten])
  const [open, setOpen] = useState<MapMark>()
  const [pointed, setPointed] = useState<string>()
  const openMark = (mark: MapMark) => {
    if (mark.kind === 'cluster') return onOpenCluster?.(mark)
    if (!cardOf) return undefined
    setOpen(mark)
    onOpenHome?.(mark.id)
    return undefined
  }
  useDots(map, marks, { onPoint: setPointed, onOpen: openMark, isOff: pen !== undefined })
  const trigger = useRef<HTMLElement>(null)
  useEffect(() => {
    trigger.current = open ? document.querySelector(`[data-mark="${CSS.escape(open.id)}"]`) : null
  }, [open])
  const isThere = open !== undefined && marks.some(({ id }) => id === open.id)
  const close = () => setOpen(undefined)
  return (
    <>
      <MarkLayer
        map={map}
        marks={marks}
        {...{ written, detailed }}
        raised={open?.id ?? highlighted ?? pointed}
        texts={texts}
        isInert={pen !== undefined || !cardOf}
        onOpen={openMark}
        onPoint={(mark) => onPoint?.(mark?.id)}
      />
      {isThere && cardOf && <MarkCard {...{ map, open, trigger, close, cardOf }} />}
    </>
  )
}

export type { MapArea, MapCamera, MapBasemap, MapMark, MapPosition, MapState, MarkTexts, PenStroke }
