import type { ReactNode } from 'react'
import { type Cache, SWRConfig } from 'swr'
import { Router } from 'wouter'
import { TextsContext } from '#app/i18n/TextsContext.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { AccountFactsContext } from '#app/shared/account/AccountFacts.ts'
import { CsrfContext } from '#app/shared/formToken/CsrfContext.ts'
import { SiteContext } from '#app/shared/site/SiteContext.ts'
import { queryDefaults } from '#app/transport/useApi.ts'
import type { Boot } from '../boot.ts'
import { FlagsContext, useFlagsInForce } from '../FlagsContext.ts'
import { OriginContext } from '../OriginContext.ts'
import { type Portal, PortalContext } from '../Portal.ts'
import { TilesContext } from '../TilesContext.ts'

export interface AppContextsProps {
  portal: Portal
  boot: Pick<Boot, 'flags' | 'origin' | 'site' | 'tilesUrl' | 'account' | 'fallback'>
  texts: Texts
  /** Server only: the visitor's address and token. The browser uses the address bar and the page. */
  at?: { path: string; search: string; csrfToken: string } | undefined
  children: ReactNode
}

/**
 * A cache per request, since the server must not share data between visitors. It holds the page's data: as a
 * fallback only, Back would show the list that was loaded in between.
 */
const cacheWith = (replies: Boot['fallback']): Cache =>
  new Map(Object.entries(replies).map(([key, data]) => [key, { data }]))

/** What every page, and every part of one, needs around it. It writes nothing. */
export function AppContexts({ portal, boot, texts, at, children }: AppContextsProps) {
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
                      <Router {...router}>{children}</Router>
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
