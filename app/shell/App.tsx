import { Suspense, useEffect } from 'react'
import { type Cache, SWRConfig } from 'swr'
import { Router } from 'wouter'
import { TextsContext } from '#app/i18n/TextsContext.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { AccountFactsContext } from '#app/shared/account/AccountFacts.ts'
import { queryDefaults } from '#app/transport/useApi.ts'
import { AccountHosts } from './AccountHosts.tsx'
import { AppShell } from './AppShell.tsx'
import type { Boot } from './boot.ts'
import { SiteContext } from '#app/shared/site/SiteContext.ts'
import { CsrfContext } from '#app/shared/formToken/CsrfContext.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { FlagsContext, useFlagsInForce } from './FlagsContext.ts'
import { Navigation } from './Navigation.tsx'
import { OriginContext } from './OriginContext.ts'
import { type Portal, PortalContext } from './Portal.ts'
import { RoutePage } from './RoutePage.tsx'
import { TilesContext } from './TilesContext.ts'

export interface AppProps {
  portal: Portal
  boot: Boot
  texts: Texts
  /** Server only: the visitor's address and token. The browser uses the address bar and the page. */
  at?: { path: string; search: string; csrfToken: string }
}

/**
 * A cache per request, since the server must not share data between visitors. It holds the page's data: as a
 * fallback only, Back would show the list that was loaded in between.
 */
const cacheWith = (replies: Boot['fallback']): Cache =>
  new Map(Object.entries(replies).map(([key, data]) => [key, { data }]))

/** The whole portal: what every page needs around it, the frame, and the page itself. */
export function App({ portal, boot, texts, at }: AppProps) {
  // From here on the page answers to script; tests wait for it.
  useEffect(() => void (document.documentElement.dataset['hydrated'] = ''), [])
  const flags = useFlagsInForce(boot.flags)
  const router = at ? { ssrPath: at.path, ssrSearch: at.search } : {}
  return (
    <CsrfContext value={at?.csrfToken ?? ''}>
      <TextsContext value={texts}>
        <FlagsContext value={flags}>
          <OriginContext value={boot.origin}>
            <SiteContext value={boot.site}>
              <TilesContext value={boot.tilesUrl}>
                <AccountFactsContext value={boot.account}>
                  <PortalContext value={portal}>
                    <SWRConfig
                      value={{
                        ...queryDefaults,
                        fallback: boot.fallback,
                        provider: () => cacheWith(boot.fallback),
                      }}
                    >
                      <Router {...router}>
                        <ErrorBoundary scope="page">
                          <Navigation>
                            <AppShell offer={boot.offer}>
                              <Suspense>
                                <RoutePage first={boot.first} />
                              </Suspense>
                            </AppShell>
                            <AccountHosts />
                          </Navigation>
                        </ErrorBoundary>
                      </Router>
                    </SWRConfig>
                  </PortalContext>
                </AccountFactsContext>
              </TilesContext>
            </SiteContext>
          </OriginContext>
        </FlagsContext>
      </TextsContext>
    </CsrfContext>
  )
}
