import { useSyncExternalStore } from 'react'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'

const never = () => () => undefined

/** Where a printed sheet says that the rest is. The server knows no origin; a page without script tells its path. */
export function useSheetAddress(id: number): string {
  const origin = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  )
  return origin + localPath(useLanguage(), listingPath(id))
}
