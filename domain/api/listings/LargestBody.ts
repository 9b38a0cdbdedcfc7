import { ByteSize, Context } from 'effect'

/** How large a body the calls of a group may send: by default more than any plain form does. A larger one is refused. */
export const LargestBody = Context.Reference('estia/api/LargestBody', {
  defaultValue: () => ByteSize.kibibytes(16),
})

/** A listing has texts in eight languages, and units. */
export const listingBody = ByteSize.kibibytes(192)
