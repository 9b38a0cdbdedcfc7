/** What a user has of each feature with its flag on and with it off: one row a flag, none may lack. */
import { readFileSync } from 'node:fs'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isDetectedBot } from '#app/shared/analytics/botDetection.ts'
import { offersOf } from '#app/features/listing/contact/contactOffer.ts'
import { renderPage } from '#app/rendering/renderPage.tsx'
import { listingRoute } from '#app/features/listing/listing.routes.ts'
import { forwardWords } from '#app/shared/SentenceSearch/forwardWords.ts'
import { defaultFlags, type FlagName, type Flags, flags as declared } from '#domain/flags.ts'
import { columnOf } from '#domain/search/filters.ts'
import { orderNames } from '#domain/search/orders.ts'
import { readQuery } from '#domain/search/readQuery.ts'
import { flatDetail } from '#stories/app/sample/detail.ts'

interface Row {
  /** What a user sees of it, or what a page asks for. */
  readonly sees: (flags: Flags) => unknown
  readonly off: unknown
  readonly on: unknown
}

/** A test in a browser or of a whole portal, which has both states. */
interface Elsewhere {
  readonly file: string
  /** Words of the test of each state. */
  readonly off: string
  readonly on: string
}

const readIn = (search: string) => (flags: Flags) => {
  const { query, ignored } = readQuery(new URLSearchParams(search), flags)
  return { criteria: query.criteria, ignored: ignored.map(({ reason }) => reason) }
}
const served = (search: string, criteria: object): Row => ({
  sees: readIn(search),
  off: { criteria: {}, ignored: ['notServed'] },
  on: { criteria, ignored: [] },
})

const offers = (flags: Flags) =>
  offersOf({ methods: ['email', 'visit', 'priceProposal', 'phone'] }, flatDetail, flags)

const place = (search: string, flags: Flags) => ({
  language: 'en' as const,
  path: '/',
  search: new URLSearchParams(search),
  flags,
})

/** A page of a portal where Google is configured. */
async function open(url: string, flags: Flags) {
  const page = await renderPage({
    url,
    theme: null,
    nonce: 'n0nce',
    origin: 'https://estia.example',
    csrfToken: 'c5rf',
    flags,
    tilesUrl: '/tiles/tiles.json',
    assets: { scripts: [], styles: [], preloads: [] },
    account: { isSignedIn: false, socialProviders: ['google'] },
    fetchApi: () => Promise.resolve({ status: 404, body: {} }),
  })
  const stream = new PassThrough()
  page.pipe(stream)
  return { status: page.status, html: await text(stream) }
}

const table: Readonly<Record<FlagName, Row | Elsewhere>> = {
  socialLogin: {
    sees: async (flags) => (await open('/en/user/login/', flags)).html.includes('Google'),
    off: false,
    on: true,
  },
  bedroomSearch: { sees: (flags) => columnOf('rooms', flags.bedroomSearch), off: 'rooms', on: 'bedrooms' },
  visitRequests: {
    sees: offers,
    off: ['message', 'proposal', 'phone'],
    on: ['message', 'visit', 'proposal', 'phone'],
  },
  priceProposal: {
    sees: offers,
    off: ['message', 'visit', 'phone'],
    on: ['message', 'visit', 'proposal', 'phone'],
  },
  realtimeNotifications: {
    file: 'server/features/notifications/noStream.test.ts',
    off: 'realtimeNotifications: false',
    on: 'realtimeNotifications: true',
  },
  aiSearch: {
    sees: async (flags) => {
      const ask = vi.fn<() => Promise<undefined>>(async () => undefined)
      await forwardWords(place('q=two bedrooms', flags), ask)
      return ask.mock.calls.length
    },
    off: 0,
    on: 1,
  },
  keywordSearchFilter: served('keyword=tzaki', { keyword: 'tzaki' }),
  appBanner: {
    file: 'app/shell/install/AppBanner.test.tsx',
    off: 'open(false)',
    on: 'open()',
  },
  newListingDetailApi: {
    sees: (flags) =>
      listingRoute
        .open({ ...place('', flags), path: '/aggelies/7/' })
        ?.extras.filter((key) => key.includes('background')).length,
    off: 0,
    on: 1,
  },
  collections: {
    file: 'app/features/saved/SavedPage.test.tsx',
    off: 'has no groups while the flag is off',
    on: 'collections',
  },
  auctions: {
    sees: readIn('idContratto=14'),
    off: { criteria: {}, ignored: ['unknownValue'] },
    on: { criteria: { contract: 'auction' }, ignored: [] },
  },
  internationalSearch: served('idNazione=2', { country: expect.any(Array) }),
  mortgageWidgets: { sees: async (flags) => (await open('/en/mortgage/', flags)).status, off: 404, on: 200 },
  saveListingWithoutLogin: {
    file: 'app/features/saved/savedHere.test.tsx',
    off: 'false)',
    on: 'saveListingWithoutLogin: true',
  },
  alertsWithoutAccount: {
    file: 'server/features/alerts/byMail/byMail.test.ts',
    off: 'does not exist while its flag is off',
    on: 'alertsWithoutAccount: true',
  },
  webPush: {
    file: 'server/features/alerts/push/push.test.ts',
    off: 'pushes nothing while its flag is off',
    on: 'webPush: true',
  },
  listingSearchNewSorting: {
    sees: (flags) => orderNames(flags.listingSearchNewSorting)[0],
    off: 'automatic',
    on: 'mostRelevant',
  },
  viewFilter: served('vista=1', { view: expect.any(Array) }),
  availableToStudentsFilter: served('perStudenti=1', { students: ['yes'] }),
  segmentTracking: {
    file: 'server/features/analytics/collect.test.ts',
    off: 'has the flag off',
    on: 'segmentTracking: true',
  },
  datadome: { sees: (flags) => isDetectedBot(flags.datadome), off: false, on: true },
  preventBotTracking: {
    file: 'server/features/analytics/collect.test.ts',
    off: 'preventBotTracking: false',
    on: 'HeadlessChrome',
  },
}

afterEach(() => vi.unstubAllGlobals())

describe.each(Object.keys(declared) as FlagName[])('%s', (name) => {
  const row = table[name]

  it.runIf('sees' in row)('changes what a user has', async () => {
    // A browser that a program drives, and says so in its surroundings alone.
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0', webdriver: true, languages: ['el'] })
    if (!('sees' in row)) return
    const sees = async (isOn: boolean) => await row.sees({ ...defaultFlags, [name]: isOn })
    expect(await sees(false)).toEqual(row.off)
    expect(await sees(true)).toEqual(row.on)
  })

  it.runIf('file' in row)('is tested in both states elsewhere', () => {
    if (!('file' in row)) return
    const source = readFileSync(row.file, 'utf8')
    expect(source).toContain(row.on)
    expect(source).toContain(row.off)
  })
})
