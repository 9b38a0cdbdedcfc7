import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useFlags } from '#app/shell/FlagsContext.ts'
import { contactKeys } from '#app/transport/contact/contactKeys.ts'
import { useApi } from '#app/transport/useApi.ts'
import { type Offer, offersOf } from './contactOffer.ts'

/** The contacts that the advertiser offers. Undefined while loading, and for offers that no longer exist. */
export function useWays({ id, status }: ListingDetail) {
  const language = useLanguage()
  return useApi(status === 'active' ? contactKeys.ways(id, language) : null).data
}

/** The ways that the page offers. */
export function useOffers(listing: ListingDetail): readonly Offer[] {
  const ways = useWays(listing)
  const flags = useFlags()
  return ways ? offersOf(ways, listing, flags) : []
}
