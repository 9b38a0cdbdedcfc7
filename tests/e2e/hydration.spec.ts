import { expect, test } from '@playwright/test'
import { firstListingPath } from '../portal/stock.ts'
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
