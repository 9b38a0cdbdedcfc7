import { Schema } from 'effect'
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from 'effect/http-api'
import { Profile } from '../account/Profile.ts'
import { registerTypes } from '../account/registerType.ts'
import { FullUserInfo, UserInfo } from '../account/User.ts'
import { Personal, SignedIn } from './SignedIn.ts'
import { LanguageParameter } from './language.ts'
import { Line, PhoneLine, verbatimFields } from './text.ts'
import {
  Busy,
  FieldsInvalid,
  ForeignRequest,
  FreshSignInRequired,
  NotEnabled,
  SignInRequired,
  SocialSignInRefused,
  TokenRefused,
  TooManyRequests,
  WrongCredentials,
} from './accountErrors.ts'

/** A field as it arrives: missing or repeated ones are reported at their place, not refused as a whole. */
const sent = (text: typeof Line) => Schema.optional(Schema.Union([text, Schema.Array(text)]))
type Sent = ReturnType<typeof sent>

function sentAs(name: string): Sent {
  // Not transformed: the types are the same.
  if (verbatimFields.includes(name)) return sent(Schema.String as unknown as typeof Line)
  return sent(name === 'phone' ? PhoneLine : Line)
}

/**
 * A form's body; its fields may also come wrapped, as `form[email]`. A known field in another shape is a 422
 * (server/http/api/formShapes.ts).
 */
const form = <Name extends string>(...names: readonly Name[]) =>
  Schema.Struct(
    Object.fromEntries(
      names.flatMap((name) => [name, `form[${name}]`, ...listShapes(name)].map((key) => [key, sentAs(name)])),
    ) as { readonly [Key in Name | `form[${Name}]`]: Sent },
  ).pipe(HttpApiSchema.asFormUrlEncoded())

/**
 * Fields that hold a list: they may also be sent as `marketing[]` and `marketing[0]`, with an index for each
 * value.
 */
export const listFields = { marketing: ['comunicazioni', 'newsletter'] } as const

/** The other names that entries of a list may be sent under; none for a field that is no list. */
export const listShapes = (name: string): readonly string[] => {
  const values = Object.entries(listFields).find(([field]) => field === name)?.[1] ?? []
  const ends = values.length === 0 ? [] : ['[]', ...values.map((_, index) => `[${index}]`)]
  return [name, `form[${name}]`].flatMap((field) => ends.map((end) => `${field}${end}`))
}

/** The CSRF token and other fields that every form needs against forgery and abuse. */
const guarded = [ForeignRequest, TooManyRequests] as const

const LoggedIn = Schema.Struct({
  /** Where to go, a path of this portal; absent to stay. */
  url: Schema.optionalKey(Schema.String),
  message: Schema.String,
  service: Schema.String,
  data: Schema.Struct({ uuid: Schema.String, phone: Schema.String }),
})
export type LoggedIn = typeof LoggedIn.Type

const Registered = Schema.Struct({
  message: Schema.String,
  service: Schema.String,
  /** Random in each reply: it does not reveal whether the address was taken. */
  data: Schema.Struct({ uuid: Schema.String }),
})
export type Registered = typeof Registered.Type

const Message = Schema.Struct({ message: Schema.String })
export type Message = typeof Message.Type

const RegistrationType = Schema.Struct({
  registerType: Schema.Literals(registerTypes),
  message: Schema.String,
})
export type RegistrationType = typeof RegistrationType.Type

/** Domains that the typed one may have been meant as, likeliest first. */
const EmailHints = Schema.Struct({ suggestedEmails: Schema.Array(Schema.String) })
export type EmailHints = typeof EmailHints.Type

const PasswordChanged = Schema.Struct({
  /** 1 means success, as the specification has it; 0 that nothing was changed. */
  error: Schema.Literals([0, 1]),
  results: Schema.Struct({ backurl: Schema.String, message: Schema.String }),
  'show.form': Schema.Boolean,
  /** Message keys by field, where fields broke their rules. */
  errors: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
})
export type PasswordChanged = typeof PasswordChanged.Type

const OneTapAnswer = Schema.Struct({
  utente: Schema.Struct({
    uuid: Schema.String,
    email: Schema.String,
    phone: Schema.String,
    /** Opens nothing: the session is in a cookie that only the server reads. */
    session_token: Schema.String,
  }),
  trackSSOAccess: Schema.Literals(['login', 'signup']),
})
export type OneTapAnswer = typeof OneTapAnswer.Type

const Email = Schema.Struct({ email: Line })

/** Sign-in, sign-up and what belongs to an account (specification section 7, to the letter). */
export class AccountApi extends HttpApiGroup.make('account')
  .annotate(Personal, 'visitor')
  .add(
    HttpApiEndpoint.post('login', '/api-next/user/login/', {
      query: LanguageParameter,
      payload: form('email', 'password', 'token', 'url'),
      success: LoggedIn,
      error: [...guarded, FieldsInvalid, WrongCredentials, Busy],
    }),
    HttpApiEndpoint.post('register', '/api-next/user/register/', {
      query: LanguageParameter,
      payload: form(
        'first_name',
        'last_name',
        'email',
        'phone',
        'phone-prefix',
        'password',
        'privacy',
        'communications',
        'newsletter',
        'url',
      ),
      success: Registered,
      error: [...guarded, FieldsInvalid, Busy],
    }),
    HttpApiEndpoint.post('retrievePassword', '/api-next/user/password-retrieve/', {
      query: LanguageParameter,
      payload: form('email'),
      success: Message,
      error: [...guarded, FieldsInvalid],
    }),
    HttpApiEndpoint.post('registrationType', '/api-next/auth/user/registration-type/', {
      query: LanguageParameter,
      payload: Email,
      success: RegistrationType,
      error: [...guarded, FieldsInvalid],
    }),
    HttpApiEndpoint.post('verifyEmail', '/api-next/auth/user/verify-email/', {
      query: LanguageParameter,
      payload: Email,
      success: EmailHints,
      error: guarded,
    }),
    HttpApiEndpoint.get('info', '/api-next/auth/user/info/', { query: LanguageParameter, success: UserInfo }),
    HttpApiEndpoint.get('fullInfo', '/api-next/auth/user/full-info/', {
      query: LanguageParameter,
      success: FullUserInfo,
    }),
    HttpApiEndpoint.post('logout', '/api-next/user/logout/', {
      query: LanguageParameter,
      success: Message,
      error: guarded,
    }),
    /**
     * The mailed link of a sign-up opens a page, and the page calls this: a GET changes no state. `password` is
     * required if another browser signed up.
     */
    HttpApiEndpoint.post('confirmEmail', '/api-next/user/confirm-email/', {
      query: LanguageParameter,
      payload: form('token', 'password'),
      success: Message,
      error: [...guarded, TokenRefused, FieldsInvalid, Busy],
    }),
    /** `token`: of the mailed link; without one, `password` is the present one of the account that is signed in. */
    HttpApiEndpoint.post('changePassword', '/services/account/changePassword.php', {
      query: LanguageParameter,
      payload: form('pwd', 'pwdrip', 'password', 'communications', 'newsletter', 'token'),
      success: PasswordChanged,
      error: [...guarded, SignInRequired, Busy],
    }),
    HttpApiEndpoint.post('oneTap', '/singleSignOn.php', {
      query: LanguageParameter,
      payload: form('action', 'mode', 'accountType', 'persistent', 'code', 'oneTap', 'v'),
      success: OneTapAnswer,
      error: [...guarded, SocialSignInRefused],
    }),
    HttpApiEndpoint.post('checkInThirdPartyService', '/services/account/checkInThirdPartyService.php', {
      query: LanguageParameter,
      payload: Schema.Struct({ thirdParty: Schema.Literal('braze') }),
      success: Message,
      error: [...guarded, NotEnabled],
    }).middleware(SignedIn),
  ) {}

/** What the profile page reads and changes. `PUT /api/utente/profilo/` is the specification's, the rest are ours. */
export class ProfileApi extends HttpApiGroup.make('profile')
  .annotate(Personal, 'account')
  .add(
    HttpApiEndpoint.get('profile', '/api-next/user/profile/', {
      query: LanguageParameter,
      success: Profile,
    }),
    /** Confirms the user's identity again, for actions that need a sign-in of the last ten minutes. */
    HttpApiEndpoint.post('confirmIdentity', '/api-next/user/confirm-identity/', {
      query: LanguageParameter,
      payload: form('password'),
      success: Message,
      error: [...guarded, FieldsInvalid, WrongCredentials, Busy],
    }),
    HttpApiEndpoint.post('endSession', '/api-next/user/sessions/end/', {
      query: LanguageParameter,
      /** `id` of one session, or `others` for all but this one. */
      payload: form('id'),
      success: Message,
      error: [...guarded, FieldsInvalid],
    }),
    /** All data kept about the user, as one JSON document (GDPR, article 20). */
    HttpApiEndpoint.get('data', '/api-next/user/data/', {
      query: LanguageParameter,
      success: Schema.Unknown,
    }),
    HttpApiEndpoint.post('remove', '/api-next/user/delete/', {
      query: LanguageParameter,
      /** `email`: typed again, so that no account is deleted by mistake. */
      payload: form('email'),
      success: Message,
      error: [...guarded, FieldsInvalid, FreshSignInRequired],
    }),
  )
  .middleware(SignedIn)
  .add(
    /**
     * Sets the named fields. `marketing` is the list of the two consents: repeated, separated by commas, as
     * `marketing[]` or as `marketing[0]`; an empty one withdraws both. An invalid value is a 422, and nothing
     * is changed. `token`: of the mailed link for a new password, with which the consents may be chosen without a sign-in.
     */
    HttpApiEndpoint.put('change', '/api/utente/profilo/', {
      query: LanguageParameter,
      payload: form('marketing', 'first_name', 'last_name', 'phone', 'phone-prefix', 'language', 'token'),
      success: Message,
      error: [...guarded, FieldsInvalid, SignInRequired, TokenRefused],
    }),
  ) {}
