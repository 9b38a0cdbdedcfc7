import { useMemo } from 'react'
import { useRouter } from 'wouter'
import { useFlags } from './FlagsContext.ts'
import { placeOf } from './place.ts'

/**
 * The address in the address bar, and its place. Path and query are the router's raw ones: its `useLocation`
 * and `useSearch` decode them once, and reading their parts would decode them again.
 */
export function useAddress() {
  const router = useRouter()
  const [pathname] = router.hook(router)
  const query = router.searchHook(router).replace(/^\?/, '')
  const flags = useFlags()
  return useMemo(() => {
    const search = query === '' ? '' : `?${query}`
    return { href: pathname + search, search, place: placeOf(pathname, search, flags) }
  }, [pathname, query, flags])
}
