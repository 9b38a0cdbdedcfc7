import { Schema } from 'effect'

/** The key in `authorization` is none of ours, has ended, or is missing. */
export class KeyRefused extends Schema.TaggedError<KeyRefused>()(
  'KeyRefused',
  { data: Schema.Struct({ message: Schema.String }) },
  { httpApiStatus: 401 },
) {}
