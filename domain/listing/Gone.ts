import { Schema } from 'effect'

/** How a home left the market, and when its ad ended (ISO 8601; null where that is not known). */
export const Gone = Schema.Struct({
  how: Schema.Literals(['sold', 'rented', 'withdrawn']),
  since: Schema.NullOr(Schema.String),
})
export type Gone = typeof Gone.Type
