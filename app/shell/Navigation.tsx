import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'
import { navigate as moveTo } from 'wouter/use-browser-location'
import { DesignSystemProvider } from '#design-system/foundations/DesignSystemProvider/DesignSystemProvider.tsx'
import { localeTags } from '#domain/locale.ts'
import { useLanguage } from '#app/i18n/useLanguage.ts'
import { whenIdle } from '#app/shared/whenIdle.ts'
import { prepareReply } from '#app/transport/useApi.ts'
import { isChunkError, serverAnswers } from './code/chunkError.ts'
import { useFlags } from './FlagsContext.ts'
import { guardNavigation } from './guard.ts'
import { type Navigate, NavigationContext } from './navigation.ts'
import { painted } from '#design-system/foundations/painted.ts'
import { placeOf } from './place.ts'
import { type RouteTable, usePortal } from './Portal.ts'
import type { OpenRoute } from './route.tsx'
import { depart } from './visits.ts'

/**
 * How long the old page stays while the new one's data is loading; then the new page shows its loading state.
 */
const patienceMs = 1000

/** Follows links and addresses within the portal, loading a page's code and data before it is shown. */
export function Navigation({ children }: { children: ReactNode }) {
  const navigate = useClientNavigation()
  return (
    <NavigationContext value={navigate}>
      <DesignSystemProvider locale={localeTags[useLanguage()]} navigate={navigate}>
        {children}
      </DesignSystemProvider>
    </NavigationContext>
  )
}

function useClientNavigation(): Navigate {
  const { routes } = usePortal()
  const language = useLanguage()
  const flags = useFlags()
  const prepare = usePreparation()
  const latest = useRef(0)
  useEffect(() => whenIdle(() => preloadTable(routes)), [routes])
  return useCallback(
    (href, { replace = false, keepsPlace = false } = {}) => {
      const turn = ++latest.current
      const url = new URL(href, location.href)
      const wanted = url.pathname + url.search + url.hash
      const target = guardNavigation(location.search, wanted)?.address ?? wanted
      const place = placeOf(url.pathname, url.search, flags)
      // Another site, or another language.
      if (url.origin !== location.origin || place.language !== language) return location.assign(href)
      const address = { href: url.pathname + url.search, place }
      const go = () => {
        if (turn === latest.current)
          moveTo(target, { replace, state: depart(target, { replace, keepsPlace }) })
      }
      const open = async () => {
        if (routes.pending(address)) await routes.preload()
        if (turn !== latest.current) return
        const route = routes.open(address)
        // A page that only the server has.
        if (!route) return location.assign(href)
        // Filters answer at once: the page is loaded and keeps its last results meanwhile. Their address comes before that
        // of a sheet that they close is left.
        if (!keepsPlace) {
          await painted()
          if (turn !== latest.current) return
          await prepare(route)
        }
        go()
      }
      // If offline, the page says so and can be retried; for any other failure, the server decides.
      open().catch(async (error: unknown) =>
        isChunkError(error) && !(await serverAnswers()) ? go() : location.assign(target),
      )
    },
    [routes, language, flags, prepare],
  )
}

/** What does not come is asked for again when a link is followed. */
const preloadTable = (routes: RouteTable) => void routes.preload().catch(() => undefined)

/** Loads the code of a page, and its main reply as far as patience goes. */
function usePreparation(): (route: OpenRoute) => Promise<void> {
  const { cache, fallback, mutate } = useSWRConfig()
  return useCallback(
    async ({ main, preload }) => {
      const isKnown = main === null || cache.get(main)?.data !== undefined || fallback[main] !== undefined
      // A failure is left to the page, which shows it.
      const data = isKnown
        ? undefined
        : mutate(main, prepareReply(main), { revalidate: false }).catch(() => undefined)
      await Promise.all([preload(), Promise.race([data, wait(patienceMs)])])
    },
    [cache, fallback, mutate],
  )
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
