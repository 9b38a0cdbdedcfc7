import { useHydrated } from '#design-system/forms/useHydrated.ts'
import { isDemo } from '#domain/demo.ts'
import { useAccount } from '#app/shared/account/useAccount.ts'
import { useAccountFacts } from '#app/shared/account/AccountFacts.ts'
import { useIsSignedIn } from '#app/shared/account/useUser.ts'
import { AuthDialogHost } from './AuthDialogHost.tsx'
import { lazyView } from './lazyView.tsx'
import { usePortal } from './Portal.ts'
import { SnackbarHost } from './SnackbarHost.tsx'
import { useAddress } from './useAddress.ts'

/** The account's dialogs beside every page: none is loaded before it is needed. */
export function AccountHosts() {
  useAccount()
  return (
    <>
      <AuthDialogHost />
      <OneTapHost />
      <SnackbarHost />
      <PageWatch />
    </>
  )
}

/** What watches a page once it is taken over: most of it is of no use before. */
const pageWatch = lazyView<object>(
  'app/shell/PageWatch.tsx',
  async () => (await import('./PageWatch.tsx')).PageWatch,
  [],
  null,
)

function PageWatch() {
  if (!useHydrated()) return null
  return <pageWatch.Part />
}

/** Google's prompt, for anonymous users alone and not on demonstrations (specification section 2). */
function OneTapHost() {
  const { oneTap: prompt } = usePortal()
  const { oneTap } = useAccountFacts()
  const isSignedIn = useIsSignedIn()
  const { href } = useAddress()
  const isHydrated = useHydrated()
  if (oneTap === undefined || isSignedIn || !isHydrated || isDemo(href)) return null
  return <prompt.Part {...oneTap} />
}
