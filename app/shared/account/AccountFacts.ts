import { createContext, useContext } from 'react'
import type { SocialProvider } from '#domain/account/socialProviders.ts'

/** What the server says about accounts, with the page. */
export interface AccountFacts {
  /** Whether the visitor's cookie says so: which of two places the header keeps free. */
  readonly isSignedIn: boolean
  /** Those that are configured; their buttons stand in the specification's order. */
  readonly socialProviders: readonly SocialProvider[]
  /** Where agencies and constructors sign up, if anywhere. */
  readonly agencySignUp?: string
  /**
   * The client id by which Google One Tap knows the portal. Given only where Google is configured, the operator
   * switched One Tap on and the visitor consented: its script is a third party's.
   */
  readonly oneTapClientId?: string
  /** Whether a marketing service is told who is signed in. @default false */
  readonly hasMarketing?: boolean
}

export const noAccountFacts: AccountFacts = { isSignedIn: false, socialProviders: [] }

export const AccountFactsContext = createContext<AccountFacts>(noAccountFacts)

export const useAccountFacts = (): AccountFacts => useContext(AccountFactsContext)
