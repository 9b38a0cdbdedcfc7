import type { OtherAds } from '#domain/api/Search.ts'
import { NOT_STATED } from '#search-engine/store/Columns.ts'
import { listingIdOf, type SegmentDoc } from '#search-engine/execution/SegmentDoc.ts'

/** What the other ads of each listing's home say, of those that have others. */
export function otherAdsOf(listings: readonly SegmentDoc[]): readonly OtherAds[] {
  const all: OtherAds[] = []
  for (const listing of listings) {
    const { segment, doc } = listing
    const docs = segment.sameHome(doc)
    const { columns } = segment.index
    const price = spanOf(docs, columns.price)
    const surface = price && spanOf(docs, columns.surface)
    if (surface) all.push({ id: listingIdOf(listing), count: docs.length, price, surface })
  }
  return all
}

/** The least and the most; undefined where none states it, which no ad of a shared home is. */
function spanOf(docs: readonly number[], values: Int32Array): OtherAds['price'] | undefined {
  let [least, most] = [Infinity, -Infinity]
  for (const doc of docs) {
    const value = values[doc] as number
    if (value === NOT_STATED) continue
    if (value < least) least = value
    if (value > most) most = value
  }
  return least > most ? undefined : { least, most }
}
