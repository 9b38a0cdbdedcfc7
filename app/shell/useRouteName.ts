import { use, useMemo } from 'react'
import type { RouteName } from '#domain/routes.ts'
import { usePortal } from './Portal.ts'
import { useAddress } from './useAddress.ts'

/** The name of the page at the address; undefined where there is none. Waits for the table of pages where it must. */
export function useRouteName(): RouteName | undefined {
  const { routes } = usePortal()
  const { href, place } = useAddress()
  const rest = routes.pending({ href, place })
  if (rest) use(rest)
  return useMemo(() => routes.open({ href, place })?.name, [routes, href, place])
}
