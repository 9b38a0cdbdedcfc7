import type { Texts } from '#app/i18n/texts.ts'
import type { Photo } from '#domain/listing/Photo.ts'
import type { RoomPhoto } from '#design-system/media/PhotoTour/RoomPhoto.ts'

/** Pictures for the gallery, each with a unique name: "Υπνοδωμάτιο 2". */
export function galleryPhotos({ t }: Pick<Texts, 't'>, photos: readonly Photo[]): readonly RoomPhoto[] {
  const seen = new Map<string, number>()
  return photos.map(({ subject, path, widths, colour, line, shownAs }, at) => {
    const which = (seen.get(subject) ?? 0) + 1
    seen.set(subject, which)
    const shown = t(`photoSubject.${subject}`)
    // A drawing or an arranged room is named as one wherever it is shown.
    const name = shownAs ? t(`shownAs.${shownAs}`, { shown }) : shown
    const isOneOfSeveral = photos.filter((photo) => photo.subject === subject).length > 1
    const numbered = isOneOfSeveral ? `${name} ${which}` : name
    return {
      // Two rooms may share a drawing.
      id: `${at}-${path}`,
      room: name,
      path,
      widths,
      alt: line ? `${numbered}: ${line.text}` : numbered,
      placeholder: colour,
      ...(subject === 'plan' && { fit: 'contain' as const }),
    }
  })
}
