import { Schema } from 'effect'
import type { Sentence } from '#server/http/replies/messages.ts'

/** Reasons why a social sign-in failed; each is the name of its sentence. */
const reasons = [
  'notConfigured',
  'fromElsewhere',
  'tooManyRequests',
  'unknownFlow',
  'cancelled',
  'notBelieved',
  'providerUnavailable',
  'noConfirmedEmail',
  'emailTaken',
  'notAgreed',
  'linkedElsewhere',
  'suspended',
  'signInAgain',
] as const satisfies readonly Sentence[]

export type RefusalReason = (typeof reasons)[number]

/** A social sign-in is refused. */
export class SocialRefusal extends Schema.TaggedError<SocialRefusal>()('SocialRefusal', {
  reason: Schema.Literals(reasons),
}) {}

export const refuse = (reason: RefusalReason) => new SocialRefusal({ reason })
