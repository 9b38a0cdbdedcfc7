import '#tokens/global.css.ts'
import type { ReactNode } from 'react'
import type { Language } from '#domain/locale.ts'
import { type AccountFacts, AccountFactsContext, noAccountFacts } from '#app/shared/account/AccountFacts.ts'
import { portal } from '#app/routes.tsx'
import { type Leave, LeaveContext } from '#app/shell/leave.ts'
import { PortalContext } from '#app/shell/Portal.ts'
import { AppSurroundings } from '../Surroundings.tsx'

export interface AccountSurroundingsProps {
  address?: string
  language?: Language
  facts?: Partial<AccountFacts>
  /** Instead of loading another page. */
  onLeave?: Leave
  children: ReactNode
}

/** What the shell gives the account's screens. */
export function AccountSurroundings(props: AccountSurroundingsProps) {
  const { address = '/user/login/', language, facts, onLeave = () => undefined, children } = props
  return (
    <AppSurroundings address={address} {...(language && { language })}>
      <AccountFactsContext value={{ ...noAccountFacts, ...facts }}>
        <LeaveContext value={onLeave}>
          <PortalContext value={portal}>{children}</PortalContext>
        </LeaveContext>
      </AccountFactsContext>
    </AppSurroundings>
  )
}
