import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import type { Language } from '#domain/locale.ts'

/** The page of a listing without the search that led to it: a shared link does not reveal the search. */
export const sharedAddress = (id: number, language: Language): string =>
  new URL(localPath(language, listingPath(id)), location.origin).href

/** How a listing was shared: by the device, as a copied link, not at all, or cancelled. */
export type Shared = 'byDevice' | 'copied' | 'failed' | 'givenUp'

/** Shares a link by the device's own dialog; without one, copies it to the clipboard. */
export async function share(title: string, url: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url })
      return 'byDevice'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'givenUp'
      // A browser may have it and refuse: then a link is as good.
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
