import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Gallery } from '#design-system/media/Gallery/Gallery.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { galleryPhotos } from '../model/galleryPhotos.ts'
import * as styles from './ListingGallery.css.ts'

/** The pictures, each named by what it shows. */
export function ListingGallery({ listing: { photos } }: { listing: ListingDetail }) {
  const t = useTranslate()
  if (photos.length === 0)
    return (
      <div className={styles.none}>
        <Icon name="camera" size="huge" />
        <Text tone="muted">{t('listing.gallery.none')}</Text>
      </div>
    )
  return (
    <div className={styles.gallery}>
      <Gallery
        photos={galleryPhotos({ t }, photos)}
        texts={{
          label: t('listing.gallery'),
          previous: t('listing.gallery.previous'),
          next: t('listing.gallery.next'),
          fullScreen: t('listing.gallery.open'),
          missing: t('errors.connection.text'),
          close: t('listing.gallery.close'),
          position: (n, total) => t('listing.gallery.position', { n, total }),
          thumbnails: t('listing.gallery.thumbnails'),
          roles: { carousel: t('listing.gallery.carousel'), slide: t('listing.gallery.slide') },
          zoom: {
            zoomIn: t('listing.gallery.zoomIn'),
            zoomOut: t('listing.gallery.zoomOut'),
            level: (percent) => t('listing.gallery.level', { percent }),
            largest: t('listing.gallery.largest'),
            whole: t('listing.gallery.whole'),
          },
        }}
      />
    </div>
  )
}
