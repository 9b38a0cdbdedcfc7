import { Schema } from 'effect'
import { contactMethods } from '../listing/vocabularies/market.ts'
import { schemaOf } from '../vocabularySchema.ts'

/** Ways in which a home's advertiser can be reached, and how they answer. */
export const ContactWays = Schema.Struct({
  methods: Schema.Array(schemaOf(contactMethods)),
  /** They could be asked for a visit, and take none: whoever looks for the button reads why it is not there. */
  refusesVisits: Schema.Boolean,
  /** Null below `contactLimits.repliesFrom` conversations: too few to tell anything from. */
  replies: Schema.NullOr(
    Schema.Struct({
      /** Conversations counted. */
      count: Schema.Int,
      /** How many of them were answered, 0 to 1. */
      rate: Schema.Number,
      /** Minutes until the first answer; null where nobody was answered. */
      medianMinutes: Schema.NullOr(Schema.Int),
    }),
  ),
})
export type ContactWays = typeof ContactWays.Type
