import { expect } from '@playwright/test'
import { expectNoViolations } from '../a11y/axe.ts'
import { makeAccount, newEmail, ownAddress, signIn } from '../portal/account.ts'
import { operatorEmail, portalAddress } from '../portal/address.ts'
import { foreignRequests } from '../portal/foreignRequests.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

test.use(ownAddress)

const desk = '/en/utente/operator/'

test('the operator switches a flag, which is logged, and takes it back without script', async ({
  page,
  browser,
  request,
}) => {
  const elsewhere = foreignRequests(page, portalAddress)
  await signIn(page.request, await makeAccount(request, operatorEmail))
  await visit(page, desk)
  const row = page.getByRole('row', { name: /^newListingDetailApi/ })
  await expect(row).toContainText('On')
  await expectNoViolations(page)
  await row.getByRole('button', { name: 'Switch off newListingDetailApi' }).press('Enter')
  await expect(row.getByRole('button', { name: 'newListingDetailApi as configured' })).toBeVisible()
  await page.getByText('Who switched what').click()
  await expect(page.getByText(`${operatorEmail}: newListingDetailApi, Off`)).toBeVisible()
  expect(elsewhere).toEqual([])

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const page2 = await plain.newPage()
  await page2.goto(desk)
  await page2.getByRole('button', { name: 'newListingDetailApi as configured' }).click()
  await expect(page2.getByRole('button', { name: 'newListingDetailApi as configured' })).toHaveCount(0)
  await plain.close()
})

test('others find nothing there', async ({ page, request }) => {
  await signIn(page.request, await makeAccount(request, newEmail()))
  await visit(page, desk)
  await expect(page.getByText(/^Nothing was loaded/).first()).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
})
