import { createContext, useContext } from 'react'
import type { SocialProvider } from '#domain/account/socialProviders.ts'

/** What Google's prompt needs. */
export interface OneTapFacts {
  /** The portal's client id at Google. */
  readonly clientId: string
  /** Address of the script: Google's, or that of the provider in its place. */
  readonly script: string
}

/** The server's facts on accounts, sent with the page. */
export interface AccountFacts {
  /** Whether the visitor's cookie says so: it decides which of two placeholders the header renders. */
  readonly isSignedIn: boolean
  /** The configured ones; their buttons are in the specification's order. */
  readonly socialProviders: readonly SocialProvider[]
  /** Where agencies and constructors sign up, if anywhere. */
  readonly agencySignUp?: string
  /** Whether the operator lets visitors choose Google's prompt. @default false */
  readonly offersOneTap?: boolean
  /** Google's prompt, for a page that may load its script: the visitor is anonymous and allowed it. */
  readonly oneTap?: OneTapFacts
  /** Whether a marketing service is notified of sign-ins. @default false */
  readonly hasMarketing?: boolean
}

export const noAccountFacts: AccountFacts = { isSignedIn: false, socialProviders: [] }

export const AccountFactsContext = createContext<AccountFacts>(noAccountFacts)

export const useAccountFacts = (): AccountFacts => useContext(AccountFactsContext)
