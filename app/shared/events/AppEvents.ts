import type { SignInMethod, signInMethods } from '#domain/account/socialProviders.ts'
import type { ContactKind } from '#domain/contact/contactKinds.ts'
import type { Language } from '#domain/locale.ts'

/** "Apple ID", "Google", "Email", "Facebook": as the specification's tracking labels name them. */
export type MethodLabel = (typeof signInMethods)[SignInMethod]

/** A sign-in or sign-up, with the specification's fields (section 7). */
export interface AccountEvent {
  readonly language: Language
  readonly user_id: string
  /** Keyed hashes: nothing about the person can be read from them. Empty where none could be made. */
  readonly user_hashedemail: string
  readonly user_hashedphone: string
  readonly medium: SignInMethod
}

/** Extra data of the code that requested the sign-in. */
export type TrackingData = Readonly<Record<string, string>>

interface Failure {
  /** The server's sentence, or the key of the one that was shown. */
  readonly reason: string
}

/** A contact with an advertiser: the specification's type code and weight in EUR (section 7). */
export interface ContactEvent {
  readonly kind: ContactKind
  readonly listing_id: number
  readonly type: number
  readonly revenue: number
  readonly qty: 1
}

/**
 * The portal's events, by name. Names and fields are the specification's (section 7) if it has them. The bus
 * is local to the browser: it sends nothing.
 */
export interface AppEvents {
  user_login: AccountEvent
  user_subscription: AccountEvent
  'Log In Complete': { readonly 'Log In Method': MethodLabel } & TrackingData
  'Sign Up Complete': { readonly 'Registration Method': MethodLabel } & TrackingData
  'Log In Failed': Failure & { readonly 'Log In Method': MethodLabel }
  'Sign Up Failed': Failure
  'Entry Failed': Failure
  'Password Recovery Failed': Failure
  'Password Reset Failed': Failure
  /** An action that needs a sign-in may continue: a user is signed in now (section 4). */
  'login-required': { readonly user_id: string }
  /** The marketing profile is that of another user now (section 4). */
  'marketing-profile': { readonly user_id: string }
  contact: ContactEvent
  logout: Readonly<Record<string, never>>
}

export type AppEventName = keyof AppEvents
