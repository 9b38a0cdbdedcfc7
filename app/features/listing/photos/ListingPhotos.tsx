import { ButtonLink } from '#design-system/actions/ButtonLink/ButtonLink.tsx'
import { Icon } from '#design-system/foundations/Icon/Icon.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Mosaic } from '#design-system/media/Mosaic/Mosaic.tsx'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { useTranslate } from '#app/i18n/useTranslate.ts'
import { galleryPhotos } from '../model/galleryPhotos.ts'
import { sectionIds } from '../overview/sections.ts'
import * as styles from './ListingPhotos.css.ts'

/** The photographs, each named by what it shows. */
export function ListingPhotos({ listing: { photos, plan } }: { listing: ListingDetail }) {
  const t = useTranslate()
  if (photos.length === 0)
    return (
      <div className={styles.none}>
        <Icon name="camera" size="huge" />
        <Text tone="muted">{t('listing.gallery.none')}</Text>
      </div>
    )
  return (
    <div className={styles.photos}>
      <Mosaic
        photos={galleryPhotos({ t }, photos)}
        actions={
          plan && (
            <ButtonLink href={`#${sectionIds.plan}`} variant="secondary" size="small" icon="plan">
              {t('listing.section.plan')}
            </ButtonLink>
          )
        }
        texts={{
          all: t('listing.gallery.all', { count: photos.length }),
          label: t('listing.gallery'),
          previous: t('listing.gallery.previous'),
          next: t('listing.gallery.next'),
          fullScreen: t('listing.gallery.open'),
          missing: t('errors.connection.text'),
          close: t('listing.gallery.close'),
          position: (n, total) => t('listing.gallery.position', { n, total }),
          thumbnails: t('listing.gallery.rooms'),
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
