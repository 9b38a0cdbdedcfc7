import { chromium, type Page } from 'playwright'
import { chromiumArguments, chromiumPath } from '../../chromium.ts'

/** Cumulative Layout Shift by width of the screen, px. */
export type Shifts = Readonly<Record<number, number>>

const widths = [360, 768, 1440] as const

interface Watched {
  layoutShift: number
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const watched = globalThis as unknown as Watched
  watched.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) watched.layoutShift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Through the whole page, as a reader goes: what lies below is only loaded on the way. */
async function readToTheEnd(page: Page): Promise<void> {
  for (;;) {
    const isEnd = await page.evaluate(() => {
      const before = scrollY
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' })
      return scrollY === before
    })
    await page.waitForTimeout(150)
    if (isEnd) return
  }
}

/** How far the parts of a page move by themselves, from the first byte until a user has read it to its end. */
export async function shiftsOf(address: string): Promise<Shifts> {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...chromiumArguments],
  })
  try {
    const shifts: Record<number, number> = {}
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 800 }, locale: 'el-GR' })
      await page.addInitScript(watch)
      await page.goto(address)
      await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      await page.waitForTimeout(500)
      await readToTheEnd(page)
      const shift = await page.evaluate(() => (globalThis as unknown as Watched).layoutShift)
      shifts[width] = Math.round(shift * 10_000) / 10_000
      await page.close()
    }
    return shifts
  } finally {
    await browser.close()
  }
}
