import { NOT_STATED } from './Columns.ts'
import { DEGREE } from './columnTable.ts'
import type { Located } from './SearchEngine.ts'

/** A listing on the map. */
export interface Marker {
  readonly id: number
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
  /** EUR; absent if it is not stated. */
  readonly price?: number
}

/** The marker of a listing, if it is there. */
export function markerOf(found: Located | undefined): readonly Marker[] {
  if (found === undefined) return []
  const { id, latitude, longitude, price } = found.segment.index.columns
  const asked = price[found.doc] as number
  return [
    {
      id: id[found.doc] as number,
      latitude: (latitude[found.doc] as number) / DEGREE,
      longitude: (longitude[found.doc] as number) / DEGREE,
      ...(asked !== NOT_STATED && { price: asked }),
    },
  ]
}
