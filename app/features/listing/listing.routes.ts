import { type Place, defineRoute } from '#app/shell/route.tsx'
import { apiKey } from '#app/transport/apiKey.ts'
import { contactKeys } from '#app/transport/contactKeys.ts'
import type { Texts } from '#app/i18n/texts.ts'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { listingIdIn, listingPath } from '#domain/routes.ts'
import { machineData } from './views/machineData.ts'

/** `/aggelies/123/` */
export const listingRoute = defineRoute({
  name: 'listing',
  match: (path: string) => {
    const id = listingIdIn(path)
    return id === undefined ? undefined : { id }
  },
  main: ({ params, language }) => apiKey.listing(params.id, language),
  extras: ({ params, language }) => [
    apiKey.similar(params.id, language),
    apiKey.sameHome(params.id, language),
    apiKey.background(params.id, language),
    contactKeys.ways(params.id, language),
  ],
  source: 'app/features/listing/ListingPage.tsx',
  load: async () => {
    // What only machines read is written by the server; a browser has no hurry with it.
    if (import.meta.env.SSR) await machineData.preload()
    return (await import('./ListingPage.tsx')).ListingPage
  },
  areas: ['listing', 'shared', 'vocabulary', 'forms'],
  head: ({ data, texts }: Place & { data: ListingDetail | undefined; texts: Texts }) =>
    data ? headOf(data, texts) : { title: texts.t('listing.loading') },
})

function headOf(listing: ListingDetail, { t, format }: Texts) {
  const { title, price, description, photos, status } = listing
  const [photo] = photos
  const isOpen = status === 'active'
  return {
    title: price === null ? title : t('listing.title', { title, price: format.money(price) }),
    canonical: listingPath(listing.id),
    noIndex: !isOpen,
    announcement: title,
    ...(description && { description: description.text.replaceAll(/\s+/g, ' ').slice(0, 160) }),
    ...(photo && { image: `${photo.path}-${photo.widths.at(-1)}.webp` }),
  }
}
