import { expect } from '@playwright/test'
import { firstListingPath } from '../portal/stock.ts'
import { test } from '../portal/test.ts'

const help = '/info/prosvasimotita/'

test('help is the last of the first links of every page, and leads to the statement', async ({
  page,
  request,
}) => {
  const paths = [
    '/',
    '/pwlhsh-katoikies/',
    '/map/',
    await firstListingPath(request),
    '/user/messages/',
    '/terms/',
  ]
  for (const path of paths) {
    await page.goto(path)
    const link = page.getByRole('link', { name: 'Βοήθεια και προσβασιμότητα' })
    await expect(link).toHaveAttribute('href', help)
    const order = await page.locator('a').evaluateAll((links) => links.map((one) => one.getAttribute('href')))
    const before = order.slice(0, order.indexOf(help))
    expect([path, before.every((href) => href?.startsWith('#'))]).toEqual([path, true])
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Βοήθεια και προσβασιμότητα' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Δήλωση προσβασιμότητας' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the statement has every criterion, and a barrier is reported with a reference', async ({ page }) => {
    await page.goto(`/en${help}`)
    await expect(page.getByRole('table').last().getByRole('row')).toHaveCount(56)
    await page.getByRole('main').getByRole('link', { name: 'Ask us about this' }).click()
    await expect(page.getByRole('combobox')).toHaveValue('barrier')
    await page.getByRole('textbox', { name: 'Email for the answer' }).fill('eleni@example.gr')
    await page.getByRole('textbox', { name: 'Your message' }).fill('On the map, the card is not read.')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(/[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible()
  })
})
