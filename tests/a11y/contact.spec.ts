import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { onlyNightly } from '../nightly/isNightly.ts'
import { makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { firstListingPath } from '../portal/stock.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'
import { expectNoViolationsInThemes } from './axe.ts'
import { setTextSpacing } from './textSpacing.ts'

// Several runs of axe in each test, seconds each on a busy machine.
test.describe.configure({ timeout: 240_000 })

test.use(ownAddress)

const widths = [1440, 360] as const

async function openDialog(page: Page, path: string, name: string): Promise<void> {
  await visit(page, path)
  // What was filled in at another width is kept.
  await page.evaluate(() => sessionStorage.clear())
  await page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
}

const states = [
  { name: 'a message', button: 'Στείλτε μήνυμα' },
  { name: 'a visit', button: 'Ζητήστε επίσκεψη' },
  { name: 'a price', button: 'Προτείνετε τιμή' },
] as const

for (const { name, button } of states)
  test(
    `axe and reflow: ${name}, with what is wrong, two widths, three themes`,
    onlyNightly(name !== 'a visit'),
    async ({ page, request }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const path = await firstListingPath(request)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await openDialog(page, path, button)
        const dialog = page.getByRole('dialog')
        if (name === 'a visit') {
          await dialog.getByRole('button', { name: 'Συνέχεια' }).press('Enter')
          await expect(dialog.getByText(/Διαλέξτε από μία έως 3/).first()).toBeVisible()
          await expectNoViolationsInThemes(page)
          await dialog.getByRole('option').first().press('Space')
          await dialog.getByRole('button', { name: 'Συνέχεια' }).press('Enter')
        }
        await dialog.getByRole('button', { name: /^Αποστολή/ }).press('Enter')
        await expect(page.getByRole('region', { name: 'Κάτι χρειάζεται διόρθωση' })).toBeFocused()
        await expectNoViolationsInThemes(page)
      }
      await expectReflow(page)
    },
  )

/** A conversation of one’s own about a home. */
async function writeFirst(page: Page, request: APIRequestContext): Promise<void> {
  await signIn(page.request, await makeAccount(page.request))
  // Not less than half of the price, which is asked about first.
  const path = await firstListingPath(request, 'prezzoMinimo=190000&prezzoMassimo=300000')
  await openDialog(page, path, 'Προτείνετε τιμή')
  await page.getByLabel('Η τιμή που προτείνετε').fill('180000')
  await page.getByRole('button', { name: 'Αποστολή πρότασης' }).press('Enter')
  await page.getByRole('link', { name: 'Άνοιγμα συνομιλίας' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Συνομιλία με/ })).toBeFocused()
}

test('axe and reflow: conversations, and one of them', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await writeFirst(page, request)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoViolationsInThemes(page)
  }
  await expectReflow(page)
  await visit(page, '/user/messages/')
  await expect(page.getByRole('list', { name: 'Συνομιλίες' })).toBeVisible()
  await expectNoViolationsInThemes(page)
  await expectReflow(page)
})

test('axe and reflow: the page that confirms a contact, and hours of who offers no home', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/user/contact/?token=abc')
  await expectNoViolationsInThemes(page)
  await page.getByRole('button', { name: 'Επιβεβαίωση και αποστολή' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Ο σύνδεσμος δεν ισχύει πια' })).toBeFocused()
  await expectNoViolationsInThemes(page)
  await signIn(page.request, await makeAccount(page.request))
  await visit(page, '/user/messages/hours/')
  await expect(page.getByText('Δεν έχετε αγγελίες')).toBeVisible()
  await expectNoViolationsInThemes(page)
  await expectReflow(page)
})

async function expectReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.evaluate(setTextSpacing)
  expect(await overflow()).toBeLessThanOrEqual(0)
}
