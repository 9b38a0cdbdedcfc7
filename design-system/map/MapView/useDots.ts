import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import type { MapMark } from './MapMark.ts'
import { dotLayer } from './overlays.ts'

interface DotHandlers {
  /** The dot under the pointer; undefined for none. */
  onPoint: (id: string | undefined) => void
  onOpen: (mark: MapMark) => void
  /** Something else is done with the map. */
  isOff: boolean
}

/** Dots answer to the mouse and the finger as written marks do. */
export function useDots(
  map: MapLibre,
  marks: readonly MapMark[],
  { onPoint, onOpen, isOff }: DotHandlers,
): void {
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
        // Its own label is written in full: the card is anchored to the mark.
        point(id)
        requestAnimationFrame(() => open(id))
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [map, isOff])
}
