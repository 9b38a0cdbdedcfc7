/** The filters before React has taken them over: what is done to them then is kept, and nothing of them goes away. */
import { expect, type Page, test } from '@playwright/test'
import { onlyNightly } from '../nightly/isNightly.ts'
import { visit } from '../portal/visit.ts'
import { watchPage } from '../portal/watchPage.ts'

const list = '/pwlhsh-katoikies/'
const code = /\/assets\/filterViews-[^/]*\.js$/
const maximum = 'input[name="prezzoMassimo"]'
const rent = 'input[name="idContratto"][value="2"]'
const villa = 'input[name="idTipologia"][value="2"]'
const words = 'input[name="keyword"]'
const place = 'search input[name="q"]'

/** Holds the filters' code back until `come` is called; `isAsked` tells whether anybody wanted it. */
async function holdBack(page: Page) {
  let come = () => undefined as void
  const gate = new Promise<void>((resolve) => (come = resolve))
  let isAsked = false
  await page.route(code, async (route) => {
    isAsked = true
    await gate
    await route.continue()
  })
  return { come: () => come(), isAsked: () => isAsked }
}

/** React knows the field: it has taken the filters over. */
const isAwake = (page: Page) =>
  page.locator(maximum).evaluate((field) => Object.keys(field).some((key) => key.startsWith('__reactProps')))
const untilAwake = (page: Page) => expect.poll(() => isAwake(page)).toBe(true)

/** Marks the element, to see later whether another took its place. */
const mark = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.setAttribute('data-marked', ''))
const isMarked = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.hasAttribute('data-marked'))

/** Notes whether React knew the field when it took it away. */
const watchRemoval = (page: Page) =>
  page.addInitScript((field) => {
    // Called with what it is called on.
    // oxlint-disable-next-line typescript/unbound-method
    const { removeChild } = Node.prototype
    Node.prototype.removeChild = function remove<T extends Node>(this: Node, child: T): T {
      const gone = child instanceof Element ? child.querySelector(field) : null
      const removedAwake = Object.keys(gone ?? {}).some((key) => key.startsWith('__reactProps'))
      if (gone) Object.assign(globalThis, { removedAwake })
      return removeChild.call(this, child) as T
    }
  }, maximum)
const wasAwake = (page: Page) => page.evaluate(() => (globalThis as { removedAwake?: boolean }).removedAwake)

test('nobody loads their code who has no use for them', async ({ page }) => {
  const { isAsked } = await holdBack(page)
  await visit(page, list)
  await page.locator('main a[id^="listing-"]').nth(3).hover()
  // Whatever waits for an idle page waits three seconds at most.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 4000 })))
  expect(isAsked()).toBe(false)
  expect(await isAwake(page)).toBe(false)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a button takes their place before they are taken over, and they are back on a wide screen', async ({
    page,
  }) => {
    const problems = watchPage(page)
    await watchRemoval(page)
    await visit(page, `${list}?prezzoMassimo=400000`)
    const opener = page.getByRole('button', { name: 'Φίλτρα, 1 ενεργό' })
    await expect(opener).toBeVisible()
    await expect(page.locator(maximum)).toHaveCount(0)
    expect(await wasAwake(page)).toBe(false)

    await page.setViewportSize({ width: 1024, height: 740 })
    await expect(page.locator(maximum)).toBeVisible()
    await page.locator(maximum).fill('300000')
    await page.locator(maximum).press('Enter')
    await expect(page).toHaveURL(/prezzoMassimo=300000$/)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(opener).toBeVisible()
    expect(await wasAwake(page)).toBe(true)
    expect(problems()).toEqual([])
  })
})

test('what was typed, chosen and unfolded before their code came is kept, with focus and caret', async ({
  page,
}) => {
  const problems = watchPage(page)
  const { come, isAsked } = await holdBack(page)
  await visit(page, list)
  await page.getByText('Περισσότερα φίλτρα').click()
  await page
    .locator('label')
    .filter({ has: page.locator(villa) })
    .click()
  await page.locator(words).fill('κήπος')
  await page.getByLabel('Τι ψάχνετε').selectOption({ label: 'Κατοικίες' })
  await page.getByLabel('Υπνοδωμάτια').selectOption('2')
  await page
    .locator('label')
    .filter({ has: page.locator(rent) })
    .click()
  await page.locator(maximum).focus()
  await page.keyboard.type('1200')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await mark(page, maximum)
  expect(isAsked()).toBe(true)
  expect(await isAwake(page)).toBe(false)

  come()
  await untilAwake(page)
  await expect(page.locator(maximum)).toBeFocused()
  await page.keyboard.type('50')
  await expect(page.locator(maximum)).toHaveValue('125000')
  expect(await isMarked(page, maximum)).toBe(true)
  // The panel was unfolded without script: its options say what they would find all the same.
  await expect(page.getByLabel('Ασανσέρ').locator('option', { hasText: /^Ναι \(/ })).toHaveCount(1)
  await expect(page.locator(villa)).toBeChecked()
  await expect(page.locator(words)).toHaveValue('κήπος')
  await expect(page.getByLabel('Υπνοδωμάτια')).toHaveValue('2')

  await page.locator(maximum).press('Enter')
  await expect(page).toHaveURL(/\/enoikio-katoikies\/\?/)
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('prezzoMassimo')).toBe('125000')
  expect(searchParams.get('camereDaLettoMinimo')).toBe('2')
  expect(searchParams.get('keyword')).toBe('κήπος')
  expect(searchParams.getAll('idTipologia')).toHaveLength(1)
  expect(problems()).toEqual([])
})

test('a place typed before is looked up, and suggested', async ({ page }) => {
  const { come } = await holdBack(page)
  await visit(page, list)
  await page.locator(place).click()
  await page.keyboard.type('Κουκ')
  come()
  await expect(page.getByRole('option', { name: /Κουκάκι/ })).toBeVisible()
  await expect(page.locator(place)).toBeFocused()
  await page.keyboard.type('άκι')
  await expect(page.locator(place)).toHaveValue('Κουκάκι')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/koukaki/)
})

test('what was submitted before is done once the code has come, in place', async ({ page }) => {
  const { come } = await holdBack(page)
  await visit(page, list)
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await page.locator(maximum).fill('200000')
  await page.locator(maximum).press('Enter')
  come()
  await expect(page).toHaveURL(/prezzoMassimo=200000$/)
  await expect(page.locator(maximum)).toHaveValue('200000')
  await expect(page.locator(maximum)).toBeFocused()
  expect(await page.evaluate(() => Object.hasOwn(globalThis, 'isSamePage'))).toBe(true)
})

test('a button that needs script is pressed when it can be', async ({ page }) => {
  const { come } = await holdBack(page)
  await visit(page, '/pwlhsh-katoikies/athina/')
  await expect(page.locator(place)).toHaveValue('Αθήνα')
  await page.getByRole('button', { name: 'Καθαρισμός' }).click()
  come()
  await expect(page.locator(place)).toHaveValue('')
  await expect(page.locator(place)).toBeFocused()
})

for (const [what, file] of Object.entries({
  'their code': code,
  'what keeps what was typed': /\/assets\/adoptFields-[^/]*\.js$/,
}))
  test(`without ${what} the server reads the form`, onlyNightly(file !== code), async ({ page }) => {
    await page.route(file, (route) => route.abort())
    await visit(page, list)
    await page.locator(maximum).fill('200000')
    await page.locator(maximum).press('Enter')
    await expect(page).toHaveURL(/prezzoMassimo=200000/)
    await expect(page.getByRole('link', { name: /Αφαίρεση φίλτρου: Τιμή/ })).toBeVisible()
  })

test('other results leave them standing, and they follow when they are wanted', async ({ page }) => {
  const problems = watchPage(page)
  const { come, isAsked } = await holdBack(page)
  await visit(page, `${list}?prezzoMassimo=400000`)
  await mark(page, maximum)
  await page.getByLabel('Σειρά', { exact: true }).selectOption('cheaper')
  await expect(page).toHaveURL(/ordine=asc/)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.locator('nav a[href*="pag=2"]').first().click()
  await expect(page).toHaveURL(/pag=2/)
  await expect(page.getByText(/Σελίδα\s2\sαπό/).first()).toBeVisible()
  expect(isAsked()).toBe(false)
  expect(await isMarked(page, maximum)).toBe(true)

  // Another search: the fields stay what they were for as long as it takes, then show it.
  await page.getByRole('link', { name: /Αφαίρεση φίλτρου: Τιμή/ }).click()
  await expect(page).not.toHaveURL(/prezzoMassimo/)
  await expect(page.locator(maximum)).toHaveValue('400000')
  expect(await isMarked(page, maximum)).toBe(true)
  come()
  await expect(page.locator(maximum)).toHaveValue('')
  await page.goBack()
  await expect(page.locator(maximum)).toHaveValue('400000')
  expect(problems()).toEqual([])
})

test('who comes back from a listing finds them whole', async ({ page }) => {
  const problems = watchPage(page)
  await visit(page, `${list}?prezzoMassimo=400000`)
  const card = page.locator('main a[id^="listing-"]').first()
  await card.click()
  await expect(page).toHaveURL(/\/aggelies\//)
  await page.goBack()
  await expect(card).toBeFocused()
  await expect(page.locator(maximum)).toHaveValue('400000')
  await expect.poll(() => isAwake(page)).toBe(true)
  expect(problems()).toEqual([])
})
