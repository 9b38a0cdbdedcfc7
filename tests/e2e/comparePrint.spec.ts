import { expect } from '@playwright/test'
import { test } from '../portal/test.ts'

test.use({ viewport: { width: 1280, height: 900 } })

/** A4 on its side, in points. */
const sheet = { width: 841.9, height: 595 }

// The shortest and the longest texts.
for (const language of ['', '/de', '/ru'])
  test(`six homes are compared on one sheet of A4 on its side, under ${language || '/'}`, async ({
    page,
  }) => {
    await page.goto(`${language}/pwlhsh-katoikies/`)
    const links = page.locator('main a[id^="listing-"]')
    const ids = await Promise.all([0, 1, 2, 3, 4, 5].map((at) => links.nth(at).getAttribute('id')))
    const homes = ids.map((id) => id?.slice('listing-'.length)).join(',')
    await page.goto(`${language}/user/saved/compare/?ids=${homes}`)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)]
    expect(boxes).toHaveLength(1)
    expect(Number(boxes[0]?.[1])).toBeCloseTo(sheet.width, 0)
    expect(Number(boxes[0]?.[2])).toBeCloseTo(sheet.height, 0)
    // All six homes are on it, and nothing that only a screen has use for.
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('main thead th').filter({ visible: true })).toHaveCount(7)
    await expect(page.locator('main tbody a').filter({ visible: true })).toHaveCount(0)
  })

test('other pages print upright, also after a comparison was open', async ({ page }) => {
  await page.goto('/user/saved/compare/?ids=1,2')
  await page.goto('/en/terms/')
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1')
  const box = /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/.exec(pdf)
  expect(Number(box?.[1])).toBeLessThan(Number(box?.[2]))
})
