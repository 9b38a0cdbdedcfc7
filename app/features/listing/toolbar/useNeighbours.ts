import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useLastList } from '#app/shared/lastList/lastList.ts'
import { searchKeys } from '#app/transport/keys/searchKeys.ts'
import { useApi } from '#app/transport/useApi.ts'

export interface Neighbours {
  /** The list that this visit came from, at the card of the home. */
  readonly list: string
  /** Its results; undefined until they are known. */
  readonly total?: number | undefined
  /** Addresses of the homes beside this one on the same page of results. */
  readonly previous?: string | undefined
  readonly next?: string | undefined
}

/** The list that led to a home, and the homes beside it there. Undefined for visits from elsewhere. */
export function useNeighbours(id: number): Neighbours | undefined {
  const language = useLanguage()
  const list = useLastList()
  const [pathname = '', query = ''] = (list ?? '').split('?')
  const { data } = useApi(
    list === undefined ? null : searchKeys.search(pathname, new URLSearchParams(query), language),
  )
  if (list === undefined) return undefined
  const ids = data?.listings.map((listing) => listing.id) ?? []
  const at = ids.indexOf(id)
  const address = (of: number | undefined) =>
    at < 0 || of === undefined ? undefined : localPath(language, listingPath(of))
  return {
    list: `${list}#listing-${id}`,
    total: data?.total,
    previous: address(ids[at - 1]),
    next: address(ids[at + 1]),
  }
}
