import { Schema } from 'effect'
import { languages } from '../locale.ts'
import { socialProviders } from './socialProviders.ts'

/** A place where the account is signed in. */
export const SessionInfo = Schema.Struct({
  /** Names the session to end it; opens nothing. */
  id: Schema.String,
  /** Browser and system, as far as they say: "Firefox, Windows". */
  device: Schema.String,
  isCurrent: Schema.Boolean,
  createdAt: Schema.String,
  seenAt: Schema.String,
})
export type SessionInfo = typeof SessionInfo.Type

/** The details of the user's account that they see and may change. */
export const Profile = Schema.Struct({
  uuid: Schema.String,
  email: Schema.String,
  isVerified: Schema.Boolean,
  name: Schema.String,
  surname: Schema.String,
  phone: Schema.String,
  language: Schema.Literals(languages),
  consents: Schema.Struct({
    /** When the privacy notice was agreed to, ISO 8601. */
    privacyAt: Schema.String,
    /** When the two below were last chosen, ISO 8601; null if never. */
    chosenAt: Schema.NullOr(Schema.String),
    communications: Schema.Boolean,
    newsletter: Schema.Boolean,
  }),
  hasPassword: Schema.Boolean,
  /**
   * The user confirmed their identity within the last ten minutes: actions that need it can run without
   * asking again.
   */
  isProved: Schema.Boolean,
  providers: Schema.Array(Schema.Literals(socialProviders)),
  sessions: Schema.Array(SessionInfo),
})
export type Profile = typeof Profile.Type
