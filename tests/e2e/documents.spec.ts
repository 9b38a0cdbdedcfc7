/** Documents of an ad: added by its advertiser, private until he shows them, then downloaded by visitors. */
import { expect } from '@playwright/test'
import { pdfOf } from '#server/content/media/documents/testing/pdf.ts'
import { expectNoViolations } from '../a11y/axe.ts'
import { makeAccount, ownAddress, signIn } from '../portal/account.ts'
import { placeFlat } from '../portal/placeFlat.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

test.use(ownAddress)

const name = 'Building permit (PDF, 1 kB)'

test('a document is added, shown to visitors and taken back', async ({ page, browser, request }) => {
  await signIn(page.request, await makeAccount(request))
  const id = await placeFlat(page)
  await visit(page, `/en/utente/annuncio/${id}`)
  await page.getByRole('button', { name: 'Change', exact: true }).press('Enter')
  const steps = page.getByRole('navigation', { name: 'Steps of the listing' })
  await steps.getByRole('link', { name: /^Photographs / }).click()
  const send = async (buffer: Buffer) => {
    const asked = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose a PDF' }).press('Enter')
    await (await asked).setFiles({ name: 'permit.pdf', mimeType: 'application/pdf', buffer })
  }
  await page.getByRole('combobox', { name: 'Kind of document' }).selectOption('Building permit')
  await send(pdfOf('<< /S /JavaScript >>'))
  await expect(page.getByText(/^This PDF holds programs, forms or other files/)).toBeVisible()
  await send(pdfOf())
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page.getByText(/^This PDF holds/)).toHaveCount(0)
  await expectNoViolations(page)

  const visitor = await browser.newPage()
  const link = visitor.getByRole('link', { name })
  await visit(visitor, `/en/aggelies/${id}/`)
  await expect(link).toHaveCount(0)
  const shown = page.getByRole('checkbox', { name: `Visitors may read: ${name}` })
  const set = async (isShown: boolean) => {
    const kept = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
    await shown.press('Space')
    await kept
    await expect(shown).toBeChecked({ checked: isShown })
  }
  await set(true)
  await visit(visitor, `/en/aggelies/${id}/`)
  const [file] = await Promise.all([visitor.waitForEvent('download'), link.click()])
  expect(file.suggestedFilename()).toBe(`estia-${id}-buildingPermit.pdf`)
  const address = (await link.getAttribute('href')) ?? ''
  expect((await visitor.request.get(address)).headers()['content-security-policy']).toContain('sandbox')

  await set(false)
  expect((await visitor.request.get(address)).status()).toBe(404)
  await page.getByRole('button', { name: `Remove: ${name}` }).press('Enter')
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})
