import { type ReactNode, useEffect } from 'react'

/** Fetches again once it is shown: what was saved on another page since is not in the reply that is kept. */
export function Fresh({ refresh, children }: { refresh: () => void; children: ReactNode }) {
  useEffect(() => refresh(), [refresh])
  return children
}
