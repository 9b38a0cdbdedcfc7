import type { PlaceShape } from '#domain/api/Geography.ts'
import type { MapView } from '#domain/api/MapView.ts'
import { type Cluster, NameList, packClusters, packPins, type Pin } from '#domain/map/MapMarks.ts'
import { flat, house, koukaki, pageOfCards } from './cards.ts'

/** A map of no homes in the middle of Athens. */
export const emptyView: MapView = {
  total: 0,
  unplaced: 0,
  inView: 0,
  camera: { latitude: 37.97, longitude: 23.73, zoom: 14 },
  names: [],
  pins: packPins([], new NameList()),
  clusters: packClusters([], new NameList()),
  areas: [],
  prices: null,
  page: 1,
  pages: 0,
  listings: [],
  places: koukaki.slice(1),
  ignored: [],
}

/** A home on the map: a flat of 96 m² with three bedrooms, at its exact place. */
export const samplePin: Pin = {
  id: 101,
  latitude: 37.9642,
  longitude: 23.7238,
  price: 245_000,
  surface: 96,
  bedrooms: 3,
  radius: 0,
  isReduced: false,
  place: 'Κουκάκι',
  rank: undefined,
}

/** A map with some homes and clusters, counted and described as the server would. */
export function viewOf(
  { pins = [], clusters = [] }: { pins?: readonly Pin[]; clusters?: readonly Cluster[] },
  more: Partial<MapView> = {},
): MapView {
  const names = new NameList()
  const packed = { pins: packPins(pins, names), clusters: packClusters(clusters, names) }
  const prices = [
    ...pins.map(({ price }) => price),
    ...clusters.flatMap(({ cheapest, dearest }) => [cheapest, dearest]),
  ].filter((price) => price !== undefined)
  const inView = pins.length + clusters.reduce((sum, { count }) => sum + count, 0)
  return {
    ...emptyView,
    ...packed,
    names: names.names,
    total: inView,
    inView,
    prices: prices.length > 0 ? { cheapest: Math.min(...prices), dearest: Math.max(...prices) } : null,
    ...more,
  }
}

/** Homes for sale around the Acropolis: those of the cards, and two clusters. */
export const mapView: MapView = viewOf(
  {
    pins: [
      { ...samplePin, price: flat.price ?? undefined, radius: 60, isReduced: true, rank: 0 },
      {
        ...samplePin,
        id: 102,
        latitude: 37.9727,
        longitude: 23.7298,
        price: house.price ?? undefined,
        surface: 168,
        bedrooms: 4,
        place: 'Πλάκα',
        rank: 1,
      },
      {
        ...samplePin,
        id: 104,
        latitude: 37.9682,
        longitude: 23.7462,
        price: 189_000,
        place: 'Παγκράτι',
        rank: 2,
      },
      {
        ...samplePin,
        id: 105,
        latitude: 37.9755,
        longitude: 23.7185,
        price: undefined,
        place: 'Θησείο',
        rank: 3,
      },
    ],
    clusters: [
      {
        count: 27,
        latitude: 37.9586,
        longitude: 23.7302,
        cheapest: 98_000,
        dearest: 410_000,
        place: 'Νέος Κόσμος',
      },
      {
        count: 8,
        latitude: 37.9782,
        longitude: 23.7402,
        cheapest: 320_000,
        dearest: 1_250_000,
        place: 'Κολωνάκι',
      },
    ],
  },
  {
    total: 52,
    unplaced: 3,
    areas: [
      { name: 'Νέος Κόσμος', total: 27, latitude: 37.956, longitude: 23.7302 },
      { name: 'Κολωνάκι', total: 8, latitude: 37.9835, longitude: 23.745 },
      { name: 'Κουκάκι', total: 2, latitude: 37.955, longitude: 23.715 },
    ],
    camera: { latitude: 37.97, longitude: 23.73, zoom: 13 },
    pages: 5,
    listings: pageOfCards.filter(({ location }) => location.precision !== 'hidden'),
  },
)

/** The outline of the place of these maps, with few corners. */
export const athensOutline: PlaceShape = {
  type: 'Feature',
  bbox: [23.69, 37.95, 23.79, 38.03],
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [23.69, 37.97],
        [23.73, 37.95],
        [23.79, 37.97],
        [23.77, 38.03],
        [23.71, 38.02],
        [23.69, 37.97],
      ],
    ],
  },
  properties: { level: 'city', id: 4501, name: 'Αθήνα', source: 'derived', isApproximate: true },
}
