import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Picture, type PictureLoading } from '#design-system/media/Picture/Picture.tsx'
import type { ListingCard } from '#domain/listing/ListingCard.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { noPhoto } from './CardPhoto.css.ts'

export interface CardPhotoProps {
  listing: ListingCard
  loading?: PictureLoading | undefined
  sizes?: string | undefined
}

export const columns = '(min-width: 64em) 24rem, (min-width: 40em) 48vw, 94vw'

/** The first photograph, or the words that there is none. */
export function CardPhoto({ listing, loading = 'lazy', sizes = columns }: CardPhotoProps) {
  const t = useTranslate()
  const { photo } = listing
  if (!photo) {
    return (
      <span className={noPhoto}>
        <Icon name="camera" size="large" />
        <Text as="span" size="small" tone="inherit">
          {t('card.noPhoto')}
        </Text>
      </span>
    )
  }
  const subject = t(`photoSubject.${photo.subject}`)
  return (
    <Picture
      path={photo.path}
      widths={photo.widths}
      alt={`${subject}. ${t('card.photosSpoken', { shown: 1, count: listing.photoCount })}`}
      sizes={sizes}
      ratio="5:3"
      loading={loading}
      placeholder={photo.colour}
    />
  )
}

/** `1 / 9` on the photograph; its alternative text says the same. */
export function PhotoCount({ listing }: { listing: ListingCard }) {
  const t = useTranslate()
  if (listing.photo === null) return null
  return (
    <span aria-hidden="true">
      <Badge tone="photo">{t('card.photos', { shown: 1, count: listing.photoCount })}</Badge>
    </span>
  )
}
