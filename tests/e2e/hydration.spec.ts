import { expect } from '@playwright/test'
import { firstAgencyPath, firstListingPath } from '../portal/stock.ts'
import { test } from '../portal/test.ts'
import { watchPage } from '../portal/watchPage.ts'

const paths = [
  '/',
  '/en/',
  '/pwlhsh-katoikies/',
  '/en/enoikio-katoikies/athina/',
  '/search-list/?idContratto=2',
  '/demo/',
]

for (const path of paths)
  test(`${path} hydrates without a warning and within its own policy`, async ({ page }) => {
    const problems = watchPage(page)
    const reply = await page.goto(path)
    expect(reply?.status()).toBe(200)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    expect(problems()).toEqual([])
  })

test('the listing page hydrates without a warning', async ({ page, request }) => {
  const problems = watchPage(page)
  await page.goto(await firstListingPath(request))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  expect(problems()).toEqual([])
})

test('a missing page is a 404 page of ours', async ({ page }) => {
  const reply = await page.goto('/utente/annunci/')
  expect(reply?.status()).toBe(404)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
})

/** Frames in which fewer headings of the page can be seen than in the one before, as “6 → 2”. */
const watchHeadings = () => {
  const losses: string[] = []
  let before = 0
  const look = () => {
    const headings = [...document.querySelectorAll('main h2, main h3')]
    const seen = headings.filter((heading) => heading.checkVisibility()).length
    if (seen < before) losses.push(`${before} → ${seen}`)
    before = seen
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Object.assign(globalThis, { losses })
}

test('nothing that the server wrote goes away while script takes over', async ({ page, request }) => {
  await page.addInitScript(watchHeadings)
  const shown = ['/', '/pwlhsh-katoikies/', '/agora-akiniton/', await firstListingPath(request)]
  for (const path of [...shown, await firstAgencyPath(request)]) {
    await page.goto(path)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (globalThis as { losses?: unknown }).losses), path).toEqual([])
  }
})
