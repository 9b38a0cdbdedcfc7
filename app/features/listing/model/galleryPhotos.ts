import type { Texts } from '#app/i18n/texts.ts'
import type { Photo } from '#domain/listing/Photo.ts'
import type { GalleryPhoto } from '#design-system/media/Gallery/GalleryPhoto.ts'

/** Pictures for the gallery, each under a name of its own: "Υπνοδωμάτιο 2". */
export function galleryPhotos({ t }: Pick<Texts, 't'>, photos: readonly Photo[]): readonly GalleryPhoto[] {
  const seen = new Map<string, number>()
  return photos.map(({ subject, path, widths, colour }, at) => {
    const which = (seen.get(subject) ?? 0) + 1
    seen.set(subject, which)
    const name = t(`photoSubject.${subject}`)
    const isOneOfSeveral = photos.filter((photo) => photo.subject === subject).length > 1
    return {
      // The same drawing may stand for two rooms.
      id: `${at}-${path}`,
      path,
      widths,
      alt: isOneOfSeveral ? `${name} ${which}` : name,
      placeholder: colour,
      ...(subject === 'plan' && { fit: 'contain' as const }),
    }
  })
}
