import { expect, type Page } from '@playwright/test'
import { tabToOne } from '../portal/keyboard.ts'
import { listen } from '../portal/listen.ts'
import { cameraOf, cards, focusedMark, followMap, frame, marks, panel } from '../portal/map.ts'
import { onlyNightly } from '../nightly/isNightly.ts'
import { test } from '../portal/test.ts'

// What is looked at needs neither pictures nor a ground.
test.beforeEach(({ page }) => page.route(/\/(media|tiles)\//, (route) => route.abort()))

const athens = '/map/pwlhsh-katoikies/athina/'

/** Presses an arrow until another mark is focused than before; the first that leads somewhere. */
async function toNextMark(page: Page): Promise<string | undefined> {
  const before = await focusedMark(page)
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key)
    // Focus moves in the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const now = await focusedMark(page)
    if (now !== before) return now
  }
  return before
}

test('by keyboard: past the map, among its marks, into a card and back to the same mark', async ({
  page,
}) => {
  const agreed = followMap(page)
  await page.goto(athens)
  await agreed()

  await page.getByRole('link', { name: 'Παράλειψη του χάρτη' }).focus()
  await page.keyboard.press('Enter')
  // The list is next: nothing of the map has the focus, nor has it after the next press.
  expect(await page.evaluate(() => document.activeElement?.querySelector('canvas, [data-mark]'))).toBeNull()
  await page.keyboard.press('Tab')
  await expect(panel(page).locator(':focus')).toHaveCount(1)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())

  await page.getByRole('link', { name: 'Παράλειψη του χάρτη' }).focus()
  // Marks, tools, legend and sources of the map are one stop each, however many they hold.
  expect(await tabToOne(page, 'a[id^="listing-"]')).toBeLessThanOrEqual(8)

  await page.getByRole('link', { name: 'Παράλειψη του χάρτη' }).focus()
  await tabToOne(page, '[data-mark]')
  const first = await focusedMark(page)
  const second = await toNextMark(page)
  expect(second).not.toBe(first)
  expect(second).toMatch(/^home-/)

  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog')
  const link = card.locator('a[id^="listing-"], a[href*="/aggelies/"]').first()
  await expect(link).toHaveAttribute('href', new RegExp(`/aggelies/${second?.slice('home-'.length)}/`))
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect.poll(() => focusedMark(page)).toBe(second)
})

test('a cluster opens closer, and focus lands on what it held', async ({ page }) => {
  const agreed = followMap(page)
  await page.goto('/map/pwlhsh-katoikies/?lat=38.4&lng=23.9&zoom=7')
  await agreed()
  await page.getByRole('link', { name: 'Παράλειψη του χάρτη' }).focus()
  await tabToOne(page, '[data-mark^="cluster-"]')
  const opened = await focusedMark(page)
  await page.keyboard.press('Enter')
  await expect.poll(() => cameraOf(page).zoom).toBe(9)
  await agreed()
  await expect.poll(() => focusedMark(page)).toMatch(/^(home|cluster)-/)
  expect(await focusedMark(page)).not.toBe(opened)
})

test(
  'moves by button are in the address, in the list and said once; Back leaves the map as a whole',
  onlyNightly(true),
  async ({ page }) => {
    const heard = await listen(page)
    const said = async () => (await heard()).filter((text) => /αγγελί\S+ στον χάρτη\./.test(text)).length
    const agreed = followMap(page)
    await page.goto('/pwlhsh-katoikies/athina/')
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await page.getByRole('link', { name: 'Χάρτης', exact: true }).first().press('Enter')
    await expect(page).toHaveURL(/\/map\//)
    const start = await agreed()
    const before = await said()

    await page.getByRole('button', { name: 'Πιο κοντά' }).press('Enter')
    await expect.poll(() => cameraOf(page).zoom).toBeCloseTo(start.camera.zoom + 1, 1)
    await expect.poll(async () => (await agreed()).camera.zoom).toBe(cameraOf(page).zoom)
    await expect.poll(said).toBe(before + 1)

    await page.getByRole('button', { name: 'Προς βορρά' }).press('Enter')
    await expect.poll(() => cameraOf(page).latitude).toBeGreaterThan(start.camera.latitude)
    await expect.poll(async () => (await agreed()).camera).toEqual(cameraOf(page))
    await expect.poll(said).toBe(before + 2)
    const shown = async () => ({
      described: await frame(page).locator('> div > [id$="-description"]').textContent(),
      // What a hurried machine places first is first in the document.
      marked: new Set(
        await marks(page).evaluateAll((all) => all.map((mark) => mark.getAttribute('data-mark'))),
      ),
      listed: await cards(page).allTextContents(),
    })
    const moved = { address: page.url(), shown: await shown() }

    await page.goBack()
    await expect(page).toHaveURL('/pwlhsh-katoikies/athina/')
    await page.goForward()
    await expect(page).toHaveURL(moved.address)
    // It is kept and not asked for again, while the map beside the list was asked for another view.
    await expect.poll(shown, { timeout: 30_000 }).toEqual(moved.shown)
  },
)

test('a home that was looked at says so on the map', onlyNightly(true), async ({ page }) => {
  const agreed = followMap(page)
  await page.goto(athens)
  await agreed()
  const mark = marks(page).first()
  await expect(mark).not.toHaveAccessibleName(/το έχετε δει/)
  const id = (await mark.getAttribute('data-mark')) ?? ''
  await mark.press('Enter')
  await page.getByRole('dialog').locator('a[href*="/aggelies/"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.locator(`[data-mark="${id}"]`)).toHaveAccessibleName(/το έχετε δει/)
})

/** The metres that a card's words tell, `350 m north`, `about 1.2 km east`. */
const metresOf = (words: string) => {
  const [, number = '', unit] = /([\d.]+)\s(kilometres?|metres?)/.exec(words.replaceAll(/\s/g, ' ')) ?? []
  return number === ''
    ? words.includes('here')
      ? 0
      : Infinity
    : Number(number) * (unit?.startsWith('k') ? 1000 : 1)
}

test('by keyboard: the list is ordered by distance from the middle, and says so', async ({ page }) => {
  const agreed = followMap(page)
  const heard = await listen(page)
  await page.goto(`/en${athens}`)
  await agreed()
  const shown = await cards(page).count()
  await page.getByRole('button', { name: 'Nearest to the middle first' }).press('Enter')
  await expect(page.getByRole('button', { name: 'In the chosen order' })).toBeFocused()
  await expect(
    page.getByText(`Nearest to the middle of the map first, of the ${shown} homes shown`),
  ).toBeVisible()
  const list = page.getByRole('list', { name: 'Results' })
  const items = await list.locator(':scope > li').allInnerTexts()
  const metres = items.map((words) => metresOf(words))
  expect(metres).toHaveLength(shown)
  expect(metres).toEqual(metres.toSorted((a, b) => a - b))
  await expect.poll(async () => (await heard()).join(' ')).toContain('Nearest to the middle of the map first')
  await page.getByRole('button', { name: 'In the chosen order' }).press('Enter')
  await expect(cards(page)).toHaveCount(shown)
})
