/** The floor plan that a listing shows: what its advertiser wrote or photographed, else that of the library. */
import { LRUCache } from 'lru-cache'
import { tactilePlanPath } from '#domain/listing/plan/planPath.ts'
import { planScheme, type Scheme } from '#domain/listing/plan/scheme/planScheme.ts'
import { walkWritten } from '#domain/listing/plan/walkWritten.ts'
import type { WrittenRoom } from '#domain/listing/plan/WrittenRoom.ts'
import { surfaceKinds } from '#domain/listing/vocabularies/building.ts'
import type { FloorPlan, MediaLibraryService } from '#server/content/media/MediaLibrary.ts'
import { isOfPlan, largestOf } from '#server/content/media/photographs/sentPhotos.ts'
import type { DetailRow } from './listingRow.ts'
import { factsOfRow } from './writing/factColumns.ts'

/** m² inside the walls, as stated; null where only another area is. */
function netAreaOf(row: DetailRow): number | null {
  if (row.surfaceKind === surfaceKinds.idOf('net')) return row.surface
  return factsOfRow(row, ['netArea']).netArea
}

/** Schemes of plans that were shown last: to find that there is none takes some milliseconds. */
const schemes = new LRUCache<string, { readonly scheme: Scheme | undefined }>({ max: 500 })

/** The scheme of a written plan; undefined where it cannot be drawn. */
export function schemeOf(rooms: readonly WrittenRoom[]): Scheme | undefined {
  const key = JSON.stringify(rooms)
  const known = schemes.get(key) ?? { scheme: planScheme(rooms) }
  schemes.set(key, known)
  return known.scheme
}

/** What an advertiser wrote, with the pictures that are declared as plans; undefined without either. */
function writtenPlan({ id, sent, written }: DetailRow): FloorPlan | undefined {
  const rooms = written ?? []
  const pictures = (sent ?? [])
    .filter(isOfPlan)
    .map((picture) => ({ path: largestOf(picture), ratio: picture.height / picture.width }))
  const [first, ...more] = pictures
  if (rooms.length === 0 && first === undefined) return undefined
  const walk = walkWritten(rooms)
  return {
    ...(first ?? { path: null }),
    ...(more.length > 0 && { more }),
    rooms: rooms.map(({ room, area }) => ({ room, area })),
    ...(walk.length > 0 && { walk }),
    ...(schemeOf(rooms) && { tactile: tactilePlanPath(id) }),
    isWritten: true,
  }
}

/** Undefined where an advertiser stated none, and where a fact is not stated that a plan of the library depends on. */
export function planOf({ plan }: MediaLibraryService, row: DetailRow): FloorPlan | undefined {
  const { hasPlan, bedrooms, bathrooms, cellar } = row
  const written = writtenPlan(row)
  if (written !== undefined) return written
  const netArea = netAreaOf(row)
  if (!hasPlan || bedrooms === null || netArea === null) return undefined
  return plan({ bedrooms, bathrooms: bathrooms ?? 1, netArea, storeRoom: cellar === true })
}
