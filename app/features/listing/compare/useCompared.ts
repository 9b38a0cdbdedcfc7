import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'

/** The offered ones of the listings, in the order given. Six at most: hooks cannot be called in a loop. */
export function useCompared(ids: readonly number[]): readonly ListingDetail[] {
  const language = useLanguage()
  const keyAt = (at: number) => {
    const id = ids[at]
    return id === undefined ? null : apiKey.listing(id, language)
  }
  const replies = [
    useApi(keyAt(0)).data,
    useApi(keyAt(1)).data,
    useApi(keyAt(2)).data,
    useApi(keyAt(3)).data,
    useApi(keyAt(4)).data,
    useApi(keyAt(5)).data,
  ]
  return replies.filter((reply) => reply !== undefined)
}
