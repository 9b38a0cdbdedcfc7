import { useEffect, useSyncExternalStore } from 'react'
import { readSearchPath, splitLanguage } from '#domain/search/searchPath.ts'

let last: string | undefined

/** Stores the list on screen, so that a listing opened from it can link back. */
export function useNoteList(href: string): void {
  useEffect(() => {
    last = href
  }, [href])
}

/** The list that this visit came from; undefined for visits from elsewhere, and on the server. */
export const useLastList = (): string | undefined =>
  useSyncExternalStore(
    neverChanges,
    () => last ?? listIn(document.referrer),
    () => undefined,
  )

const neverChanges = () => () => undefined

/** The address of a list of this site within a full address. */
function listIn(referrer: string): string | undefined {
  if (!referrer.startsWith(`${location.origin}/`)) return undefined
  const { pathname, search } = new URL(referrer)
  const { rest } = splitLanguage(pathname)
  return rest === '/search-list/' || readSearchPath(rest) ? pathname + search : undefined
}
