import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import type { MapPosition } from './geometry.ts'

/** A corner that was clicked, or the line that was drawn so far. */
export type PenStroke =
  | { readonly kind: 'point'; readonly position: MapPosition }
  | { readonly kind: 'line'; readonly positions: readonly MapPosition[]; readonly isDone: boolean }

export interface Pen {
  readonly kind: 'points' | 'line'
  readonly onStroke: (stroke: PenStroke) => void
}

/** A line is noted where it has moved on by so many pixels. */
const STEP = 4

/** Draws on the map: corners by clicks, or a line by dragging, which then does not move the map. */
export function usePen(map: MapLibre | null, pen: Pen | undefined): void {
  const stroke = useEffectEvent((one: PenStroke) => pen?.onStroke(one))
  const kind = pen?.kind
  useEffect(() => {
    if (!map || !kind) return undefined
    map.doubleClickZoom.disable()
    map.getCanvasContainer().style.cursor = 'crosshair'
    const stop = kind === 'points' ? watchClicks(map, stroke) : watchDrags(map, stroke)
    return () => {
      stop()
      map.getCanvasContainer().style.cursor = ''
      map.doubleClickZoom.enable()
    }
  }, [map, kind])
}

function watchClicks(map: MapLibre, onStroke: (stroke: PenStroke) => void): () => void {
  const subscription = map.on('click', ({ lngLat: { lat, lng } }) =>
    onStroke({ kind: 'point', position: [lat, lng] }),
  )
  return () => subscription.unsubscribe()
}

function watchDrags(map: MapLibre, onStroke: (stroke: PenStroke) => void): () => void {
  const surface = map.getCanvasContainer()
  map.dragPan.disable()
  let line: MapPosition[] = []
  let last = { x: 0, y: 0 }
  const positionOf = ({ clientX, clientY }: PointerEvent): MapPosition => {
    const { left, top } = surface.getBoundingClientRect()
    const { lat, lng } = map.unproject([clientX - left, clientY - top])
    return [lat, lng]
  }
  const begin = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return
    surface.setPointerCapture(event.pointerId)
    line = [positionOf(event)]
    last = { x: event.clientX, y: event.clientY }
  }
  const goOn = (event: PointerEvent) => {
    if (line.length === 0 || !event.isPrimary) return
    if (Math.hypot(event.clientX - last.x, event.clientY - last.y) < STEP) return
    last = { x: event.clientX, y: event.clientY }
    line = [...line, positionOf(event)]
    onStroke({ kind: 'line', positions: line, isDone: false })
  }
  const end = (event: PointerEvent) => {
    if (line.length === 0 || !event.isPrimary) return
    onStroke({ kind: 'line', positions: line, isDone: true })
    line = []
  }
  surface.addEventListener('pointerdown', begin)
  surface.addEventListener('pointermove', goOn)
  surface.addEventListener('pointerup', end)
  surface.addEventListener('pointercancel', end)
  return () => {
    surface.removeEventListener('pointerdown', begin)
    surface.removeEventListener('pointermove', goOn)
    surface.removeEventListener('pointerup', end)
    surface.removeEventListener('pointercancel', end)
    map.dragPan.enable()
  }
}
