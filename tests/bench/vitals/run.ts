/**
 * How pages come to a cheap phone and a desk over a slow line, in a real browser, beside a Next.js twin of list and
 * listing that asks the same API. Portal and twin stand behind the same front and are opened turn by turn.
 */
import type { Browser } from 'playwright'
import { freePort, startPortal } from '../http/portal.ts'
import { startTwin } from '../next/twin.ts'
import { withBrowser } from '../openBrowser.ts'
import type { SentBytes } from './countBytes.ts'
import { standBefore } from './front.ts'
import { type Screen, screens, slowLine } from './Line.ts'
import { type ActionFigures, measureActions } from './measureActions.ts'
import { medianOf } from './medianOf.ts'
import { type Coming, openPage } from './openPage.ts'
import { pageKinds } from './pageKinds.ts'

/** Medians, ms and bytes; what was largest, and all that moved. */
export interface VitalsFigures {
  readonly firstByte: number
  readonly firstPaint: number
  readonly largestPaint: number
  readonly largest: string
  readonly shift: number
  readonly moved: readonly string[]
  readonly sent: SentBytes
}

export interface PageVitals {
  readonly name: string
  readonly screen: Screen
  readonly estia: VitalsFigures
  readonly twin?: VitalsFigures
}

export interface VitalsReport {
  readonly listings: number
  readonly rounds: number
  readonly pages: readonly PageVitals[]
  readonly actions: readonly ActionFigures[]
}

function medians(comings: readonly Coming[]): VitalsFigures {
  const of = (figure: (one: Coming) => number) => medianOf(comings.map(figure))
  const sent = (kind: keyof SentBytes) => of((one) => one.sent[kind])
  const largestPaint = of((one) => one.largestPaint)
  return {
    firstByte: of((one) => one.firstByte),
    firstPaint: of((one) => one.firstPaint),
    largestPaint,
    largest: comings.find((one) => one.largestPaint === largestPaint)?.largest ?? '',
    // What moved in one of five moves for one visitor in five.
    shift: Math.max(...comings.map(({ shift }) => shift)),
    moved: [...new Set(comings.flatMap(({ moved }) => moved))],
    sent: {
      page: sent('page'),
      script: sent('script'),
      style: sent('style'),
      font: sent('font'),
      picture: sent('picture'),
      other: sent('other'),
    },
  }
}

interface Origins {
  readonly portal: string
  /** Of the portal, without the front. */
  readonly behind: string
  readonly twin: string
}

async function comeTo(
  browser: Browser,
  { portal, twin }: Origins,
  kind: { readonly name: string; readonly path: string; readonly hasTwin: boolean },
  on: { readonly screen: Screen; readonly rounds: number },
): Promise<PageVitals> {
  const own: Coming[] = []
  const others: Coming[] = []
  const open = (origin: string, path: string) =>
    openPage(browser, origin + path, { screen: on.screen, line: slowLine })
  for (let round = 0; round < on.rounds; round++) {
    own.push(await open(portal, kind.path))
    // Next.js has its addresses without a slash.
    if (kind.hasTwin) others.push(await open(twin, kind.path.replace(/\/$/, '')))
  }
  return {
    name: kind.name,
    screen: on.screen,
    estia: medians(own),
    ...(others.length > 0 && { twin: medians(others) }),
  }
}

/** Portal and twin behind fronts that speak HTTP/2, for as long as something is measured. */
async function withBoth<A>(listings: number, measure: (origins: Origins) => Promise<A>): Promise<A> {
  const [ownPort, twinPort] = [await freePort(), await freePort()]
  const fronted = { portal: `https://127.0.0.1:${ownPort}`, twin: `https://127.0.0.1:${twinPort}` }
  const settings = { ESTIA_ORIGIN: fronted.portal, ESTIA_TRUSTED_PROXIES: '1' }
  const portal = await startPortal(listings, settings)
  const twin = await startTwin(portal.origin)
  const fronts = [await standBefore(portal.origin, ownPort), await standBefore(twin.origin, twinPort)]
  try {
    return await measure({ ...fronted, behind: portal.origin })
  } finally {
    for (const front of fronts) await front.stop()
    await twin.stop()
    await portal.stop()
  }
}

/** Every kind of page at two widths, `rounds` times, then the ten actions. */
export const benchVitals = (
  listings: number,
  { rounds, only }: { readonly rounds: number; readonly only: readonly string[] },
): Promise<VitalsReport> =>
  withBoth(listings, (origins) =>
    withBrowser(async (browser) => {
      const all = await pageKinds(origins.behind)
      const kinds = all.filter(({ name }) => only.includes('') || only.includes(name))
      const pages: PageVitals[] = []
      for (const kind of kinds) await comeTo(browser, origins, kind, { screen: 390, rounds: 1 })
      for (const kind of kinds)
        for (const screen of Object.keys(screens).map(Number) as Screen[])
          pages.push(await comeTo(browser, origins, kind, { screen, rounds }))
      const pathOf = new Map(all.map(({ name, path }) => [name, path]))
      const addressOf = (on: string) => origins.portal + (pathOf.get(on) ?? '/')
      return { listings, rounds, pages, actions: await measureActions(browser, addressOf, rounds) }
    }),
  )
