import { expect, type Page } from '@playwright/test'
import { covers } from '../covers.ts'
import { onlyNightly } from '../nightly/isNightly.ts'
import { cornerList, dragThrough, onScreen, setCorners } from '../portal/drawing.ts'
import { followMap, frame } from '../portal/map.ts'
import { type Asks, search } from '../portal/stock.ts'
import { test } from '../portal/test.ts'

// What is looked at needs neither pictures nor a ground.
test.beforeEach(({ page }) => page.route(/\/(media|tiles)\//, (route) => route.abort()))

// A screen that can be touched as well as pointed at.
test.use({ hasTouch: true })

const athens = '/en/map/pwlhsh-katoikies/athina/?lat=37.978&lng=23.732&zoom=12'

/** How far the corners lie from the middle of the map, as shares of its shorter side: one press of an arrow key. */
const REACH = 0.15

/** The corners of a square around the middle, in the order in which each way draws them. */
const square = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

/** Where they are on the screen. */
const cornersOnScreen = (page: Page) => onScreen(page, square, REACH)

const draw = (page: Page) => page.getByRole('button', { name: 'Draw an area' })

/** What draws is loaded when a user means to draw: they see it before they go on. */
const untilItDraws = (page: Page) => expect(page.getByText('Freehand', { exact: true })).toBeVisible()

async function byClicks(page: Page) {
  await draw(page).click()
  await untilItDraws(page)
  for (const [at, [x, y]] of (await cornersOnScreen(page)).entries()) {
    await page.mouse.click(x, y)
    await expect(cornerList(page)).toHaveCount(at + 1)
  }
}

async function byTaps(page: Page) {
  await draw(page).tap()
  await untilItDraws(page)
  for (const [at, [x, y]] of (await cornersOnScreen(page)).entries()) {
    await page.touchscreen.tap(x, y)
    await expect(cornerList(page)).toHaveCount(at + 1)
  }
}

async function byDragging(page: Page) {
  await draw(page).click()
  await page.getByRole('radio', { name: 'Freehand' }).click()
  const corners = await cornersOnScreen(page)
  await dragThrough(page, [...corners, ...corners.slice(0, 1)])
}

/** The keys from one corner to the next, the first from the middle: two presses are a side. */
const ways = [
  ['ArrowLeft', 'ArrowUp'],
  ['ArrowRight', 'ArrowRight'],
  ['ArrowDown', 'ArrowDown'],
  ['ArrowLeft', 'ArrowLeft'],
] as const

/** Nothing but keys from the button on, and nothing but what is said to go by. */
async function byKeyboard(page: Page) {
  await draw(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Draw an area' })).toBeFocused()
  await page.getByRole('button', { name: /^Crosshair/ }).focus()
  await setCorners(page, ways)
  await expect(page.locator('[aria-live=polite]')).toContainText(/° N, .+° E, \d+\sm\s/)
}

type Corner = readonly [latitude: number, longitude: number]

/** The area in the address: corners in degrees, the north-western one first. */
function areaIn(page: Page) {
  const [area = ''] = new URL(page.url()).searchParams.getAll('vrt')
  return area.split(';').map((corner) => corner.split(',').map(Number) as [number, number])
}

const boundsOf = (corners: readonly (readonly [number, number])[]) => [
  Math.min(...corners.map(([latitude]) => latitude)),
  Math.min(...corners.map(([, longitude]) => longitude)),
  Math.max(...corners.map(([latitude]) => latitude)),
  Math.max(...corners.map(([, longitude]) => longitude)),
]

/** Degrees that an area may be off by, some fifty metres. */
const strip = 0.0005

/** Bounds with each side so many degrees farther out, as corners. */
function rectangle(bounds: readonly number[], out: number): readonly Corner[] {
  const [south = 0, west = 0, north = 0, east = 0] = bounds
  return [
    [north + out, west - out],
    [north + out, east + out],
    [south - out, east + out],
    [south - out, west - out],
  ]
}

/** How many homes the search itself finds in an area. */
async function totalWithin(request: Asks, area: readonly Corner[]): Promise<number> {
  const listed = 'idContratto=1&idCategoria=1&path=/pwlhsh-katoikies/athina/'
  return (await search(request, `${listed}&vrt=${area.map(String).join(';')}`)).total
}

test(
  'an area drawn by clicks, by a finger, by dragging and by keyboard is the same, and finds the same homes',
  onlyNightly(true),
  async ({ page, request }) => {
    test.slow()
    const agreed = followMap(page)
    const found: { total: number; own: number; bounds: number[] }[] = []
    for (const drawArea of [byClicks, byTaps, byDragging, byKeyboard]) {
      await page.goto(athens)
      await agreed()
      await drawArea(page)
      await page.getByRole('button', { name: 'Search here' }).click()
      await expect(page).toHaveURL(/vrt=/)
      await expect(draw(page)).toBeFocused()
      const { total } = await agreed()
      const area = areaIn(page)
      found.push({ total, own: await totalWithin(request, area), bounds: boundsOf(area) })
    }
    const [clicked, ...others] = found
    const bounds = clicked?.bounds ?? []
    expect(clicked?.total).toBeGreaterThan(0)
    // Some fifty metres: a pixel or two.
    const alike = bounds.map((degrees) => expect.closeTo(degrees, 3))
    expect(others.map((other) => other.bounds)).toEqual([alike, alike, alike])
    // Each finds the homes of its area: only those in the strip around its sides may differ from one to the next.
    const least = await totalWithin(request, rectangle(bounds, -strip))
    const most = await totalWithin(request, rectangle(bounds, strip))
    for (const { total, own } of found) {
      expect(total).toBe(own)
      expect(total).toBeGreaterThanOrEqual(least)
      expect(total).toBeLessThanOrEqual(most)
    }
    expect(most - least).toBeLessThanOrEqual(least / 10)
  },
)

test('what is drawn can be undone, left out, drawn again and taken away', async ({ page }) => {
  const agreed = followMap(page)
  await page.goto(athens)
  const { inView } = await agreed()
  // What was shown before is not asked for again: what the page says counts.
  const shown = () => frame(page).locator('> div').first()
  await byClicks(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cornerList(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Remove corner 3' }).click()
  await page.getByRole('button', { name: 'Search here' }).click()
  await expect(page.getByRole('alert')).toContainText('three corners')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Leave this area out').click()
  await page.getByRole('button', { name: 'Search here' }).click()
  await expect(page).toHaveURL(/vrtEsclusi=/)
  expect((await agreed()).inView).toBeLessThan(inView)

  await page.getByRole('button', { name: /^Redraw: Left out/ }).click()
  await expect(cornerList(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/vrtEsclusi=/)
  await page.getByRole('button', { name: /^Remove: Left out/ }).click()
  await expect(page).not.toHaveURL(/vrtEsclusi=/)
  await expect(shown()).toContainText(`${inView} listings on the map`)
})

test(
  'the map beside a list leads to a drawing that has begun',
  covers('slugs/map-draw', 'constants/breakpoint-xl'),
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/en/pwlhsh-katoikies/athina/')
    const beside = page.getByRole('link', { name: 'Draw an area' })
    await expect(beside).toHaveAttribute('href', /^\/en\/map-draw\/pwlhsh-katoikies\/athina\//)
    // From this width on the map has half of the window.
    const widthOf = async () => (await page.locator('canvas').first().boundingBox())?.width ?? 0
    await expect.poll(widthOf).toBeGreaterThan(700)
    await page.setViewportSize({ width: 1420, height: 900 })
    await expect.poll(widthOf).toBeLessThan(650)
    await beside.click()
    await untilItDraws(page)
    await expect(page.getByRole('heading', { name: 'Draw an area' })).toBeFocused()
    // The drawing stays while the map moves.
    const aim = page.getByRole('button', { name: /^Crosshair/ })
    await aim.focus()
    for (const key of ['Enter', 'ArrowUp', 'Enter', 'ArrowRight', 'Enter']) {
      const { search } = new URL(page.url())
      await page.keyboard.press(key)
      if (key !== 'Enter') await expect.poll(() => new URL(page.url()).search).not.toBe(search)
      await expect(aim).toBeFocused()
    }
    await expect(cornerList(page)).toHaveCount(3)
    expect(new URL(page.url()).pathname).toBe('/en/map-draw/pwlhsh-katoikies/athina/')
    await page.getByRole('button', { name: 'Search here' }).click()
    await expect(page).toHaveURL(/\/en\/map\/pwlhsh-katoikies\/.*vrt=/)
    await expect(page.getByRole('button', { name: /^Redraw/ })).toBeVisible()
    await page.goBack()
    await untilItDraws(page)
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(page.getByText('Freehand', { exact: true })).toHaveCount(0)
  },
)
