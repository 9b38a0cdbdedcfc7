import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { checkAnswers } from '#cli/checks/routes/answers.ts'
import { askPortal } from '#cli/checks/routes/ask.ts'
import { languagePaths } from '#cli/checks/routes/facts.ts'
import { demoPages } from '#cli/spec/routes.ts'

let close = () => {}
afterEach(() => close())

/** A portal with a few replies, on its own port. */
async function portal(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  close = () => void server.close()
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const page = (body: string, robots = '') =>
  `<!doctype html>${robots && `<meta name="robots" content="${robots}">`}<main>${body}</main>`

const agencyLink = '<a href="/mesitika-grafeia/dora-akinita/">Δώρα Ακίνητα</a>'

const pages: Readonly<Record<string, readonly [status: number, body: string]>> = {
  '/': [200, page('home')],
  '/pwlhsh-katoikies/': [200, page('<a href="/aggelies/42/">Κυψέλη</a>')],
  '/aggelies/42/': [200, page('a home')],
  '/mesitika-grafeia/': [200, page('<a href="/mesitika-grafeia/?page=2">2</a>' + agencyLink)],
  '/mesitika-grafeia/dora-akinita/': [200, page('an agency')],
  '/demo': [200, page('demo', 'noindex, nofollow')],
}

const routes = [
  { name: 'home', path: '/', served: true },
  { name: 'search', path: '/pwlhsh-katoikies', served: true },
  { name: 'listing', path: '/aggelies/', served: true },
  { name: 'demo', path: '/demo', served: true },
  { name: 'agency', path: '/mesitika-grafeia/{slug}/', served: true },
  { name: 'editAd', path: '/utente/annuncio/{id}', served: false },
]

/** The paths, requested only in Greek. */
const inGreek = (asked: typeof routes = routes) => ({ ...languagePaths, routes: asked, languages: ['el'] })

const good: RequestListener = (request, response) => {
  if (request.url === '/pwlhsh-katoikies') return response.writeHead(308, { location: '/x/' }).end()
  const [status, body] = pages[request.url ?? ''] ?? [404, page('nothing here')]
  return response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body)
}

test('pages, redirects, a listing found through the search, and a proper 404 page are as they should be', async () => {
  const { answers, unfilled } = await askPortal(await portal(good), inGreek())
  expect(unfilled).toEqual([])
  expect(answers.map(({ path, status }) => `${path} ${status}`)).toEqual([
    '/ 200',
    '/pwlhsh-katoikies 308',
    '/aggelies/42/ 200',
    '/demo 200',
    '/mesitika-grafeia/dora-akinita/ 200',
    '/utente/annuncio/42 404',
  ])
  expect(checkAnswers(answers, demoPages)).toEqual([])
})

test('a failing page, a bare 404 and an indexed demonstration page are found', async () => {
  const url = await portal((request, response) => {
    if (request.url === '/') return response.writeHead(500).end('oops')
    if (request.url === '/demo')
      return response.writeHead(200, { 'content-type': 'text/html' }).end(page('demo'))
    return response.writeHead(404).end()
  })
  const asked = routes.filter(({ name }) => ['home', 'demo', 'editAd'].includes(name))
  const { answers } = await askPortal(url, inGreek(asked))
  expect(checkAnswers(answers, demoPages)).toEqual([
    {
      code: 'answer-differs',
      path: '/',
      expected: 'a page or a redirect',
      found: '500 without a page',
      at: { file: `${url}/` },
      spec: '2 URL prefixes',
    },
    {
      code: 'answer-indexed',
      path: '/demo',
      expected: 'noindex, nofollow',
      found: 'nothing',
      at: { file: `${url}/demo` },
      spec: '2 Shell rules',
    },
    {
      code: 'answer-differs',
      path: '/utente/annuncio/1',
      expected: 'a 404 page',
      found: '404 without a page',
      at: { file: `${url}/utente/annuncio/1` },
      spec: '2 URL prefixes',
    },
  ])
})

test('every path is requested in every language, a few at a time, with progress', async () => {
  const asked: string[] = []
  let [now, most] = [0, 0]
  const url = await portal((request, response) => {
    asked.push(request.url ?? '')
    most = Math.max(most, ++now)
    setTimeout(() => {
      now--
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(page('<a href="/aggelies/42/"></a>' + agencyLink))
    }, 5)
  })
  const told: string[] = []
  const languages = ['el', 'en']
  const questions = { ...languagePaths, routes, languages, progress: (doing: string) => told.push(doing) }
  const { answers } = await askPortal(url, questions)
  expect(answers.map(({ path }) => path)).toEqual([
    '/',
    '/pwlhsh-katoikies',
    '/aggelies/42/',
    '/demo',
    '/mesitika-grafeia/dora-akinita/',
    '/utente/annuncio/42',
    '/en/',
    '/en/pwlhsh-katoikies',
    '/en/aggelies/42/',
    '/en/demo',
    '/en/mesitika-grafeia/dora-akinita/',
    '/en/utente/annuncio/42',
  ])
  // The home page first, to check that it is a portal, and the two lists that fill placeholders.
  expect(asked.toSorted()).toEqual(
    [...answers.map(({ path }) => path), '/', '/pwlhsh-katoikies/', '/mesitika-grafeia/'].toSorted(),
  )
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(4)
  expect(told.at(-1)).toBe(`asking ${url} (12 of 12)`)
})

test('a portal without listings and agencies is checked for the rest, and the skipped paths are reported', async () => {
  const url = await portal((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(page('nothing yet')),
  )
  const { answers, unfilled } = await askPortal(url, inGreek())
  expect(unfilled).toEqual(['/aggelies/', '/mesitika-grafeia/{slug}/'])
  expect(answers.map(({ path }) => path)).toEqual(['/', '/pwlhsh-katoikies', '/demo', '/utente/annuncio/1'])
})

test('a busy portal is retried after the time that it gave', async () => {
  let isFirst = true
  const url = await portal((request, response) => {
    if (request.url === '/demo' && isFirst) {
      isFirst = false
      response.writeHead(503, { 'retry-after': '0' }).end('busy')
    } else good(request, response)
  })
  const { answers } = await askPortal(url, inGreek())
  expect(answers.find(({ path }) => path === '/demo')?.status).toBe(200)
})

test.each([
  [true, 0],
  [false, 1],
])('a served page may be missing where a flag decides: %s', (isOptional, problems) => {
  const missing = {
    url: 'http://127.0.0.1/mortgage/',
    path: '/mortgage/',
    language: 'el',
    served: true,
    isOptional,
    status: 404,
    page: true,
    leadsTo: undefined,
    lang: 'el',
    robots: [],
    canonical: undefined,
    alternates: new Map<string, string>(),
  }
  expect(checkAnswers([missing], demoPages)).toHaveLength(problems)
})
