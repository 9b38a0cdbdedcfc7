import { Schema } from 'effect'

/** What the team's own rules refuse: its last owner stays, and it is not without limit. */
export class TeamRefused extends Schema.TaggedError<TeamRefused>()(
  'TeamRefused',
  { data: Schema.Struct({ message: Schema.String }) },
  { httpApiStatus: 409 },
) {}

/** An office or a member was changed since this version. */
export class TeamChanged extends Schema.TaggedError<TeamChanged>()(
  'TeamChanged',
  { data: Schema.Struct({ message: Schema.String, version: Schema.Int }) },
  { httpApiStatus: 409 },
) {}

/** A feed is not taken now, or not from there. */
export class FeedRefused extends Schema.TaggedError<FeedRefused>()(
  'FeedRefused',
  { data: Schema.Struct({ message: Schema.String }) },
  { httpApiStatus: 409 },
) {}
