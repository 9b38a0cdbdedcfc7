import { Schema } from 'effect'
import { contactMethods } from '../listing/vocabularies/market.ts'
import { schemaOf } from '../vocabularySchema.ts'

/** Ways in which a home's advertiser can be reached, and how they answer. */
export const ContactWays = Schema.Struct({
  methods: Schema.Array(schemaOf(contactMethods)),
  /** Visits would be possible, but the advertiser takes none: the page says why there is no button. */
  refusesVisits: Schema.Boolean,
  /** Null below `contactLimits.repliesFrom` conversations: too few to tell anything from. */
  replies: Schema.NullOr(
    Schema.Struct({
      /** Conversations counted. */
      count: Schema.Int,
      /** How many of them were answered, 0 to 1. */
      rate: Schema.Number,
      /** Minutes until the first answer; null if none was answered. */
      medianMinutes: Schema.NullOr(Schema.Int),
    }),
  ),
})
export type ContactWays = typeof ContactWays.Type
