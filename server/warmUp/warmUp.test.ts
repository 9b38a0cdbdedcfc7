import { Effect, Logger } from 'effect'
import { expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import type { PageOptions } from '#server/http/pages/pageFor.ts'
import { warmUpCalls, warmUpPages } from './routes.ts'
import { warmUp } from './warmUp.ts'

/** What is asked of a portal that draws empty pages, and whose API gives this reply. */
function portalThat(reply: () => Promise<Response>, status = 200) {
  const [pages, calls]: [string[], string[]] = [[], []]
  const options: PageOptions = {
    site: {},
    source: {
      renderer: () =>
        Promise.resolve(({ url }) => {
          pages.push(url)
          return Promise.resolve({
            status,
            headers: {},
            pipe: (writable) => writable.end('page'),
            abort: () => undefined,
          })
        }),
      assets: () => Promise.resolve({ scripts: [], styles: [], preloads: [] }),
    },
    flags: defaultFlags,
    tilesUrl: '/tiles',
    origin: 'http://127.0.0.1',
    socialProviders: [],
    oneTap: undefined,
    hasMarketing: false,
    agencySignUp: null,
    fetchApi: ({ url }) => {
      calls.push(url)
      return reply()
    },
  }
  return { options, pages, calls }
}

const noListings = () => Promise.resolve(Response.json({ listings: [] }))

it('asks for every page and every call twice, and for the page of a listing that a list gave', async () => {
  const { options, pages, calls } = portalThat(() =>
    Promise.resolve(Response.json({ listings: [{ id: 7 }] })),
  )
  await Effect.runPromise(warmUp(options))
  const round = [...warmUpPages, '/aggelies/7/']
  expect(pages).toEqual([...round, ...round])
  const paths = new Set(calls.map((url) => new URL(url).pathname))
  expect(calls).toHaveLength(2 * (warmUpCalls.length + 1))
  expect(paths).toEqual(new Set(warmUpCalls.map((address) => address.split('?')[0])))
})

it('goes without a listing where there is none', async () => {
  const { options, pages } = portalThat(noListings)
  await Effect.runPromise(warmUp(options))
  expect(pages).toEqual([...warmUpPages, ...warmUpPages])
})

it.each([
  { wrong: 'an API that breaks', portal: () => portalThat(() => Promise.reject(new Error('no database'))) },
  {
    wrong: 'a call that is refused',
    portal: () => portalThat(() => Promise.resolve(Response.json({}, { status: 503 }))),
  },
  { wrong: 'a page that does not exist', portal: () => portalThat(noListings, 404) },
])('$wrong does no harm, and is logged', async ({ portal }) => {
  const said: unknown[] = []
  const listening = Logger.layer([Logger.make(({ message }) => said.push(message))])
  await Effect.runPromise(Effect.provide(warmUp(portal().options), listening))
  expect(said).toEqual([expect.arrayContaining(['What visitors ask first could not be tried'])])
})
