import { expect } from '@playwright/test'
import { expectNoViolations } from '../a11y/axe.ts'
import { makeAccount, newEmail, ownAddress, signIn } from '../portal/account.ts'
import { moderatorEmail, portalAddress } from '../portal/address.ts'
import { linkIn, mailTo } from '../portal/mails.ts'
import { placeFlat } from '../portal/placeFlat.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

test.use(ownAddress)

test('an ad is reported, removed with reasons, objected about, and shown again', async ({
  page,
  browser,
  request,
}) => {
  const owner = await makeAccount(request, newEmail())
  await signIn(page.request, owner)
  const id = await placeFlat(page)

  const context = await browser.newContext()
  const desk = await context.newPage()
  await signIn(desk.request, await makeAccount(request, moderatorEmail))
  const info = await desk.request.get('/api-next/auth/user/info/')
  await desk.request.post(`/api-next/listings/${id}/report/?lang=en`, {
    data: { reason: 'fraud', text: 'They ask for a deposit.', email: '' },
    headers: { 'x-csrf-token': info.headers()['x-csrf-token'] ?? '', origin: portalAddress },
  })
  await visit(desk, '/en/utente/moderation/')
  const ad = desk.getByRole('article').filter({ hasText: `Listing ${id},` })
  await expect(ad.getByText('They ask for a deposit.')).toBeVisible()
  await expectNoViolations(desk)
  await ad.getByRole('radio', { name: /^Remove it/ }).press('Space')
  await ad.getByRole('textbox', { name: 'The reasons, as they are sent' }).fill('There is no such home.')
  await ad.getByRole('button', { name: 'Carry out' }).last().press('Enter')
  await expect(ad.getByText('Removed: “There is no such home.”')).toBeVisible()
  await ad.getByRole('textbox', { name: 'Answer to the report' }).fill('We removed it.')
  await ad.getByRole('button', { name: 'Carry out' }).first().press('Enter')
  await expect(ad).toHaveCount(0)

  const mail = await mailTo(owner.email, 'Your listing was removed')
  await visit(page, linkIn(mail))
  await expect(page.getByText('removed the listing: “There is no such home.”')).toBeVisible()
  await page.getByRole('textbox', { name: 'Why the listing may be shown' }).fill('It does exist.')
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  await expect(page.getByText(/^Your objection was sent/)).toBeVisible()

  await visit(desk, '/en/utente/moderation/')
  await ad.getByRole('radio', { name: /^Granted/ }).press('Space')
  await ad.getByRole('textbox').first().fill('We saw it.')
  await ad.getByRole('button', { name: 'Carry out' }).first().press('Enter')
  await expect(ad).toHaveCount(0)
  await visit(page, `/en/aggelies/${id}/`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('A quiet flat')
  await context.close()
})
