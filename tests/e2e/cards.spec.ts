import { expect } from '@playwright/test'
import { onlyNightly } from '../nightly/isNightly.ts'
import { makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { swipe } from '../portal/swipe.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

const cards = 'main ul[aria-label="Αποτελέσματα"] > li'
const list = '/pwlhsh-katoikies/'

test.use(ownAddress)

test('the photographs of a card are turned in the list, by pointer and by keyboard', async ({ page }) => {
  // A card that is not hydrated yet does not hear of the pointer.
  await visit(page, list)
  const card = page.locator(cards).filter({ hasText: '1 / ' }).first()
  const height = (await card.boundingBox())?.height
  await card.hover()
  await card.getByRole('button', { name: 'Επόμενη φωτογραφία' }).click()
  await expect(card.getByText(/ · 2 \/ \d+$/)).toBeVisible()
  await card.getByRole('link').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(card.getByText(/ · 3 \/ \d+$/)).toBeVisible()
  // Nothing moved, and a press on a photograph opens the home.
  expect((await card.boundingBox())?.height).toBe(height)
  await card
    .locator('article > div')
    .first()
    .click({ position: { x: 120, y: 60 } })
  await expect(page).toHaveURL(/\/aggelies\/\d+\//)
})

test('a card keeps its photograph where the others do not come', onlyNightly(true), async ({ page }) => {
  await page.route('**/api-next/listings/*/photos/**', (route) => route.abort())
  await page.goto(list)
  const card = page.locator(cards).filter({ hasText: '1 / ' }).first()
  let isAsked = false
  page.on('request', (request) => void (isAsked ||= /listings\/\d+\/photos\//.test(request.url())))
  // A card that is not hydrated yet does not hear of the first.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await card.hover()
    expect(isAsked).toBe(true)
  }).toPass()
  await expect(card.getByText(/^1 \/ \d+$/)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Επόμενη φωτογραφία' })).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger turns the photographs', onlyNightly(true), async ({ page }) => {
    await page.goto(list)
    const card = page.locator(cards).filter({ hasText: '1 / ' }).first()
    const box = await card.boundingBox()
    if (!box) throw new Error('The card is not on the page.')
    const y = box.y + 100
    // The first touch brings them.
    await expect(async () => {
      await swipe(page, [
        [330, y],
        [60, y],
      ])
      await expect(card.getByText(/ · 2 \/ \d+$/)).toBeVisible({ timeout: 1000 })
    }).toPass()
  })
})

test('the menu of a card hides the home with a reason, and the focus goes on to the next', async ({
  page,
}) => {
  await signIn(page.request, await makeAccount(page.request))
  await page.goto(list)
  const first = page.locator(cards).first()
  const link = await first.getByRole('link').first().getAttribute('href')
  const next = await page.locator(cards).nth(1).locator('a[id]').first().getAttribute('id')
  await first.locator('summary').last().click()
  await first.getByRole('button', { name: 'Απόκρυψη του σπιτιού' }).click()
  await first.getByRole('button', { name: 'Τιμή', exact: true }).click()
  await expect(page.locator(`${cards} a[href="${link}"]`)).toHaveCount(0)
  await expect(page.locator(`#${next}`)).toBeFocused()
})

test('the menu of a card adds homes to a comparison', onlyNightly(true), async ({ page }) => {
  await page.goto(list)
  for (const at of [0, 1]) {
    const card = page.locator(cards).nth(at)
    await card.locator('summary').last().click()
    await card.getByRole('button', { name: 'Προσθήκη στη σύγκριση' }).click()
    await expect(card.getByRole('button', { name: 'Αφαίρεση από τη σύγκριση' })).toBeVisible()
  }
  await page.locator(cards).nth(1).getByRole('button', { name: 'Σύγκριση 2 σπιτιών' }).click()
  await expect(page).toHaveURL(/\/user\/saved\/compare\/\?ids=\d+,\d+/)
})

test('Escape closes the menu of a card and gives the focus back', async ({ page }) => {
  await page.goto(list)
  const summary = page.locator(cards).first().locator('summary').last()
  await summary.click()
  await page.locator(cards).first().getByRole('button', { name: 'Κοινοποίηση' }).focus()
  await page.keyboard.press('Escape')
  await expect(summary).toBeFocused()
})
