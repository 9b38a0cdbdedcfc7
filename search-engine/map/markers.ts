import { NOT_STATED } from '../store/Columns.ts'
import { DEGREE } from '../store/columnTable.ts'
import type { SegmentDoc } from '../execution/SegmentDoc.ts'

/** A listing on the map. */
export interface Marker {
  readonly id: number
  /** Degrees. */
  readonly latitude: number
  readonly longitude: number
  /** EUR; absent if it is not stated. */
  readonly price?: number
}

export function markerOf({ segment, doc }: SegmentDoc): Marker {
  const { columns } = segment.index
  const [id, price] = [columns.id[doc] as number, columns.price[doc] as number]
  const latitude = (columns.latitude[doc] as number) / DEGREE
  const longitude = (columns.longitude[doc] as number) / DEGREE
  return price === NOT_STATED ? { id, latitude, longitude } : { id, latitude, longitude, price }
}
