import { Schema } from 'effect'
import { listingProblems } from '../../listing/facts/problems.ts'
import { schemaOf } from '../../vocabularySchema.ts'
import { statuses } from '../../listing/vocabularies/market.ts'

const message = { message: Schema.String }

/** Fields that break their rules: the name of what is wrong, and a sentence for the user. Nothing was stored. */
export class ListingInvalid extends Schema.TaggedError<ListingInvalid>()(
  'ListingInvalid',
  {
    data: Schema.Struct({
      ...message,
      errors: Schema.Record(
        Schema.String,
        Schema.Struct({ message: Schema.Literals(listingProblems), sentence: Schema.String }),
      ),
    }),
  },
  { httpApiStatus: 422 },
) {}

/** The listing was changed since this version: `differs` has both values of each field that is not the same. */
export class ListingChanged extends Schema.TaggedError<ListingChanged>()(
  'ListingChanged',
  {
    data: Schema.Struct({
      ...message,
      version: Schema.Int,
      differs: Schema.Record(Schema.String, Schema.Struct({ yours: Schema.Json, theirs: Schema.Json })),
    }),
  },
  { httpApiStatus: 409 },
) {}

/** The plan of the advertiser shows no more ads: one is paused first, or the plan is changed. */
export class PlanFull extends Schema.TaggedError<PlanFull>()(
  'PlanFull',
  { data: Schema.Struct({ ...message, most: Schema.Int }) },
  { httpApiStatus: 409 },
) {}

/** What is asked is not possible in this status. */
export class ListingStatusRefused extends Schema.TaggedError<ListingStatusRefused>()(
  'ListingStatusRefused',
  { data: Schema.Struct({ ...message, status: schemaOf(statuses) }) },
  { httpApiStatus: 409 },
) {}
