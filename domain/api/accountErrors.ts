import { Schema } from 'effect'
import { fieldMessages } from '../account/forms.ts'

const message = { message: Schema.String }

/** The specification's error body (section 8): `data.message` is a sentence for the user. */
const body = { data: Schema.Struct(message) }

/** Fields that break their rules, each with the specification's message key. */
export class FieldsInvalid extends Schema.TaggedError<FieldsInvalid>()(
  'FieldsInvalid',
  {
    data: Schema.Struct({
      ...message,
      errors: Schema.Record(
        Schema.String,
        Schema.Struct({ message: Schema.Literals(fieldMessages), parameter: Schema.optionalKey(Schema.Int) }),
      ),
    }),
  },
  { httpApiStatus: 422 },
) {}

/** Wrong password, unknown account, or one that may not sign in: always the same reply. */
export class WrongCredentials extends Schema.TaggedError<WrongCredentials>()('WrongCredentials', body, {
  httpApiStatus: 401,
}) {}

/** Nobody is signed in, or the session has expired. */
export class SignInRequired extends Schema.TaggedError<SignInRequired>()('SignInRequired', body, {
  httpApiStatus: 401,
}) {}

/** The CSRF token is missing or another user's, or the request came from another site. */
export class ForeignRequest extends Schema.TaggedError<ForeignRequest>()('ForeignRequest', body, {
  httpApiStatus: 403,
}) {}

/** The page shows another account than the one that is signed in now: nothing was changed for either. */
export class AccountChanged extends Schema.TaggedError<AccountChanged>()('AccountChanged', body, {
  httpApiStatus: 409,
}) {}

/** The action requires the password again: the sign-in is older than ten minutes. */
export class FreshSignInRequired extends Schema.TaggedError<FreshSignInRequired>()(
  'FreshSignInRequired',
  body,
  {
    httpApiStatus: 403,
  },
) {}

/** A link or a code that is used up, too old, or never was. */
export class TokenRefused extends Schema.TaggedError<TokenRefused>()('TokenRefused', body, {
  httpApiStatus: 410,
}) {}

/** Rate limit exceeded: the `Retry-After` header gives the seconds to wait. */
export class TooManyRequests extends Schema.TaggedError<TooManyRequests>()('TooManyRequests', body, {
  httpApiStatus: 429,
}) {}

/** More sign-ins at once than the server can handle: the `Retry-After` header gives the seconds to wait. */
export class Busy extends Schema.TaggedError<Busy>()('Busy', body, { httpApiStatus: 503 }) {}

/** The provider's reply is invalid, or the provider is not configured. */
export class SocialSignInRefused extends Schema.TaggedError<SocialSignInRefused>()(
  'SocialSignInRefused',
  body,
  {
    httpApiStatus: 400,
  },
) {}

/** The marketing service is not switched on. */
export class NotEnabled extends Schema.TaggedError<NotEnabled>()('NotEnabled', body, {
  httpApiStatus: 404,
}) {}
