import type { Page } from 'playwright'
import { languages } from '#domain/locale.ts'

/** The press at the foot of a dialog, in its last step: the lower edge of the lowest of both steps, without scrolling. */
export async function sendReach(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Ζητήστε επίσκεψη' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('button[aria-pressed]').first().click()
  const onwards = dialog.getByRole('button', { name: 'Συνέχεια' })
  const first = await lowerEdge(onwards)
  await onwards.click()
  return Math.max(first, await lowerEdge(dialog.getByRole('button', { name: 'Αποστολή αιτήματος' })))
}

async function lowerEdge(button: ReturnType<Page['locator']>): Promise<number> {
  await button.waitFor()
  const box = await button.boundingBox()
  return box ? Math.round(box.y + box.height) : Number.NaN
}

const wanted = { place: 'Παγκράτι', price: '300000', bedrooms: '3' }

/** Whether the list is the one that was asked for. */
async function isFound(page: Page): Promise<boolean> {
  // A list that does not come is told by the address.
  await page.waitForURL(/\/pagkrati\//, { timeout: 10_000 }).catch(() => undefined)
  const { pathname, searchParams } = new URL(page.url())
  return (
    pathname.includes('/pagkrati/') &&
    searchParams.get('prezzoMassimo') === wanted.price &&
    searchParams.get('camereDaLettoMinimo') === wanted.bedrooms
  )
}

/** How many fields are filled in and buttons pressed from home to three bedrooms in Pagrati up to 300,000 €. */
export async function searchActions(page: Page): Promise<number> {
  const form = page.locator('main form')
  const acts = [
    () => form.locator('[name="q"]').fill(wanted.place),
    () => form.locator('[name="prezzoMassimo"]').fill(wanted.price),
    () => form.locator('[name="camereDaLettoMinimo"]').selectOption(wanted.bedrooms),
    () => form.locator('[type="submit"]').click(),
  ]
  for (const act of acts) await act()
  return (await isFound(page)) ? acts.length : Number.NaN
}

/** How often Tab is pressed for the same: past the header by its first link, then from field to field. */
export async function searchStops(page: Page): Promise<number> {
  let stops = 0
  const tabTo = async (selector: string) => {
    do {
      await page.keyboard.press('Tab')
      stops++
    } while (stops < 40 && !(await page.evaluate((at) => document.activeElement?.matches(at), selector)))
  }
  await tabTo('a[href^="#"]')
  await page.keyboard.press('Enter')
  await tabTo('main [name="q"]')
  await page.keyboard.type(wanted.place)
  await tabTo('main [name="prezzoMassimo"]')
  await page.keyboard.type(wanted.price)
  await tabTo('main [name="camereDaLettoMinimo"]')
  await page.keyboard.type(wanted.bedrooms)
  await tabTo('main form [type="submit"]')
  await page.keyboard.press('Enter')
  return (await isFound(page)) ? stops : Number.NaN
}

/** The fewest homes that a sentence of the home page finds, of all languages; 0 where a language has none. */
export async function fewestFound(page: Page): Promise<number> {
  const { origin } = new URL(page.url())
  const found: number[] = []
  for (const language of languages) {
    const reply = await page.request.get(`${origin}/api-next/home/?lang=${language}`)
    const { examples } = (await reply.json()) as { readonly examples: readonly { readonly href: string }[] }
    if (examples.length === 0) found.push(0)
    for (const { href } of examples) {
      await page.goto(origin + href)
      found.push(await page.locator('main a[id^="listing-"]').count())
    }
  }
  return Math.min(...found)
}
