import { useMemo } from 'react'
import { useRouter } from 'wouter'
import { useFlags } from './FlagsContext.ts'
import { placeOf } from './place.ts'

/**
 * The address as it stands in the address bar, and the place it names. Path and query are taken from the router as they
 * are: its own `useLocation` and `useSearch` decode them once, and who reads their parts would decode them again.
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
