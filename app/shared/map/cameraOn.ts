import { roundedCamera, wholeCountry, zoomLeast } from '#domain/map/camera.ts'
import { boxOfCircle } from '#domain/map/circle.ts'
import type { Pin } from '#domain/map/MapMarks.ts'
import { boxAround, type Camera, cameraFor, type Size } from '#domain/map/mercator.ts'

/** A single home is shown with its neighbourhood. */
const CLOSEST = 15

/** Where a map looks that is to show all of them. */
export function cameraOn(pins: readonly Pin[], size: Size): Camera {
  const corners = pins.flatMap(({ latitude, longitude, radius }) => {
    const { south, west, north, east } = boxOfCircle({ centre: [latitude, longitude], radius })
    return [[south, west] as const, [north, east] as const]
  })
  const box = boxAround(corners)
  return box ? roundedCamera(cameraFor(box, size, [zoomLeast, CLOSEST])) : wholeCountry
}
