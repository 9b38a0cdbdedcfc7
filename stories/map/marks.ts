import type { MapCamera, MapMark, MapPosition } from '#design-system/map/MapView/MapView.tsx'

/** The middle of Athens. */
export const athens: MapCamera = { latitude: 37.975, longitude: 23.735, zoom: 13 }

/** Degrees that a pixel is wide there, and high. */
const WIDE = 360 / (256 * 2 ** athens.zoom)
const HIGH = WIDE * Math.cos((athens.latitude * Math.PI) / 180)

/** The position so many pixels east and south of the middle. */
export const at = (east: number, south: number): MapPosition => [
  athens.latitude - south * HIGH,
  athens.longitude + east * WIDE,
]

type Where = readonly [east: number, south: number]

export const homeMark = (
  id: string,
  [east, south]: Where,
  { text, name, ...more }: { text: string; name: string } & Partial<MapMark>,
): MapMark => ({ id, kind: 'home', position: at(east, south), text, label: name, ...more })

export const homeMarks: readonly MapMark[] = [
  homeMark('a', [0, 0], { text: '245 χιλ. €', name: '245 χιλ. €, 3 υπνοδωμάτια, Σύνταγμα, 1 από 5' }),
  homeMark('b', [90, 60], { text: '398 χιλ. €', name: '398 χιλ. €, 4 υπνοδωμάτια, Κολωνάκι, 2 από 5' }),
  homeMark('c', [-80, 110], { text: '189 χιλ. €', name: '189 χιλ. €, 2 υπνοδωμάτια, Κουκάκι, 3 από 5' }),
  homeMark('d', [-30, -120], { text: '1,2 εκ. €', name: '1,2 εκ. €, Εξάρχεια, 4 από 5' }),
  // No room for its words beside the first: a dot.
  homeMark('e', [14, 12], { text: '310 χιλ. €', name: '310 χιλ. €, 2 υπνοδωμάτια, Πλάκα, 5 από 5' }),
]

export const clusterMarks: readonly MapMark[] = [
  {
    id: 'north',
    kind: 'cluster',
    position: at(-60, -90),
    text: '127',
    detail: '98 – 410 χιλ. €',
    label: '127 ακίνητα, Κυψέλη, από 98.000 € έως 410.000 €, 1 από 3',
  },
  {
    id: 'east',
    kind: 'cluster',
    position: at(70, 60),
    text: '8',
    detail: '320 χιλ. – 1,2 εκ. €',
    label: '8 ακίνητα, Κολωνάκι, από 320.000 € έως 1.200.000 €, 2 από 3',
  },
  homeMark('alone', [-70, 90], { text: '189 χιλ. €', name: '189 χιλ. €, Κουκάκι, 3 από 3' }),
]

/** Homes with every sign there is. */
export const signedMarks: readonly MapMark[] = [
  homeMark('seen', [-70, -90], {
    text: '245 χιλ. €',
    name: '245 χιλ. €, το έχετε δει, 1 από 6',
    isSeen: true,
  }),
  homeMark('reduced', [70, -90], {
    text: '230 χιλ. €',
    name: '230 χιλ. €, η τιμή μειώθηκε, 2 από 6',
    isReduced: true,
  }),
  homeMark('near', [-70, 0], {
    text: '189 χιλ. €',
    name: '189 χιλ. €, περίπου, σε ακτίνα 300 μ., 3 από 6',
    isApproximate: true,
  }),
  homeMark('all', [0, 70], {
    text: '175 χιλ. €',
    name: '175 χιλ. €, περίπου, σε ακτίνα 300 μ., η τιμή μειώθηκε, το αποθηκεύσατε, το έχετε δει, 4 από 6',
    isSaved: true,
    isSeen: true,
    isReduced: true,
    isApproximate: true,
  }),
  homeMark('silent', [80, 10], { text: 'Τιμή;', name: 'η τιμή δεν δηλώθηκε, 5 από 6' }),
  homeMark('saved', [0, -150], {
    text: '260 χιλ. €',
    name: '260 χιλ. €, το αποθηκεύσατε, 6 από 6',
    isSaved: true,
  }),
]
