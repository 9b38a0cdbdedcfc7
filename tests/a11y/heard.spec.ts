/** Every page as it is heard: no id twice, no reference to nothing, no glued words, no dot read out, no price for the eye alone. */
import { expect, type Page } from '@playwright/test'
import { pagesOfDay } from '../day/pagesOfDay.ts'
import { everyPage } from '../portal/everyPage.ts'
import { listen } from '../portal/listen.ts'
import { landmarks, pageFaults } from '../portal/pageFaults.ts'
import { firstListingPath, search } from '../portal/stock.ts'
import { test } from '../portal/test.ts'
import { visit } from '../portal/visit.ts'

test.describe.configure({ timeout: 240_000 })

/** Those that most visits see, in every run. */
const always = ['home', 'search', 'searchMap', 'listing']

test('every page says what it shows, once and in whole words', async ({ page, request }) => {
  const all = await everyPage(request)
  const walked = new Set([...all.filter(({ name }) => always.includes(name)), ...pagesOfDay(all, 2)])
  for (const { name, path } of walked) {
    await visit(page, path)
    await page.waitForTimeout(500)
    // Parts that are hydrated later get their ids then.
    await expect.poll(() => pageFaults(page), name).toEqual([])
  }
})

test('a listing has eight landmarks at the most, with its map too', async ({ page, request }) => {
  await visit(page, await firstListingPath(request))
  await page.locator('#location').scrollIntoViewIfNeeded()
  await expect(page.getByRole('region').first()).toBeVisible()
  expect((await landmarks(page)).length, (await landmarks(page)).join(', ')).toBeLessThanOrEqual(8)
})

/** Where each stop of Tab is, in the order of the document. */
const stops = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const tabbable = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]'
    return [...(main?.querySelectorAll<HTMLElement>(tabbable) ?? [])]
      .filter((one) => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => one.closest('[inert]') === null)
      .map((one) => {
        const { left, top } = one.getBoundingClientRect()
        const column = one.closest('[data-mark], section')?.getBoundingClientRect().left ?? 0
        return { words: (one.getAttribute('aria-label') ?? one.textContent).slice(0, 30), left, top, column }
      })
  })

test('beside a map, the focus goes through the list before the map, as the eye does', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await visit(page, '/pwlhsh-katoikies/')
  const map = page.getByRole('region', { name: 'Χάρτης ακινήτων' })
  await expect(map).toBeVisible()
  const box = await map.boundingBox()
  const order = await stops(page)
  const onMap = order.map(
    ({ left, top }) => box !== null && left >= box.x && top >= box.y && top <= box.y + box.height,
  )
  const first = onMap.indexOf(true)
  expect(first).toBeGreaterThan(0)
  // Whatever stands left of the map comes before it, and nothing of the list after.
  const late = order.slice(first).filter(({ left }) => box !== null && left < box.x)
  expect(late.map(({ words }) => words)).toEqual([])
})

test('a title is said once on arrival: by the heading that gets the focus', async ({ page }) => {
  await visit(page, '/pwlhsh-katoikies/')
  // The results come alive after the page: before, their links load documents.
  await page.waitForLoadState('networkidle')
  const heard = await listen(page)
  await page.locator('[id^="listing-"]').first().press('Enter')
  await page.waitForURL(/aggelies/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  await page.waitForTimeout(1500)
  const title = await heading.innerText()
  expect((await heard()).filter((line) => line.includes(title))).toEqual([])
})

/** What Greek shortens for the eye, and signs in the place of words. Right after a word a dot is the Greek semicolon. */
const shortened = /τ\.μ\.|υ\/δ|\d μ\.|χλμ\.|→|\s·/

test('comparisons, the price guide and estimates are heard in full words', async ({ page, request }) => {
  const { listings } = await search(request, 'idContratto=1&idCategoria=1')
  const ids = listings.slice(0, 3).map(({ id }) => id)
  const guide = async () =>
    ((await (await request.get('/agora-akiniton/?format=json')).json()) as { n: number }).n
  await expect.poll(guide, { timeout: 90_000 }).toBeGreaterThan(0)
  for (const path of [
    `/user/saved/compare/?ids=${ids.join(',')}`,
    '/agora-akiniton/',
    '/valutazione-immobiliare/?localita=athina&superficie=90',
  ]) {
    await visit(page, path)
    // What is drawn within an image is not read: its name is.
    const heard = (await page.locator('main').ariaSnapshot()).replaceAll(/(- img "[^"]*"):.*/g, '$1')
    expect(
      heard.split('\n').filter((line) => shortened.test(line)),
      path,
    ).toEqual([])
  }
})

const planted = [
  ['the id a is there 2 times', '<p id="a">1</p><p id="a">2</p>'],
  ['aria-describedby names gone', '<input aria-label="x" aria-describedby="gone">'],
  ['a link leads to nothing on the page', '<a href="#gone">Δείτε</a>'],
  ['a figure has no name', '<figure><svg></svg></figure>'],
  [
    'a group of radio buttons is no stop of Tab',
    '<div role="radiogroup" aria-label="x"><input type="radio" tabindex="-1" aria-label="y"></div>',
  ],
  ['a price is shown and never said', '<article><p><span aria-hidden="true">245.000 €</span></p></article>'],
  ['are read as one word', '<p><span>ακριβής θέση</span><span>Επιβεβαιώθηκε</span></p>'],
  ['a dot is read out', '<p>Διαμέρισμα · 96 τ.μ.</p>'],
] as const

for (const [fault, markup] of planted)
  test(`the look at pages finds that ${fault}`, async ({ page }) => {
    await page.setContent(`<main>${markup}</main>`)
    expect((await pageFaults(page)).join('\n')).toContain(fault)
  })

test('the look at pages finds nothing in what is sound', async ({ page }) => {
  await page.setContent(`<main><article><h2><a href="#p">245.000 €, Διαμέρισμα</a></h2>
    <p id="p"><span aria-hidden="true">245.000 €</span> <span>ακριβής θέση</span> <span>Σήμερα</span></p>
    <figure aria-label="Τιμές"><svg></svg></figure></article></main>`)
  expect(await pageFaults(page)).toEqual([])
})
