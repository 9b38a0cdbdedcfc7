import { useEffect, useMemo, useRef } from 'react'

/** One request at a time, which can be stopped; it is aborted on unmount. */
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
