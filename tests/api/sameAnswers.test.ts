/** The same stock in both databases, the same searches: the same replies, to the letter. */
import { Effect, Exit, Scope } from 'effect'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultFlags } from '#domain/flags.ts'
import { languages } from '#domain/locale.ts'
import { orderNames } from '#domain/search/orders.ts'
import { writeSearchAddress } from '#domain/search/searchAddress.ts'
import { openApiOver, type TestApi } from '#server/http/api/testing/openApi.ts'
import { bothEngines, type TestDatabase } from '#server/database/testing/engines.ts'
import { postgresMissing } from '#server/database/testing/postgres.ts'
import { seedDemo } from '#demo/seed/seedDemo.ts'
import { greekCriteria } from '#search-engine/testing/greekCriteria.ts'
import { filters } from '#domain/search/filters.ts'
import { runs } from '../properties/runs.ts'

/** A few in every run; `npm run test:postgres` asks all. */
const SEARCHES = import.meta.env.MODE === 'postgres' ? 1000 : 60
const LISTINGS = 400

const flags = { ...defaultFlags, auctions: true, internationalSearch: true }

/** Words that Greek, Latin and bytes put into different orders, and read in different ways. */
const keywords = ['θέα', 'ΘΕΑ', 'thea', 'ανακαινισμένο', 'κήπος', 'parking', 'ηλιακός θέρμανση']

const addresses = fc
  .record({
    language: fc.constantFrom(...languages),
    contract: fc.constantFrom(...filters.contract.vocabulary.names),
    category: fc.constantFrom('residential' as const, 'residential' as const, 'land' as const),
    criteria: greekCriteria,
    keyword: fc.option(fc.constantFrom(...keywords), { freq: 4, nil: undefined }),
    order: fc.constantFrom(...orderNames(true)),
    page: fc.constantFrom(1, 1, 1, 2),
  })
  .map(({ keyword, criteria, ...rest }) => {
    const { contract: _, category: __, ...others } = criteria
    const all = { ...rest, criteria: { ...others, ...(keyword !== undefined && { keyword }) } }
    return writeSearchAddress(all, flags)
  })

/** As the app asks for a page's replies. */
function asked(address: string): readonly string[] {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  searchParams.set('path', pathname)
  return ['listings', 'counts'].map((reply) => `/api-next/search-list/${reply}/?${searchParams.toString()}`)
}

/** Asked besides: what is looked up, put in order and counted elsewhere. */
const others = [
  '/api-next/home/?lang=el',
  '/sitemap.xml',
  ...['Αθ', 'ath', 'Θεσ', 'ά', 'Kal'].map(
    (q) => `/api-next/geography/suggest/?q=${encodeURIComponent(q)}&lang=el`,
  ),
  ...[1, 17, 40, 399].flatMap((id) =>
    ['', 'similar/', 'background/'].map((part) => `/api-next/listings/${id}/${part}?lang=de`),
  ),
]

const missing = postgresMissing()

describe.skipIf(missing !== undefined)('both databases', () => {
  const scope = Scope.makeUnsafe()
  const opened: TestDatabase[] = []
  const apis: TestApi[] = []

  beforeAll(async () => {
    const stock = seedDemo({ listings: LISTINGS, seed: 11, now: new Date('2026-11-21T00:00:00Z') })
    for (const engine of bothEngines) {
      const database = await engine.open()
      opened.push(database)
      await database.run(Effect.orDie(stock))
      apis.push(await database.run(Effect.provideService(openApiOver({ flags }), Scope.Scope, scope)))
    }
  })
  afterAll(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    for (const database of opened) await database.close()
  })

  const compare = async (paths: readonly string[]) => {
    const unlike: string[] = []
    const statuses = new Map<number, number>()
    for (const path of paths) {
      const [one, other] = await Promise.all(apis.map((api) => api.ask(path)))
      if (one?.status !== other?.status || one?.text !== other?.text) unlike.push(path)
      statuses.set(one?.status ?? 0, (statuses.get(one?.status ?? 0) ?? 0) + 1)
    }
    return { unlike, statuses }
  }

  it(`answer ${SEARCHES} random searches with the same homes in the same order`, async () => {
    const paths = fc.sample(addresses, { seed: 23, numRuns: runs(SEARCHES) }).flatMap(asked)
    const { unlike, statuses } = await compare(paths)
    expect(unlike).toEqual([])
    expect([...statuses.keys()]).toEqual([200])
  })

  it('give the same listings, places, counts and addresses for search engines', async () => {
    const { unlike, statuses } = await compare(others)
    expect(unlike).toEqual([])
    expect(statuses.get(200)).toBeGreaterThan(others.length / 2)
  })
})
