/** An ad from the first page to the list, by keyboard alone, with the keys counted. */
import { expect, type Page } from '@playwright/test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { covers } from '../covers.ts'
import { makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { countPresses, enter, tabTo, typeInto } from '../portal/keyboard.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

test.use(ownAddress)

/** Keys beyond what is typed: Tab, arrows, Enter. */
const MOST_PRESSES = 120

const picturesFolder = join(import.meta.dirname, '../../demo/pictures')

/** Five that nobody takes for one another. */
const pictures = () => {
  const names = readdirSync(picturesFolder).filter((name) => name.endsWith('.webp'))
  return [0, 40, 80, 120, 160].map((at) => join(picturesFolder, names[at] ?? ''))
}

/** Chooses from a list by its first letters, as they are typed. */
async function choose(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, new RegExp(`^${field}`))
  await page.keyboard.type(text)
  await expect(page.locator('select:focus option:checked')).toHaveText(text)
}

const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

/** Goes on from wherever the focus is. */
const next = (page: Page) => page.keyboard.press('Control+Enter')

test(
  'a flat with five photographs is published with the keyboard alone, and found in the list',
  covers('routes/Publish-ad'),
  async ({ page, request }) => {
    // Thirteen steps and five pictures, on a machine that does other things.
    test.slow()
    await signIn(page.request, await makeAccount(request))
    await visit(page, '/en/pubblica-annuncio/')
    const presses = countPresses(page)
    await enter(page, /^Skip to content/)
    await enter(page, /^New listing$/)
    await step(page, 'What you offer')
    await choose(page, 'Sale or rent', 'Sale')
    await choose(page, 'Category', 'Homes')
    await choose(page, 'Type', 'Apartment')
    await next(page)

    await step(page, 'Place on the map')
    await typeInto(page, /^Place, neighbourhood/, 'Pangrati')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Here: Pangrati/ }).first()).toBeVisible()
    await enter(page, /^Here: Pangrati/)
    await expect(page.getByRole('textbox', { name: 'Latitude' })).not.toHaveValue('')
    await enter(page, /^North$/)
    await choose(page, 'What others see', 'Exact point')
    await next(page)

    await step(page, 'Areas and rooms')
    await typeInto(page, /^Net area/, 'seventy')
    await next(page)
    await expect(page.getByRole('heading', { name: 'Something needs correcting' })).toBeVisible()
    await enter(page, /^Net area/)
    await expect(page.getByRole('textbox', { name: 'Net area' })).toBeFocused()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('78')
    await typeInto(page, /^Bedrooms/, '2')
    await page.keyboard.press('Enter')
    await step(page, 'Building and floor')
    await choose(page, 'Floor', 'Floor 3')
    await next(page)
    await step(page, 'Energy')
    await choose(page, 'Energy class', 'D (Greek Δ)')
    await next(page)
    await step(page, 'Legal')
    // The steps stand before the heading, which has the focus.
    await expect(page.getByRole('heading', { level: 1, name: 'Legal' })).toBeFocused()
    await tabTo(page, /Equipment, access/, { key: 'Shift+Tab' })
    await page.keyboard.press('Enter')
    await step(page, 'Equipment, access')
    await next(page)
    await step(page, 'Price and money')
    await typeInto(page, /^Price, €/, '251.337')
    await page.keyboard.press('Enter')

    await step(page, 'Photographs')
    const asked = page.waitForEvent('filechooser')
    await enter(page, /^Choose pictures$/)
    await (await asked).setFiles(pictures())
    const order = page.getByRole('list', { name: 'Order of the photographs' })
    await expect(order.getByRole('listitem')).toHaveCount(5, { timeout: 30_000 })
    await next(page)
    await step(page, 'Description')
    await typeInto(page, /^Title \(English\)/, 'Bright flat')
    await page.keyboard.press('Enter')
    await step(page, 'Contact')
    await next(page)
    await step(page, 'Check')
    await expect(page.getByText('Nothing is missing to publish it.')).toBeVisible()
    await next(page)
    await step(page, 'Preview')
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
    await enter(page, /^Publish$/)
    await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible()
    test.info().annotations.push({ type: 'presses', description: `${presses()} of ${MOST_PRESSES}` })
    expect(presses()).toBeLessThanOrEqual(MOST_PRESSES)

    const shown = page.getByRole('link', { name: 'See the listing' })
    const id = /(\d+)\/$/.exec((await shown.getAttribute('href')) ?? '')?.[1]
    await visit(page, '/en/pwlhsh-katoikies/?prezzoMinimo=251337&prezzoMassimo=251337')
    await expect(page.locator(`main a#listing-${id}`)).toBeVisible()
  },
)
