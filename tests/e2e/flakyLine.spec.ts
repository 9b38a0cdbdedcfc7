/** A line that fails in the ways lines do, while a user writes to an advertiser: nothing typed is lost, nothing sent twice. */
import { expect, type Route } from '@playwright/test'
import { newEmail, ownAddress } from '../portal/account.ts'
import { linkIn, mailsTo, mailTo } from '../portal/mails.ts'
import { search } from '../portal/stock.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'
import { watchPage } from '../portal/watchPage.ts'

test.use(ownAddress)

const failed = 'The server could not answer. Nothing is lost: please try again in a moment.'
const connection = /connection/i

/** What happens to the message, in this order, and what is said of it. Some reach the portal, which nobody hears of. */
const faults: readonly (readonly [
  name: string,
  happens: (route: Route) => Promise<void>,
  said: string | RegExp,
])[] = [
  [
    'a gateway answers with a page',
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' }),
    failed,
  ],
  [
    'the reply is lost',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    connection,
  ],
  [
    'half of the reply arrives',
    async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).slice(0, 20) })
    },
    connection,
  ],
  [
    'there were too many requests',
    (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '1' },
        json: { data: { message: 'Wait a little.' } },
      }),
    'Wait a little.',
  ],
]

test('a message arrives once, whatever the line does meanwhile', async ({ page, request }) => {
  const { listings } = await search(request, 'idContratto=1&idCategoria=1')
  const said = watchPage(page)
  const email = newEmail()
  await visit(page, `/en/aggelies/${listings[0]?.id}/`)
  await page.getByRole('button', { name: 'Send a message' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Message to the advertiser' })
  const text = dialog.getByRole('textbox', { name: /message/i })
  await text.fill('Is it still free?')
  await dialog.getByLabel('Full name').fill('Μαρία')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel(/^Phone/).fill('+30 691 234 5678')
  await dialog.getByLabel(/^I accept/).press('Space')

  for (const [name, happens, words] of faults)
    await test.step(name, async () => {
      await page.route('**/api-next/contact/message/**', happens, { times: 1 })
      await dialog.getByRole('button', { name: 'Send message' }).click()
      await expect(dialog.getByText(words)).toBeVisible()
      await expect(text).toHaveValue('Is it still free?')
    })
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'One step is left' })).toBeVisible()

  await visit(page, linkIn(await mailTo(email, 'Confirm your message')))
  await page.getByRole('button', { name: 'Confirm and send' }).click()
  await expect(page.getByRole('heading', { name: 'Delivered to the advertiser' })).toBeVisible()
  await mailTo(email, 'Your message has been delivered')
  expect(await mailsTo(email, 'Confirm your message')).toHaveLength(1)
  // The browser itself tells of replies that failed.
  expect(said().filter((line) => !line.includes('Failed to load resource'))).toEqual([])
})
