import { expect } from '@playwright/test'
import { test } from '../portal/test.ts'

const cards = 'main ul[aria-label="Αποτελέσματα"] > li'
const paid = 'Πληρωμένη προβολή'

test('each card says what put it in its place, and paid places can be switched off', async ({ page }) => {
  await page.goto('/pwlhsh-katoikies/')
  // The code of what is folded comes after the page's: until then its link loads the document.
  await page.waitForLoadState('networkidle')
  const labelled = page.locator(cards).filter({ hasText: paid })
  const before = await labelled.count()
  expect(before).toBeGreaterThan(0)

  const first = labelled.first()
  await first.locator('summary').click()
  await expect(first.getByText(/^Πληρωμένη προβολή: \+\d+$/)).toBeVisible()
  await expect(first.getByText(/^Δηλώνει \d+ από 10 βασικά στοιχεία: \d+ από 45$/)).toBeVisible()
  await expect(first.getByText(/^Σύνολο: \d+ βαθμοί$/)).toBeVisible()

  await page.getByText('Γιατί με αυτή τη σειρά;').click()
  await page.getByRole('link', { name: 'Χωρίς πληρωμένη προβολή' }).click()
  await expect(page).toHaveURL(/criterio=rilevanzaSenzaVisibilita/)
  await expect(page.getByLabel('Σειρά', { exact: true })).toHaveValue('mostRelevantUnpaid')
  await expect.poll(() => labelled.count()).toBeLessThan(before)
  await expect(page.getByText(/^Πληρωμένη προβολή: \+/)).toHaveCount(0)

  await page.getByRole('link', { name: /Χωρίς πληρωμένη προβολή$/ }).click()
  await expect(page).toHaveURL('/pwlhsh-katoikies/')
  await expect.poll(() => labelled.count()).toBe(before)
})

test('an order that a user chose is not explained by relevance', async ({ page }) => {
  await page.goto('/pwlhsh-katoikies/?criterio=prezzo&ordine=asc')
  await expect(page.locator(cards).first()).toBeVisible()
  await expect(page.getByText('Γιατί εδώ;')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Χωρίς πληρωμένη προβολή' })).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('words asked for are marked on each card, in any inflection, with what says them', async ({
    page,
  }) => {
    await page.goto(`/pwlhsh-katoikies/?keyword=${encodeURIComponent('κουζίνας')}`)
    const marks = page.locator(cards).first().locator('mark')
    await expect(marks.first()).toHaveText(/^κουζίν/i)
    await expect(page.locator(cards).first()).toContainText('Μόνο στο κείμενο του αγγελιοδότη: «κουζίνας»')

    await page.goto(`/pwlhsh-katoikies/?keyword=asanser&ascensore=1`)
    await expect(page.locator(cards).first().locator('mark').first()).toHaveText(/^ασανσέρ/i)
    await expect(page.locator(cards).first()).toContainText('Δηλωμένο στοιχείο: «asanser»')
  })

  test('the order without paid places is a link, and the reasons unfold', async ({ page }) => {
    await page.goto('/pwlhsh-katoikies/')
    await page.locator(cards).first().locator('summary').click()
    await expect(
      page
        .locator(cards)
        .first()
        .getByText(/^Σύνολο: /),
    ).toBeVisible()
    await page.getByText('Γιατί με αυτή τη σειρά;').click()
    await page.getByRole('link', { name: 'Χωρίς πληρωμένη προβολή' }).click()
    await expect(page).toHaveURL(/criterio=rilevanzaSenzaVisibilita/)
  })
})
