import type { HeadingLevel } from '#design-system/foundations/Heading/Heading.tsx'
import type { AuthOptions } from '#app/shared/account/authRequest.ts'
import type { SignIn } from '#app/shared/account/signIn.ts'
import type { AuthEvent, AuthState } from '../authDialog.state.ts'

/** What every view is given. */
export interface ViewProps {
  state: AuthState
  send: (event: AuthEvent) => void
  options: AuthOptions
  /** Level of headings within the view: one below the view's own. */
  headingLevel: HeadingLevel
  /** The user signed in; `url`: the page the server redirects to. */
  onSignedIn: (made: Pick<SignIn, 'method' | 'isNew'>, url?: string) => Promise<void>
}
