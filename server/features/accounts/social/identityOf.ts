import { Effect, Option, Schema } from 'effect'
import { email as isEmail } from '#domain/forms/rules.ts'
import type { SocialProvider } from '#domain/account/socialProviders.ts'
import { constants } from '#domain/constants.ts'
import { cleanLine } from '#domain/forms/cleanText.ts'
import { refuse } from './refusals.ts'

/** A user's identity, from the provider's claims. */
export interface ProviderIdentity {
  readonly provider: SocialProvider
  /** Names a person at the provider, always the same; the email may change. */
  readonly subject: string
  readonly email: string
  /** The provider confirms that the address belongs to the user. */
  readonly isEmailConfirmed: boolean
  readonly name: string
  readonly surname: string
}

const Text = Schema.optional(Schema.String)

const Claims = Schema.Struct({
  sub: Schema.NonEmptyString.check(Schema.isMaxLength(255)),
  email: Text,
  /** Apple sometimes sends it as a string. */
  email_verified: Schema.optional(Schema.Union([Schema.Boolean, Schema.String])),
  name: Text,
  given_name: Text,
  family_name: Text,
})

const read = Schema.decodeUnknownOption(Claims)

/** A name as our form accepts it: one line, within our length. */
const nameFrom = (text = ''): string =>
  Array.from(cleanLine(text)).slice(0, constants.account.nameMax).join('')

/** Who a token's claims speak of. Its signature, audience and times were checked before. */
export const identityOf = Effect.fnUntraced(function* (
  provider: SocialProvider,
  claims: Readonly<Record<string, unknown>>,
) {
  const found = read(claims)
  if (Option.isNone(found)) return yield* refuse('notBelieved')
  const {
    sub,
    email = '',
    email_verified: isVerified,
    name,
    given_name: given,
    family_name: family,
  } = found.value
  return {
    provider,
    subject: sub,
    email: email.length <= constants.account.emailMax && isEmail(email, {}) ? email : '',
    isEmailConfirmed: String(isVerified) === 'true',
    name: nameFrom(given ?? name),
    surname: nameFrom(family),
  } satisfies ProviderIdentity
})
