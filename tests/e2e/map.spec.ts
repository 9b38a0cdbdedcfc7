import { expect as expectSoon, type Page } from '@playwright/test'
import { searchUpTo } from '../portal/filters.ts'
import { onlyNightly } from '../nightly/isNightly.ts'
import { cameraOf, cards, followMap, frame, marks, panel } from '../portal/map.ts'
import { search } from '../portal/stock.ts'
import { test } from '../portal/test.ts'
import { watchPage } from '../portal/watchPage.ts'

/** A map is drawn without a graphics card here, which takes a busy machine more than ten seconds. */
const expect = expectSoon.configure({ timeout: 30_000 })

const athens = '/map/pwlhsh-katoikies/athina/'

/** Where neither pictures nor a ground are looked at. */
const leaveOut = (page: Page) => page.route(/\/(media|tiles)\//, (route) => route.abort())

for (const { language, path, list, map } of [
  { language: 'Greek', path: '', list: 'Λίστα', map: 'Χάρτης' },
  { language: 'English', path: '/en', list: 'List', map: 'Map' },
])
  test(
    `in ${language} words, list and marks agree, follow the filters, and keep them between views`,
    onlyNightly(language !== 'Greek'),
    async ({ page, request }) => {
      const problems = watchPage(page)
      const agreed = followMap(page)
      await page.goto(path + athens)
      const all = await agreed()
      expect(all.inView).toBeGreaterThan(0)

      await searchUpTo(page, '250000')
      await expect.poll(async () => (await agreed()).total).toBeLessThan(all.total)
      const few = await agreed()
      const named = 'idContratto=1&idCategoria=1&prezzoMassimo=250000&path=/pwlhsh-katoikies/athina/'
      expect(few.total).toBe((await search(request, named)).total)

      const views = page.getByRole('link', { name: list, exact: true })
      await views.click()
      await expect(page).toHaveURL(`${path}/pwlhsh-katoikies/athina/?prezzoMassimo=250000`)
      await page.getByRole('link', { name: map, exact: true }).first().click()
      await expect(page).toHaveURL(/\/map\/pwlhsh-katoikies\/athina\/\?prezzoMassimo=250000/)
      expect((await agreed()).inView).toBe(few.inView)
      await page.goBack()
      await expect(page).toHaveURL(`${path}/pwlhsh-katoikies/athina/?prezzoMassimo=250000`)
      expect(problems()).toEqual([])
    },
  )

test(
  'a map asks for nothing that fails, and its code comes with no other page',
  onlyNightly(true),
  async ({ page }) => {
    const failed: string[] = []
    const mapCode: string[] = []
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText
      // What a page that is left was still waiting for is not missed.
      if (reason !== 'net::ERR_ABORTED') failed.push(`${request.url()} ${reason}`)
    })
    page.on('response', async (response) => {
      if (response.status() >= 400) failed.push(`${response.url()} ${response.status()}`)
      if (response.request().resourceType() !== 'script') return
      const text = await response.text().catch(() => '')
      if (/maplibre/i.test(response.url()) || text.includes('webglcontextlost')) mapCode.push(response.url())
    })
    // From 1024 px on a list has the map beside it.
    for (const [path, width] of [
      ['/', 1440],
      ['/pwlhsh-katoikies/athina/', 1000],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      await page.waitForLoadState('networkidle')
    }
    expect(mapCode).toEqual([])
    await page.goto(athens)
    await expect(marks(page).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    // Its text is read after it has come.
    await expect.poll(() => mapCode).not.toEqual([])
    expect(failed).toEqual([])
  },
)

test('while the code of the map is on its way, the list beside it can be read, narrowed and left', async ({
  page,
}) => {
  await leaveOut(page)
  let held = 0
  // Neither the map nor what draws it comes.
  await page.route(/\/assets\/(MapCanvas|maplibre)[^/]*\.js$/, () => void held++)
  await page.goto(athens)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect.poll(() => held).toBeGreaterThan(0)
  await expect(cards(page)).toHaveCount(25)
  await searchUpTo(page, '150000')
  await expect(panel(page).locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(frame(page)).toHaveAttribute('aria-busy', 'true')
  await expect(marks(page)).toHaveCount(0)
  await cards(page).first().click()
  await expect(page).toHaveURL(/\/aggelies\/\d+\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test(
  'the code that draws areas loads when a user starts to draw, and again where it did not load',
  onlyNightly(true),
  async ({ page }) => {
    await leaveOut(page)
    let asked = 0
    let isCut = true
    await page.route(/\/assets\/DrawingPanel[^/]*\.js$/, (route) => {
      asked++
      return isCut ? route.abort() : route.continue()
    })
    await page.goto(`/en${athens}`)
    await expect(marks(page).first()).toBeVisible()
    expect(asked).toBe(0)
    await page.getByRole('button', { name: 'Draw an area' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Check your connection' })
    await expect(notice).toBeVisible()
    isCut = false
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Draw an area' })).toBeFocused()
    await expect(notice).toHaveCount(0)
  },
)

test('what cannot be read of a map is said, and it stands', onlyNightly(true), async ({ page, request }) => {
  await leaveOut(page)
  await page.goto(`${athens}?lat=NaN&zoom=99&lng=1e9&vrt=1,2;x`)
  for (const value of ['NaN', '99', '1e9', '1,2;x'])
    await expect(page.getByText(new RegExp(`«${value}»`)).first()).toBeVisible()
  await expect(marks(page).first()).toBeVisible()
  await expect(cards(page).first()).toBeVisible()
  for (const path of ['/map/nonsense/', '/en/map/pwlhsh-katoikies/den-yparxei/', '/map/%00/'])
    expect((await request.get(path)).status()).toBe(404)
})

test('without tiles the marks stand on an even ground', onlyNightly(true), async ({ page }) => {
  await leaveOut(page)
  await page.goto(athens)
  await expect(frame(page).getByText('Χωρίς υπόβαθρο: τα ακίνητα είναι στη σωστή θέση')).toBeVisible()
  await expect(marks(page).first()).toBeVisible()
  expect(await marks(page).count()).toBeGreaterThan(1)
})

test('marks do not wait for tiles', onlyNightly(true), async ({ page }) => {
  await page.route('**/tiles/**', () => undefined)
  await page.goto(athens)
  await expect(marks(page).first()).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('where nothing can be drawn, the list has it all', async ({ page }) => {
  await leaveOut(page)
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.goto(athens)
  await expect(page.getByRole('alert').filter({ hasText: 'Ο χάρτης δεν μπορεί να σχεδιαστεί' })).toBeVisible()
  await expect(cards(page)).toHaveCount(25)
  await panel(page).getByRole('link', { name: 'Επόμενη' }).click()
  await expect(page).toHaveURL(/pag=2/)
  await expect(panel(page)).toContainText(/σελίδα 2 από/)
})

test('at 320 px nothing scrolls sideways, and the list comes below the map', async ({ page }) => {
  await leaveOut(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(athens)
  await expect(marks(page).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const [mark, card] = [await marks(page).first().boundingBox(), await cards(page).first().boundingBox()]
  expect(card?.y).toBeGreaterThan(mark?.y ?? Infinity)
  await page.getByRole('button', { name: 'Πιο κοντά' }).click()
  await expect.poll(() => cameraOf(page).zoom).toBeGreaterThan(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the words and the list are there, and no empty map is in the way', async ({ page }) => {
    await page.goto(athens)
    await expect(frame(page).getByText(/\d αγγελίες στον χάρτη\./)).toBeVisible()
    await expect(cards(page)).toHaveCount(25)
    await expect(page.getByRole('link', { name: 'Λίστα', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Πιο κοντά' })).toBeHidden()
    // The list begins where the map would stand.
    const [words, list] = [await frame(page).boundingBox(), await panel(page).boundingBox()]
    expect((list?.y ?? Infinity) - (words?.y ?? 0)).toBeLessThan(200)
    await panel(page).getByRole('link', { name: 'Επόμενη' }).click()
    await expect(page).toHaveURL(/pag=2/)
    await cards(page).first().click()
    await expect(page).toHaveURL(/\/aggelies\/\d+\/$/)
  })
})
