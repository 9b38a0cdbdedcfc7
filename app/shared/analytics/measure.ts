import { collectPath } from '#domain/analytics/collector.ts'
import { channelOf, screenSizeOf, trackedSearch } from '#domain/analytics/context.ts'
import { isTrackedEvent, trackedProperties } from '#domain/analytics/events.ts'
import { partAttribute } from '#domain/analytics/sections.ts'
import { sectionOfPart, trackedPage } from '#domain/analytics/trackedPage.ts'
import type { RouteName } from '#domain/routes.ts'
import { listenToAll } from '../events/eventBus.ts'
import { dropAnonymousId, anonymousId } from './anonymousId.ts'
import { isDetectedBot } from './botDetection.ts'
import { pushData } from './dataLayer.ts'
import { onPage } from './onPage.ts'
import { makeSender, type SentEvent } from './sender.ts'

/** What every event says of where it happened. */
const context = () => ({
  Channel: channelOf(innerWidth),
  locale: document.documentElement.lang,
  device: matchMedia('(pointer: coarse)').matches ? 'touch' : 'pointer',
  // Neither parameters nor a fragment: they may hold words and places that were searched for.
  url: location.origin + location.pathname,
  'screen size': screenSizeOf(screen.width),
  referrer: refererOrigin(),
})

const refererOrigin = (): string => URL.parse(document.referrer)?.origin ?? ''

const post = (body: string, isLast: boolean) =>
  fetch(`${collectPath}batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: isLast,
    credentials: 'omit',
  })

export interface MeasureOptions {
  readonly writeKey: string
  /** Programs are not measured. */
  readonly skipsBots: boolean
  /** Whether to find out more of a program than what it says of itself. */
  readonly detectsBots: boolean
}

/** Measures page views and events until it is ended: then it forgets what waits, and the browser's id. */
export function measure({ writeKey, skipsBots, detectsBots }: MeasureOptions): () => void {
  if (skipsBots && isDetectedBot(detectsBots)) return () => undefined
  // Fails here, before anything listens, in a browser that cannot make or keep one.
  anonymousId()
  const sender = makeSender({ writeKey, post })
  const add = (event: SentEvent) =>
    sender.add({
      ...event,
      anonymousId: anonymousId(),
      timestamp: new Date().toISOString(),
      context: context(),
    })
  let followed: string | undefined
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null
    followed = link?.closest<HTMLElement>(`[${partAttribute}]`)?.getAttribute(partAttribute) ?? undefined
  }
  const page = (name: RouteName, search: URLSearchParams) => {
    const { pageType, section } = trackedPage(name, search)
    const isSearch = pageType === 'search list' || pageType === 'search map'
    const from = sectionOfPart(followed)
    followed = undefined
    const properties = {
      section,
      ...(from !== undefined && { from }),
      ...(isSearch && trackedSearch(search)),
    }
    add({ type: 'page', name: pageType ?? 'other', properties })
    pushData({ event: 'page', pageType, section })
  }
  const ends = [
    onPage(page),
    listenToAll((name, event) => {
      if (!isTrackedEvent(name)) return
      const properties = trackedProperties(name, event as Readonly<Record<string, unknown>>)
      add({ type: 'track', event: name, properties })
      pushData({ event: name, ...properties })
    }),
  ]
  const leave = () => document.visibilityState === 'hidden' && sender.flush()
  document.addEventListener('visibilitychange', leave)
  document.addEventListener('click', note, true)
  return () => {
    document.removeEventListener('click', note, true)
    document.removeEventListener('visibilitychange', leave)
    for (const end of ends) end()
    sender.stop()
    dropAnonymousId()
  }
}
