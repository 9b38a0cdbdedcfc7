/**
 * How long the map page, and a list on a slow phone, take to show what a user did, in a real browser with software
 * rendering: from the key or the press to the next picture, as Interaction to Next Paint counts it.
 */
import { type Browser, chromium, type Page } from 'playwright'
import { chromiumArguments, chromiumPath } from '../../chromium.ts'
import { startPortal } from '../http/portal.ts'
import { percentilesOf } from '../percentiles.ts'

/** What was done, and how long it took to be seen, ms. The browser counts in steps of 8. */
export interface InteractionFigures {
  readonly name: string
  readonly interactions: number
  readonly p50: number
  readonly worst: number
}

export interface InteractionsReport {
  readonly listings: number
  readonly kinds: readonly InteractionFigures[]
}

const ROUNDS = 8

/** Where something is done, and how one tells that it can be. */
interface Scene {
  readonly address: string
  readonly viewport: { readonly width: number; readonly height: number }
  /** How many times slower than this machine. */
  readonly slowdown: number
  readonly until: (page: Page) => Promise<void>
}

const map: Scene = {
  address: '/en/map/pwlhsh-katoikies/athina/?lat=37.975&lng=23.735&zoom=13',
  viewport: { width: 1440, height: 900 },
  slowdown: 1,
  until: (page) => page.locator('[data-mark]').first().waitFor(),
}

const phone: Scene = {
  address: '/en/pwlhsh-katoikies/athina/?prezzoMassimo=400000',
  viewport: { width: 360, height: 740 },
  slowdown: 4,
  until: async (page) => {
    await opener(page).waitFor()
    await page.waitForLoadState('networkidle')
  },
}

/** Waits until the map has come to rest and was drawn. */
const settle = (page: Page) => page.waitForTimeout(700)

const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).click()
  await settle(page)
}

const key = (name: string) => async (page: Page) => {
  await page.keyboard.press(name)
  await page.waitForTimeout(150)
}

async function middleOfMap(page: Page) {
  const box = await page.locator('canvas').boundingBox()
  if (!box) throw new Error('The map was not drawn')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drag(page: Page) {
  const { x, y } = await middleOfMap(page)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 120, y + 60, { steps: 12 })
  await page.mouse.up()
  await settle(page)
}

const opener = (page: Page) => page.locator('search [aria-expanded]')

async function openFilters(page: Page) {
  await opener(page).click()
  await settle(page)
}

async function closeFilters(page: Page) {
  await page.keyboard.press('Escape')
  await settle(page)
}

/** Each corner lies where the one before does not. */
const corner = (round: number) => async (page: Page) => {
  const { x, y } = await middleOfMap(page)
  const angle = (2 * Math.PI * round) / ROUNDS
  await page.mouse.click(x + 130 * Math.cos(angle), y + 130 * Math.sin(angle))
  await page.waitForTimeout(300)
}

interface Kind {
  readonly name: string
  readonly scene: Scene
  readonly before?: (page: Page) => Promise<void>
  readonly act: (page: Page, round: number) => Promise<void>
}

const kinds: readonly Kind[] = [
  {
    name: 'zoom by buttons',
    scene: map,
    act: (page, round) => press(round % 2 === 0 ? 'Closer' : 'Further out')(page),
  },
  {
    name: 'move by buttons',
    scene: map,
    act: (page, round) => press(round % 2 === 0 ? 'North' : 'South')(page),
  },
  { name: 'drag', scene: map, act: drag },
  {
    name: 'arrows among the marks',
    scene: map,
    before: (page) => page.locator('[data-mark][tabindex="0"], [data-mark]').first().focus(),
    act: (page, round) =>
      key(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][round % 4] ?? 'ArrowUp')(page),
  },
  {
    name: 'corners by clicks',
    scene: map,
    before: (page) => page.getByRole('button', { name: 'Draw an area' }).click(),
    act: (page, round) => corner(round)(page),
  },
  {
    name: 'filters of a slow phone',
    scene: phone,
    act: (page, round) => (round % 2 === 0 ? openFilters(page) : closeFilters(page)),
  },
]

/** Begins to note events, and gives what was noted. */
async function watched(page: Page, kind: Kind): Promise<InteractionFigures> {
  await kind.before?.(page)
  await page.evaluate(() => {
    const noted: { id: number; duration: number }[] = []
    Object.assign(globalThis, { noted })
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) noted.push({ id: interactionId, duration })
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  for (let round = 0; round < ROUNDS; round++) await kind.act(page, round)
  await settle(page)
  const noted = await page.evaluate(
    () => (globalThis as unknown as { noted: { id: number; duration: number }[] }).noted,
  )
  // An interaction has several events: it took as long as its longest.
  const byId = Map.groupBy(noted, ({ id }) => id)
  const durations = [...byId.values()].map((events) => Math.max(...events.map(({ duration }) => duration)))
  return {
    name: kind.name,
    interactions: durations.length,
    p50: percentilesOf(durations).p50,
    worst: Math.max(0, ...durations),
  }
}

async function openScene(browser: Browser, origin: string, scene: Scene): Promise<Page> {
  const page = await browser.newPage({ viewport: scene.viewport })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: scene.slowdown })
  await page.goto(origin + scene.address)
  await scene.until(page)
  await settle(page)
  return page
}

/** Pages of a portal, operated. Interactions below 16 ms are not told by the browser, hence not counted. */
export async function benchInteractions(listings: number): Promise<InteractionsReport> {
  const portal = await startPortal(listings)
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    args: [...chromiumArguments],
    ...(executablePath !== undefined && { executablePath }),
  })
  try {
    const figures: InteractionFigures[] = []
    for (const kind of kinds) {
      const page = await openScene(browser, portal.origin, kind.scene)
      figures.push(await watched(page, kind))
      await page.close()
    }
    return { listings, kinds: figures }
  } finally {
    await browser.close()
    await portal.stop()
  }
}

export const printInteractionsReport = ({ listings, kinds: figures }: InteractionsReport): string =>
  [
    `The map page over ${listings} listings, and a list on a phone four times slower, software rendering; ms from doing to seeing`,
    ...figures.map(
      ({ name, interactions, p50, worst }) =>
        `${name.padEnd(24)} ${String(interactions).padStart(3)} interactions, p50 ${p50}, worst ${worst}`,
    ),
  ].join('\n')
