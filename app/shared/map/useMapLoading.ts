import { useCallback, useEffect, useState } from 'react'
import type { MapState } from '#design-system/map/MapView/useMapLibre.ts'
import type { LazyView } from '#app/shell/lazyView.tsx'

/** Loads the map's code once the page is rendered and the list is usable, and reports its progress. */
export function useMapLoading({ preload }: Pick<LazyView<object>, 'preload'>) {
  const [state, setState] = useState<MapState>('loading')
  const [isWanted, setWanted] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const given = new AbortController()
    preload().then(
      () => !given.signal.aborted && setWanted(true),
      () => !given.signal.aborted && setState('failed'),
    )
    return () => given.abort()
  }, [preload, attempt])
  const retry = useCallback(() => {
    setState('loading')
    setAttempt((last) => last + 1)
  }, [])
  return { state, isWanted, attempt, retry, onStateChange: setState }
}
