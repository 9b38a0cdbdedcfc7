import type { Map as MapLibre } from 'maplibre-gl'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { lngLat, type MapPosition } from './geometry.ts'

/** Keeps elements at their positions while the map moves, without a render. */
export function useMarkPositions(map: MapLibre) {
  const placed = useRef(new Map<string, { readonly element: HTMLElement; readonly position: MapPosition }>())

  const put = useCallback(
    ({ element, position }: { readonly element: HTMLElement; readonly position: MapPosition }) => {
      const { x, y } = map.project(lngLat(position))
      element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
    },
    [map],
  )
  useLayoutEffect(() => {
    const putAll = () => {
      for (const one of placed.current.values()) put(one)
    }
    map.on('move', putAll)
    map.on('resize', putAll)
    return () => {
      map.off('move', putAll)
      map.off('resize', putAll)
    }
  }, [map, put])

  /** A ref for the element at a position. */
  return useCallback(
    (id: string, position: MapPosition) => (element: HTMLElement | null) => {
      if (!element) return undefined
      const one = { element, position }
      placed.current.set(id, one)
      put(one)
      return () => void placed.current.delete(id)
    },
    [put],
  )
}
