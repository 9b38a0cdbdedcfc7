import { expect, type Page } from '@playwright/test'
import { makeAccount, newEmail } from '../portal/account.ts'
import { portalAddress } from '../portal/address.ts'
import { drawn } from '../portal/drawn.ts'
import { enter, tabTo } from '../portal/keyboard.ts'
import { test } from '../portal/test.ts'
import { watchPage } from '../portal/watchPage.ts'
import { covers } from '../covers.ts'

const prompt = (page: Page) => page.getByRole('form', { name: 'Google · Demo' })
const hydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()

/** Everything that a page asks of other servers, by path. */
function foreignRequests(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url())
    if (host !== '' && host !== new URL(portalAddress).host) asked.push(pathname)
  })
  return asked
}

/** Says yes in the dialog, by keyboard. */
async function allow(page: Page): Promise<void> {
  await page.goto('/en/')
  await hydrated(page)
  await enter(page, /^Sign in$/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, /^Let Google offer/)
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: /^Let Google offer/ })).toBeChecked()
  await page.keyboard.press('Escape')
}

async function say(page: Page, email: string): Promise<void> {
  await prompt(page).getByRole('textbox').fill(email)
  await prompt(page).getByRole('button', { name: 'Continue' }).click()
}

test.describe('Google’s prompt', () => {
  test.use({ locale: 'en-GB' })

  test('comes to nobody who did not ask for it, and their pages name nobody else in their policy', async ({
    page,
  }) => {
    const asked = foreignRequests(page)
    const reply = await page.goto('/en/')
    await hydrated(page)
    expect(reply?.headers()['content-security-policy']).not.toContain('/gsi/')
    await expect(prompt(page)).toHaveCount(0)
    // Going on is no consent (decision 43): neither within the app nor to a page from the server.
    await page.goto('/en/pwlhsh-katoikies/')
    await hydrated(page)
    await page.locator('main a[href^="/en/aggelies/"]').first().click()
    await page.waitForURL(/\/en\/aggelies\/\d+\//)
    const later = await page.reload()
    await hydrated(page)
    expect(later?.headers()['content-security-policy']).not.toContain('/gsi/')
    expect(asked).toEqual([])
  })

  test('after a yes it signs up and in on the next page, within the policy, and goes', async ({
    page,
    context,
  }) => {
    const problems = watchPage(page)
    await allow(page)
    const asked = foreignRequests(page)
    const reply = await page.goto('/en/pwlhsh-katoikies/')
    expect(reply?.headers()['content-security-policy']).toMatch(/script-src [^;]*\/gsi\/client/)
    await expect(prompt(page)).toBeVisible()
    await say(page, newEmail())
    await expect(page.getByRole('button', { name: /^My account/ })).toBeVisible()
    await expect(prompt(page)).toHaveCount(0)
    expect(asked).toEqual(['/gsi/client', '/gsi/credential'])
    const session = (await context.cookies()).find(({ name }) => name === 'estia_session')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })

    const next = await page.goto('/en/')
    await hydrated(page)
    expect(next?.headers()['content-security-policy']).not.toContain('/gsi/')
    expect(asked).toHaveLength(2)
    expect(problems()).toEqual([])
  })

  test('where it opens no account a message says why, and nobody is signed in', async ({ page, request }) => {
    const { email } = await makeAccount(request)
    await allow(page)
    await page.goto('/en/')
    await say(page, email)
    await expect(drawn(page).getByText('There already is an account with this email.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  })

  test('demonstrations go without it', covers('routes/demoPages'), async ({ page }) => {
    await allow(page)
    const reply = await page.goto('/en/demo/')
    await hydrated(page)
    expect(reply?.headers()['content-security-policy']).not.toContain('/gsi/')
    await expect(prompt(page)).toHaveCount(0)
  })
})
