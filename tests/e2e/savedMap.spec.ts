import { expect } from '@playwright/test'
import { makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { cards, focusedMark, marks, panel } from '../portal/map.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'
import { watchPage } from '../portal/watchPage.ts'
import { onlyNightly } from '../nightly/isNightly.ts'

test.use(ownAddress)

const idOf = (linkId: string | null) => Number(linkId?.slice('listing-'.length))

test(
  'a home saved beside the map is a saved one on it, and stands on the map of saved homes',
  onlyNightly(true),
  async ({ page }) => {
    const problems = watchPage(page)
    await signIn(page.request, await makeAccount(page.request))
    await visit(page, '/en/map/pwlhsh-katoikies/athina/?zoom=16&lat=37.9838&lng=23.7275')
    await expect(marks(page).first()).toBeVisible({ timeout: 30_000 })
    const saved: number[] = []
    for (const at of [0, 1]) {
      saved.push(idOf(await cards(page).nth(at).getAttribute('id')))
      const heart = panel(page)
        .getByRole('button', { name: /^Save:/ })
        .nth(at)
      const kept = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
      await heart.press('Enter')
      await kept
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
    }
    await expect(panel(page).getByText('Saved', { exact: true })).toHaveCount(2)
    for (const id of saved)
      await expect(page.locator(`[data-mark="home-${id}"]`)).toHaveAccessibleName(/, saved,/)

    await visit(page, '/en/user/saved/')
    await page.getByRole('link', { name: 'Map', exact: true }).click()
    await expect(page).toHaveURL('/en/user/saved/map/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map of saved homes')
    await expect(marks(page)).toHaveCount(2, { timeout: 30_000 })
    await expect(page.getByText(/^2 listings on the map\./)).toBeVisible()
    const listed = await cards(page).evaluateAll((all) => all.map(({ id }) => id))
    expect(new Set(listed.map(idOf))).toEqual(new Set(saved))

    await marks(page).first().focus()
    const first = await focusedMark(page)
    await page.keyboard.press('PageDown')
    await expect.poll(() => focusedMark(page)).not.toBe(first)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').locator('a[href*="/aggelies/"]').first()).toBeVisible()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Further out' }).press('Enter')
    await expect(page).toHaveURL(/\/en\/user\/saved\/map\/\?lat=.*zoom=/)
    await page.getByRole('link', { name: 'List', exact: true }).click()
    await expect(page).toHaveURL('/en/user/saved/')
    expect(problems()).toEqual([])
  },
)

test('the map of saved homes asks who is not signed in to do so', async ({ page }) => {
  await visit(page, '/user/saved/map/')
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible()
  await expect(marks(page)).toHaveCount(0)
})
