import { createContext, useContext } from 'react'
import type { OneTapFacts } from '#app/shared/account/AccountFacts.ts'
import type { AuthOptions, AuthRequest } from '#app/shared/account/authRequest.ts'
import type { UserState } from '#app/shared/account/userStore.ts'
import type { FailureProps } from './failure.ts'
import type { LazyView } from './lazyView.tsx'
import type { RouteTable } from './routeTable.ts'

/** The shell's content: the pages, and the page for failures. */
export interface Portal {
  readonly routes: RouteTable
  readonly failure: LazyView<FailureProps>
  /** Sign-in and sign-up over the page. */
  readonly authDialog: LazyView<AuthRequest>
  /** The same within a page for signed-in users only. */
  readonly authPanel: LazyView<AuthPanelProps>
  /** Google's own prompt; loaded if the server allows it. */
  readonly oneTap: LazyView<OneTapFacts>
}

export interface AuthPanelProps {
  options: AuthOptions
  /** The user signed in and stays on the page. */
  onDone: (state: UserState) => void
}

export const PortalContext = createContext<Portal | undefined>(undefined)

export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('no portal: pages are rendered by the shell')
  return portal
}
