import type { Page } from 'playwright'

/** Scrolls through the whole page, since photographs and maps are only loaded on the way, and back to its start. */
async function readToTheEnd(page: Page): Promise<void> {
  for (;;) {
    const isEnd = await page.evaluate(() => {
      const before = scrollY
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' })
      return scrollY === before
    })
    await page.waitForTimeout(150)
    if (isEnd) break
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Height of the document once everything was loaded, CSS pixels. */
export async function pageHeight(page: Page): Promise<number> {
  await readToTheEnd(page)
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/** How many elements that hold `content` are wholly in view. */
export const wholeInView = (page: Page, box: string, content: string): Promise<number> =>
  page.evaluate(
    ([outer, inner]) =>
      [...document.querySelectorAll(outer)].filter((element) => {
        const { top, bottom, left, right, height } = element.getBoundingClientRect()
        const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
        return height > 0 && isInside && element.querySelector(inner) !== null
      }).length,
    [box, content] as const,
  )

/** How many pixels of the tallest such element are in view without scrolling; 0 if there is none. */
export async function visibleHeight(page: Page, selector: string): Promise<number> {
  await page
    .locator(selector)
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => undefined)
  return page.evaluate((asked) => {
    const heights = [...document.querySelectorAll(asked)].map((element) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      return width > 0 ? Math.min(bottom, innerHeight) - Math.max(top, 0) : 0
    })
    return Math.round(Math.max(0, ...heights))
  }, selector)
}

interface Watched {
  layoutShift: number
}

/** Runs in the page before its own code. */
export function watchShifts(): void {
  const watched = globalThis as unknown as Watched
  watched.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) watched.layoutShift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Cumulative layout shift from the first byte until the page was read to its end. */
export async function layoutShift(page: Page): Promise<number> {
  await readToTheEnd(page)
  await page.waitForTimeout(300)
  const shift = await page.evaluate(() => (globalThis as unknown as Watched).layoutShift)
  return Math.round(shift * 10_000) / 10_000
}
