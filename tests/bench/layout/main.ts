/**
 * Where the parts of pages are, against the bars of the look: `npm run test:layout [-- --origin http://127.0.0.1:3000]
 * [--listings 2000] [--only listing] [--json]`. Starts a portal of the demonstration unless it is given one.
 * Exits 1 when a bar is not reached.
 */
import { type Browser, chromium, type Page } from 'playwright'
import { chromiumArguments, chromiumPath } from '../../chromium.ts'
import { readOptions } from '../../readOptions.ts'
import { startPortal } from '../http/portal.ts'
import { watchShifts } from './measures.ts'
import { type Bar, pages, reaches, type Row, rows, screens } from './rows.ts'

/** The median of so many homes counts, spread over the first lists of the demonstration. */
const HOMES = 9

const { values } = readOptions(
  'npm run test:layout -- [--origin <address>] [--listings <number>] [--only <page>] [--json]',
  {
    origin: { type: 'string' },
    listings: { type: 'string', default: '2000' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
)

/** Homes for sale, as many as are asked, evenly taken from several pages of results. */
async function someHomes(origin: string): Promise<readonly number[]> {
  const lists = await Promise.all(
    [1, 2, 3].map(async (page) => {
      const path = `/api-next/search-list/listings/?idContratto=1&idCategoria=1&pag=${page}`
      const reply = await fetch(origin + path)
      return ((await reply.json()) as { readonly listings: readonly { readonly id: number }[] }).listings
    }),
  )
  const ids = lists.flat().map(({ id }) => id)
  const step = Math.max(1, Math.floor(ids.length / HOMES))
  return ids.filter((_, at) => at % step === 0).slice(0, HOMES)
}

async function open(browser: Browser, origin: string, row: Row, home: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: screens[row.screen],
    locale: 'el-GR',
    hasTouch: row.screen === 'phone',
    isMobile: row.screen === 'phone',
  })
  await page.addInitScript(watchShifts)
  await page.goto(origin + pages[row.page](home))
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.waitForTimeout(500)
  return page
}

async function figureOf(
  browser: Browser,
  origin: string,
  row: Row,
  homes: readonly number[],
): Promise<number> {
  const figures: number[] = []
  for (const home of row.page === 'listing' ? homes : homes.slice(0, 1)) {
    const page = await open(browser, origin, row, home)
    figures.push(await row.measure(page))
    await page.close()
  }
  // Of a shift the worst counts: a page that moves on one home of nine moves.
  const sorted = figures.toSorted((one, other) => one - other)
  return (row.name === 'layout shift' ? sorted.at(-1) : sorted[Math.floor(sorted.length / 2)]) ?? Number.NaN
}

const said = (bar: Bar) => ('atMost' in bar ? `≤ ${bar.atMost}` : `≥ ${bar.atLeast}`)

async function measure(origin: string) {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({
    args: [...chromiumArguments],
    ...(executablePath && { executablePath }),
  })
  try {
    const homes = await someHomes(origin)
    const asked = rows.filter(({ page }) => values.only === undefined || page === values.only)
    const figures = []
    for (const row of asked) {
      const figure = await figureOf(browser, origin, row, homes)
      const { page, screen, name, unit, bar } = row
      figures.push({ page, screen, name, figure, unit, bar: said(bar), isReached: reaches(bar, figure) })
    }
    return figures
  } finally {
    await browser.close()
  }
}

const portal = values.origin === undefined ? await startPortal(Number(values.listings)) : undefined
try {
  const figures = await measure(values.origin ?? portal?.origin ?? '')
  if (values.json) process.stdout.write(`${JSON.stringify(figures)}\n`)
  else console.table(figures)
  process.exitCode = figures.every(({ isReached }) => isReached) ? 0 : 1
} finally {
  await portal?.stop()
}
