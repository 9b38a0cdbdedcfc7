/** Where the answer takes longer than the old page waits for it, the new one is shown first, and then filled. */
import { expect, type Page } from '@playwright/test'
import { onlyNightly } from '../nightly/isNightly.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'
import { watchPage } from '../portal/watchPage.ts'

/** Longer than a page waits for its answer, ms. */
const late = 1500

/** Delays what is asked of the API; tells how often each was asked for. */
async function slowDown(page: Page) {
  const asked = new Map<string, number>()
  await page.route(/\/api-next\//, async (route) => {
    const address = route.request().url()
    asked.set(address, (asked.get(address) ?? 0) + 1)
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue().catch(() => undefined)
  })
  return () => [...asked].filter(([, times]) => times > 1).map(([address]) => address)
}

const list = '/pwlhsh-katoikies/athina/'

const ways: Readonly<Record<string, { from: string; link: string }>> = {
  'a list': { from: '/', link: 'main a[href*="/pwlhsh-katoikies/"]' },
  'another list': { from: list, link: 'main nav a[href*="pag=2"]' },
  'a listing': { from: list, link: 'main a[id^="listing-"]' },
  'the map': { from: list, link: 'main a[href^="/map/"]' },
  agencies: { from: '/', link: 'a[href="/mesitika-grafeia/"]' },
  'an agency': { from: '/mesitika-grafeia/', link: 'main a[href^="/mesitika-grafeia/"]' },
}

/** The ways most gone; the others are tried every night. */
const everyTime = ['a list', 'a listing']

for (const [what, { from, link }] of Object.entries(ways))
  test(
    `the way to ${what} ends on its heading, and asks for nothing twice`,
    onlyNightly(!everyTime.includes(what)),
    async ({ page }) => {
      const problems = watchPage(page)
      await visit(page, from)
      await page.waitForLoadState('networkidle')
      const twice = await slowDown(page)
      const before = await page.title()
      await page.locator(link).first().click()
      await expect(page).not.toHaveTitle(before)
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      expect(twice()).toEqual([])
      expect(problems()).toEqual([])
    },
  )
