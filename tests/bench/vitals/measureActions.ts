import type { Browser, Page } from 'playwright'
import { type Action, actions } from './actions.ts'
import { slowDown, visitorWith } from './Line.ts'
import { medianOf } from './medianOf.ts'

export interface ActionFigures {
  readonly name: string
  /** Interaction to Next Paint, ms, in steps of 8; the median of the runs. Undefined where nothing was noted. */
  readonly inp: number | undefined
  /** Why it could not be measured. */
  readonly failure?: string
}

/** The processor alone is slow: how long a reply takes is not part of the next paint. */
const phone = { name: 'a slow phone', latency: 0, throughput: -1, slowdown: 4 }

interface Watched {
  longest: number
}

/** Runs in the page: notes how long the longest interaction took from here on. */
function watchEvents(): void {
  const watched = globalThis as unknown as Watched
  watched.longest = 0
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId > 0) watched.longest = Math.max(watched.longest, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Until what was pressed is drawn, and what follows it. */
const settle = (page: Page) => page.waitForTimeout(1200)

async function once(browser: Browser, address: string, { before, act }: Action): Promise<number> {
  const context = await browser.newContext(visitorWith(390))
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    await slowDown(page, phone)
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await settle(page)
    await before?.(page)
    await settle(page)
    await page.evaluate(watchEvents)
    await act(page)
    await settle(page)
    return await page.evaluate(() => (globalThis as unknown as Watched).longest)
  } finally {
    await context.close()
  }
}

/** Each action `rounds` times, each on a page that was just opened. Less than 16 ms is told as 0. */
export async function measureActions(
  browser: Browser,
  addressOf: (on: Action['on']) => string,
  rounds: number,
): Promise<readonly ActionFigures[]> {
  const figures: ActionFigures[] = []
  for (const action of actions) {
    const times: number[] = []
    const { name } = action
    try {
      for (let round = 0; round < rounds; round++)
        times.push(await once(browser, addressOf(action.on), action))
      figures.push({ name, inp: medianOf(times) })
    } catch (error) {
      figures.push({ name, inp: undefined, failure: String(error).split('\n')[0] ?? '' })
    }
  }
  return figures
}
