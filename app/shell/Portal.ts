import { createContext, useContext } from 'react'
import type { OneTapFacts } from '#app/shared/account/AccountFacts.ts'
import type { AuthOptions, AuthRequest } from '#app/shared/account/authRequest.ts'
import type { UserState } from '#app/shared/account/userStore.ts'
import type { FailureProps } from './failure.ts'
import type { LazyView } from './lazyView.tsx'
import type { Route } from './route.tsx'

/** What the shell is filled with: the pages, and the page that stands where none can be shown. */
export interface Portal {
  readonly routes: readonly Route[]
  readonly failure: LazyView<FailureProps>
  /** Sign-in and sign-up over the page. */
  readonly authDialog: LazyView<AuthRequest>
  /** The same within a page that only shows itself to who is signed in. */
  readonly authPanel: LazyView<AuthPanelProps>
  /** Google's own prompt; loaded where the server says that it may be. */
  readonly oneTap: LazyView<OneTapFacts>
}

export interface AuthPanelProps {
  options: AuthOptions
  /** Somebody signed in, and is to go nowhere else. */
  onDone: (state: UserState) => void
}

export const PortalContext = createContext<Portal | undefined>(undefined)

export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('no portal: pages are rendered by the shell')
  return portal
}
