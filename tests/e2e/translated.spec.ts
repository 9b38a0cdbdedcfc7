/**
 * Pages that the browser translates: what changes on them reads the same as without translation, and nothing breaks.
 * Each step is done on two pages, of which one is translated.
 */
import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import { type Account, makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { onlyNightly } from '../nightly/isNightly.ts'
import { everyPage } from '../portal/everyPage.ts'
import { panel } from '../portal/map.ts'
import { firstListingPath, search } from '../portal/stock.ts'
import { test } from '../portal/test.ts'
import { translatePage } from '../portal/translatePage.ts'
import { visit } from '../portal/visit.ts'

test.use(ownAddress)
test.describe.configure({ timeout: 180_000 })

type Step = (page: Page) => Promise<unknown>

/** Opens both pages, and returns what does a step on both and compares what they say. */
async function openTwice(browser: Browser, path: string, account?: Account) {
  const thrown: string[] = []
  const open = async () => {
    // English pages offer no other language to who reads English.
    const context = await browser.newContext({ extraHTTPHeaders: headers(), locale: 'en-GB' })
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => thrown.push(message))
    if (account) await signIn(page.request, account)
    await visit(page, path)
    return page
  }
  const [plain, translated] = [await open(), await open()]
  await translatePage(translated)
  return {
    plain,
    translated,
    both: async (step: Step) => {
      await step(plain)
      await step(translated)
      await expect.poll(() => wordsOf(translated), { timeout: 20_000 }).toBe(await settled(plain))
      expect(await translated.locator('font').count()).toBeGreaterThan(20)
      expect(thrown).toEqual([])
    },
  }
}

const byte = () => 1 + Math.floor(Math.random() * 250)
const headers = () => ({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` })

/** All that the page says, but the credit of the map and what the drawn map says of itself. */
const wordsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header, main, [role="dialog"]')]
      .map((part) => part.innerText.replaceAll(/\s+/g, ' ').trim())
      .join('\n'),
  )

/** What the page says once it has said the same twice, and nothing is on its way. */
async function settled(page: Page): Promise<string> {
  let before = ''
  await expect
    .poll(async () => {
      const now = await wordsOf(page)
      const isSame = now === before && (await page.locator('main [aria-busy="true"]').count()) === 0
      before = now
      return isSame
    })
    .toBe(true)
  return before
}

// By keys: under a pointer that rests where a list comes, a card shows more of itself.
test('a list: filters, order, pages and back', onlyNightly(true), async ({ browser }) => {
  const { both } = await openTwice(browser, '/en/pwlhsh-katoikies/')
  await both(async (page) => {
    await page.locator('search [aria-expanded]').nth(2).press('Enter')
    await page.locator('input[name="prezzoMassimo"]').fill('180000')
    await page.locator('input[name="prezzoMassimo"]').press('Enter')
    await expect(page).toHaveURL(/prezzoMassimo=180000/)
  })
  await both(async (page) => {
    await page.locator('main nav a[href*="pag=2"]').first().press('Enter')
    await expect(page).toHaveURL(/pag=2/)
  })
  await both(async (page) => {
    await page.getByLabel('Order', { exact: true }).selectOption('cheaper')
    await expect(page).toHaveURL(/ordine=asc/)
  })
  await both(async (page) => {
    await page.getByRole('link', { name: /^Remove filter: Price/ }).press('Enter')
    await expect(page).not.toHaveURL(/prezzoMassimo/)
  })
  await both(async (page) => {
    await page.locator('search [aria-expanded]').nth(3).press('Enter')
    await page.locator('select[name="camereDaLettoMinimo"]').selectOption('3')
    await page.locator('[role="dialog"] [type="submit"]').press('Enter')
    await expect(page).toHaveURL(/camereDaLettoMinimo=3/)
  })
  await both((page) => page.goBack())
})

test(
  'a listing: from the list and back, with what folds and opens',
  onlyNightly(true),
  async ({ browser, request }) => {
    const { both } = await openTwice(browser, '/en/pwlhsh-katoikies/athina/')
    await both(async (page) => {
      await page.locator('main a[id^="listing-"]').first().click()
      await expect(page).toHaveURL(/\/aggelies\//)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
    await both(async (page) => {
      for (const summary of await page.locator('main summary').all()) await summary.click()
    })
    await both(async (page) => {
      await page.goBack()
      await expect(page).toHaveURL(/pwlhsh-katoikies/)
    })
    const other = await openTwice(browser, `/en${await firstListingPath(request)}`)
    await other.both(async (page) => {
      await page.getByRole('button', { name: 'Send a message' }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
    await other.both((page) => page.keyboard.press('Escape'))
  },
)

test('a map: nearer, farther and other filters', onlyNightly(true), async ({ browser }) => {
  const { both } = await openTwice(
    browser,
    '/en/map/pwlhsh-katoikies/athina/?zoom=14&lat=37.9838&lng=23.7275',
  )
  await both((page) =>
    expect(panel(page).locator('a[id^="listing-"]').first()).toBeVisible({ timeout: 30_000 }),
  )
  await both(async (page) => {
    await page.getByRole('button', { name: 'Closer', exact: true }).press('Enter')
    await expect(page).toHaveURL(/zoom=15/)
  })
  await both(async (page) => {
    await page.getByRole('button', { name: 'Further out' }).press('Enter')
    await expect(page).toHaveURL(/zoom=14/)
  })
})

test('saved homes: in another order', async ({ browser, request }) => {
  const account = await makeAccount(request)
  const saver = await (await browser.newContext({ extraHTTPHeaders: headers() })).newPage()
  await signIn(saver.request, account)
  await visit(saver, '/en/pwlhsh-katoikies/')
  for (const at of [0, 1, 2]) {
    const kept = saver.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
    await saver
      .locator('main')
      .getByRole('button', { name: /^Save:/ })
      .nth(at)
      .press('Enter')
    await kept
  }
  const { both } = await openTwice(browser, '/en/user/saved/', account)
  await both((page) => expect(page.locator('main a[id^="listing-"]')).toHaveCount(3))
  await both((page) => page.locator('main select').first().selectOption({ index: 1 }))
})

test('messages: one is written, and appears', onlyNightly(true), async ({ browser, request }) => {
  const account = await makeAccount(request)
  await writeToAgency(browser, request, account)
  const { both, plain, translated } = await openTwice(browser, '/en/user/messages/', account)
  await both((page) => page.locator('main a[href*="/messages/"]').first().click())
  await both(async (page) => {
    if (page === plain) return
    await translated.getByRole('textbox').last().fill('When can we come?')
    await translated.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(translated.getByText('When can we come?').last()).toBeVisible()
    // One's own message comes to another window with the page.
    await plain.reload()
    await expect(plain.getByText('When can we come?').last()).toBeVisible()
  })
  await both((page) => page.goBack())
})

/** Starts a conversation as a signed-in user. */
async function writeToAgency(browser: Browser, request: APIRequestContext, account: Account): Promise<void> {
  const { listings } = await search(request, 'idContratto=1&idCategoria=1')
  const page = await (await browser.newContext({ extraHTTPHeaders: headers() })).newPage()
  await signIn(page.request, account)
  await visit(page, `/en/aggelies/${listings[0]?.id}/`)
  await page.getByRole('button', { name: 'Send a message' }).first().click()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('link', { name: 'Open conversation' })).toBeVisible()
  await page.context().close()
}

test('no page holds a text that React updates by its node', onlyNightly(true), async ({ page, request }) => {
  for (const { path } of await everyPage(request)) {
    await visit(page, path)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    expect(await page.evaluate(looseTexts), path).toEqual([])
  }
})

/**
 * Texts that are not all that their element holds, white space aside, which no translation touches: React marks the nodes
 * that it keeps a hold of.
 */
function looseTexts(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.nodeValue?.trim() && Object.keys(node).some((key) => key.startsWith('__reactFiber')))
      found.push(node.nodeValue)
  return found
}
