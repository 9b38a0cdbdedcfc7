import { expect, type Page } from '@playwright/test'
import { openFilter, searchUpTo } from '../portal/filters.ts'
import { test } from '../portal/test.ts'
import { watchPage } from '../portal/watchPage.ts'

const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage))
const recent = (page: Page) => page.getByRole('region', { name: 'Πρόσφατες αναζητήσεις' })

async function keepUpTo(page: Page, price: string): Promise<void> {
  await searchUpTo(page, price)
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('estia.recentSearches')?.split('}')[0]))
    .toContain(`prezzoMassimo=${price}`)
}

test('searches are kept on the device once made, lead back, and can be removed', async ({ page }) => {
  const problems = watchPage(page)
  await page.goto('/pwlhsh-katoikies/athina/')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  expect(await kept(page)).toEqual([])

  await keepUpTo(page, '300000')
  await keepUpTo(page, '200000')
  await keepUpTo(page, '300000')

  await page.goto('/')
  const links = recent(page).getByRole('link')
  await expect(links).toHaveText([
    /^Κατοικίες προς πώληση, Αθήνα, έως 300\.000\s€$/,
    /^Κατοικίες προς πώληση, Αθήνα, έως 200\.000\s€$/,
  ])
  await expect(recent(page).getByText('σήμερα')).toHaveCount(2)
  await links.last().click()
  await expect(page).toHaveURL('/pwlhsh-katoikies/athina/?prezzoMassimo=200000')

  // Among the filters too.
  await page.reload()
  await openFilter(page, /^Φίλτρα/)
  await page.getByText('Πρόσφατες αναζητήσεις').click()
  await expect(page.getByRole('link', { name: /Κατοικίες προς πώληση, Αθήνα, έως/ })).toHaveCount(2)

  await page.goto('/')
  await recent(page)
    .getByRole('button', { name: /^Αφαίρεση: .* έως 200/ })
    .click()
  await expect(links).toHaveCount(1)
  await expect(recent(page).getByRole('button', { name: /^Αφαίρεση/ })).toBeFocused()
  await recent(page).getByRole('button', { name: 'Διαγραφή όλων' }).click()
  await expect(links).toHaveCount(0)
  await expect(recent(page).getByText('διαγράφηκαν')).toBeVisible()
  expect(await kept(page)).toEqual([])
  expect(problems()).toEqual([])
})

test('what another user wrote there does no harm', async ({ page }) => {
  const problems = watchPage(page)
  await page.addInitScript(() =>
    localStorage.setItem('estia.recentSearches', '[{"address":"//evil.example"}]'),
  )
  await page.goto('/')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(recent(page)).toHaveCount(0)
  expect(problems()).toEqual([])
})
