import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { watchOtherTabs } from '#app/shared/account/accountsElsewhere.ts'
import { useUser } from '#app/shared/account/useUser.ts'
import { useServices } from '#app/shared/consent/ServicesContext.ts'
import { isDemo } from '#domain/demo.ts'
import { cleanTypingOnUse } from '#app/shared/cleanTypingOnUse.ts'
import { hasAccountChanged, onAccountChange } from '#app/transport/shownAccount.ts'
import { lazyView } from './lazyView.tsx'
import { useAddress } from './useAddress.ts'
import { usePersonalReplies } from './usePersonalReplies.ts'

/** Live notifications of the signed-in user: only they load the code. */
const liveHost = lazyView<object>(
  'app/shell/LiveHost.tsx',
  async () => (await import('./LiveHost.tsx')).LiveHost,
  ['live'],
  null,
)

/** Asks for consent and does what was agreed to: loaded only where a service is configured. */
const consentHost = lazyView<object>(
  'app/shared/consent/ConsentHost.tsx',
  async () => (await import('#app/shared/consent/ConsentHost.tsx')).ConsentHost,
  ['consent'],
  null,
)

const accountChanged = lazyView<object>(
  'app/shell/AccountChanged.tsx',
  async () => (await import('./AccountChanged.tsx')).AccountChanged,
  ['live'],
  null,
)

/**
 * Page-wide listeners: clean typed text, show notifications, drop cached replies of a signed-out account, and
 * say when another window changed the account.
 */
export function PageWatch() {
  const { isSignedIn } = useUser()
  const services = useServices()
  const { href } = useAddress()
  const hasChanged = useSyncExternalStore(onAccountChange, hasAccountChanged, () => false)
  usePersonalReplies()
  useEffect(watchOtherTabs, [])
  useEffect(() => cleanTypingOnUse(document), [])
  return (
    <Suspense>
      {isSignedIn && <liveHost.View />}
      {services && !isDemo(href) && <consentHost.View />}
      {hasChanged && <accountChanged.View />}
    </Suspense>
  )
}
