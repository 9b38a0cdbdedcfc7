import { lazyView } from './shell/lazyView.tsx'
import type { Portal } from './shell/Portal.ts'

/** What pages share: the page for unknown addresses and failures, and the ways to sign in. */
export const portalViews: Omit<Portal, 'routes'> = {
  failure: lazyView(
    'app/features/notFound/FailurePage.tsx',
    async () => (await import('./features/notFound/FailurePage.tsx')).FailurePage,
    ['shared', 'searchBox'],
    'page',
  ),
  authDialog: lazyView(
    'app/features/authentication/AuthDialog.tsx',
    async () => (await import('./features/authentication/AuthDialog.tsx')).AuthDialog,
    ['account', 'forms', 'accountFields'],
    'asked',
  ),
  authPanel: lazyView(
    'app/features/authentication/AuthPanel.tsx',
    async () => (await import('./features/authentication/AuthPanel.tsx')).AuthPanel,
    ['account', 'forms', 'accountFields'],
  ),
  oneTap: lazyView(
    'app/features/authentication/OneTap.tsx',
    async () => (await import('./features/authentication/OneTap.tsx')).OneTap,
    [],
    null,
  ),
}
