import { type NameOf, vocabulary } from '../vocabulary.ts'

/** Kinds of home that have a price guide of their own. */
export const priceKinds = vocabulary({ flats: 1, houses: 2, villas: 3 })
export type PriceKindName = NameOf<typeof priceKinds>
