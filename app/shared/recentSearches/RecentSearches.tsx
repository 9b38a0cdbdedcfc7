import { useEffect, useState, useSyncExternalStore } from 'react'
import { lazyView } from '#app/shell/lazyView.tsx'
import { hasRecent, onRecentKept } from './recentKey.ts'
import type { RecentListProps } from './RecentList.tsx'

const list = lazyView<RecentListProps>(
  'app/shared/recentSearches/RecentList.tsx',
  async () => (await import('./RecentList.tsx')).RecentList,
  ['shared'],
)

/** The searches made on this device. Nothing without script, and nothing before there is one. */
export function RecentSearches(props: RecentListProps) {
  const [isReady, setReady] = useState(false)
  const isKept = useSyncExternalStore(onRecentKept, hasRecent, () => false)
  useEffect(() => {
    if (!isKept) return undefined
    const given = new AbortController()
    list.preload().then(
      () => {
        if (!given.signal.aborted) setReady(true)
      },
      // The page is whole without them.
      () => undefined,
    )
    return () => given.abort()
  }, [isKept])
  return isReady ? <list.View {...props} /> : null
}
