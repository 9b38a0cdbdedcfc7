/** What the home page offers and counts is true of the demonstration, in every language. */
import { readFileSync } from 'node:fs'
import { Effect, Exit, Scope } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { languages } from '#domain/locale.ts'
import { openApiOver, type TestApi } from '#server/http/api/testing/openApi.ts'
import { openAny, type TestDatabase } from '#server/database/testing/engines.ts'
import { seedDemo } from '#demo/seed/seedDemo.ts'

/** A part of what a first start makes; with more listings a search finds no fewer. */
const stock = { listings: 4000, seed: 1, now: new Date() }

let database: TestDatabase
let api: TestApi
const scope = Scope.makeUnsafe()

beforeAll(async () => {
  database = await openAny()
  await database.run(seedDemo(stock))
  api = await database.run(Effect.provideService(openApiOver({}), Scope.Scope, scope))
}, 120_000)
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
  await database.close()
})

/** How many homes the list of an address holds. */
async function totalOf(href: string): Promise<number> {
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  searchParams.set('path', pathname)
  const { text } = await api.ask(`/api-next/search-list/listings/?${searchParams.toString()}`)
  return (JSON.parse(text) as { total: number }).total
}

it.each(languages)('finds homes by the example in %s, and reads all of it', async (language) => {
  const texts = JSON.parse(
    readFileSync(new URL(`../../texts/searchBox/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>
  const q = texts['sentence.example'] ?? ''
  const { href, unread } = await Effect.runPromise(api.client.search.sentence({ query: { q } }))
  expect([q, unread]).toEqual([q, []])
  expect(await totalOf(href), q).toBeGreaterThan(0)
})

it.each(languages)('offers three sentences in %s, each with what its list holds', async (language) => {
  const { examples } = await Effect.runPromise(api.client.home.content({ query: { lang: language } }))
  expect(examples).toHaveLength(3)
  for (const { text, href, count } of examples) {
    expect([text, await totalOf(href)]).toEqual([text, count])
    expect(count).toBeGreaterThanOrEqual(10)
  }
})

it('takes the contract that was chosen for a sentence that names none', async () => {
  const hrefOf = async (q: string) =>
    (await Effect.runPromise(api.client.search.sentence({ query: { q, contract: 'rent' } }))).href
  expect(await hrefOf('διαμέρισμα στην Αθήνα έως 250.000 €')).toMatch(/^\/enoikio-katoikies\/athina\//)
  expect(await hrefOf('πώληση διαμερίσματος στην Αθήνα')).toMatch(/^\/pwlhsh-katoikies\/athina\//)
})

it('knows what is asked for a square metre of flats, as the database does', async () => {
  const { regions, cities } = await Effect.runPromise(api.client.home.content({ query: { lang: 'el' } }))
  expect(regions.length).toBeGreaterThan(3)
  for (const { count, lowerQuartile, median, upperQuartile } of regions) {
    expect(count).toBeGreaterThanOrEqual(10)
    expect(lowerQuartile).toBeLessThanOrEqual(median)
    expect(median).toBeLessThanOrEqual(upperQuartile)
  }
  const [athens] = await database.run(
    Effect.flatMap(
      SqlClient.SqlClient,
      (sql) => sql<{ median: number }>`
        SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY price::float8 / surface) AS median FROM listings
        WHERE municipality_id = 4501 AND contract = 1 AND category = 1 AND typology IN (1, 2, 4, 9) AND status = 1
          AND bare_ownership IS NOT TRUE AND undivided_share IS NOT TRUE`,
    ),
  )
  const median = cities.find(({ place }) => place.slug === 'athina')?.median
  expect(median).toBeCloseTo(athens?.median ?? Number.NaN, 1)
})
