import { PhotoStrip } from '#design-system/media/PhotoStrip/PhotoStrip.tsx'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { listingPath } from '#domain/routes.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { keyOf } from '#app/transport/apiKey.ts'
import { useApi } from '#app/transport/useApi.ts'
import { columns } from './CardPhoto.tsx'

export interface CardStripProps {
  listing: ListingCard
  sizes: string | undefined
}

/** The other photographs of a card, fetched when it is pointed at, focused or touched. Nothing if they do not come. */
export function CardStrip({ listing: { id, photoCount }, sizes }: CardStripProps) {
  const { t, language } = useTexts()
  const { data } = useApi(keyOf('GET /api-next/listings/:id/photos/', language, { params: { id } }))
  if (!data || data.length < 2) return null
  const photos = data.map(({ path, widths, subject, colour }, at) => {
    const room = t(`photoSubject.${subject}`)
    const place = { shown: at + 1, count: photoCount }
    return {
      id: `${at}`,
      path,
      widths,
      placeholder: colour,
      alt: `${room}. ${t('card.photosSpoken', place)}`,
      caption: `${room} · ${t('card.photos', place)}`,
    }
  })
  return (
    <PhotoStrip
      photos={photos}
      href={localPath(language, listingPath(id))}
      sizes={sizes ?? columns}
      texts={{ label: t('cards.photos'), previous: t('cards.previous'), next: t('cards.next') }}
    />
  )
}
