/**
 * What the first view of each page weighs, and the design system's styles, brotli at its best level:
 * `npm run test:bytes [-- --json] [-- build]`. Builds on its own unless told a folder that holds `client` and
 * `server`; only its own build can tell which components a page loads. Exits 1 when a budget is broken.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildTo } from '../dev/buildTo.ts'
import { brotliSize } from './brotliSize.ts'
import { modulesOfApp } from '../i18n/moduleGraph.ts'
import { circlesIn } from './chunkCircles.ts'
import { componentsOf, watchModules } from './components.ts'
import { withSteadyNames } from './steadyNames.ts'
import { stylesOfSystem } from './stylesOfSystem.ts'

type Server = typeof import('#app/entry-server.tsx')
type Manifest = import('#app/entry-server.tsx').Manifest

/**
 * Bytes, brotli: the script of any page, the styles of the whole design system, what calls load on idle, and IAB's
 * stub and consent manager, which are loaded where companies are configured. Styles of pages are told, not bounded.
 */
const budget = { script: 120_000, styles: 20_000, calls: 15_600, companies: 11_500 }

const entry = 'app/entry-client.tsx'
const programs = 'app/transport/programs.ts'
const startVendors = 'app/shared/consent/vendors/startVendors.ts'

/**
 * Every kind of page; `most` holds what one has reached below the budget. It may be lowered, and raised by a decision
 * that says what for: by 36 and 37 together, for code that can come later, by 37 twice more, for what is typed early and
 * for the filters of phones, once for the name of one more area of texts (34 bytes of the messages' page, as that of a home
 * fell by 4,000), by 38, for six more filters and the count of further facts (at most 200 bytes of a map and a listing) and one
 * more page (19 of that of a contact), by 40, for the account that a page shows and the forms that read phones and amounts,
 * by 48, for chips, the views and the map beside a list, and for presses before hydration, and by 49 and 50, for ten more
 * addresses (1,600 of every page), and for the budget and bedrooms on the home page, by 55, for four places and the
 * search on every page (1,000; lists fell by 4,200, whose rare views come later), and by 43, for three more pages, their
 * links in the footer and what the operator says of the portal (500 of every page, 1,000 of the documents), and by 41 and 42, for
 * the addresses and code of nine more pages: publishing, one's own ads, the price guide and loans (2,500 of every page). Decision 0064 raised saved homes, their map and messages by 150 to 300, for what opens without a line. By up to 900 for the word
 * beside required fields, the list by distance and presses that the body hears, by 350 for Vite's own helper of imports
 * (decision 0065), by up to 2,000 for the cost a month as filter and order, and by 200 for
 * further homes behind a link, which saved homes share. Decision 0062 lowered all of them by 5,500 to
 * 22,000: the table of pages comes after the first. Decision 0068 lowered all of them again, by 13,000 to 23,000: buttons and
 * fields are the browser's own. Chunks made from the pages that need them, areas of texts by what a first view asks, short keys and
 * React's named exports lowered them by 900 to 13,700. Results, the map of a search and what lies
 * below the first window of a home come after their page since, which lowered list, map and listing by 10,000 to 17,000.
 * The style library's own runtime in place of one of ours raised all by 300 to 450, but for a listing, which fell by 1,200:
 * what only sections below its first window ask for came out of it. Small buttons in line with the text around them, and an
 * amount that is parsed as it stands, raised home by 100.
 */
const pages: Readonly<
  Record<string, { readonly url: string; readonly source: string; readonly most?: number }>
> = {
  home: { url: '/', source: 'app/features/home/HomePage.tsx', most: 116_300 },
  list: { url: '/pwlhsh-katoikies/', source: 'app/features/search/SearchPage.tsx', most: 119_300 },
  map: { url: '/map/', source: 'app/features/search/SearchMapPage.tsx', most: 118_600 },
  listing: { url: '/aggelies/1/', source: 'app/features/listing/ListingPage.tsx', most: 118_800 },
  notFound: { url: '/xyz/', source: 'app/features/notFound/FailurePage.tsx', most: 111_000 },
  saved: { url: '/user/saved/', source: 'app/features/saved/SavedPage.tsx', most: 115_200 },
  savedMap: { url: '/user/saved/map/', source: 'app/features/saved/SavedMapPage.tsx', most: 118_300 },
  login: { url: '/user/login/', source: 'app/features/authentication/AuthPage.tsx', most: 113_300 },
  verify: { url: '/user/verify/', source: 'app/features/authentication/VerifyPage.tsx', most: 101_600 },
  profile: { url: '/utente/profilo/', source: 'app/features/profile/ProfilePage.tsx', most: 113_200 },
  messages: { url: '/user/messages/', source: 'app/features/messages/MessagesPage.tsx', most: 119_500 },
  confirm: { url: '/user/contact/', source: 'app/features/messages/ConfirmPage.tsx', most: 104_100 },
  terms: { url: '/terms/', source: 'app/features/legal/LegalPage.tsx', most: 94_900 },
  demo: { url: '/demo', source: 'app/features/demo/DemoPage.tsx', most: 110_900 },
}

/** The frame holds what most visits show, cards among it; pages of one's own account have it from the visit before. */
const cardPages = ['home', 'list', 'listing', 'notFound']

const root = join(import.meta.dirname, '../..')
const [given] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const own = given === undefined ? mkdtempSync(join(root, 'node_modules/.bytes-')) : undefined
const folder = given ?? own ?? root
const { plugin, built } = watchModules()
const { client, server } = own
  ? await buildTo(own, [plugin])
  : { client: join(folder, 'client'), server: join(folder, 'server') }

const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest
const { assetsOf } = (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as Server

const sizes = new Map<string, number>()
function sizeOf(address: string): number {
  const known = sizes.get(address)
  if (known !== undefined) return known
  const size = brotliSize(withSteadyNames(readFileSync(join(client, address), 'utf8')))
  sizes.set(address, size)
  return size
}
const sum = (addresses: readonly string[]) => addresses.reduce((total, address) => total + sizeOf(address), 0)

const rows = Object.entries(pages).map(([page, { url, source, most = budget.script }]) => {
  const { scripts, styles, preloads } = assetsOf(manifest, url)
  const modules = [...scripts, ...preloads.filter((address) => address.endsWith('.js'))]
  const [largest = ''] = modules.toSorted((a, b) => sizeOf(b) - sizeOf(a))
  const { loaded, idle } = componentsOf(built, modules, [entry, source])
  return {
    page,
    script: sum(modules),
    most,
    modules: modules.length,
    styles: sum(styles),
    sheets: styles.length,
    largest: `${largest} ${sizeOf(largest)}`,
    ...(own ? { components: loaded.length, idle: idle.join(' ') } : {}),
  }
})
/** A chunk with all that it imports. */
function withImports(key: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  for (const imported of manifest[key]?.imports ?? []) withImports(imported, seen)
  return seen
}
const first = withImports(entry)
const consent = withImports('app/shared/consent/ConsentHost.tsx')
const later = (keys: Iterable<string>, without: readonly ReadonlySet<string>[]) =>
  sum(
    [...keys].flatMap((key) => (without.some((one) => one.has(key)) ? [] : `/${manifest[key]?.file ?? ''}`)),
  )
const calls = later(withImports(programs), [first])
/** What every visitor loads where companies are configured, beside the question itself. */
const companies = later(
  new Set(
    [startVendors, ...(manifest[startVendors]?.dynamicImports ?? [])].flatMap((key) => [...withImports(key)]),
  ),
  [first, consent],
)
if (own) rmSync(own, { recursive: true, force: true })

const systemStyles = await stylesOfSystem()

if (process.argv.includes('--json'))
  console.log(JSON.stringify({ budget, systemStyles, calls, companies, pages: rows }))
else {
  console.table(rows)
  console.log(`The runtime of calls, on idle: ${calls} of ${budget.calls} bytes.`)
  console.log(
    `What asks about companies, where they are configured: ${companies} of ${budget.companies} bytes.`,
  )
  console.log(`The styles of the whole design system: ${systemStyles} of ${budget.styles} bytes.`)
}
const broken = rows
  .filter(({ script, most }) => script > most)
  .map(({ page, script, most }) => `${page} loads ${script} bytes of script, more than ${most}`)
if (systemStyles > budget.styles)
  broken.push(`the design system has ${systemStyles} bytes of styles, more than ${budget.styles}`)
for (const { page, idle = '' } of rows)
  if (idle !== '' && cardPages.includes(page))
    broken.push(`${page} loads components that nothing on it asks for: ${idle}`)
if (companies > budget.companies)
  broken.push(`asking about companies loads ${companies} bytes, more than ${budget.companies}`)
if (calls > budget.calls) broken.push(`calls load ${calls} bytes of script, more than ${budget.calls}`)
for (const { file } of [...modulesOfApp(root).values()].flatMap(({ views }) => views))
  if (!manifest[file])
    broken.push(`${file} has no chunk of its own, and what the server writes of it would have no styles`)
for (const circle of circlesIn(manifest))
  broken.push(`chunks need each other to begin, so that one of them fails: ${circle.join(', ')}`)
for (const line of broken) console.error(line)
process.exitCode = broken.length > 0 ? 1 : 0
