import { expect, type Page } from '@playwright/test'
import { PortalProcess } from '../faults/PortalProcess.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'
import { watchPage } from '../portal/watchPage.ts'
import { hangs, type FakeLanguageModel, says, startLanguageModel } from '../fakes/languageModel.ts'
import { onlyNightly } from '../nightly/isNightly.ts'

// A portal of its own is filled and started.
test.describe.configure({ timeout: 180_000, mode: 'default' })

const swim = { evidence: [{ words: 'κολύμπι', filter: 'pool' }], pool: ['yes'] }

let fake: FakeLanguageModel
let portal: PortalProcess

test.beforeAll(async () => {
  test.setTimeout(180_000)
  fake = await startLanguageModel()
  portal = await PortalProcess.make(200, { SENTENCE_MODEL_URL: fake.url, SENTENCE_MODEL: 'fake-1' })
  await portal.start()
})
test.beforeEach(() => {
  fake.asked.length = 0
  fake.mood = says(swim)
})
test.afterAll(async () => {
  portal?.remove()
  await fake?.close()
})

/** Says a sentence on the front page. Each its own: an answer is kept. */
async function say(page: Page, sentence: string) {
  const field = page.locator('main form input[name="q"]')
  await field.fill(sentence)
  await field.press('Enter')
}

async function seeCompleted(page: Page) {
  await expect(page).toHaveURL(/piscina=1.*&frase=.*&modello=/)
  const notice = page.getByRole('region', { name: 'Ένα γλωσσικό μοντέλο διάβασε: «κολύμπι»' })
  await expect(notice).toContainText('Μπορεί να κάνει λάθος. Ελέγξτε τι διάλεξε: Πισίνα.')
  await expect(page.getByText(/^Διαβάσαμε: .*«διαμέρισμα»/)).toBeVisible()
  await expect(page.getByText('Δεν διαβάσαμε:', { exact: false })).toContainText('δράκους')
  await expect(page.getByRole('link', { name: /Αφαίρεση φίλτρου: Πισίνα/ })).toBeVisible()
}

test('a model reads what the grammar leaves, and the page says so, to a user who opens it', async ({
  page,
}) => {
  const problems = watchPage(page)
  await visit(page, `${portal.origin}/`)
  await say(page, 'διαμέρισμα στην Αθήνα για κολύμπι με δράκους')
  await seeCompleted(page)
  expect(fake.asked).toHaveLength(1)
  await page.reload()
  await seeCompleted(page)
  expect(fake.asked).toHaveLength(1)
  expect(problems()).toEqual([])
})

test('a model that hangs is waited for visibly, and not for long', onlyNightly(true), async ({ page }) => {
  fake.mood = hangs
  await visit(page, `${portal.origin}/`)
  await say(page, 'διαμέρισμα στην Αθήνα για κολύμπι με νεράιδες')
  await expect(page.getByText('Διαβάζουμε τη φράση σας').first()).toBeAttached({ timeout: 2_400 })
  await expect(page).toHaveURL(/\/pwlhsh-katoikies\/athina\/.*frase=/, { timeout: 8_000 })
  await expect(page.getByText('Δεν διαβάσαμε:', { exact: false })).toContainText('κολύμπι')
  await expect(page.getByText('γλωσσικό μοντέλο')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('it is the same', async ({ page }) => {
    await page.goto(`${portal.origin}/`)
    await say(page, 'διαμέρισμα στην Αθήνα για κολύμπι με μεγάλους δράκους')
    await seeCompleted(page)
    expect(fake.asked).toHaveLength(1)
  })

  test('and so where the model hangs', async ({ page }) => {
    fake.mood = hangs
    await page.goto(`${portal.origin}/`)
    await say(page, 'διαμέρισμα στην Αθήνα για κολύμπι με μικρές νεράιδες')
    await expect(page).toHaveURL(/\/pwlhsh-katoikies\/athina\/.*frase=/)
    await expect(page.getByText('Δεν διαβάσαμε:', { exact: false })).toContainText('κολύμπι')
  })
})
