import { expect } from '@playwright/test'
import { pagesOfDay } from '../day/pagesOfDay.ts'
import { keepBoxes, movedBoxes } from '../portal/boxes.ts'
import { everyPage } from '../portal/everyPage.ts'
import { openWithoutScript } from '../portal/openWithoutScript.ts'
import { test } from '../portal/test.ts'

/** What comes when a page is idle has come after it. */
const idleMs = 2500

/**
 * Lists that only the browser can know: what it stores itself, and what a map of its measured size shows, which is asked
 * again once that is known.
 */
const ofTheBrowser: ReadonlySet<string> = new Set(['recentAds', 'recentSearches', 'searchMap'])

// `npm test` looks at other pages on each.
for (const [name, viewport, from] of [
  ['a phone', { width: 390, height: 844 }, 0],
  ['a desk', { width: 1440, height: 900 }, 2],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('nothing moves between the first paint and the page that script has taken over', async ({
      page,
      request,
    }) => {
      const all = (await everyPage(request)).filter(({ name: one }) => !ofTheBrowser.has(one))
      const pages = pagesOfDay(all, from)
      test.setTimeout(pages.length * 20_000)
      for (const { name: shown, path } of pages)
        await test.step(shown, async () => {
          const come = await openWithoutScript(page, path)
          expect(await keepBoxes(page)).toBeGreaterThan(20)
          await come()
          await page.waitForTimeout(idleMs)
          expect.soft(await movedBoxes(page), `${shown}, ${path}`).toEqual([])
          await page.unrouteAll({ behavior: 'ignoreErrors' })
        })
    })
  })
