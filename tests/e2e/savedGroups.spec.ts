import { expect, type Page } from '@playwright/test'
import { covers } from '../covers.ts'
import { makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'
import { watchPage } from '../portal/watchPage.ts'

test.use(ownAddress)

const byte = () => 1 + Math.floor(Math.random() * 250)
/** For a context of a test's own: `ownAddress` is that of the page that every test is given. */
const headers = () => ({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` })

const idOf = (linkId: string | null) => Number(linkId?.slice('listing-'.length))

/** Ids of the first listings of a list. */
async function firstHomes(page: Page, count: number): Promise<readonly number[]> {
  await page.goto('/en/pwlhsh-katoikies/')
  const links = page.locator('main a[id^="listing-"]')
  const ids = await Promise.all(Array.from({ length: count }, (_, at) => links.nth(at).getAttribute('id')))
  return ids.map(idOf)
}

/** Saves homes with the heart. */
async function save(page: Page, count: number): Promise<void> {
  await visit(page, '/en/pwlhsh-katoikies/')
  for (let at = 0; at < count; at++) {
    const kept = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
    await page
      .locator('main')
      .getByRole('button', { name: /^Save:/ })
      .nth(at)
      .press('Enter')
    await kept
  }
}

test('saved homes are read, moved and noted without script', async ({ browser, request }) => {
  const account = await makeAccount(request)
  const saver = await (await browser.newContext({ extraHTTPHeaders: headers() })).newPage()
  await signIn(saver.request, account)
  await save(saver, 2)
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: headers() })
  const page = await context.newPage()
  await signIn(page.request, account)
  const reply = await page.goto('/en/user/saved/')
  expect(reply?.headers()['cache-control']).toBe('no-store')
  await expect(page.locator('main a[id^="listing-"]')).toHaveCount(2)

  await page.getByRole('combobox', { name: 'Stage' }).first().selectOption('visit')
  await page.getByRole('button', { name: 'Move' }).first().click()
  await expect(page).toHaveURL('/en/user/saved/')
  await expect(page.getByRole('combobox', { name: 'Stage' }).first()).toHaveValue('visit')

  await page.getByText('Note', { exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Your note' }).first().fill('Ask about the roof')
  await page.getByRole('button', { name: 'Save note' }).first().click()
  await expect(page.getByText('Ask about the roof').first()).toBeVisible()
  await expect(page.getByText('Only you')).toBeVisible()

  await page.getByRole('link', { name: 'Board', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Visit: 1' })).toBeVisible()
})

test('another one sees a change of the group at once, on an open page', async ({ browser, request }) => {
  const [owner, member] = [await makeAccount(request), await makeAccount(request)]
  const [first, second] = await Promise.all(
    [owner, member].map(async (account) => {
      const page = await (await browser.newContext({ extraHTTPHeaders: headers() })).newPage()
      await signIn(page.request, account)
      return page
    }),
  )
  if (!first || !second) throw new Error('No pages')
  const problems = watchPage(second)
  await save(first, 1)
  await visit(first, '/en/user/saved/?view=board')
  await first.getByText('People and links').click()
  const made = first.getByRole('textbox', { name: 'The link, to copy' })
  // The code of this part may come after that of the page.
  await expect(async () => {
    await first.getByRole('combobox', { name: 'What the link allows' }).selectOption('editor')
    await first.getByRole('button', { name: 'New link' }).click()
    await expect(made).toHaveValue(/\/user\/saved\/join\//, { timeout: 2000 })
  }).toPass()
  const url = await made.inputValue()
  await visit(second, new URL(url).pathname + new URL(url).search)
  await second.getByRole('button', { name: 'Join' }).click()
  await expect(second).toHaveURL(/\/en\/user\/saved\/\?group=/)
  await expect(second.getByRole('combobox', { name: 'Stage' })).toHaveValue('maybe')

  await first.getByRole('combobox', { name: 'Stage' }).selectOption('offer')
  await expect(second.getByRole('combobox', { name: 'Stage' })).toHaveValue('offer')
  expect(problems()).toEqual([])
})

test(
  'a home that is hidden leaves the lists, and comes back',
  covers('routes/Hidden-ads'),
  async ({ page }) => {
    await signIn(page.request, await makeAccount(page.request))
    const [id] = await firstHomes(page, 1)
    await visit(page, `/en/aggelies/${id}/`)
    await page.getByRole('button', { name: 'Hide', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Size' }).click()
    const messages = page.getByRole('region', { name: 'Messages' })
    await expect(messages.getByText('The home is hidden from your lists.')).toBeVisible()
    await visit(page, '/en/pwlhsh-katoikies/')
    await expect(page.getByText('1 home hidden')).toBeVisible()
    await expect(page.locator(`#listing-${id}`)).toHaveCount(0)
    await page.getByRole('link', { name: 'All hidden homes' }).click()
    await page.getByRole('button', { name: `Show listing ${id} again` }).click()
    await expect(page.getByText('You have not hidden any homes')).toBeVisible()
  },
)

test(
  'what was looked at stays on the device',
  covers('routes/Recent-ads', 'routes/Recent-searches'),
  async ({ page }) => {
    const [id] = await firstHomes(page, 1)
    await visit(page, `/en/aggelies/${id}/`)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('estia.seen'))).toBe(`[${id}]`)
    await visit(page, '/en/utente/annunci/recenti/')
    await expect(page.locator(`#listing-${id}`)).toBeVisible()
    await visit(page, '/en/utente/ricerche/recenti/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recent searches')
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('homes are compared in a table, with or without what is the same', async ({ page }) => {
    const ids = await firstHomes(page, 3)
    await page.goto(`/en/user/saved/compare/?ids=${ids.join(',')}`)
    const table = page.getByRole('table', { name: 'Comparison of 3 homes' })
    await expect(table.getByRole('columnheader')).toHaveCount(4)
    await expect(table.getByRole('rowheader', { name: 'Price', exact: true })).toBeVisible()
    const rows = await table.getByRole('row').count()
    await page.getByRole('link', { name: 'Only differences' }).click()
    expect(await table.getByRole('row').count()).toBeLessThan(rows)
    await table
      .getByRole('link', { name: /^Without:/ })
      .first()
      .click()
    await expect(page.getByRole('table', { name: 'Comparison of 2 homes' })).toBeVisible()
  })
})
