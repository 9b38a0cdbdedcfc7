import { useCallback, useEffect, useState } from 'react'
import type { MapState } from '#design-system/map/MapView/useMapLibre.ts'
import { mapCanvas } from './mapCanvas.ts'

/** Loads the map's code once the page stands and the list can be used, and keeps how far it is. */
export function useMapLoading() {
  const [state, setState] = useState<MapState>('loading')
  const [isWanted, setWanted] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const given = new AbortController()
    mapCanvas.preload().then(
      () => !given.signal.aborted && setWanted(true),
      () => !given.signal.aborted && setState('failed'),
    )
    return () => given.abort()
  }, [attempt])
  const retry = useCallback(() => {
    setState('loading')
    setAttempt((last) => last + 1)
  }, [])
  return { state, isWanted, attempt, retry, onStateChange: setState }
}
