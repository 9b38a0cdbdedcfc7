import { expect, type Page } from '@playwright/test'
import { openFilter } from '../portal/filters.ts'
import { onlyNightly } from '../nightly/isNightly.ts'
import { test } from '../portal/test.ts'

/** The number in "Βρέθηκαν 1.234 αγγελίες." */
const numberIn = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))

/** A field, one of its options by the words before its count, and what the address then says. */
const counted = [
  ['Ασανσέρ', /^Ναι \(/, /ascensore=1/],
  ['Υπνοδωμάτια', /^3 και πάνω \(/, /camereDaLettoMinimo=3/],
] as const

for (const [field, words, address] of counted)
  test(
    `${field}: the panel says what an option would find, and that is what it finds`,
    onlyNightly(field !== 'Ασανσέρ'),
    async ({ page }) => {
      await page.goto('/pwlhsh-katoikies/')
      await openFilter(page, /^Φίλτρα/)
      const choice = page.getByRole('combobox', { name: field, exact: true })
      const option = choice.locator('option', { hasText: words })
      await expect(option).toHaveCount(1)
      const label = (await option.textContent()) ?? ''
      const promised = numberIn(label.slice(label.indexOf('(')))
      expect(promised).toBeGreaterThan(0)
      await choice.selectOption({ label })
      await page.getByRole('button', { name: /^Δείτε / }).click()
      await expect(page).toHaveURL(address)
      await expect(page.getByText(/^(Βρέθηκε|Βρέθηκαν) /).first()).toContainText(
        new Intl.NumberFormat('el').format(promised),
      )
    },
  )

test('a word that no text says leads to the filter that it names', async ({ page }) => {
  await page.goto('/pwlhsh-katoikies/?keyword=kipos')
  const offered = page.getByRole('link', { name: /«kipos» ως φίλτρο «Κήπος/ })
  const promised = numberIn(((await offered.textContent()) ?? '').split('»:')[1] ?? null)
  await offered.click()
  await expect(page).toHaveURL(/\?giardino=10&giardino=20$/)
  await expect(page.getByText(/^(Βρέθηκε|Βρέθηκαν) /).first()).toContainText(
    new Intl.NumberFormat('el').format(promised),
  )
})

/** Says a sentence on the home page. */
async function say(page: Page, sentence: string) {
  const field = page.locator('main form input[name="q"]')
  await field.fill(sentence)
  await field.press('Enter')
}

/** A sentence with a letter missing, to the list of what was meant. */
async function mistype(page: Page) {
  await say(page, 'διαμέρσμα στην Αθήνα')
  const unread = page.getByRole('heading', { name: 'Δεν διαβάσαμε: «διαμέρσμα»' })
  await expect(unread).toBeVisible()
  await page.getByRole('link', { name: 'Μήπως εννοούσατε: διαμέρισμα στην Αθήνα' }).click()
  await expect(page).toHaveURL(/\/pwlhsh-katoikies\/athina\/\?idTipologia=1&frase=/)
  // While the document is still on its way, what is named so last is no field.
  const field = page.getByLabel('Πείτε το με δικά σας λόγια').and(page.locator('input, textarea')).last()
  await expect(field).toHaveValue('διαμέρισμα στην Αθήνα')
  await expect(unread).toBeHidden()
}

test('a slip of the finger in a sentence is offered set right', async ({ page }) => {
  await page.goto('/')
  await mistype(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a slip of the finger in a sentence is offered set right', async ({ page }) => {
    await page.goto('/')
    await mistype(page)
  })

  test('a sentence leads to the list that it means', async ({ page }) => {
    await page.goto('/')
    await say(page, 'τριάρι στην Αθήνα έως 300 χιλιάδες με ασανσέρ')
    await expect(page).toHaveURL(/\/pwlhsh-katoikies\/athina\/\?.*prezzoMassimo=300000/)
    await expect(page).toHaveURL(/ascensore=1/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Αθήνα/)
  })

  test('the panel is a plain form', async ({ page }) => {
    await page.goto('/pwlhsh-katoikies/')
    // Playwright finds no text in `noscript`.
    await page.locator('noscript summary').click()
    await page.getByLabel('Πισίνα').selectOption('1')
    await page.getByRole('button', { name: 'Εφαρμογή' }).last().click()
    await expect(page).toHaveURL(/piscina=1/)
    await expect(page.getByRole('link', { name: /Πισίνα/ })).toBeVisible()
  })
})
