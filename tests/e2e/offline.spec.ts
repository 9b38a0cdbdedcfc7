/** What a browser opens without a line: the saved homes of who is signed in, and else a page that says so. */
import { expect, type Page } from '@playwright/test'
import { onlyNightly } from '../nightly/isNightly.ts'
import { makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { portalAddress } from '../portal/address.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

test.use({ ...ownAddress, serviceWorkers: 'allow' })

/** Browsers that are driven by programs keep nothing. */
const asVisitor = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }))

/** Names of what the browser keeps of accounts. */
const keptNames = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('estia.offline.saved.')))

/** Whether all is kept that the saved homes need: both homes, and every file that their page names. */
const isKept = (page: Page) =>
  page.evaluate(async () => {
    const [name] = (await caches.keys()).filter((one) => one.startsWith('estia.offline.saved.'))
    if (name === undefined) return false
    const page = await (await caches.open(name)).match('/en/user/saved/')
    const html = (await page?.text()) ?? ''
    const files = new Set(html.match(/\/assets\/[\w.-]+/g))
    const found = await Promise.all([...files].map((file) => caches.match(file, { ignoreVary: true })))
    return html.match(/id="listing-/g)?.length === 2 && files.size > 0 && found.every(Boolean)
  })

async function saveTwo(page: Page): Promise<void> {
  await visit(page, '/en/pwlhsh-katoikies/')
  for (const at of [0, 1]) {
    const kept = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
    await page
      .locator('main')
      .getByRole('button', { name: /^Save:/ })
      .nth(at)
      .press('Enter')
    await kept
  }
}

const homes = (page: Page) => page.locator('main a[id^="listing-"]')

test(
  'saved homes open without a line, for who is signed in alone',
  onlyNightly(true),
  async ({ page, context }) => {
    await asVisitor(page)
    await signIn(page.request, await makeAccount(page.request))
    await saveTwo(page)
    await visit(page, '/en/user/saved/')
    await expect(homes(page)).toHaveCount(2)
    await expect.poll(() => isKept(page), { timeout: 20_000 }).toBe(true)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

    await context.setOffline(true)
    await visit(page, '/en/user/saved/')
    await expect(homes(page)).toHaveCount(2)
    await expect(
      page.getByText(/^You are offline\. You see your saved homes as they were on .+ at \d/),
    ).toBeVisible()
    // A photograph of each home is kept, in its smallest width.
    for (const at of [0, 1]) {
      const picture = page.locator('main img[src^="/media/"]').nth(at)
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0)
    }

    await page.getByText('Note', { exact: true }).first().click()
    const note = page.getByRole('textbox', { name: 'Your note' }).first()
    await note.fill('Ask about the roof')
    await page.getByRole('button', { name: 'Save note' }).first().click()
    await expect(page.getByText('Note: waits for a connection')).toBeVisible()
    await expect(note).toHaveValue('')

    await page.goto('/de/karten/')
    await expect(page.getByRole('heading', { name: 'Sie sind offline' })).toBeVisible()
    await page.getByRole('link', { name: /^Ihr Merkzettel/ }).click()
    await expect(homes(page)).toHaveCount(2)

    await context.setOffline(false)
    await visit(page, '/en/user/saved/')
    await expect(page.getByText(/^You are offline/)).toHaveCount(0)
    await page.getByRole('button', { name: /^My account/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect.poll(() => keptNames(page)).toEqual([])
    await context.setOffline(true)
    await page.goto('/en/user/saved/')
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await expect(page.getByRole('link', { name: /saved homes/ })).toHaveCount(0)
  },
)

/** Changes a home on another device of the same account, which has a line. */
async function moveElsewhere(page: Page, stage: string, at: number): Promise<void> {
  const info = await page.request.get('/api-next/auth/user/info/')
  const headers = { 'x-csrf-token': info.headers()['x-csrf-token'] ?? '', origin: portalAddress }
  const mine = await page.request.get('/api-next/saved/groups/mine/')
  const { id, items } = (await mine.json()) as { id: string; items: readonly { id: number }[] }
  const path = `/api-next/saved/groups/${id}/items/${items[at]?.id}/`
  const reply = await page.request.put(path, { data: { stage }, headers })
  expect(reply.ok(), await reply.text()).toBe(true)
}

const waits = (page: Page, what: string) => page.getByText(`${what}: waits for a connection`)
const stageOf = (page: Page, at: number) => page.getByRole('combobox', { name: 'Stage' }).nth(at)

test('changes without a line wait, are sent with one, and meet those of another device', async ({
  page,
  context,
}) => {
  await asVisitor(page)
  await signIn(page.request, await makeAccount(page.request))
  await saveTwo(page)
  await visit(page, '/en/user/saved/')
  await expect.poll(() => isKept(page), { timeout: 20_000 }).toBe(true)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  await context.setOffline(true)
  await visit(page, '/en/user/saved/')
  await expect(page.getByText(/^You are offline/)).toBeVisible()
  await stageOf(page, 0).selectOption('visit')
  await expect(waits(page, 'Stage')).toBeVisible()
  await stageOf(page, 1).selectOption('asked')
  await expect(waits(page, 'Stage')).toHaveCount(2)
  await page.getByText('Note', { exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Your note' }).first().fill('Ask about the roof')
  await page.getByRole('button', { name: 'Save note' }).first().click()
  await expect(page.getByText('Ask about the roof').first()).toBeVisible()
  await expect(waits(page, 'Note')).toBeVisible()

  // What waits outlives the page.
  await visit(page, '/en/user/saved/')
  await expect(waits(page, 'Stage')).toHaveCount(2)
  await expect(waits(page, 'Note')).toBeVisible()
  await expect(stageOf(page, 0)).toHaveValue('visit')

  await moveElsewhere(page, 'no', 0)
  await context.setOffline(false)
  await expect(page.getByText(/“No” stays, since it is newer. The other value was “Visit”/)).toBeVisible()
  await expect(waits(page, 'Stage')).toHaveCount(0)
  await expect(waits(page, 'Note')).toHaveCount(0)
  await expect(stageOf(page, 0)).toHaveValue('no')
  await expect(stageOf(page, 1)).toHaveValue('asked')
  await expect(page.getByText('Ask about the roof').first()).toBeVisible()

  await page.getByRole('button', { name: 'Take the other value' }).click()
  await expect(page.getByText(/stays, since it is newer/)).toHaveCount(0)
  await expect(stageOf(page, 0)).toHaveValue('visit')
  // The server has all of it: another opening shows the same.
  await visit(page, '/en/user/saved/')
  await expect(stageOf(page, 0)).toHaveValue('visit')
  await expect(stageOf(page, 1)).toHaveValue('asked')
  await expect(page.getByText('Ask about the roof').first()).toBeVisible()
})
