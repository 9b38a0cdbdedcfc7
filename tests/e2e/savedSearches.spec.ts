import { expect } from '@playwright/test'
import { makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { searchSaved } from '../portal/searchSaved.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

test.use(ownAddress)

test('a saved search is renamed, paused and removed without script', async ({ page, browser, request }) => {
  const account = await makeAccount(request)
  await signIn(page.request, account)
  await visit(page, '/en/pwlhsh-katoikies/?prezzoMassimo=250000')
  const saved = searchSaved(page)
  await page.getByRole('button', { name: 'Save this search' }).first().click()
  await saved

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await signIn(plain.request, account)
  const reply = await plain.goto('/en/user/searches/')
  expect(reply?.headers()['cache-control']).toBe('no-store')
  const settings = plain.getByText('Settings of this search')
  await settings.click()
  await plain.getByRole('textbox', { name: 'Name' }).fill('Up to 250')
  await plain.getByRole('button', { name: 'Save changes' }).last().click()
  await expect(plain.getByRole('link', { name: 'Up to 250', exact: true })).toBeVisible()

  await settings.click()
  await plain.getByRole('button', { name: /7 days/ }).click()
  await expect(plain.getByText(/Paused until/)).toBeVisible()

  await plain.getByRole('button', { name: /Up to 250/ }).click()
  await expect(plain.getByRole('heading', { name: 'You have not saved any searches' })).toBeVisible()
})
