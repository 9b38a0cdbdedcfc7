import type { TrackingData } from '#app/shared/events/AppEvents.ts'
import { painted } from '#design-system/foundations/painted.ts'
import type { UserState } from './userStore.ts'

/** The dialog's views (specification section 2). */
export const authViews = ['entry', 'login', 'signup', 'passwordRecovery', 'passwordReset'] as const
export type AuthView = (typeof authViews)[number]

/** The message above the form, and its tone. */
export interface AuthAlert {
  readonly type: 'info' | 'success' | 'warning' | 'danger'
  readonly message: string
}

/** The options of the dialog (specification section 2, modal options). */
export interface AuthOptions {
  /** The view it starts with. @default 'entry' */
  readonly content?: AuthView
  /** `login` is for registered users and offers no registration. @default 'all' */
  readonly access?: 'all' | 'login'
  /** Above the form: why an account is asked for. */
  readonly alert?: AuthAlert
  /** The same for a home that is saved or hidden, in words that come with the dialog. @default false */
  readonly isForHome?: boolean
  /**
   * The advantages of an account, beside the form; none with an empty list. @default the specification's four
   */
  readonly advantages?: readonly string[]
  /** Sent with the events of the sign-in. */
  readonly tracking?: TrackingData
  /** On the button of the first view. */
  readonly buttonText?: string
  /** Where agencies and constructors sign up. @default the server's setting */
  readonly agencySignUp?: string
  readonly email?: string
  /** The initial email is fixed. @default false */
  readonly isEmailLocked?: boolean
  /** Of the mailed link, for `passwordReset`. */
  readonly token?: string
  /** Whether `passwordReset` asks for the consents too; unticked ones are then withdrawn. @default false */
  readonly asksMarketing?: boolean
  /** Where to go after the sign-in: a path of this portal. @default to stay */
  readonly returnPath?: string
}

/** An opened dialog and its callback. */
export interface AuthRequest {
  readonly options: AuthOptions
  /** Called once: with the signed-in user, or undefined if the dialog was closed without a sign-in. */
  readonly settle: (state: UserState | undefined) => void
}

type Host = (request: AuthRequest) => void
let host: Host | undefined

/** The shell shows the dialog; returns what ends that. */
export function hostAuthDialog(show: Host): () => void {
  host = show
  return () => {
    if (host === show) host = undefined
  }
}

/** Opens the sign-in. Resolves to the signed-in user, or undefined if the dialog was closed. */
export const openAuthDialog = async (options: AuthOptions = {}): Promise<UserState | undefined> => {
  await painted()
  return new Promise((settle) => {
    if (host) host({ options, settle })
    else settle(undefined)
  })
}
