import { use, useMemo } from 'react'
import { useRouter } from 'wouter'
import type { RouteName } from '#domain/routes.ts'
import { useFlags } from './FlagsContext.ts'
import { placeOf } from './place.ts'
import { usePortal } from './Portal.ts'

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

/** The name of the page at the address; undefined where there is none. Waits for the table of pages where it must. */
export function useRouteName(): RouteName | undefined {
  const { routes } = usePortal()
  const { href, place } = useAddress()
  const rest = routes.pending({ href, place })
  if (rest) use(rest)
  return useMemo(() => routes.open({ href, place })?.name, [routes, href, place])
}
