import { useSyncExternalStore } from 'react'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'

const never = () => () => undefined

/**
 * The address that a printed sheet names for the rest. The server does not know the origin; without script it
 * is a path.
 */
export function useSheetAddress(id: number): string {
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )
  return origin + localPath(useLanguage(), listingPath(id))
}
