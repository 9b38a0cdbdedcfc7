import { Suspense, useSyncExternalStore } from 'react'
import { useHydrated } from '#design-system/forms/useHydrated.ts'
import { isDemo } from '#domain/demo.ts'
import { useAccount } from '#app/shared/account/useAccount.ts'
import { useAccountFacts } from '#app/shared/account/AccountFacts.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { hasAccountChanged, onAccountChange } from '#app/transport/shownAccount.ts'
import { AuthDialogHost } from './AuthDialogHost.tsx'
import { lazyView } from './lazyView.tsx'
import { usePortal } from './Portal.ts'
import { SnackbarHost } from './SnackbarHost.tsx'
import { useAddress } from './useAddress.ts'
import { usePersonalReplies } from './usePersonalReplies.ts'

/** What stands beside every page for the account: nothing of it is there until it is needed. */
export function AccountHosts() {
  useAccount()
  usePersonalReplies()
  return (
    <>
      <AuthDialogHost />
      <OneTapHost />
      <SnackbarHost />
      <LiveNews />
      <ChangeNotice />
    </>
  )
}

/** What is told while it happens: only who is signed in loads its code. */
const liveHost = lazyView<object>(
  'app/shell/LiveHost.tsx',
  async () => (await import('./LiveHost.tsx')).LiveHost,
  ['live'],
  null,
)

function LiveNews() {
  const { isSignedIn } = useUser()
  const isHydrated = useHydrated()
  if (!isSignedIn || !isHydrated) return null
  return (
    <Suspense>
      <liveHost.View />
    </Suspense>
  )
}

const accountChanged = lazyView<object>(
  'app/shell/AccountChanged.tsx',
  async () => (await import('./AccountChanged.tsx')).AccountChanged,
  ['live'],
  null,
)

/** In another window somebody signed out, or in with another account. */
function ChangeNotice() {
  const hasChanged = useSyncExternalStore(onAccountChange, hasAccountChanged, () => false)
  if (!hasChanged) return null
  return (
    <Suspense>
      <accountChanged.View />
    </Suspense>
  )
}

/** Google's prompt, for anonymous users alone and not on demonstrations (specification section 2). */
function OneTapHost() {
  const { oneTap: prompt } = usePortal()
  const { oneTap } = useAccountFacts()
  const { isSignedIn } = useUser()
  const { href } = useAddress()
  const isHydrated = useHydrated()
  if (oneTap === undefined || isSignedIn || !isHydrated || isDemo(href)) return null
  return (
    <Suspense>
      <prompt.View {...oneTap} />
    </Suspense>
  )
}
