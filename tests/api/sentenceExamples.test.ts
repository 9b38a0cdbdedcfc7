/** What the home page offers as an example of a sentence finds homes in the demonstration, in every language. */
import { readFileSync } from 'node:fs'
import { Effect, Exit, Scope } from 'effect'
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

it.each(languages)('finds homes by the example in %s, and reads all of it', async (language) => {
  const texts = JSON.parse(
    readFileSync(new URL(`../../texts/shared/${language}.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>
  const q = texts['sentence.example'] ?? ''
  const { href, unread } = await Effect.runPromise(api.client.search.sentence({ query: { q } }))
  expect([q, unread]).toEqual([q, []])
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  searchParams.set('path', pathname)
  const { text } = await api.ask(`/api-next/search-list/listings/?${searchParams.toString()}`)
  const { total } = JSON.parse(text) as { total: number }
  expect(total, q).toBeGreaterThan(0)
})
