/** What a user has of each feature with its flag on and with it off: one row a flag, none may lack. */
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
import { type BrowserFlag, browserFlags, type ServedFlag, servedFlags } from './elsewhere.ts'

interface Row {
  /** What a user sees of it, or what a page asks for. */
  readonly sees: (flags: Flags) => unknown
  readonly off: unknown
  readonly on: unknown
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

const table: Readonly<Record<Exclude<FlagName, ServedFlag | BrowserFlag>, Row>> = {
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
  newListingDetailApi: {
    sees: (flags) =>
      listingRoute
        .open({ ...place('', flags), path: '/aggelies/7/' })
        ?.extras.filter((key) => key.includes('background')).length,
    off: 0,
    on: 1,
  },
  auctions: {
    sees: readIn('idContratto=14'),
    off: { criteria: {}, ignored: ['unknownValue'] },
    on: { criteria: { contract: 'auction' }, ignored: [] },
  },
  internationalSearch: served('idNazione=2', { country: expect.any(Array) }),
  mortgageWidgets: { sees: async (flags) => (await open('/en/mortgage/', flags)).status, off: 404, on: 200 },
  listingSearchNewSorting: {
    sees: (flags) => orderNames(flags.listingSearchNewSorting)[0],
    off: 'automatic',
    on: 'mostRelevant',
  },
  viewFilter: served('vista=1', { view: expect.any(Array) }),
  availableToStudentsFilter: served('perStudenti=1', { students: ['yes'] }),
  datadome: { sees: (flags) => isDetectedBot(flags.datadome), off: false, on: true },
}

afterEach(() => vi.unstubAllGlobals())

describe.each(Object.keys(table) as (keyof typeof table)[])('%s', (name) => {
  const { sees: seen, ...states } = table[name]

  it('changes what a user has', async () => {
    // A browser that a program drives, and says so in its surroundings alone.
    vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0', webdriver: true, languages: ['el'] })
    const sees = async (isOn: boolean) => await seen({ ...defaultFlags, [name]: isOn })
    expect(await sees(false)).toEqual(states.off)
    expect(await sees(true)).toEqual(states.on)
  })
})

it('has a row for every flag, here or where it can be seen', () => {
  expect([...Object.keys(table), ...servedFlags, ...browserFlags].toSorted()).toEqual(
    Object.keys(declared).toSorted(),
  )
})
