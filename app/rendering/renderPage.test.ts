import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it, vi } from 'vitest'
import type { AgencyDetail } from '#domain/agency/Agency.ts'
import { defaultFlags } from '#domain/flags.ts'
import { flat } from '#stories/app/sample/cards.ts'
import { flatDetail } from '#stories/app/sample/detail.ts'
import { results } from '#stories/app/sample/results.ts'
import { covers } from '../../tests/covers.ts'
import type { PageRequest } from './PageRequest.ts'
import { renderPage } from './renderPage.tsx'
import { pageRequest } from './testing/pageRequest.ts'

const hostile = '</script><script>alert(1)</script>'
const home = {
  sale: 3,
  rent: 2,
  cities: [],
  languages: [],
  kinds: [],
  regions: [],
  examples: [],
  newest: [{ ...flat, advertiser: { type: 'agency', name: hostile } }],
}
const failed = (status: number) => ({ status, body: { data: { message: 'Όχι' } } })

/** The parts of the API that these pages use. */
const fetchApi: PageRequest['fetchApi'] = (path) => {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  if (pathname === '/api-next/home/') return Promise.resolve({ status: 200, body: home })
  if (pathname === '/api-next/geography/suggest/') {
    const places = searchParams.get('q') === 'Κουκάκι' ? [{ path: 'athina/koukaki' }] : []
    return Promise.resolve({ status: 200, body: places })
  }
  const status = Number(/listings\/(\d{3})\//.exec(pathname)?.[1] ?? 200)
  if (status === 999) return Promise.reject(new Error('unreachable'))
  if (pathname.endsWith('/similar/')) return Promise.resolve(failed(500))
  if (pathname.startsWith('/api-next/listings/'))
    return Promise.resolve(status === 200 ? { status, body: flatDetail } : failed(status))
  return Promise.resolve({ status: 200, body: results })
}

const request = (url: string): PageRequest => ({
  ...pageRequest(url, fetchApi),
  assets: { scripts: ['/a.js'], styles: ['/a.css'], preloads: ['/b.js', '/c.woff2'] },
})

async function open(url: string, changes: Partial<PageRequest> = {}) {
  const page = await renderPage({ ...request(url), ...changes })
  const stream = new PassThrough()
  page.pipe(stream)
  return { ...page, html: await text(stream) }
}

describe('a rendered page', () => {
  it('is a whole document in its language, with what browsers and search engines read', async () => {
    const { status, headers, html } = await open('/en/', { theme: 'dark' })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    for (const part of [
      '<!doctype html><html lang="en" data-theme="dark">',
      '<title>Estia: property to buy and rent all over Greece</title>',
      '<link rel="canonical" href="https://estia.example/en/">',
      '<link rel="alternate" hreflang="el" href="https://estia.example/">',
      '<link rel="alternate" hreflang="x-default" href="https://estia.example/">',
      '<meta name="csrf-token" content="c5rf">',
      '<meta property="csp-nonce" nonce="n0nce">',
      '<link rel="stylesheet" href="/a.css">',
    ])
      expect(html).toContain(part)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('</body></html>')
  })

  it('embeds its data for the browser, escaped so that it cannot end the script', async () => {
    const { html } = await open('/')
    expect(html).not.toContain(hostile)
    const json = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(JSON.parse(json)).toMatchObject({
      language: 'el',
      first: { href: '/', status: 200 },
      fallback: { '/api-next/home/?lang=el': { sale: 3 } },
    })
  })

  it('has styles within, asks for letters and the first picture, and for script at its end', async () => {
    const sheetOf = (href: string) => (href === '/a.css' ? '.a{color:red}' : undefined)
    const { html } = await open('/pwlhsh-katoikies/', { assets: { ...request('/').assets, sheetOf } })
    expect(html).toContain(
      '<style nonce="n0nce">.a{color:red}</style><link rel="stylesheet" href="/a.css" disabled>',
    )
    const first = `<link rel="preload" as="image" type="image/avif" fetchPriority="high" imageSrcSet="`
    expect(html.split(first)).toHaveLength(2)
    expect(html).toMatch(
      /<script nonce="n0nce">.+\(\["\/b\.js"\],\["\/a\.js"\],\[\],\d+\)<\/script><\/body><\/html>$/s,
    )
    expect(html).toContain('<link rel="preload" as="font" type="font/woff2" crossorigin href="/c.woff2">')
  })

  it('is painted once its main part is whole', async () => {
    const { html } = await open('/pwlhsh-katoikies/')
    const [, id] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? []
    expect(html).toMatch(new RegExp(`<main [^>]*id="${id}"`))
  })

  it('has a description on every page, the title where there is no other', async () => {
    const { html } = await open('/en/terms/')
    const [, title] = /<title>([^<]+)<\/title>/.exec(html) ?? []
    expect(html).toContain(`<meta name="description" content="${title}">`)
  })

  it('has all pictures of cards with width and height', async () => {
    const { html } = await open('/pwlhsh-katoikies/')
    const images = html.match(/<img [^>]*>/g) ?? []
    expect(images.length).toBeGreaterThan(0)
    expect(images.filter((tag) => !/ width="\d+" height="\d+"/.test(tag))).toEqual([])
  })

  it('has no script without the nonce, and react-aria’s one style before all others', async () => {
    const { html } = await open('/pwlhsh-katoikies/')
    const scripts = html.match(/<script[^>]*>/g) ?? []
    expect(scripts.filter((tag) => !tag.includes('nonce="n0nce"') && !tag.includes('ld+json'))).toEqual([])
    expect(html.match(/<style[^>]*>/g)).toEqual(['<style id="react-aria-pressable-style" nonce="n0nce">'])
    expect(html.indexOf('<style')).toBeLessThan(html.indexOf('rel="stylesheet"'))
  })

  it('has its place without script, whatever its length', async () => {
    const many = { ...results, listings: Array.from({ length: 100 }, (_, at) => ({ ...flat, id: at + 1 })) }
    const long = await open('/pwlhsh-katoikies/', {
      fetchApi: () => Promise.resolve({ status: 200, body: many }),
    })
    expect(long.html).toContain('id="listing-100"')
    expect(long.html).not.toMatch(/<template|<div hidden|\$RC/)
    expect(long.html.match(/<script/g)).toHaveLength(2)
  })

  it('keeps what it can do without for the browser to ask again', async () => {
    const { status, html } = await open('/aggelies/1/')
    expect(status).toBe(200)
    expect(html).not.toContain('similar/?lang=el&quot;')
  })
})

describe('addresses that others read', () => {
  const agency: AgencyDetail = {
    id: 12,
    name: 'Μελτέμι Ακίνητα',
    slug: 'meltemi-akinita-12',
    type: 'agency',
    seat: flat.places,
    founded: 1998,
    sale: 3,
    rent: 1,
    description: { language: 'el', text: 'Από το 1998.' },
    areas: flat.places.slice(0, 1).map((place) => ({ place, homes: 3 })),
    otherAreas: 0,
    ownName: 'Μελτέμι Ακίνητα',
    placed: 0,
    hasPhone: true,
    opening: null,
    languages: [],
    replies: null,
    kept: { visits: null, confirmed: null },
    contract: null,
    page: 1,
    pages: 1,
    listings: [flat],
  }
  const list = {
    total: 1,
    page: 1,
    pages: 1,
    places: [],
    agencies: [agency],
    cities: [],
    languages: [],
    kinds: [],
  }
  const withAgencies: PageRequest['fetchApi'] = (path) => {
    const { pathname } = new URL(path, 'http://localhost')
    if (pathname === '/api-next/agencies/') return Promise.resolve({ status: 200, body: list })
    if (pathname.startsWith('/api-next/agencies/')) return Promise.resolve({ status: 200, body: agency })
    return fetchApi(path)
  }
  const pages = [
    ['/', 0],
    ['/pwlhsh-katoikies/', 0],
    ['/en/aggelies/200/', 2],
    ['/aggelies/200/', 2],
    ['/mesitika-grafeia/', 0],
    ['/mesitika-grafeia/meltemi-akinita-12/', 1],
    ['/ru/mesitika-grafeia/meltemi-akinita-12/', 1],
    ['/user/login/', 0],
  ] as const

  /** Members of schema.org that hold addresses of ours. */
  const addressed = new Set(['@id', 'url', 'item', 'image', 'logo'])
  function* addressesIn(data: unknown, name = ''): Generator<string> {
    if (Array.isArray(data)) for (const one of data) yield* addressesIn(one, name)
    else if (typeof data === 'object' && data !== null)
      for (const [member, value] of Object.entries(data)) yield* addressesIn(value, member)
    else if (typeof data === 'string' && (addressed.has(name) || data.startsWith('/'))) yield data
  }

  it.each(pages)('are whole on %s, with %i pieces of JSON-LD', async (url, pieces) => {
    const { status, html } = await open(url, { fetchApi: withAgencies })
    expect(status).toBe(200)
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)]
    expect(data).toHaveLength(pieces)
    const inData = data.flatMap(([, json = '']) => [...addressesIn(JSON.parse(json))])
    const head = html.slice(0, html.indexOf('</head>'))
    const inHead = [
      ...head.matchAll(/<link rel="(?:canonical|alternate)"[^>]* href="([^"]*)"/g),
      ...head.matchAll(/<meta property="og:(?:url|image)" content="([^"]*)"/g),
    ].map(([, address = '']) => address)
    expect(inHead.length).toBeGreaterThan(0)
    for (const address of [...inData, ...inHead]) expect(address).toMatch(/^https:\/\/estia\.example\//)
    expect(inData.length > 0).toBe(pieces > 0)
  })
})

it(
  'leads from the slug of the property market to the price guide',
  covers('slugs/mercato-immobiliare'),
  async () => {
    const { status, redirect } = await open('/de/mercato-immobiliare/')
    expect([status, redirect]).toEqual([302, '/de/agora-akiniton/'])
  },
)

it.each([
  { from: '/agencies/', to: '/mesitika-grafeia/' },
  { from: '/listings/', to: '/pwlhsh-katoikies' },
])(
  'leads from the slug $from to its page',
  covers('slugs/agencies', 'slugs/listings'),
  async ({ from, to }) => {
    const { status, redirect } = await open(`/de${from}`)
    expect([status, redirect]).toEqual([302, `/de${to}`])
  },
)

describe('the loan calculator', () => {
  const flags = { ...defaultFlags, mortgageWidgets: true }
  const address = '/en/mortgage/?prezzo=200000&anticipo=40k&tasso=3.6&anni=30&anniFissi=5&reddito=2000&rate='

  it(
    'works out a loan without script, where its flag is on',
    covers('slugs/mortgage', 'flags/mortgage-widgets'),
    async () => {
      const { status, html } = await open(address, { flags })
      expect(status).toBe(200)
      // 160,000 at 3.6 % for 30 years; both caps: 80 % of 200,000 and 40 % of 2,000 a month.
      expect(html).toContain('€727')
      expect(html).toContain('€160,000')
      expect(html).toContain('value="40k"')
      expect((await open(address)).status).toBe(404)
    },
  )

  it('keeps what was typed, and says at the field what is wrong', async () => {
    const { status, html } = await open('/en/mortgage/?prezzo=abc&anticipo=40k&tasso=&anni=30&anniFissi=31', {
      flags,
    })
    expect(status).toBe(200)
    expect(html).toContain('value="abc"')
    expect(html).toContain('Write a number from 1,000 to 100,000,000.')
    expect(html).toContain('Not more than the years of the loan (30).')
  })

  it.each([
    ['2026-12-31T21:59:00Z', 3],
    ['2026-12-31T22:00:00Z', 0],
  ])('has rules that end on 31 December 2026 in force at %s: %i', async (at, inForce) => {
    vi.useFakeTimers({ now: new Date(at), toFake: ['Date'] })
    const { html } = await open('/en/mortgage/', { flags })
    vi.useRealTimers()
    const rows = html.split('<tr').filter((row) => /31\sDecember\s2026/.test(row))
    expect(rows).toHaveLength(3)
    expect(rows.filter((row) => row.includes('in force'))).toHaveLength(inForce)
  })
})

/** Every page that has an address of its own: where it is served, and its title. */
const served = [
  ['/', 'ακίνητα για αγορά και ενοικίαση', 200],
  ['/pwlhsh-katoikies/', 'Κατοικίες προς πώληση', 200],
  ['/search-list/?idContratto=1&prezzoMassimo=1', 'προς πώληση', 200],
  ['/aggelies/200/', 'Διαμέρισμα', 200],
  ['/mesitika-grafeia/', 'Μεσιτικά γραφεία', 200],
  ['/terms/', 'Όροι', 200],
  ['/terms/privacy/', 'απορρήτου', 200],
  ['/terms/cookie/', 'ookie', 200],
  ['/user/saved/', 'Αποθηκευμέν', 200],
  ['/user/searches/', 'Αποθηκευμένες αναζητήσεις', 200],
  ['/chi-siamo/', 'Ποιοι είμαστε', 200],
  ['/info/prosvasimotita/', 'Προσβασιμότητα', 200],
  ['/info/epikoinoniste-mazi-mas/', 'Επικοινωνήστε μαζί μας', 200],
  ['/utente/profilo/', 'Τα στοιχεία μου', 200],
  ['/user/messages/', 'Μηνύματα', 200],
] as const

it.each(served)(
  '%s is a page of its own, called %s',
  covers(
    'routes/Default-search',
    'routes/Search-list',
    'routes/Listing-detail-base',
    'routes/Agencies',
    'routes/Terms',
    'routes/Contact-us',
    'slugs/chi-siamo',
    'routes/Privacy',
    'routes/Cookie',
    'routes/Saved-ads',
    'routes/Saved-searches',
    'routes/Profile',
    'routes/Messages',
  ),
  async (url, heading, expected) => {
    const agencies = {
      total: 0,
      page: 1,
      pages: 1,
      places: [],
      agencies: [],
      cities: [],
      languages: [],
      kinds: [],
    }
    const { status, html } = await open(url, {
      fetchApi: (path) =>
        path.startsWith('/api-next/agencies/')
          ? Promise.resolve({ status: 200, body: agencies })
          : fetchApi(path),
    })
    expect(status).toBe(expected)
    expect(/<title>(.*?)<\/title>/s.exec(html)?.[1]).toContain(heading)
  },
)

describe('the status of a page', () => {
  it.each([
    ['/aggelies/404/', 404],
    ['/aggelies/410/', 410],
    ['/aggelies/500/', 500],
    ['/aggelies/502/', 500],
    ['/aggelies/503/', 503],
    ['/aggelies/999/', 503],
    ['/aggelies/', 404],
    ['/aggelies/0/', 404],
    ['/utente/annunci/', 404],
    ['/den-yparxei/', 404],
    ['/pwlhsh-katoikies/%00/', 404],
    ['/pwlhsh-katoikies/%E0%A4%A/', 404],
  ])('%s answers %i with a page of ours', async (url, expected) => {
    const { status, html } = await open(url)
    expect(status).toBe(expected)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html).toContain('<meta name="robots" content="noindex,follow">')
    expect(html).not.toContain('rel="canonical"')
  })

  it.each([
    ['sold', 'This property has been sold'],
    ['rented', 'This property has been rented'],
    ['withdrawn', 'The listing was withdrawn by its advertiser'],
  ])('says of a home that is %s what happened to it, and when', async (how, title) => {
    const gone = { how, since: '2026-11-18T07:00:00.000Z' }
    const body = { _tag: 'ListingWithdrawn', data: { message: '', gone } }
    const { status, html } = await open('/en/aggelies/1/', {
      fetchApi: (path) => Promise.resolve(/1\/\?/.test(path) ? { status: 410, body } : failed(500)),
    })
    expect(status).toBe(410)
    expect(html).toContain(`<title>${title}`)
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    expect(html).toMatch(/The listing ended on 18.November.2026\./)
    // No language is offered to clients that read pages by their data.
    expect(html).not.toContain('ld+json')
  })

  it('sends Retry-After while the API is unavailable', async () => {
    expect((await open('/aggelies/503/')).headers['retry-after']).toBe('60')
  })
})

it('answers 500 when a page breaks while it is rendered', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const { status, html } = await open('/', { fetchApi: () => Promise.resolve({ status: 200, body: {} }) })
  expect(said).toHaveBeenCalled()
  said.mockRestore()
  expect(status).toBe(500)
  expect(html).toContain('Κάτι πήγε στραβά σε εμάς</h1>')
  expect(html).toContain('"status":500')
})

describe('an address that should be another', () => {
  it.each([
    ['/pwlhsh-katoikies', '/pwlhsh-katoikies/', 301],
    ['/aggelies/1?x=1', '/aggelies/1/?x=1', 301],
    ['/en/search-list', '/en/search-list/', 301],
    ['/el/aggelies/1/', '/aggelies/1/', 301],
    [
      '/search-list/?q=%CE%9A%CE%BF%CF%85%CE%BA%CE%AC%CE%BA%CE%B9&idContratto=2',
      '/enoikio-katoikies/athina/koukaki/',
      302,
    ],
    ['/?theme=dark', '/', 302],
  ])('%s leads to %s', async (url, to, status) => {
    const page = await open(url)
    expect([page.redirect, page.status, page.headers['location'], page.html]).toEqual([to, status, to, ''])
  })

  it('keeps a theme in a cookie', async () => {
    const { headers } = await open('/?theme=contrast')
    expect(headers['set-cookie']).toBe('theme=contrast; Path=/; Max-Age=630720000; SameSite=Lax')
  })
})

it('keeps demonstrations out of search engines', covers('routes/demoPages'), async () => {
  for (const url of ['/demo', '/demo/', '/en/demo', '/demo/other/']) {
    const { headers, html } = await open(url)
    expect(headers['x-robots-tag']).toBe('noindex,nofollow')
    expect(html).toContain('<meta name="robots" content="noindex,nofollow">')
  }
})

it('escapes what an address carries into the head', async () => {
  const { html } = await open('/x"><script>alert(1)</script>/')
  expect(html).not.toContain('<script>alert')
})
