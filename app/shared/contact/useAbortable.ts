import { useEffect, useMemo, useRef } from 'react'

/** One sending at a time, that can be stopped; it stops by itself when what waits for it goes. */
export function useAbortable(): { readonly start: () => AbortSignal; readonly stop: () => void } {
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  return useMemo(
    () => ({
      start: () => {
        current.current = new AbortController()
        return current.current.signal
      },
      stop: () => current.current?.abort(),
    }),
    [],
  )
}
