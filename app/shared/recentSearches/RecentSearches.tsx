import { useEffect, useState, useSyncExternalStore } from 'react'
import { useUser } from '#app/shared/account/useUser.ts'
import { lazyView } from '#app/shell/lazyView.tsx'
import { hasRecent, onRecentKept } from './recentKey.ts'
import type { RecentListProps } from './RecentList.tsx'

const list = lazyView<RecentListProps>(
  'app/shared/recentSearches/RecentList.tsx',
  async () => (await import('./RecentList.tsx')).RecentList,
  ['recent'],
)

/** The searches made on this device, or the last one of the account. Nothing without script, and nothing before there is one. */
export function RecentSearches(props: RecentListProps) {
  const [isReady, setReady] = useState(false)
  const { user } = useUser()
  const isHere = useSyncExternalStore(onRecentKept, hasRecent, () => false)
  const isKept = isHere || (user !== null && user.lastSearches.length > 0)
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
