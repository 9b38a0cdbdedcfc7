import { type APIRequestContext, expect } from '@playwright/test'
import { languages } from '#domain/locale.ts'
import { localPath } from '#domain/search/searchPath.ts'
import { portalAddress } from '../portal/address.ts'
import { firstAgencyPath, firstListingPath } from '../portal/stock.ts'
import { test } from '../portal/test.ts'

/** What search engines read of a page, from the HTML as it is sent. */
async function headOf(request: APIRequestContext, path: string) {
  const reply = await request.get(path)
  const html = await reply.text()
  const links = [
    ...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]+)">/g),
  ]
  const at = (rel: string, language?: string) =>
    links.find(([, one, other]) => one === rel && other === language)?.[3]?.replaceAll('&amp;', '&')
  return {
    status: reply.status(),
    robots: /<meta name="robots" content="([^"]+)">/.exec(html)?.[1],
    header: reply.headers()['x-robots-tag'],
    canonical: pathOf(at('canonical')),
    alternates: Object.fromEntries(
      links.flatMap(([, rel, language = '', href]) =>
        rel === 'alternate' ? [[language, pathOf(href?.replaceAll('&amp;', '&'))]] : [],
      ),
    ),
  }
}

/** A page's address in every language, as its head names them. */
const alternatesOf = (path: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(languages.map((language) => [language, localPath(language, path)])),
  'x-default': path,
})

function pathOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined
  const { pathname, search } = new URL(address)
  return pathname + search
}

test('a list of a contract, a category and a place is for search engines, in each language', async ({
  request,
}) => {
  const alternates = alternatesOf('/enoikio-katoikies/athina/')
  for (const path of Object.values(alternates)) {
    const head = await headOf(request, path)
    expect(head).toEqual({
      status: 200,
      robots: undefined,
      header: undefined,
      canonical: path,
      alternates,
    })
  }
})

test('its second page is another one', async ({ request }) => {
  const head = await headOf(request, '/pwlhsh-katoikies/?pag=2')
  expect(head.robots).toBeUndefined()
  expect(head.canonical).toBe('/pwlhsh-katoikies/?pag=2')
  expect(head.alternates['en']).toBe('/en/pwlhsh-katoikies/?pag=2')
})

for (const [address, canonical] of [
  [
    '/search-list/?prezzoMassimo=900.000&idTipologia=8,1&idContratto=1&pag=1&utm_source=x',
    '/pwlhsh-katoikies/?idTipologia=1&idTipologia=8&prezzoMassimo=900000',
  ],
  ['/search-list/?idContratto=2&idCategoria=1', '/enoikio-katoikies/'],
  ['/pwlhsh-katoikies/?criterio=rilevanza&ordine=desc&pag=1', '/pwlhsh-katoikies/'],
  ['/pwlhsh-katoikies/?prezzoMinimo=abc', '/pwlhsh-katoikies/'],
] as const)
  test(`${address} names its one address`, async ({ request }) => {
    expect((await headOf(request, address)).canonical).toBe(canonical)
  })

for (const address of [
  '/pwlhsh-katoikies/?prezzoMassimo=900000',
  '/pwlhsh-katoikies/?keyword=tzaki',
  '/pwlhsh-katoikies/?criterio=prezzo&ordine=asc',
  '/pwlhsh-katoikies/?lat=37.98&lng=23.73&zoom=12',
  '/pwlhsh-katoikies/?frase=spiti',
  '/pwlhsh-katoikies/?pag=11',
  '/pwlhsh-katoikies/?pag=19999',
  '/pwlhsh-katoikies/?prezzoMinimo=999999999',
])
  test(`${address} may be followed, not shown`, async ({ request }) => {
    const head = await headOf(request, address)
    expect(head.status).toBe(200)
    expect([head.robots, head.header]).toEqual(['noindex,follow', 'noindex,follow'])
    expect(head.alternates).toEqual({})
  })

test('a listing names itself in each language', async ({ request }) => {
  const reply = await request.get('/api-next/search-list/listings/')
  const { listings } = (await reply.json()) as { listings: readonly { id: number }[] }
  const path = `/aggelies/${listings[0]?.id}/`
  const head = await headOf(request, `/en${path}`)
  expect(head.canonical).toBe(`/en${path}`)
  expect(head.alternates).toEqual(alternatesOf(path))
})

test('a listing is for search engines in each language, and says for machines what it is', async ({
  request,
}) => {
  const path = await firstListingPath(request)
  const alternates = alternatesOf(path)
  for (const own of [path, `/en${path}`]) {
    const head = await headOf(request, own)
    expect(head).toEqual({ status: 200, robots: undefined, header: undefined, canonical: own, alternates })
  }
  const html = await (await request.get(`/en${path}`)).text()
  const data = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )
  expect(data.map((one) => one['@type'])).toEqual(['RealEstateListing', 'BreadcrumbList'])
  expect(data[0]).toMatchObject({
    url: `${portalAddress}/en${path}`,
    inLanguage: 'en-GB',
    offers: { priceCurrency: 'EUR' },
  })
})

test('agencies are for search engines, each with its homes; what a user typed is not', async ({
  request,
}) => {
  const agency = await firstAgencyPath(request)
  for (const path of ['/mesitika-grafeia/', '/mesitika-grafeia/?idComune=4501', agency]) {
    const head = await headOf(request, `/en${path}`)
    expect(head.robots).toBeUndefined()
    expect(head.canonical).toBe(`/en${path}`)
    expect(head.alternates).toEqual(alternatesOf(path))
  }
  for (const path of ['/mesitika-grafeia/?nome=akinita', `${agency}?idContratto=2`]) {
    const head = await headOf(request, path)
    expect([head.robots, head.header]).toEqual(['noindex,follow', 'noindex,follow'])
  }
  const html = await (await request.get(`/en${agency}`)).text()
  const [, json = ''] = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const data = JSON.parse(json) as Record<string, unknown>
  expect(data).toMatchObject({ '@type': 'RealEstateAgent', url: `${portalAddress}/en${agency}` })
  expect(Object.keys(data)).not.toContain('telephone')
})

test('robots.txt leads to the sitemaps, and they to pages that may be shown', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /api-next/\n')
  const locations = async (address = '') => {
    const reply = await request.get(address.replace(/^https?:\/\/[^/]+/, ''))
    expect(reply.status()).toBe(200)
    expect(reply.headers()['content-type']).toContain('application/xml')
    return [...(await reply.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found)
  }
  const parts = await locations(/^Sitemap: (.+)$/m.exec(robots)?.[1])
  expect(parts.length).toBeGreaterThan(1)
  for (const part of parts) {
    const [first = '', ...others] = await locations(part)
    for (const address of [first, others[Math.floor(others.length / 2)] ?? '', others.at(-1) ?? '']) {
      const path = pathOf(address) ?? ''
      const head = await headOf(request, path)
      expect(head).toMatchObject({ status: 200, robots: undefined, canonical: path })
    }
  }
})

test('sitemaps are compressed, and not sent again to a user who knows them', async ({ request }) => {
  const reply = await request.get('/sitemaps/lists-1.xml', { headers: { 'accept-encoding': 'gzip' } })
  expect(reply.headers()['content-encoding']).toBe('gzip')
  const known = reply.headers()['last-modified'] ?? ''
  const again = await request.get('/sitemaps/lists-1.xml', { headers: { 'if-modified-since': known } })
  expect(again.status()).toBe(304)
})
