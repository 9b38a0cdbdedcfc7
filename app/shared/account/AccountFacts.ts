import { createContext, useContext } from 'react'
import type { SocialProvider } from '#domain/account/socialProviders.ts'

/** What Google's prompt needs. */
export interface OneTapFacts {
  /** By which Google knows the portal. */
  readonly clientId: string
  /** Address of the script: Google's, or that of the provider in its place. */
  readonly script: string
}

/** What the server says about accounts, with the page. */
export interface AccountFacts {
  /** Whether the visitor's cookie says so: which of two places the header keeps free. */
  readonly isSignedIn: boolean
  /** Those that are configured; their buttons stand in the specification's order. */
  readonly socialProviders: readonly SocialProvider[]
  /** Where agencies and constructors sign up, if anywhere. */
  readonly agencySignUp?: string
  /** Whether the operator lets visitors choose Google's prompt. @default false */
  readonly offersOneTap?: boolean
  /** Google's prompt, for a page that may load its script: the visitor is anonymous and allowed it. */
  readonly oneTap?: OneTapFacts
  /** Whether a marketing service is told who is signed in. @default false */
  readonly hasMarketing?: boolean
}

export const noAccountFacts: AccountFacts = { isSignedIn: false, socialProviders: [] }

export const AccountFactsContext = createContext<AccountFacts>(noAccountFacts)

export const useAccountFacts = (): AccountFacts => useContext(AccountFactsContext)
