import '#tokens/global.css.ts'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { openPageTexts } from './i18n/pageTexts.ts'
import { portal } from './routes.tsx'
import { isUsed, notePresses, preloadAdoption } from './shared/adoption.ts'
import { App } from './shell/App.tsx'
import { type Boot, bootId, rootId } from './shell/boot.ts'
import { placeOf } from './shell/place.ts'
import { keepInstallPrompt } from './shell/install/installPrompt.ts'
import { openRoute } from './shell/route.tsx'
import { watchHistory } from './shell/visits.ts'

/** Takes over the page that the server sent: its language and its page's code first, so that nothing flickers. */
async function start(root: HTMLElement, boot: Boot): Promise<void> {
  notePresses(root)
  if (boot.flags.appBanner) keepInstallPrompt()
  const route = openRoute(portal.routes, placeOf(location.pathname, location.search, boot.flags))
  // Without it the page is hydrated anyway: better interactive than waiting for ever.
  const preloadIfUsed = () => isUsed(root) && preloadAdoption().catch(() => undefined)
  const isWhole = route !== undefined && boot.first.status < 400
  const [texts] = await Promise.all([
    openPageTexts(boot.language, boot.isPseudo),
    isWhole ? route.preload() : portal.failure.preload(),
    preloadIfUsed(),
  ])
  // The user may have typed while that was loading.
  await preloadIfUsed()
  watchHistory()
  startTransition(() => {
    hydrateRoot(root, <App portal={portal} boot={boot} texts={texts} />, {
      onRecoverableError: (error, { componentStack }) => console.error(error, componentStack),
    })
  })
}

const root = document.getElementById(rootId)
const boot = document.getElementById(bootId)?.textContent
if (root && boot) void start(root, JSON.parse(boot) as Boot)
