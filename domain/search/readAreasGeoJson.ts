/**
 * Drawn areas from GeoJSON of any origin: a Polygon or a MultiPolygon, alone, as a Feature or in a
 * FeatureCollection, and a Point with a `radius` in metres for the circle.
 * Outlines of any number of corners are simplified until they fit into an address (`fitAreas`); parts that
 * cannot be searched are dropped one by one, and reported. Rings may have either direction, as the standard
 * asks of readers. A hole becomes an excluded area: of the whole search, also of another polygon that
 * contains it. Coordinates with latitude first are swapped if that can be detected, and that is reported too.
 */
import {
  type Box,
  fitsMap,
  isInBox,
  isOnMap,
  type Polygon,
  type Position,
  radiusMax,
  roundedPosition,
} from './areas.ts'
import type { DrawnAreas } from './areasGeoJson.ts'
import { fitAreas } from './fitAreas.ts'
import { checkedRing } from './polygons.ts'

/** Features, and rings of all of them, that are looked at. */
const partsMax = 20_000

/** Characters of a text that are read: some twenty times what twelve long coasts take. */
const textMax = 5_000_000

/** Where a file for Estia is likely to be: it does not overlap itself with latitude and longitude swapped. */
const greece: Box = { south: 34, west: 19, north: 42, east: 30 }

/** Why a part was dropped; with `heightLeftOut` its area is read nevertheless. */
export const partReasons = [
  'unknownType',
  'malformed',
  'notDegrees',
  'outOfRange',
  'tooMany',
  'smallest',
  'heightLeftOut',
  'excludedCircle',
  'holeOfExcluded',
] as const

/** A dropped part, and its path: `features[2].geometry.coordinates[1]`. */
export interface IgnoredPart {
  readonly at: string
  readonly reason: (typeof partReasons)[number]
}

export interface AreasRead {
  readonly areas: DrawnAreas
  readonly ignored: readonly IgnoredPart[]
  /** The maximum error of the edges from those of the file, metres; 0 if every corner is kept. */
  readonly offBy: number
  /** Share of the file's area that the parts left out as `smallest` have, 0 to 1. */
  readonly shareLeftOut: number
  /** Latitude was first. */
  readonly wasTurned: boolean
}

/** Why nothing of it can be read. */
export type NotGeoJson = 'tooLong' | 'notJson' | 'unknownType'

type Fields = Readonly<Record<string, unknown>>

// By hand, not by schemas: the browser would load ten times this file for them (decision 0046).
const isObject = (given: unknown): given is Fields =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

const isPlace = (given: unknown): given is readonly number[] =>
  Array.isArray(given) && given.length >= 2 && given.every((one) => Number.isFinite(one))

const isRing = (given: unknown): given is readonly (readonly number[])[] =>
  Array.isArray(given) && given.every(isPlace)

/** The features of a collection. */
const featuresOf = (given: unknown): readonly unknown[] | undefined =>
  isObject(given) && given['type'] === 'FeatureCollection' && Array.isArray(given['features'])
    ? given['features']
    : undefined

interface Properties {
  readonly excluded?: unknown
  readonly radius?: unknown
}

interface Feature {
  readonly geometry: unknown
  readonly properties?: Properties | null
}

const isFeature = (given: unknown): given is Feature =>
  isObject(given) &&
  given['type'] === 'Feature' &&
  'geometry' in given &&
  (given['properties'] === undefined || given['properties'] === null || isObject(given['properties']))

interface Geometry {
  readonly type: string
  readonly coordinates: readonly unknown[]
}

const isGeometry = (given: unknown): given is Geometry =>
  isObject(given) && typeof given['type'] === 'string' && Array.isArray(given['coordinates'])

/** A ring of the file: longitude first, unless the file has it otherwise. */
interface Ring {
  readonly places: readonly (readonly number[])[]
  readonly excluded: boolean
  readonly at: string
  /** A hole counts where its ring does. */
  readonly around?: Ring
}

interface CircleRead {
  readonly place: readonly number[]
  readonly radius: number
  readonly at: string
}

/** What was read so far. */
interface Reading {
  readonly rings: Ring[]
  circle?: CircleRead
  readonly ignored: IgnoredPart[]
  /** Rings that may still be looked at. */
  left: number
}

/** A geometry to be read. */
interface Part {
  readonly coordinates: readonly unknown[]
  readonly properties: Properties
  /** The path of the coordinates. */
  readonly at: string
}

type Read = (part: Part, reading: Reading) => void

/** Reads a text, from a file or the clipboard. */
export function readAreasText(text: string): AreasRead | NotGeoJson {
  if (text.length > textMax) return 'tooLong'
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return 'notJson'
  }
  return readAreasGeoJson(parsed)
}

/** Reads what was parsed. */
export function readAreasGeoJson(given: unknown): AreasRead | NotGeoJson {
  const reading: Reading = { rings: [], ignored: [], left: partsMax }
  const features = featuresOf(given)
  if (features) {
    features.slice(0, partsMax).forEach((feature, at) => readFeature(feature, `features[${at}]`, reading))
    if (features.length > partsMax) ignore(reading, `features[${partsMax}]`, 'tooMany')
  } else if (isFeature(given)) readFeature(given, '', reading)
  else if (isGeometry(given)) readGeometry(given, {}, '', reading)
  else return 'unknownType'
  return readSoFar(reading)
}

/** Turns what the file has into areas that fit a search. */
function readSoFar(reading: Reading): AreasRead {
  const places = [
    ...reading.rings.flatMap(({ places: ring }) => ring),
    ...(reading.circle ? [reading.circle.place] : []),
  ]
  const wasTurned = isTurned(places)
  const positionIn = wasTurned ? turnedPosition : positionOf
  const polygons = new Map<Ring, Polygon>()
  for (const ring of reading.rings) {
    if (ring.around && !polygons.has(ring.around)) continue
    const polygon = checkedRing(ring.places.map(positionIn))
    if (polygon) polygons.set(ring, polygon)
    else ignore(reading, ring.at, ring.places.some(isFarOff) ? 'notDegrees' : 'malformed')
    if (polygon && ring.places.some(({ length }) => length > 2)) ignore(reading, ring.at, 'heightLeftOut')
  }
  const circle = reading.circle && circleIn(reading.circle, positionIn, reading)
  const of = (excluded: boolean) =>
    [...polygons].flatMap(([ring, one]) => (ring.excluded === excluded ? [one] : []))
  const { areas, offBy, leftOut, shareLeftOut } = fitAreas({
    polygon: of(false),
    excludedArea: of(true),
    ...(circle && { circle }),
  })
  const smallest = new Set(leftOut)
  for (const [ring, polygon] of polygons) if (smallest.has(polygon)) ignore(reading, ring.at, 'smallest')
  return { areas, ignored: reading.ignored, offBy, shareLeftOut, wasTurned }
}

/** Longitude first; a height may follow. */
const positionOf = ([longitude = NaN, latitude = NaN]: readonly number[]): Position => [latitude, longitude]

const turnedPosition = ([latitude = NaN, longitude = NaN]: readonly number[]): Position => [
  latitude,
  longitude,
]

/** Beyond any degrees: metres of a national grid, or of maps of the web. */
const isFarOff = (place: readonly number[]): boolean => place.slice(0, 2).some((one) => Math.abs(one) > 360)

/** Whether latitude is first: only then are all positions in Greece, or on the map at all. */
function isTurned(places: readonly (readonly number[])[]): boolean {
  const allTurned = (holds: (position: Position) => boolean) => places.map(turnedPosition).every(holds)
  const asGiven = places.map(positionOf)
  const inGreece = (position: Position) => isInBox(greece, position)
  if (places.length === 0 || asGiven.some(inGreece)) return false
  return allTurned(inGreece) || (!asGiven.every(isOnMap) && allTurned(isOnMap))
}

function ignore({ ignored }: Reading, at: string, reason: IgnoredPart['reason']): undefined {
  ignored.push({ at, reason })
}

const inside = (at: string, name: string): string => (at === '' ? name : `${at}.${name}`)

function readFeature(given: unknown, at: string, reading: Reading): void {
  if (isFeature(given)) readGeometry(given.geometry, given.properties ?? {}, inside(at, 'geometry'), reading)
  else ignore(reading, at, 'unknownType')
}

function readGeometry(given: unknown, properties: Part['properties'], at: string, reading: Reading): void {
  const geometry = isGeometry(given) ? given : undefined
  const read = geometry && readers.get(geometry.type)
  if (read) read({ coordinates: geometry.coordinates, properties, at: inside(at, 'coordinates') }, reading)
  else ignore(reading, at, 'unknownType')
}

/** The first ring is what is meant, the others are holes in it. */
const readPolygon: Read = ({ coordinates: [outer, ...holes], properties, at }, reading) => {
  const excluded = properties.excluded === true
  const ring = readRing(outer, { at: `${at}[0]`, excluded }, reading)
  if (ring === undefined) return
  // To look again in a part of what is left out has no filter.
  if (excluded && holes.length > 0) return ignore(reading, `${at}[1]`, 'holeOfExcluded')
  readEach(holes, 1, at, reading, (given, place) => {
    readRing(given, { at: place, excluded: true, around: ring }, reading)
  })
}

const readPolygons: Read = ({ coordinates, properties, at }, reading) =>
  readEach(coordinates, 0, at, reading, (polygon, place) => {
    if (Array.isArray(polygon)) readPolygon({ coordinates: polygon, properties, at: place }, reading)
    else ignore(reading, place, 'malformed')
  })

/** Reads as many parts as may still be looked at. */
function readEach(
  parts: readonly unknown[],
  first: number,
  at: string,
  reading: Reading,
  read: (part: unknown, at: string) => void,
): void {
  const looked = parts.slice(0, reading.left)
  looked.forEach((part, place) => read(part, `${at}[${first + place}]`))
  if (parts.length > looked.length) ignore(reading, `${at}[${first + looked.length}]`, 'tooMany')
}

/** A ring of positions; undefined, and reported, if it is none. */
function readRing(given: unknown, ring: Omit<Ring, 'places'>, reading: Reading): Ring | undefined {
  if (reading.left === 0) return ignore(reading, ring.at, 'tooMany')
  reading.left--
  if (!isRing(given)) return ignore(reading, ring.at, 'malformed')
  const read = { ...ring, places: given }
  reading.rings.push(read)
  return read
}

const readCircle: Read = ({ coordinates, properties, at }, reading) => {
  const { radius: given, excluded } = properties
  if (excluded === true) return ignore(reading, at, 'excludedCircle')
  if (reading.circle) return ignore(reading, at, 'tooMany')
  const place = coordinates
  if (!isPlace(place) || typeof given !== 'number') return ignore(reading, at, 'malformed')
  const radius = Math.round(given)
  if (!(radius >= 1 && radius <= radiusMax)) return ignore(reading, at, 'outOfRange')
  reading.circle = { place, radius, at }
}

/** The circle of a search; undefined, and reported, if it is off the map. */
function circleIn(
  { place, radius, at }: CircleRead,
  positionIn: (place: readonly number[]) => Position,
  reading: Reading,
): DrawnAreas['circle'] {
  const circle = { centre: roundedPosition(positionIn(place)), radius }
  if (!isOnMap(circle.centre) || !fitsMap(circle))
    return ignore(reading, at, isFarOff(place) ? 'notDegrees' : 'malformed')
  if (place.length > 2) ignore(reading, at, 'heightLeftOut')
  return circle
}

/** By the type of a geometry. */
const readers: ReadonlyMap<string, Read> = new Map([
  ['Polygon', readPolygon],
  ['MultiPolygon', readPolygons],
  ['Point', readCircle],
])
