import { Suspense, useEffect } from 'react'
import type { Texts } from '#app/i18n/texts.ts'
import { AccountHosts } from './AccountHosts.tsx'
import { AppContexts, type AppContextsProps } from './contexts/AppContexts.tsx'
import { AppShell } from './AppShell.tsx'
import type { Boot } from './boot.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Navigation } from './Navigation.tsx'
import type { Portal } from './Portal.ts'
import { RoutePage } from './RoutePage.tsx'

export interface AppProps extends Pick<AppContextsProps, 'at'> {
  portal: Portal
  boot: Boot
  texts: Texts
}

/** The whole portal: what every page needs around it, the frame, and the page itself. */
export function App({ boot, ...contexts }: AppProps) {
  // From here on the page answers to script; tests wait for it.
  useEffect(() => void (document.documentElement.dataset['hydrated'] = ''), [])
  return (
    <AppContexts boot={boot} {...contexts}>
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
    </AppContexts>
  )
}
