/** No heading and no region is told to screen readers as "clickable": none has a listener of presses on an ancestor. */
import { expect, type Page } from '@playwright/test'
import { pagesOfDay } from '../day/pagesOfDay.ts'
import { everyPage } from '../portal/everyPage.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

test.describe.configure({ timeout: 240_000 })

const presses = new Set(['click', 'dblclick', 'mousedown', 'mouseup'])

/** What holds a heading or a region, below the body, but for controls. */
const holders = `[...new Set(
  [...document.querySelectorAll('h1, h2, h3, h4, section, article, main, [role="region"]')].flatMap((one) => {
    const up = []
    for (let at = one; at && at !== document.body; at = at.parentElement) up.push(at)
    return up
  }),
)].filter((one) => !one.matches('a, button, summary, label, details'))`

/** Elements with a listener of presses that hold a heading or a region. */
async function clickable(page: Page): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page)
  const { result } = await browser.send('Runtime.evaluate', { expression: holders })
  const { result: elements } = await browser.send('Runtime.getProperties', {
    objectId: result.objectId ?? '',
    ownProperties: true,
  })
  const found = await Promise.all(
    elements.map(async ({ value }) => {
      if (value?.subtype !== 'node' || value.objectId === undefined) return []
      const { listeners } = await browser.send('DOMDebugger.getEventListeners', { objectId: value.objectId })
      return listeners.some(({ type }) => presses.has(type)) ? [value.description ?? ''] : []
    }),
  )
  await browser.detach()
  return found.flat()
}

test('no heading and no region of a page is clickable', async ({ page, request }) => {
  const all = await everyPage(request)
  for (const { name, path } of pagesOfDay(all, 1)) {
    await visit(page, path)
    await page.waitForTimeout(300)
    // Until a page answers its presses are noted at its root.
    await expect.poll(() => clickable(page), name).toEqual([])
  }
})

test('the look finds a listener on what holds a heading', async ({ page }) => {
  await page.setContent('<main><div id="card"><h2>x</h2></div></main>')
  await page.evaluate(() => document.getElementById('card')?.addEventListener('click', () => undefined))
  expect(await clickable(page)).toEqual(['div#card'])
})
