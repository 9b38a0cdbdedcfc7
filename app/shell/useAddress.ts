import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useFlags } from './FlagsContext.ts'
import { placeOf } from './place.ts'

/** The address as it stands in the address bar, and the place it names. */
export function useAddress() {
  const [pathname] = useLocation()
  const query = useSearch()
  const flags = useFlags()
  return useMemo(() => {
    const search = query === '' ? '' : `?${query}`
    return { href: pathname + search, search, place: placeOf(pathname, search, flags) }
  }, [pathname, query, flags])
}
