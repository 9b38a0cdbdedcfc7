import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import type { Language } from '#domain/locale.ts'

/** The page of a listing without what led to it: what is handed on says nothing of the search. */
export const sharedAddress = (id: number, language: Language): string =>
  new URL(localPath(language, listingPath(id)), location.origin).href

/** How a listing was handed on: by the device, as a copied link, not at all, or not after all. */
export type Shared = 'byDevice' | 'copied' | 'failed' | 'givenUp'

/** Hands a link to whatever the device shares with; without that, to the clipboard. */
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
