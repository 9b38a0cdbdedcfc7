import type { Map as MapLibre } from 'maplibre-gl'
import { useEffect, useState } from 'react'

/** Counts how often the map came to rest, or was resized. */
export function useRest(map: MapLibre): number {
  const [rests, setRests] = useState(0)
  useEffect(() => {
    const count = () => setRests((last) => last + 1)
    map.on('moveend', count)
    map.on('resize', count)
    return () => {
      map.off('moveend', count)
      map.off('resize', count)
    }
  }, [map])
  return rests
}
