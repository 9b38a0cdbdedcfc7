/** A search that an address keeps without an account: from the list to the last message. */
import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from '../a11y/axe.ts'
import { makeAccount, newEmail, ownAddress, signIn } from '../portal/account.ts'
import { type ReceivedMail, linkIn, mailsTo, mailTo } from '../portal/mails.ts'
import { placeFlat } from '../portal/placeFlat.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

test.use(ownAddress)

const list = '/en/pwlhsh-katoikies/?prezzoMinimo=400000&prezzoMassimo=400900'

/** A home of that list that no other test has placed: one that was told before is not told again. */
const anotherHome = () => ({
  price: 400_000 + Math.floor(Math.random() * 900),
  netArea: 90 + Math.floor(Math.random() * 40),
  latitude: 37.9 + Math.random() / 10,
  longitude: 23.7 + Math.random() / 20,
})

async function askByMail(page: Page, email: string): Promise<ReceivedMail> {
  await page.getByRole('textbox', { name: 'Email address' }).fill(email)
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText(/^Check your mail/)).toBeVisible()
  return mailTo(email, 'Confirm your alerts')
}

const state = (page: Page, text: string) => expect(page.getByRole('status')).toHaveText(text)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a search is kept by an address alone, told by mail, and stopped by pressing only', async ({
  page,
  browser,
  request,
}) => {
  const email = newEmail()
  await visit(page, list)
  await page.getByRole('button', { name: 'Save this search' }).first().click()
  await expect(page.getByText(/^Search: /)).toContainText('400,900')
  await expectNoViolations(page)
  await page.getByRole('textbox', { name: 'Email address' }).fill('no address')
  await press(page, 'Send me the link')
  await expect(page.getByRole('alert')).toBeVisible()
  const confirm = linkIn(await askByMail(page, email))

  await page.goto(confirm)
  await state(page, 'Your address is not confirmed yet.')
  await expectNoViolations(page)
  // A program that follows links changes nothing.
  expect((await page.request.get(confirm)).ok()).toBe(true)
  await page.reload()
  await state(page, 'Your address is not confirmed yet.')
  await press(page, 'Confirm and turn the alerts on')
  await state(page, 'The alerts are on. We write to you as soon as there is a new home.')

  const owner = await browser.newPage()
  await signIn(owner.request, await makeAccount(request))
  await placeFlat(owner, anotherHome())
  const alert = await mailTo(email, 'A new home')
  expect(alert.text).toContain('€400,')
  const manage = /\/alerts\/[\w-]+\/unsubscribe\//.exec(alert.text)?.[0] ?? ''
  await page.goto(manage)
  await state(page, 'Alerts are on.')
  await press(page, 'Pause them for 7 days')
  await state(page, 'The alerts are paused for 7 days.')
  await press(page, 'Turn the alerts on again')
  await state(page, 'The alerts are on again.')

  // As a mail program does it: without a cookie, a page or a redirect.
  const reply = await request.post(manage, {
    form: { 'List-Unsubscribe': 'One-Click' },
    maxRedirects: 0,
  })
  expect(reply.status()).toBe(200)
  await placeFlat(owner, anotherHome())
  await page.goto(manage)
  await state(page, 'Alerts are off or paused.')
  await press(page, 'Delete my address and all its searches')
  await state(page, 'Your address and all its searches were deleted.')
  expect((await page.goto(manage))?.status()).toBe(404)
  expect(await mailsTo(email, 'A new home')).toHaveLength(1)
})

test('the same works without script', async ({ browser }) => {
  const email = newEmail()
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/alerts/new/?lang=en&search=${encodeURIComponent(list.replace('/en', ''))}`)
  await page.goto(linkIn(await askByMail(page, email)))
  await press(page, 'Confirm and turn the alerts on')
  await press(page, 'Stop the alerts of this search')
  await state(page, 'The alerts of this search have stopped.')
  await context.close()
})
