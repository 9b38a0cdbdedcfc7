import type { OtherAds } from '#domain/api/Search.ts'
import { NOT_STATED } from './Columns.ts'
import { idOf, type Located, sameHomeOf } from './Located.ts'

/** What the other ads of each listing's home say, of those that have others. */
export const otherAdsOf = (listings: readonly Located[]): readonly OtherAds[] =>
  listings.flatMap((listing) => {
    const others = sameHomeOf(listing)
    const price = spanOf(others, 'price')
    const surface = spanOf(others, 'surface')
    return price && surface ? [{ id: idOf(listing), count: others.length, price, surface }] : []
  })

/** The least and the most; undefined where none states it, which no ad of a shared home is. */
function spanOf(ads: readonly Located[], column: 'price' | 'surface'): OtherAds['price'] | undefined {
  const values = ads.flatMap(({ segment, doc }) => {
    const value = segment.index.columns[column][doc] as number
    return value === NOT_STATED ? [] : [value]
  })
  return values.length === 0 ? undefined : { least: Math.min(...values), most: Math.max(...values) }
}
