import { expect, type Page } from '@playwright/test'
import { onlyNightly } from '../nightly/isNightly.ts'
import { makeAccount, newEmail, ownAddress, signIn } from '../portal/account.ts'
import { search } from '../portal/stock.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

test.describe.configure({ timeout: 180_000 })

test.use(ownAddress)

/** What a page was told of: the snackbar of the news, or the count in the menu of the account. */
const news = (page: Page) => page.getByText('New message', { exact: true }).first()

test(
  'eight tabs share one stream: a ninth page loads, and each is told what happens',
  onlyNightly(true),
  async ({ context, browser }) => {
    const { listings } = await search(context.request, 'idContratto=1&idCategoria=1&ordine=dataModifica')
    let home: { readonly id: number; readonly email: string } | undefined
    for (const { id } of listings) {
      const reply = await context.request.get(`/api-next/listings/${id}/`)
      const { agency } = (await reply.json()) as { readonly agency: { readonly id: number } | null }
      if (agency) home = { id, email: `advertiser-${agency.id}@demo.estia.example` }
    }
    if (home === undefined) throw new Error('No agency offers a home')
    await signIn(context.request, await makeAccount(context.request, home.email))
    let opened = 0
    context.on('request', (asked) => void (asked.url().includes('/api-next/events/') && opened++))
    const tabs: Page[] = []
    for (let count = 0; count < 8; count++) {
      const tab = await context.newPage()
      await visit(tab, '/en/')
      await expect(tab.getByRole('button', { name: /^My account/ })).toBeVisible()
      tabs.push(tab)
    }
    const ninth = await context.newPage()
    await visit(ninth, '/en/pwlhsh-katoikies/athina/')
    await expect(ninth.getByRole('article').first()).toBeVisible()
    expect(opened).toBe(1)

    const seeker = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.7' } })
    const email = newEmail()
    await signIn(seeker.request, await makeAccount(seeker.request, email))
    const say = async (key: string) => {
      const info = await seeker.request.get('/api-next/auth/user/info/')
      const reply = await seeker.request.post('/api-next/contact/message/', {
        data: { listingId: home.id, key, text: 'Is it still there?' },
        headers: { 'x-csrf-token': info.headers()['x-csrf-token'] ?? '', 'sec-fetch-site': 'same-origin' },
      })
      expect(reply.ok(), await reply.text()).toBe(true)
    }
    const isToldTo = (pages: readonly Page[]) =>
      Promise.all(pages.map((tab) => news(tab).waitFor({ timeout: 30_000 })))
    await Promise.all([isToldTo([...tabs, ninth]), say('first-message-0001')])

    // The tab that holds the stream goes: another takes it, and nothing is lost meanwhile.
    await tabs[0]?.close()
    const others = [...tabs.slice(1), ninth]
    for (const tab of others) await tab.getByRole('button', { name: 'Close message' }).first().click()
    await Promise.all(others.map((tab) => news(tab).waitFor({ state: 'hidden' })))
    await Promise.all([isToldTo(others), say('second-message-002')])
    await seeker.close()
  },
)
