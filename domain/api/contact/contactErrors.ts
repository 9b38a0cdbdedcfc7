import { Schema } from 'effect'
import { contactMessages } from '../../contact/forms.ts'

const message = { message: Schema.String }
const body = { data: Schema.Struct(message) }

/** Fields that break their rules, each with a message key. Nothing was sent. */
export class ContactInvalid extends Schema.TaggedError<ContactInvalid>()(
  'ContactInvalid',
  {
    data: Schema.Struct({
      ...message,
      errors: Schema.Record(
        Schema.String,
        Schema.Struct({
          message: Schema.Literals(contactMessages),
          parameter: Schema.optionalKey(Schema.Int),
        }),
      ),
    }),
  },
  { httpApiStatus: 422 },
) {}

/** The same idempotency key was used before, with another body. */
export class KeyReused extends Schema.TaggedError<KeyReused>()('KeyReused', body, { httpApiStatus: 422 }) {}

/**
 * No such conversation, visit, proposal or attachment, or not one of this user: the reply does not say which.
 */
export class NotYours extends Schema.TaggedError<NotYours>()('NotYours', body, { httpApiStatus: 404 }) {}

/** The action is no longer possible: answered already, expired, blocked, or the other side is gone. */
export class TooLate extends Schema.TaggedError<TooLate>()('TooLate', body, { httpApiStatus: 409 }) {}

/** This advertiser cannot be reached in this way. */
export class NotReachable extends Schema.TaggedError<NotReachable>()('NotReachable', body, {
  httpApiStatus: 409,
}) {}
