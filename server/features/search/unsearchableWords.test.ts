import { Effect, Exit, Scope } from 'effect'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filters } from '#domain/search/filters.ts'
import { openApiWith, type TestApi } from '#server/http/api/testing/openApi.ts'
import { openAny, type TestDatabase } from '#server/database/testing/engines.ts'
import { runs } from '../../../tests/properties/runs.ts'

let database: TestDatabase
let api: TestApi
const scope = Scope.makeUnsafe()

beforeAll(async () => {
  database = await openAny()
  api = await database.run(Effect.provideService(openApiWith({}), Scope.Scope, scope))
})
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
  await database.close()
})

const { parameter } = filters.keyword
async function ignoredOf(keyword: string) {
  const parameters = new URLSearchParams({ path: '/pwlhsh-katoikies/', [parameter]: keyword })
  const { text } = await api.ask(`/api-next/search-list/listings/?${parameters.toString()}`)
  return (JSON.parse(text) as { ignored: unknown }).ignored
}

describe('words that no index has', () => {
  it.each(['A', '---', '北京', '€', 'με', '50%', '%25'])('%s is told as left out', async (keyword) => {
    const isWord = keyword === '50%' || keyword === '%25'
    expect(await ignoredOf(keyword)).toEqual(
      isWord ? [] : [{ name: parameter, value: keyword, reason: 'notSearchable' }],
    )
  })

  it('leaves words beside them in force', async () => {
    expect(await ignoredOf('A πισίνα')).toEqual([{ name: parameter, value: 'A', reason: 'notSearchable' }])
    expect(await ignoredOf('A/C')).toEqual([])
  })

  it('tells any text as it was sent, however it looks when it is decoded again', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom('%', '&', '=', '+', '#', '?', '/', '"', '\\', '€'), minLength: 1 }),
        async (keyword) => {
          expect(await ignoredOf(keyword)).toEqual([
            { name: parameter, value: keyword, reason: 'notSearchable' },
          ])
        },
      ),
      { numRuns: runs(40) },
    )
  })
})
