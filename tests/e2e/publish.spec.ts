import { expect, type Page } from '@playwright/test'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expectNoViolations } from '../a11y/axe.ts'
import { covers } from '../covers.ts'
import { onlyNightly } from '../nightly/isNightly.ts'
import { makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { placeFlat } from '../portal/placeFlat.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

test.use(ownAddress)

const picturesFolder = join(import.meta.dirname, '../../demo/pictures')

const byte = () => 1 + Math.floor(Math.random() * 250)
const headers = () => ({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` })

const step = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()

/** Goes to another step of the list of steps, which stands beside the form here. */
async function go(page: Page, name: string): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps of the listing' })
  await steps.getByRole('link', { name: new RegExp(`^${name} `) }).click()
  await step(page, name)
}

test('a flat is published without script, and goes on on another device', async ({ browser, request }) => {
  const account = await makeAccount(request)
  const open = async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: headers() })
    const page = await context.newPage()
    await signIn(page.request, account)
    return page
  }
  const first = await open()
  await first.goto('/en/pubblica-annuncio/')
  await first.getByRole('button', { name: 'New listing' }).click()
  await step(first, 'What you offer')
  await first.getByLabel('Sale or rent').selectOption('Rent')
  await first.getByLabel('Category').selectOption('Homes')
  await first.getByLabel('Type', { exact: true }).selectOption('Apartment')
  await first.getByRole('button', { name: /^Next/ }).click()
  await step(first, 'Place on the map')
  await first.getByLabel('Place, neighbourhood or station').fill('Pangrati')
  await first.getByRole('button', { name: 'Find it' }).click()
  await first
    .getByRole('button', { name: /^Here: Pangrati/ })
    .first()
    .click()
  await expect(first.getByLabel('Latitude')).not.toHaveValue('')
  await first.getByRole('button', { name: /^Next/ }).click()
  await step(first, 'Areas and rooms')
  await first.getByLabel('Net area').fill('many')
  await first.getByRole('button', { name: /^Next/ }).click()
  await expect(first.getByRole('heading', { name: 'Something needs correcting' })).toBeVisible()
  await expect(first.getByLabel('Net area')).toHaveValue('many')

  const page = await open()
  await page.goto('/en/pubblica-annuncio/')
  await page.getByRole('link', { name: /^Continue: Apartment/ }).click()
  await expect(page.getByLabel('Sale or rent')).toHaveValue('rent')
  await go(page, 'Areas and rooms')
  await page.getByLabel('Net area').fill('61')
  await page.getByRole('button', { name: /^Next/ }).click()
  await step(page, 'Building and floor')
  await go(page, 'Energy')
  await page.getByLabel('Energy class').selectOption('C')
  await page.getByRole('button', { name: /^Next/ }).click()
  await go(page, 'Price and money')
  await page.getByLabel('Price, €').fill('873')
  await page.getByRole('button', { name: /^Next/ }).click()
  await go(page, 'Preview')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible()
  await page.getByRole('link', { name: 'See the listing' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Apartment')
})

test(
  'one’s own ads are paused, shown again and changed',
  covers('routes/Published-ads', 'routes/Edit-ad'),
  async ({ page, request }) => {
    await signIn(page.request, await makeAccount(request))
    const id = await placeFlat(page)
    await visit(page, '/en/utente/annunci/pubblicati/')
    await expect(page.getByText('Shown', { exact: true })).toBeVisible()
    const more = page.locator('summary', { hasText: 'More actions: Apartment' })
    await more.press('Enter')
    await page.getByRole('button', { name: /^Pause: Apartment/ }).press('Enter')
    await expect(page.getByText('Paused', { exact: true })).toBeVisible()
    await expect(more).toBeFocused()
    await page.getByRole('button', { name: /^Show again: Apartment/ }).press('Enter')
    await expect(page.getByText('Shown', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: /^Change: Apartment/ }).press('Enter')
    await expect(page).toHaveURL(`/en/utente/annuncio/${id}`)
    await page.getByRole('button', { name: 'Change', exact: true }).press('Enter')
    await step(page, 'Price and money')
    await page.getByRole('textbox', { name: /^Price, €/ }).fill('249.000')
    await page.getByRole('button', { name: /^Next/ }).press('Enter')
    await step(page, 'Photographs')
    await go(page, 'Preview')
    await expect(page.getByText('This changes: Price, €.')).toBeVisible()
    await page.getByRole('button', { name: 'Publish the changes' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible()
    await page.getByRole('link', { name: 'See the listing' }).press('Enter')
    await expect(page.getByText('€249,000').first()).toBeVisible()
  },
)

test(
  'the owner reads how an ad is seen, with and without script',
  onlyNightly(true),
  async ({ page, request, browser }) => {
    const account = await makeAccount(request)
    await signIn(page.request, account)
    const id = await placeFlat(page)
    await visit(page, `/en/aggelies/${id}/`)
    await visit(page, `/en/utente/annuncio/${id}`)
    await expect(page.getByRole('heading', { name: 'How the listing is seen' })).toBeVisible()
    await page.getByRole('link', { name: '90 days' }).press('Enter')
    await expect(page).toHaveURL(/days=90/)
    await expect(page.getByRole('figure', { name: 'Shown in lists, by day' })).toBeVisible()
    await expectNoViolations(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`estia-${id}.csv`)

    const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: headers() })
    const plain = await context.newPage()
    await signIn(plain.request, account)
    await plain.goto(`/en/utente/annuncio/${id}`)
    await plain.getByText('All figures as a table').click()
    await expect(plain.getByRole('columnheader', { name: 'Median place in lists' })).toBeVisible()
  },
)

test(
  'visibility is bought, and withdrawn from in two steps',
  covers('routes/Upgrade-ad-visibility'),
  async ({ page, request }) => {
    await signIn(page.request, await makeAccount(request))
    const id = await placeFlat(page)
    await visit(page, '/en/utente/annunci/pubblicati/')
    await page.locator('summary', { hasText: 'More actions: Apartment' }).press('Enter')
    await page.getByRole('link', { name: /^Visibility: Apartment/ }).press('Enter')
    await expect(page).toHaveURL(`/en/utente/annuncio/${id}/visibilita/`)
    await expect(page.getByText('Now: no paid visibility')).toBeVisible()
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Order with obligation to pay' }).press('Enter')
    await expect(page.getByText('Choose what you want first.')).toBeVisible()
    await page.getByRole('radio', { name: /^Star/ }).press('Space')
    await page.getByRole('checkbox', { name: /^Begin at once/ }).press('Space')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Order with obligation to pay' }).press('Enter')
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(page.getByText('Now: Star')).toBeVisible()
    await page.getByRole('link', { name: /^Pro-forma/ }).press('Enter')
    await expect(page.getByText('Total amount')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the orders' }).press('Enter')
    await page.getByRole('link', { name: 'Withdraw from the contract here' }).press('Enter')
    await page.getByRole('button', { name: 'Confirm withdrawal' }).press('Enter')
    await expect(page.getByText('Withdrawn from')).toBeVisible()
    await expect(page.getByText('Now: no paid visibility')).toBeVisible()
  },
)

test('visibility is bought without script', onlyNightly(true), async ({ browser, page, request }) => {
  const account = await makeAccount(request)
  await signIn(page.request, account)
  const id = await placeFlat(page)
  const context = await browser.newContext({ javaScriptEnabled: false, extraHTTPHeaders: headers() })
  const plain = await context.newPage()
  await signIn(plain.request, account)
  await plain.goto(`/en/utente/annuncio/${id}/visibilita/`)
  await plain.getByRole('radio', { name: /^Top:/ }).press('Space')
  await plain.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await plain.getByRole('link', { name: 'Continue to payment' }).click()
  await plain.getByRole('button', { name: 'Card is declined' }).click()
  await expect(plain.getByText('The payment was not made. Nothing was charged.')).toBeVisible()
  await expect(plain.getByText('Payment refused')).toBeVisible()
})

test('a question of a visitor is answered once, and the ad states the answer', async ({
  page,
  browser,
  request,
}) => {
  await signIn(page.request, await makeAccount(request))
  const id = await placeFlat(page)
  const context = await browser.newContext({ extraHTTPHeaders: headers() })
  const visitor = await context.newPage()
  await signIn(visitor.request, await makeAccount(request))
  await visit(visitor, `/en/aggelies/${id}/`)
  const counted = visitor.waitForResponse((reply) => reply.url().includes(`/listings/${id}/questions/`))
  await visitor.getByRole('button', { name: /^Send (it|them)$/ }).press('Enter')
  await counted
  await context.close()

  await visit(page, `/en/utente/annuncio/${id}`)
  await expect(page.getByText('1 person asked.').first()).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('combobox', { name: 'Heating' }).selectOption({ index: 1 })
  await page
    .locator('form')
    .filter({ has: page.getByRole('combobox', { name: 'Heating' }) })
    .getByRole('button', { name: 'Answer' })
    .press('Enter')
  await expect(page.getByRole('combobox', { name: 'Heating' })).toHaveCount(0)
})

test('photographs are added, put in order and described', async ({ page, request }) => {
  await signIn(page.request, await makeAccount(request))
  const id = await placeFlat(page)
  await visit(page, `/en/utente/annuncio/${id}`)
  await page.getByRole('button', { name: 'Change', exact: true }).press('Enter')
  await step(page, 'Price and money')
  await go(page, 'Photographs')
  const pictures = readdirSync(picturesFolder).filter((name) => name.endsWith('.webp'))
  const files = [pictures[0], pictures[60]].map((name = '') => join(picturesFolder, name))
  await page.getByRole('group', { name: 'Photographs' }).locator('input[type="file"]').setInputFiles(files)
  const order = page.getByRole('list', { name: 'Order of the photographs' })
  await expect(order.getByRole('listitem')).toHaveCount(2)
  await expectNoViolations(page)
  await order.getByRole('combobox', { name: 'What it shows' }).last().selectOption('Kitchen')
  await order.getByRole('button', { name: 'First: Photograph 2' }).press('Enter')
  await expect(order.getByRole('combobox', { name: 'What it shows' }).first()).toHaveValue('kitchen')
  await expect
    .poll(async () => {
      const reply = await page.request.get(`/api-next/listings/${id}/own/`)
      const { photos } = (await reply.json()) as { photos: { subject: string | null }[] }
      return photos.map(({ subject }) => subject)
    })
    .toEqual(['kitchen', null])
})

test('an ad that excludes people waits, and says why', onlyNightly(true), async ({ page, request }) => {
  await signIn(page.request, await makeAccount(request))
  const id = await placeFlat(page)
  await visit(page, `/en/utente/annuncio/${id}`)
  await page.getByRole('button', { name: 'Change', exact: true }).press('Enter')
  await step(page, 'Price and money')
  await go(page, 'Description')
  await page.getByRole('textbox', { name: 'Description (English)' }).fill('Quiet street. No foreigners.')
  await page.getByRole('button', { name: /^Next/ }).press('Enter')
  await step(page, 'Contact')
  await go(page, 'Preview')
  await expect(page.getByText(/excludes people for what they are: “no foreigners”/)).toBeVisible()
  const published = page.waitForResponse((reply) => reply.url().includes('/publish/') && reply.ok())
  await page.getByRole('button', { name: 'Publish the changes' }).press('Enter')
  await published
  await visit(page, '/en/utente/annunci/pubblicati/')
  await expect(page.getByText('Waiting to be looked at')).toBeVisible()
  await expect(page.getByText(/excludes people for what they are/)).toBeVisible()
})
