/** The Storybook that `npm run build-storybook` makes, in a folder of a web server as others would put it there. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import sirv from 'sirv'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArguments, chromiumPath } from '../chromium.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'estia-storybook-'))
const below = '/design/storybook/'

// As `npm run build-storybook` builds it: in the tests' environment React's own development build would be in it.
const { NODE_ENV: _, VITEST: __, ...environment } = process.env
// Not at once (spawnSync): the test runner would take a worker that is silent for a minute for a dead one.
await promisify(execFile)(
  join(root, 'node_modules/.bin/storybook'),
  ['build', '--quiet', '--output-dir', folder],
  { cwd: root, maxBuffer: 64 * 1024 * 1024, env: environment },
).catch(({ message, stdout }: { message: string; stdout: string }) => {
  // Why it failed stands at the end of what it says, with a stack that nobody needs.
  throw new Error(`${message}\n${stdout.split('\n').slice(-60).join('\n')}`)
})

interface Story {
  readonly id: string
  readonly title: string
  readonly type: 'story' | 'docs'
}

const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, Story>>
}
/** The first story of each component. */
const stories = [
  ...Map.groupBy(
    Object.values(entries).filter(({ type }) => type === 'story'),
    ({ title }) => title,
  ).values(),
].flatMap(([first]) => first ?? [])

/** Pages to read: those of the workshop, and a page of every component. */
const documents = Object.values(entries).filter(({ type }) => type === 'docs')

/** What the tree beside them shows before anything in it is opened: components, and folders of components. */
const outermost = new Set(stories.map(({ title }) => title.split('/')[1] ?? title))

const files = sirv(folder, { maxAge: 3600 })
const server = createServer((request, response) => {
  const path = request.url ?? ''
  const refuse = () => void response.writeHead(404).end()
  // The browser's own question, which no page asks.
  if (path === '/favicon.ico') return void response.writeHead(204).end()
  if (!path.startsWith(below)) return refuse()
  request.url = path.slice(below.length - 1)
  files(request, response, refuse)
})

let browser: Browser
let context: BrowserContext
let storybook: string

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  storybook = `http://127.0.0.1:${(server.address() as AddressInfo).port}${below}`
  const executablePath = chromiumPath()
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...chromiumArguments] })
  // One for all pages: they share what the browser keeps of the assets.
  context = await browser.newContext({ locale: 'el-GR', timezoneId: 'Europe/Athens' })
})

afterAll(async () => {
  await browser.close()
  server.close()
  rmSync(folder, { recursive: true })
})

/** What a map asks of the portal once a page has been idle for a while: behind a Storybook there is none. */
const isOfMap = /\/tiles\/|\/geography\/shapes\//

/** Opens an address in a page of its own, and says what went wrong until `isThere` is true. */
async function faultsOf(path: string, isThere: (page: Page) => Promise<unknown>): Promise<readonly string[]> {
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    // Storybook wraps each press of a play in `act`; what loads after a press suspends in it, as it should.
    const isOfAct = message.text().startsWith('A component suspended inside an `act` scope')
    const isFault = !isOfAct && !isOfMap.test(message.location().url)
    if (message.type() === 'error' && isFault) faults.push(message.text())
  })
  page.on('requestfailed', (request) => {
    // A page that no longer needs an answer gives up its request; that is no fault.
    const why = request.failure()?.errorText ?? ''
    if (why !== 'net::ERR_ABORTED') faults.push(`${request.url()}: ${why}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !isOfMap.test(response.url()))
      faults.push(`${response.url()}: ${response.status()}`)
  })
  try {
    await page.goto(`${storybook}${path}`)
    await isThere(page)
  } catch (thrown) {
    faults.push(String(thrown))
  } finally {
    await page.close()
  }
  return faults
}

/** Below the test's own time, so that what a story waits for is told, ms. */
const LONGEST = 110_000

const phaseNow = () =>
  (globalThis as unknown as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
    .__STORYBOOK_PREVIEW__?.currentRender?.phase

const ends = new Set<string | undefined>(['finished', 'errored', 'aborted'])

/** A story has ended when Storybook says so of it; how it ended stands beside. Asked by timer: a page may draw no frames. */
async function storyShown(page: Page): Promise<void> {
  const until = Date.now() + LONGEST
  let phase = await page.evaluate(phaseNow)
  while (!ends.has(phase) && Date.now() < until) {
    await page.waitForTimeout(200)
    phase = await page.evaluate(phaseNow)
  }
  if (phase !== 'finished') throw new Error(`the story is ${phase}`)
}

test('there is a story of every component', () => {
  expect(stories.length).toBeGreaterThan(100)
})

test.concurrent.for(stories)('$title', async ({ id }) => {
  expect(await faultsOf(`iframe.html?id=${id}&viewMode=story`, storyShown)).toEqual([])
})

test('every component has a page, beside those of the workshop', () => {
  const titles = documents.map(({ title }) => title)
  expect(stories.map(({ title }) => title).filter((title) => !titles.includes(title))).toEqual([])
  expect(titles.filter((title) => title.startsWith('Workshop/'))).toEqual([
    'Workshop/Introduction',
    'Workshop/Principles',
    'Workshop/Patterns',
    'Workshop/Screens',
  ])
})

/** The page of a component reads its comment and its properties; every tenth shows that it does. */
const someDocuments = documents.filter(({ title }, at) => title.startsWith('Workshop/') || at % 10 === 0)

test.concurrent.for(someDocuments)('page of $title', async ({ id }) => {
  const heading = (page: Page) => page.locator('#storybook-docs h1').first().waitFor()
  expect(await faultsOf(`iframe.html?id=${id}&viewMode=docs`, heading)).toEqual([])
})

test('the frame around them lists them, and shows the one that its address names', async () => {
  const [first] = stories
  const faults = await faultsOf(`?path=/story/${first?.id}`, async (page) => {
    await page.frameLocator('#storybook-preview-iframe').locator('#storybook-root > *').first().waitFor()
    const tree = page.locator('#storybook-explorer-tree')
    for (const name of outermost) await tree.getByText(name, { exact: true }).first().waitFor()
  })
  expect(faults).toEqual([])
})
