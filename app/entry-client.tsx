import '#tokens/global.css.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { openPageTexts } from './i18n/pageTexts.ts'
import { portalViews } from './portalViews.ts'
import { isUsed, noteEarlyUse, preloadAdoption } from './shared/adoption.ts'
import { App } from './shell/App.tsx'
import { type Boot, bootId, rootId } from './shell/boot.ts'
import { watchStyleSheets } from './shell/code/chunkError.ts'
import { pressesOnBody } from './shell/code/pressesOnBody.ts'
import { placeOf } from './shell/place.ts'
import { keepInstallPrompt } from './shell/install/installPrompt.ts'
import { openSentRoute } from './shell/route.tsx'
import { laterTable } from './shell/Portal.ts'
import { watchHistory } from './shell/visits.ts'

const loadRoutes = async () => (await import('./routes.tsx')).routes

/** Takes over the page that the server sent: its language and its page's code first, so that nothing flickers. */
async function start(root: HTMLElement, boot: Boot): Promise<void> {
  noteEarlyUse(root)
  watchStyleSheets()
  if (boot.flags.appBanner) keepInstallPrompt()
  const { href, route: sent, status } = boot.first
  const route = sent && openSentRoute(sent, placeOf(location.pathname, location.search, boot.flags))
  const portal = { ...portalViews, routes: laterTable(loadRoutes, { href, route }) }
  // Without it the page is hydrated anyway: better interactive than waiting for ever.
  const preloadIfUsed = () => isUsed(root) && preloadAdoption()
  const isWhole = route !== undefined && status < 400
  const [texts] = await Promise.all([
    openPageTexts(boot.language, boot.isPseudo),
    isWhole ? route.preload() : portal.failure.preload(),
    preloadIfUsed(),
  ])
  // The user may have typed while that was loading.
  await preloadIfUsed()
  watchHistory()
  pressesOnBody(root)
  startTransition(() => {
    hydrateRoot(root, <App portal={portal} boot={boot} texts={texts} />, {
      onRecoverableError: (error, { componentStack }) => console.error(error, componentStack),
    })
  })
}

const root = document.getElementById(rootId)
const boot = document.getElementById(bootId)?.textContent
if (root && boot) void start(root, JSON.parse(boot) as Boot)
