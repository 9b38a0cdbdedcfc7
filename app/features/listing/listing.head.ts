import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { listingPath } from '#domain/routes.ts'
import type { Texts } from '#app/i18n/texts.ts'
import type { HeadOf } from '#app/shell/route.tsx'

/** The head of the page of a home. */
export const head: HeadOf<ListingDetail> = ({ data, texts }) =>
  data ? headOfListing(data, texts) : { title: texts.t('listing.loading') }

function headOfListing(listing: ListingDetail, { t, format }: Texts) {
  const { title, price, photos, status } = listing
  const text = listing.factText ?? listing.description?.text
  const [photo] = photos
  const isOpen = status === 'active'
  return {
    title: price === null ? title : t('listing.title', { title, price: format.money(price) }),
    canonical: listingPath(listing.id),
    noIndex: !isOpen,
    announcement: title,
    ...(text !== undefined && { description: text.replaceAll(/\s+/g, ' ').slice(0, 160) }),
    ...(photo && { image: `${photo.path}-${photo.widths.at(-1)}.webp` }),
  }
}
