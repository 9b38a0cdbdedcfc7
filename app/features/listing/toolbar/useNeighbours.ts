import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { searchKeys } from '#app/transport/keys/searchKeys.ts'
import { useApi } from '#app/transport/useApi.ts'

export interface Neighbours {
  /** The list at the card of the home. */
  readonly card: string
  /** Its results; undefined until they are known. */
  readonly total?: number | undefined
  /** Addresses of the homes beside this one on the same page of results. */
  readonly previous?: string | undefined
  readonly next?: string | undefined
}

/** A list that led to a home, and the homes beside it there. */
export function useNeighbours(id: number, list: string): Neighbours {
  const language = useLanguage()
  const [pathname = '', query = ''] = list.split('?')
  const { data } = useApi(searchKeys.search(pathname, new URLSearchParams(query), language))
  const ids = data?.listings.map((listing) => listing.id) ?? []
  const at = ids.indexOf(id)
  const address = (of: number | undefined) =>
    at < 0 || of === undefined ? undefined : localPath(language, listingPath(of))
  return {
    card: `${list}#listing-${id}`,
    total: data?.total,
    previous: address(ids[at - 1]),
    next: address(ids[at + 1]),
  }
}
