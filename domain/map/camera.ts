/** A map's camera in an address: `lat`, `lng` and `zoom` (specification section 3). */
import { constants } from '../constants.ts'
import { stateNames } from '../search/robots.ts'
import type { IgnoredParameter, IgnoredReason } from '../search/SearchQuery.ts'
import type { Camera } from './mercator.ts'

const { map } = constants

/** How far out and how close a map of homes goes. */
export const zoomLeast = map.minZoom
/** Of a search around a point. */
const zoomLeastAround = map.distance.minZoom
export const zoomMost = map.draw.maxZoom

/** The default camera. */
export const wholeCountry: Camera = { ...map.centre, zoom: map.zoom }

const [latitudeName, longitudeName] = stateNames.mapCentre

/** Each number of a camera: its parameter, its bounds, and the decimals that are kept (a metre; a hundredth of a zoom). */
const parts = {
  latitude: { name: latitudeName, least: -85, most: 85, decimals: 5 },
  longitude: { name: longitudeName, least: -180, most: 180, decimals: 5 },
  zoom: { name: stateNames.mapZoom, least: zoomLeastAround, most: zoomMost, decimals: 2 },
} as const

type Part = (typeof parts)[keyof typeof parts]
const partNames = Object.keys(parts) as (keyof Camera)[]

/** Parameters that say what a map shows. */
export const cameraNames: readonly Part['name'][] = partNames.map((name) => parts[name].name)

const decimal = /^-?\d{1,3}(?:\.\d{1,15})?$/

const readPart = (text: string, { least, most }: Part): number | IgnoredReason => {
  if (!decimal.test(text)) return 'notANumber'
  const value = Number(text)
  return value < least || value > most ? 'outOfRange' : value
}

/** Reads a camera. A centre with only one coordinate is none; invalid values are reported. */
export function readCamera(parameters: URLSearchParams): {
  readonly camera: Partial<Camera>
  readonly ignored: readonly IgnoredParameter[]
} {
  const ignored: IgnoredParameter[] = []
  const camera: { -readonly [Name in keyof Camera]?: number } = {}
  for (const name of partNames) {
    const text = parameters.get(parts[name].name)?.trim() ?? ''
    if (text === '') continue
    const read = readPart(text, parts[name])
    if (typeof read === 'number') camera[name] = read
    else ignored.push({ name: parts[name].name, value: text.slice(0, 40), reason: read })
  }
  const { latitude, longitude, ...zoom } = camera
  return { camera: latitude === undefined || longitude === undefined ? zoom : camera, ignored }
}

/** A complete camera; undefined for a part of one, or none. */
export function readWholeCamera(parameters: URLSearchParams): Camera | undefined {
  const { latitude, longitude, zoom } = readCamera(parameters).camera
  return latitude === undefined || longitude === undefined || zoom === undefined
    ? undefined
    : { latitude, longitude, zoom }
}

/** Writes a camera among parameters. */
export function writeCamera(camera: Camera, parameters: URLSearchParams): void {
  for (const name of partNames) {
    const { name: parameter, decimals } = parts[name]
    parameters.set(parameter, String(Number(camera[name].toFixed(decimals))))
  }
}

/** A camera as its address would say it: equal views are equal, and stay what they are when read again. */
export function roundedCamera(camera: Camera): Camera {
  const rounded = (name: keyof Camera) => {
    const { least, most, decimals } = parts[name]
    // Zero has no sign: neither does an address give it one.
    return Number(Math.min(Math.max(camera[name], least), most).toFixed(decimals)) + 0
  }
  return { latitude: rounded('latitude'), longitude: rounded('longitude'), zoom: rounded('zoom') }
}
