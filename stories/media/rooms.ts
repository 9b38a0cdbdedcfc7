import type { MosaicTexts } from '#design-system/media/Mosaic/Mosaic.tsx'
import type { RoomPhoto } from '#design-system/media/PhotoTour/RoomPhoto.ts'
import { pictures } from '../sample/pictures.ts'

const names = ['Εξωτερική όψη', 'Καθιστικό', 'Καθιστικό', 'Κουζίνα', 'Υπνοδωμάτιο', 'Μπάνιο', 'Μπαλκόνι']
const drawn = [pictures.apartment, pictures.stone, pictures.cyclades]

/** So many photographs of rooms. */
export const rooms = (count: number): readonly RoomPhoto[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(at),
    ...(drawn[at % drawn.length] ?? pictures.apartment),
    room: names[at % names.length] ?? '',
    alt: `${names[at % names.length]}, εικόνα ${at + 1}`,
  }))

export const photoTexts: MosaicTexts = {
  all: 'Όλες οι φωτογραφίες',
  label: 'Φωτογραφίες του διαμερίσματος',
  previous: 'Προηγούμενη φωτογραφία',
  next: 'Επόμενη φωτογραφία',
  fullScreen: 'Πλήρης οθόνη',
  missing: 'Δεν άνοιξε. Ελέγξτε τη σύνδεσή σας.',
  close: 'Κλείσιμο',
  position: (at, total) => `${at} από ${total}`,
  thumbnails: 'Χώροι',
  roles: { carousel: 'συλλογή εικόνων', slide: 'εικόνα' },
}
