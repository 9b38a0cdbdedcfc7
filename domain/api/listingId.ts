import { Schema } from 'effect'

/** The number of a listing in paths and bodies. */
export const ListingId = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 31 - 1 }))
