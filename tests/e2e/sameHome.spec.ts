import { expect } from '@playwright/test'
import { test } from '../portal/test.ts'

interface Results {
  readonly total: number
  readonly homes: number
  readonly others: readonly { readonly id: number; readonly count: number }[]
}

test.use({ javaScriptEnabled: false })

test('a list counts homes beside ads, and from one ad of a home the others are a link away', async ({
  page,
  request,
}) => {
  const shown = (count: number) => new Intl.NumberFormat('el').format(count)
  // Other journeys publish and withdraw ads meanwhile.
  await expect(async () => {
    const reply = await request.get('/api-next/search-list/listings/?criterio=prezzo&ordine=asc')
    const { total, homes } = (await reply.json()) as Results
    expect(homes).toBeLessThan(total)
    await page.goto('/pwlhsh-katoikies/?criterio=prezzo&ordine=asc')
    const words = `${shown(total)} αγγελίες για περίπου ${shown(homes)} ακίνητα`
    expect(
      await page
        .getByText(/^Βρέθηκαν/)
        .first()
        .textContent(),
    ).toContain(words)
  }).toPass()

  const { id, count, at } = await firstShared(
    async (pag) =>
      (await (await request.get(`/api-next/search-list/listings/?pag=${pag}`)).json()) as Results,
  )
  await page.goto(`/pwlhsh-katoikies/?pag=${at}`)
  const card = page.getByRole('listitem').filter({ has: page.locator(`#listing-${id}`) })
  await expect(card).toContainText('Φαίνεται ότι υπάρχει και σε')
  await page.locator(`#listing-${id}`).click()
  const others = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Άλλες αγγελίες, μάλλον για το ίδιο ακίνητο' }) })
  await expect(others.getByRole('link')).toHaveCount(count)
  await others.getByRole('link').first().click()
  await expect(others.locator(`a[href="/aggelies/${id}/"]`)).toBeVisible()
})

/** The first ad of a home that has several, and on which page of the list it stands. */
async function firstShared(pageOf: (pag: number) => Promise<Results>) {
  for (let at = 1; at <= 20; at++) {
    const [shared] = (await pageOf(at)).others
    if (shared) return { ...shared, at }
  }
  throw new Error('No home of the stock has several ads')
}
