import { Suspense } from 'react'
import { useAccount } from '#app/shared/account/useAccount.ts'
import { useAccountFacts } from '#app/shared/account/AccountFacts.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { AuthDialogHost } from './AuthDialogHost.tsx'
import { isDemo } from './demo.ts'
import { usePortal } from './Portal.ts'
import { SnackbarHost } from './SnackbarHost.tsx'
import { useAddress } from './useAddress.ts'

/** What stands beside every page for the account: nothing of it is there until it is needed. */
export function AccountHosts() {
  useAccount()
  return (
    <>
      <AuthDialogHost />
      <OneTapHost />
      <SnackbarHost />
    </>
  )
}

/** Google's prompt, for anonymous users alone and not on demonstrations (specification section 2). */
function OneTapHost() {
  const { oneTap } = usePortal()
  const { oneTapClientId } = useAccountFacts()
  const { isSignedIn } = useUser()
  const { href } = useAddress()
  if (oneTapClientId === undefined || isSignedIn || isDemo(href)) return null
  return (
    <Suspense>
      <oneTap.View clientId={oneTapClientId} />
    </Suspense>
  )
}
