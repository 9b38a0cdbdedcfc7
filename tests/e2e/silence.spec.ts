/** With the defaults nothing is measured: no page asks another origin, and none keeps more than the notice lists. */
import { expect, test } from '@playwright/test'
import { declaredCookie } from '#domain/cookies.ts'
import { storedKeys } from '#app/shared/storage/storedKeys.ts'
import { portalAddress } from '../portal/address.ts'
import { everyPage } from '../portal/everyPage.ts'
import { visit } from '../portal/visit.ts'

test.describe.configure({ timeout: 240_000 })

test('a walk over every page stays at its own origin, sets no cookie beyond the notice, and asks for no consent', async ({
  page,
  context,
  request,
}) => {
  const elsewhere: string[] = []
  const measured: string[] = []
  context.on('request', (asked) => {
    const url = new URL(asked.url())
    if (!['data:', 'blob:'].includes(url.protocol) && url.origin !== portalAddress)
      elsewhere.push(asked.url())
    if (url.pathname.includes('/collect/')) measured.push(asked.url())
  })
  const keys = new Set<string>()
  for (const { path } of await everyPage(request)) {
    await visit(page, path)
    await page.waitForTimeout(250)
    expect(await page.getByRole('dialog').count(), path).toBe(0)
    for (const key of await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]))
      keys.add(key)
  }
  expect([elsewhere, measured]).toEqual([[], []])
  const cookies = (await context.cookies()).map(({ name }) => name)
  expect(cookies.filter((name) => declaredCookie(name) === undefined)).toEqual([])
  expect(cookies).not.toContain('estia_measure')
  const known = Object.values(storedKeys)
  expect([...keys].filter((key) => !known.some((one) => key.startsWith(one)))).toEqual([])
})
