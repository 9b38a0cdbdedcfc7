import { expect, type Page } from '@playwright/test'
import { makeAccount, newEmail, ownAddress, signIn } from '../portal/account.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'
import { expectNoViolationsInThemes } from './axe.ts'
import { setTextSpacing } from './textSpacing.ts'

// Several runs of axe in each test, seconds each on a busy machine.
test.describe.configure({ timeout: 240_000 })

test.use(ownAddress)

const widths = [1440, 360] as const

const secondStep = '/en/user/signup/?email=maria%40estia.example'

async function openDialog(page: Page, email: string, view: string): Promise<void> {
  await visit(page, '/en/den-yparxei/')
  await page.getByRole('button', { name: 'Sign in', exact: true }).filter({ visible: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: view, exact: true })).toBeVisible()
}

const states = [
  {
    name: 'the page to sign in, with what is wrong',
    reach: async (page: Page) => {
      await visit(page, '/user/login/')
      await page.getByLabel('Email').press('Enter')
      await expect(page.getByRole('alert').or(page.locator('[aria-invalid=true]')).first()).toBeVisible()
    },
  },
  { name: 'the page to sign up', reach: (page: Page) => visit(page, '/en/user/signup/') },
  { name: 'the second step of the page to sign up', reach: (page: Page) => visit(page, secondStep) },
  { name: 'the page of a new password', reach: (page: Page) => visit(page, '/user/reset/?token=abc') },
  {
    name: 'the page that confirms an email',
    reach: (page: Page) => visit(page, '/en/user/verify/?token=abc'),
  },
  {
    name: 'the dialog that signs up, with what is wrong',
    reach: async (page: Page) => {
      await openDialog(page, newEmail(), 'New account')
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').getByLabel('First name').press('Enter')
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  },
] as const

for (const { name, reach } of states)
  test(`axe: ${name}, two widths, three themes`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // On phones the header has no button that opens the dialog: it is reached at the first width.
    await page.setViewportSize({ width: widths[0], height: 900 })
    await reach(page)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoViolationsInThemes(page)
    }
  })

test('axe and reflow: one’s own details, signed in', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page.request, await makeAccount(page.request))
  await visit(page, '/utente/profilo/')
  await expect(page.getByRole('heading', { level: 2 }).nth(3)).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoViolationsInThemes(page)
  }
  await expectReflow(page)
})

test('reflow: forms of an account have no sideways scrolling at 320 px, also with wide text spacing', async ({
  page,
}) => {
  for (const path of ['/user/login/', '/user/signup/', secondStep, '/user/reset/?token=abc']) {
    await visit(page, path)
    await expectReflow(page)
  }
})

async function expectReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.evaluate(setTextSpacing)
  expect(await overflow()).toBeLessThanOrEqual(0)
}
