import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { onlyNightly } from '../nightly/isNightly.ts'
import { cornerList, dragThrough, onScreen, setCorners } from '../portal/drawing.ts'
import { tabTo } from '../portal/keyboard.ts'
import { listen } from '../portal/listen.ts'
import { cards, followMap } from '../portal/map.ts'
import { search } from '../portal/stock.ts'
import { swipe } from '../portal/swipe.ts'
import { test } from '../portal/test.ts'

/**
 * Three bedrooms near a metro station in Pagrati, found by drawing, in each of three ways: with nothing but the mouse,
 * nothing but a finger, nothing but keys and the names that are said. All are to end in the list that the form's own
 * words for it give.
 */

// What is looked at needs neither pictures nor a ground.
test.beforeEach(({ page }) => page.route(/\/(media|tiles)\//, (route) => route.abort()))
// The pages are read in English: no other language is offered at the foot of the window, above what is drawn with.
test.use({ hasTouch: true, locale: 'en-GB' })

const athens = '/en/map/pwlhsh-katoikies/athina/'
const stations = ['Akropoli', 'Evangelismos'] as const
const criteria = 'idContratto=1&idCategoria=1&camereDaLettoMinimo=3&fkMetroStation=209,310'

/** Share of the map's shorter side that an arrow key moves the crosshair by. */
const STEP = 0.15

/**
 * The corners around Pagrati, in such steps east and south of the middle, as the map stands once both stations are
 * chosen and it was taken a step out.
 */
const round = [
  [1, -2],
  [3, -2],
  [3, 1],
  [1, 1],
] as const

/** The same on the screen, the first one again at the end. */
const roundOnScreen = (page: Page) => onScreen(page, [...round, round[0]], STEP)

const zoomOf = (page: Page) => Number(new URL(page.url()).searchParams.get('zoom') ?? NaN)

/** Chooses in the form and the lists, and looks from a step farther out; each press is made by `press`. */
async function choose(page: Page, press: (target: Locator) => Promise<void>) {
  // The list of a select is the browser's own, outside of the page.
  await press(page.locator('search').getByRole('button', { name: /^Bedrooms/ }))
  await page.getByRole('combobox', { name: 'Bedrooms' }).selectOption('3')
  await press(page.getByRole('button', { name: /^See / }))
  await expect(page).toHaveURL(/camereDaLettoMinimo=3/)
  await press(page.getByText('Metro, neighbourhoods and islands'))
  await press(page.getByText('Near a metro station'))
  for (const station of stations) {
    await press(page.getByText(station, { exact: true }))
    await expect(page.getByRole('checkbox', { name: station })).toBeChecked()
  }
  await expect(page).toHaveURL(/fkMetroStation=209&fkMetroStation=310/)
}

async function byMouse(page: Page, seen: () => Promise<void>) {
  await choose(page, (target) => target.click())
  await seen()
  await page.getByRole('button', { name: 'Further out' }).click()
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Draw an area' }).click()
  await page.getByRole('radio', { name: 'Freehand' }).click()
  await dragThrough(page, await roundOnScreen(page))
  await page.getByRole('button', { name: 'Search here' }).click()
}

async function byFinger(page: Page, seen: () => Promise<void>) {
  await choose(page, (target) => target.tap())
  await seen()
  await page.getByRole('button', { name: 'Further out' }).tap()
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Draw an area' }).tap()
  await page.getByRole('radio', { name: 'Freehand' }).tap()
  await swipe(page, await roundOnScreen(page))
  await expect(cornerList(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Search here' }).tap()
}

/** The keys from one corner to the next, the first from the middle. */
const ways = [
  ['ArrowRight', 'ArrowUp', 'ArrowUp'],
  ['ArrowRight', 'ArrowRight'],
  ['ArrowDown', 'ArrowDown', 'ArrowDown'],
  ['ArrowLeft', 'ArrowLeft'],
] as const

/** Everything is reached by Tab and known by its name alone: nobody looks at the screen. */
async function byKeyboard(page: Page, seen: () => Promise<void>) {
  await tabTo(page, 'Bedrooms')
  await page.keyboard.press('Enter')
  // What opens is called as the chip is, and has the focus: its field is behind that.
  await expect(page.getByRole('heading', { name: 'Bedrooms', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await tabTo(page, 'Bedrooms')
  await page.keyboard.type('3')
  await tabTo(page, /^See /)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/camereDaLettoMinimo=3/)
  await tabTo(page, 'Metro, neighbourhoods and islands')
  await page.keyboard.press('Enter')
  await tabTo(page, 'Near a metro station')
  await page.keyboard.press('Enter')
  for (const station of stations) {
    await expect(page.getByRole('checkbox', { name: station })).toBeAttached()
    await tabTo(page, station)
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: station })).toBeChecked()
  }
  await seen()
  await tabTo(page, 'Closer')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Draw an area' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Draw an area' })).toBeFocused()
  await page.keyboard.press('Tab')
  await tabTo(page, 'To the crosshair on the map', { most: 1 })
  await page.keyboard.press('Enter')
  await tabTo(page, /^Crosshair/, { most: 1 })
  await setCorners(page, ways)
  await tabTo(page, /^Search here/)
  await page.keyboard.press('Enter')
}

/** The list that the form's words give. */
async function listedInPagrati(request: APIRequestContext) {
  const { listings } = await search(request, `${criteria}&path=/pwlhsh-katoikies/athina/pagkrati/`)
  return listings.map(({ id }) => `listing-${id}`).toSorted()
}

for (const [name, walk] of [
  ['mouse', byMouse],
  ['finger', byFinger],
  ['keyboard', byKeyboard],
] as const)
  test(
    `three bedrooms near a metro station in Pagrati are found by ${name}`,
    onlyNightly(true),
    async ({ page, request }) => {
      test.slow()
      const wanted = await listedInPagrati(request)
      expect(wanted).not.toEqual([])
      const heard = await listen(page)
      const agreed = followMap(page)
      await page.goto(athens)
      await agreed()
      await walk(page, async () => {
        // Drawing has something to leave out.
        await expect.poll(async () => (await agreed()).total).toBe((await search(request, criteria)).total)
        expect((await agreed()).total).toBeGreaterThan(wanted.length)
      })
      await expect(page).toHaveURL(/vrt=/)
      await expect.poll(async () => (await agreed()).total).toBe(wanted.length)
      const found = await cards(page).evaluateAll((links) => links.map(({ id }) => id))
      expect(found.toSorted()).toEqual(wanted)
      if (name === 'keyboard') {
        // Each corner was told by where it lies, and the end by what is there.
        const said = async () => (await heard()).join('\n')
        await expect.poll(said).toContain(`${wanted.length} listing`)
        expect(await said()).toMatch(/° N, .+° E, .*Pangrati/)
        expect(await said()).toContain('Corner 4.')
      }
    },
  )
