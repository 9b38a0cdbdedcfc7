import { expect } from '@playwright/test'
import { orderField } from '#app/features/search/model/parameters.ts'
import { languages } from '#domain/locale.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { screens, slowDown, slowLine } from '../bench/vitals/Line.ts'
import { readPaints, watchPaints } from '../bench/vitals/watchPaints.ts'
import { isDay } from '../day/isDay.ts'
import { everyPage } from '../portal/everyPage.ts'
import { test } from '../portal/test.ts'

/** What comes when a page is idle has come after it. */
const idleMs = 1500

/**
 * Most that may move while the document is still on its way (Cumulative Layout Shift; 0.1 is called good). The browser is
 * told to paint nothing before the main part is there, and gives up where its processor is busy for seconds.
 */
const mostEarly = 0.05

/** By day the page that most come to first. */
const byDay: Readonly<Record<number, readonly string[]>> = { 390: ['search'] }

for (const viewport of Object.values(screens))
  test.describe(`on a screen of ${viewport.width}`, () => {
    test.use({ viewport })

    test('nothing that is in sight moves while a page comes over a slow line', async ({ page, request }) => {
      const all = await everyPage(request)
      const pages = isDay() ? all.filter(({ name }) => byDay[viewport.width]?.includes(name)) : all
      test.skip(pages.length === 0, 'left to the night')
      test.setTimeout(pages.length * 40_000)
      await page.addInitScript(watchPaints)
      await slowDown(page, slowLine)
      for (const { name, path } of pages)
        await test.step(name, async () => {
          await page.goto(path)
          await expect(page.locator('html[data-hydrated]')).toBeAttached()
          await page.waitForLoadState('networkidle')
          await page.waitForTimeout(idleMs)
          const { shift, earlyShift, moved } = await page.evaluate(readPaints)
          const late = shift - earlyShift
          expect.soft({ late: late.toFixed(3), moved: late < 0.0005 ? [] : moved }, path).toEqual({
            late: '0.000',
            moved: [],
          })
          expect.soft(earlyShift, `${path}: ${moved.join(', ')}`).toBeLessThan(mostEarly)
        })
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: screens[390] })

  test('an order with a longer name moves no home, and squeezes no figure', async ({ page }) => {
    await page.goto('/pwlhsh-katoikies/')
    const order = page.getByRole('combobox', { name: 'Σειρά' })
    const tops = () =>
      page
        .getByRole('main')
        .getByRole('article')
        .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)))
    const before = await tops()
    expect(before.length).toBeGreaterThan(4)
    // The list of the other order does not come: what moves is moved by the name alone.
    await page.route('**/api-next/**', () => undefined)
    await order.selectOption({ label: 'Πιο σχετικά, χωρίς πληρωμένα' })
    await expect(order).toHaveValue('mostRelevantUnpaid')
    expect(await tops()).toEqual(before)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  for (const language of languages)
    test(`the order that nobody chose is read in full, in ${language}`, async ({ page }) => {
      await page.goto(localPath(language, '/pwlhsh-katoikies/'))
      const room = await page.locator(`select[name="${orderField}"]`).evaluate((select) => {
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
        const pen = document.createElement('canvas').getContext('2d')!
        pen.font = font
        const words = pen.measureText((select as HTMLSelectElement).selectedOptions[0]!.text).width
        const paddings = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
        return select.clientWidth - paddings - words
      })
      expect(room).toBeGreaterThan(-1)
    })
})
