import { useDeferredValue, useEffect, useState } from 'react'

/**
 * Delays content below the fold: it is rendered after the window has been painted, in slices that leave the
 * page responsive. `there` resolves when it is rendered.
 */
export function useLater(): { readonly isThere: boolean; readonly there: Promise<void> } {
  const isThere = useDeferredValue(true, false)
  const [gate] = useState(makeGate)
  useEffect(() => {
    if (isThere) gate.open()
  }, [isThere, gate])
  return { isThere, there: gate.opened }
}

function makeGate() {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open: () => open() }
}
