import { Schema } from 'effect'

const message = { message: Schema.String }

/** A member of a group lacks the right for this: what the group shows may be read. */
export class RoleRefused extends Schema.TaggedError<RoleRefused>()(
  'RoleRefused',
  { data: Schema.Struct(message) },
  { httpApiStatus: 403 },
) {}

/** A group, a home or a note was changed since this version: `differs` has both values of each field. */
export class SavedChanged extends Schema.TaggedError<SavedChanged>()(
  'SavedChanged',
  {
    data: Schema.Struct({
      ...message,
      version: Schema.Int,
      differs: Schema.Record(Schema.String, Schema.Struct({ yours: Schema.Json, theirs: Schema.Json })),
    }),
  },
  { httpApiStatus: 409 },
) {}
