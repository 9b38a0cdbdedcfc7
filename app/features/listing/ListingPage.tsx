import { useLanguage } from '#app/i18n/useLanguage.ts'
import { apiKey } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { useNoteSeen } from '#app/shared/seenListings/seenListings.ts'
import { ListingLoading } from './views/ListingLoading.tsx'
import { ListingScreen } from './views/ListingScreen.tsx'

export { head } from './listing.head.ts'

/** One home. The shell shows the reason when it cannot be shown (gone, unknown, no connection). */
export function ListingPage({ params }: { params: { id: number } }) {
  const { data } = useApi(apiKey.listing(params.id, useLanguage()))
  useNoteSeen(data?.id)
  return data ? <ListingScreen listing={data} /> : <ListingLoading />
}
