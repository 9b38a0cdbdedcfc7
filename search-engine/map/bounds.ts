import type { Box } from '#domain/search/areas.ts'
import { type Columns, NOT_STATED } from '../store/Columns.ts'
import { DEGREE } from '../store/columnTable.ts'

/** The bounding box of some docs in degrees; undefined if none has a position. */
export function boundsOf(
  parts: readonly { readonly columns: Columns; readonly docs: Int32Array }[],
): Box | undefined {
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { columns, docs } of parts)
    for (let at = 0; at < docs.length; at++) {
      const doc = docs[at] as number
      const latitude = columns.latitude[doc] as number
      const longitude = columns.longitude[doc] as number
      if (latitude === NOT_STATED) continue
      if (latitude < south) south = latitude
      if (latitude > north) north = latitude
      if (longitude < west) west = longitude
      if (longitude > east) east = longitude
    }
  return south > north
    ? undefined
    : { south: south / DEGREE, west: west / DEGREE, north: north / DEGREE, east: east / DEGREE }
}
