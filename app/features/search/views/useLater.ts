import { useDeferredValue, useEffect, useState } from 'react'

/**
 * For what lies below what is seen first of a window: it is rendered once the window has been painted, in slices
 * between which the page answers. `there` resolves when it stands.
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
