import { type ReactNode, useEffect } from 'react'
import { laterViews } from './laterViews.ts'

/**
 * Fetches again once it is shown: what was saved on another page since is not in the reply that is kept. It waits
 * for the code of the later parts: React renders a part that it has not hydrated yet again where its props change,
 * and what the user opened in it would close.
 */
export function Fresh({ refresh, children }: { refresh: () => void; children: ReactNode }) {
  useEffect(() => {
    let isGone = false
    void Promise.allSettled(laterViews.map(({ preload }) => preload())).then(() => {
      if (!isGone) refresh()
    })
    return () => void (isGone = true)
  }, [refresh])
  return children
}
