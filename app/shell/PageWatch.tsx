import { Suspense, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { watchOtherTabs } from '#app/shared/account/accountsElsewhere.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { useIsSignedIn } from '#app/shared/account/useUser.ts'
import { watchIntent } from '#app/shared/intent/watchIntent.ts'
import { useSite } from '#app/shared/site/SiteContext.ts'
import { whenIdle } from '#app/shared/whenIdle.ts'
import { isDemo } from '#domain/demo.ts'
import { cleanTypingOnUse } from '#app/shared/cleanTypingOnUse.ts'
import { hasAccountChanged, onAccountChange } from '#app/transport/shownAccount.ts'
import { useFlags } from './FlagsContext.ts'
import { installPrompt, onInstallPrompt } from './install/installPrompt.ts'
import { lazyView } from './lazyView.tsx'
import { placeOf } from './place.ts'
import { usePortal } from './Portal.ts'
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

/** Offers to install the portal: only where the browser can. */
const appBanner = lazyView<object>(
  'app/shell/install/AppBanner.tsx',
  async () => (await import('./install/AppBanner.tsx')).AppBanner,
  ['window'],
  null,
)

/** Follows flags that the operator switches: only where that is configured. */
const flagsHost = lazyView<{ flagsKey: string }>(
  'app/shared/flags/FlagsHost.tsx',
  async () => (await import('#app/shared/flags/FlagsHost.tsx')).FlagsHost,
  [],
  null,
)

const loadOffline = () => import('#app/shared/offline/startOffline.ts')

const loadVitals = () => import('#app/shared/vitals/vitals.ts')

const accountChanged = lazyView<object>(
  'app/shell/AccountChanged.tsx',
  async () => (await import('./AccountChanged.tsx')).AccountChanged,
  ['window'],
  null,
)

/**
 * Page-wide listeners: clean typed text, show notifications, drop cached replies of a signed-out account, and
 * say when another window changed the account.
 */
export function PageWatch() {
  const isSignedIn = useIsSignedIn()
  const { services, flagsKey, hasVitals = false } = useSite()
  const { appBanner: hasBanner } = useFlags()
  const canInstall = useSyncExternalStore(onInstallPrompt, installPrompt, () => undefined) !== undefined
  const language = useLanguage()
  const { href, place } = useAddress()
  const { routes } = usePortal()
  const isMeasured = hasVitals && !isDemo(href)
  const measureVitals = useEffectEvent(() => {
    void Promise.all([loadVitals(), routes.pending({ href, place })])
      .then(([{ measureVitals: measure }]) => {
        const name = routes.open({ href, place })?.name
        if (name !== undefined) measure(name)
      })
      // A visit that is not measured is no failure.
      .catch(() => undefined)
  })
  const hasChanged = useSyncExternalStore(onAccountChange, hasAccountChanged, () => false)
  usePersonalReplies()
  useEffect(watchOtherTabs, [])
  // The code alone: a reply that nobody reads would count as a visit of the ad.
  const expectPage = useEffectEvent((href: string) => {
    const { pathname, search } = new URL(href)
    const there = placeOf(pathname, search, place.flags)
    // Another language is another document.
    if (there.language !== place.language) return
    const address = { href: pathname + search, place: there }
    void Promise.resolve(routes.pending(address))
      .then(() => routes.open(address)?.preload())
      // Code that does not come is told of when the link is followed.
      .catch(() => undefined)
  })
  useEffect(() => watchIntent(document, expectPage), [])
  useEffect(() => (isMeasured ? whenIdle(() => measureVitals()) : undefined), [isMeasured])
  useEffect(
    () =>
      import.meta.env.PROD
        ? whenIdle(
            () =>
              void loadOffline()
                .then(({ startOffline }) => startOffline(language))
                // A browser that keeps nothing shows the same pages.
                .catch(() => undefined),
          )
        : undefined,
    [language],
  )
  useEffect(() => cleanTypingOnUse(document), [])
  return (
    <Suspense>
      {isSignedIn && <liveHost.View />}
      {services && !isDemo(href) && <consentHost.View />}
      {hasBanner && canInstall && !isDemo(href) && <appBanner.View />}
      {flagsKey !== undefined && !isDemo(href) && <flagsHost.View flagsKey={flagsKey} />}
      {hasChanged && <accountChanged.View />}
    </Suspense>
  )
}
