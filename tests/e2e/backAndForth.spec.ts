import { expect } from '@playwright/test'
import { openFilter, searchUpTo } from '../portal/filters.ts'
import { listen } from '../portal/listen.ts'
import { test } from '../portal/test.ts'

const maximum = 'input[name="prezzoMassimo"]'
const cards = 'main a[id^="listing-"]'

test('a count is said once for each change that has settled, and never while a user types', async ({
  page,
}) => {
  const spoken = await listen(page)
  // A list that takes more than a second says so too.
  const heard = async () => (await spoken()).filter((text) => text !== 'Φόρτωση αποτελεσμάτων…')
  await page.goto('/pwlhsh-katoikies/')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await openFilter(page, /^Τιμή/)
  await page.locator(maximum).pressSequentially('250000')
  expect(await heard()).toEqual([])

  await page.keyboard.press('Enter')
  await expect.poll(heard).toHaveLength(1)
  expect((await heard())[0]).toMatch(/Βρέθηκαν [\d.]+ αγγελίες/)

  // The same once more: whatever the first change still had to say would be heard by now.
  await openFilter(page, /^Υπνοδωμάτια/)
  await page.getByRole('combobox', { name: 'Υπνοδωμάτια' }).selectOption('2')
  await page.getByRole('button', { name: /^Δείτε / }).press('Enter')
  await expect.poll(heard).toHaveLength(2)

  await page.goBack()
  await expect.poll(heard).toHaveLength(3)
  // What had the focus has gone with its filter: the heading has it, and says itself.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const [first, , third = ''] = await heard()
  expect([first?.endsWith(third), third]).toEqual([true, expect.stringContaining('Βρέθηκαν')])
})

test('back and forward bring filters, list, scroll and focus as they were', async ({ page }) => {
  await page.goto('/pwlhsh-katoikies/')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const ids = () => page.locator(cards).evaluateAll((links) => links.map(({ id }) => id))
  const unfiltered = await ids()
  await searchUpTo(page, '250000')
  await expect(page).toHaveURL(/prezzoMassimo=250000/)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)

  const card = page.locator(cards).nth(13)
  const listed = await ids()
  await card.focus()
  await card.scrollIntoViewIfNeeded()
  const scroll = await page.evaluate(() => scrollY)
  expect(scroll).toBeGreaterThan(0)

  for (let round = 0; round < 2; round++) {
    if (round === 0) await page.keyboard.press('Enter')
    else await page.goForward()
    await expect(page).toHaveURL(/\/aggelies\/\d+\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await page.goBack()
    await expect(page).toHaveURL(/prezzoMassimo=250000/)
    await expect(card).toBeFocused()
    expect(await ids()).toEqual(listed)
    await expect(page.getByRole('button', { name: /^Τιμή: έως 250/ })).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scroll)
  }

  await page.goBack()
  await expect(page).toHaveURL('/pwlhsh-katoikies/')
  await expect(page.getByRole('button', { name: 'Τιμή', exact: true })).toBeVisible()
  await expect.poll(ids).toEqual(unfiltered)
})
