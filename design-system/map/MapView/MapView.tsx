import type { Map as MapLibre } from 'maplibre-gl'
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Dialog, Popover } from 'react-aria-components'
import { type MapCamera, type MapPosition } from './geometry.ts'
import type { MapGround } from './mapStyle.ts'
import type { MapMark } from './MapMark.ts'
import * as styles from './MapView.css.ts'
import { MarkLayer, type MarkTexts } from './MarkLayer.tsx'
import { dotLayer, type MapArea } from './overlays.ts'
import { useLabels } from './useLabels.ts'
import { type MapState, useMapLibre } from './useMapLibre.ts'
import { type Pen, type PenStroke, usePen } from './usePen.ts'

export interface MapViewProps {
  camera: MapCamera
  /** How far out and how close it goes. */
  zooms: readonly [least: number, most: number]
  onCameraChange: (camera: MapCamera) => void
  /** The map has begun to draw, cannot, or has no ground. */
  onStateChange: (state: MapState) => void
  /** Without it marks stand on an even ground. */
  ground: MapGround | undefined
  /** All that can be reached, the most important first. */
  marks: readonly MapMark[]
  areas?: readonly MapArea[]
  texts: MarkTexts
  /** The mark whose card elsewhere is pointed at. */
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
  const { marks, areas = noAreas, ground, highlighted, pen } = props
  const place = useRef<HTMLDivElement>(null)
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set())
  const content = useMemo(
    () => ({
      ground,
      areas,
      dots: marks
        .filter(({ id, kind }) => kind === 'home' && !written.has(id))
        .map(({ id, position, isSeen = false, isApproximate = false }) => ({
          id,
          position,
          isSeen,
          isApproximate,
        })),
    }),
    [ground, areas, marks, written],
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
      {isThere && cardOf && <Card {...{ open, trigger, close, cardOf }} />}
    </>
  )
}

interface CardProps {
  cardOf: NonNullable<MapViewProps['cardOf']>
  open: MapMark
  trigger: { current: HTMLElement | null }
  close: () => void
}

/** What opens at a mark; Escape closes it, and focus is on the mark again. */
function Card({ open, trigger, close, cardOf }: CardProps) {
  const { label, content } = cardOf(open.id, close)
  return (
    <Popover
      key={open.id}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      triggerRef={trigger}
      placement="top"
      className={styles.card}
    >
      <Dialog aria-label={label} className={styles.cardDialog}>
        {content}
      </Dialog>
    </Popover>
  )
}

interface DotHandlers {
  onPoint: (id: string | undefined) => void
  onOpen: (mark: MapMark) => void
  isOff: boolean
}

/** Dots answer to the mouse and the finger as written marks do. */
function useDots(map: MapLibre, marks: readonly MapMark[], { onPoint, onOpen, isOff }: DotHandlers): void {
  const idAt = (features: readonly { readonly properties: Record<string, unknown> }[] | undefined) => {
    const id = features?.[0]?.properties['id']
    return typeof id === 'string' ? id : undefined
  }
  const open = useEffectEvent((id: string | undefined) => {
    const mark = marks.find((one) => one.id === id)
    if (mark) onOpen(mark)
  })
  const point = useEffectEvent(onPoint)
  useEffect(() => {
    if (isOff) return undefined
    const subscriptions = [
      map.on('mousemove', dotLayer, ({ features }) => point(idAt(features))),
      map.on('mouseleave', dotLayer, () => point(undefined)),
      map.on('click', dotLayer, ({ features }) => {
        const id = idAt(features)
        // It is written out first: the card stands at the mark.
        point(id)
        requestAnimationFrame(() => open(id))
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [map, isOff])
}

export type { MapArea, MapCamera, MapGround, MapMark, MapPosition, MapState, MarkTexts, PenStroke }
