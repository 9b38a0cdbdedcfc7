import { use, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { announce } from '#design-system/feedback/announce/announce.ts'
import { useTexts } from '#app/i18n/TextsContext.ts'
import type { TransportError } from '#app/transport/errors.ts'
import { useApi } from '#app/transport/useApi.ts'
import type { Boot } from './boot.ts'
import { type FailureReason, failureOf } from './failure.ts'
import { failureHead, type Head, titleOf } from './head.ts'
import { MissingCode } from './code/MissingCode.tsx'
import { usePortal } from './Portal.ts'
import { showHead } from './showHead.ts'
import { useAddress } from './useAddress.ts'
import { arrive, currentMove, focusedHeading, unsaid, waitInMain } from './visits.ts'

/** The page at the address, or the one that says why there is none. Waits for the table of pages where it must. */
export function RoutePage({ first }: { first: Boot['first'] }) {
  const { routes } = usePortal()
  const address = useAddress()
  const [, showLoaded] = useReducer((times: number) => times + 1, 0)
  const rest = routes.pending(address)
  if (rest) use(rest)
  const { preload, forget } = routes
  if (routes.isMissing(address))
    return <MissingCode how="page" preload={preload} forget={forget} onLoaded={showLoaded} />
  return <PageAt first={first} />
}

function PageAt({ first }: { first: Boot['first'] }) {
  const { routes, failure: Failure } = usePortal()
  const { href, place } = useAddress()
  const texts = useTexts()
  const route = useMemo(() => routes.open({ href, place }), [routes, href, place])
  const firstStatus = href === first.href ? first.status : 200
  const main = route && firstStatus < 400 ? route.main : null
  const { data, error, retry } = useApi(main)

  const status = firstStatus >= 400 ? firstStatus : statusOf(error)
  const gone = firstStatus >= 400 ? first.gone : error?._tag === 'StatusError' ? error.data.gone : undefined
  const reason = route ? reasonOf(status, route.name) : 'notFound'
  const isShown = reason === undefined || (route?.showsErrors === true && status !== 404 && status !== 410)
  const pending = isShown ? route?.pending() : undefined
  if (pending) use(pending)
  const isMissing = isShown && route?.isMissing() === true
  const isReady = !isShown || isMissing || main === null || data !== undefined || error !== undefined
  const head =
    isShown && route && !isMissing
      ? route.head(texts, data)
      : failureHead(texts, isMissing ? 'connection' : (reason ?? 'notFound'), gone)
  const [loads, showLoaded] = useReducer((times: number) => times + 1, 0)
  // A page that loads after a failure replaces the failure page.
  useArrival(`${href} ${loads}`, isReady, head)

  // The page that shows failures may be missing as well.
  if (route && isMissing)
    return (
      <MissingCode
        key={href}
        how="page"
        preload={route.preload}
        forget={route.forget}
        onLoaded={showLoaded}
      />
    )
  if (isShown && route) return route.render()
  const canRetry =
    reason === 'server' || reason === 'unavailable' || reason === 'connection' || reason === 'tooMany'
  const again = firstStatus >= 400 ? () => location.reload() : retry
  return <Failure.View reason={reason ?? 'notFound'} gone={gone} retry={canRetry ? again : undefined} />
}

/** 200 without an error; 0 without a reply. */
function statusOf(error: TransportError | undefined): number {
  if (!error) return 200
  return error._tag === 'StatusError' ? error.status : 0
}

function reasonOf(status: number, name: Parameters<typeof failureOf>[1]): FailureReason | undefined {
  if (status === 0) return 'connection'
  return status < 400 ? undefined : failureOf(status, name)
}

/** What happens once when another page, or other results, are shown: title, focus, scroll, one announcement. */
function useArrival(visit: string, isReady: boolean, head: Head): void {
  const { t } = useTexts()
  const shown = useRef(visit)
  const waiting = useRef(visit)
  useLayoutEffect(() => {
    if (visit === waiting.current) return
    waiting.current = visit
    if (!isReady && currentMove().kind === 'push') waitInMain()
  }, [visit, isReady])
  useEffect(() => {
    if (!isReady) return
    showHead(head, titleOf(t, head))
    if (visit === shown.current) return
    shown.current = visit
    const move = currentMove()
    arrive(move)
    const whole = head.announcement ?? head.title
    const message = move.kind === 'keep' ? whole : unsaid(whole, focusedHeading())
    if (message !== '') announce(message, { topic: 'page', settle: move.kind === 'keep' ? 1000 : 250 })
  }, [visit, isReady, head, t])
}
