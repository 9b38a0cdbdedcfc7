import { Effect, Exit, Scope } from 'effect'
import { SqlClient } from 'effect/sql'
import { expect, it } from 'vitest'
import { openApiOver } from '#server/http/api/testing/openApi.ts'
import { engines } from '#server/database/testing/engines.ts'
import { writeFixture } from '#server/content/listings/testing/fixture.ts'
import { covers } from '../../../tests/covers.ts'

/** As many more agencies. */
const writeAgencies = (count: number) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.forEach(
      Array.from({ length: count }, (_, at) => at),
      (at) => sql`INSERT INTO agencies (id, name, slug, plan)
        VALUES (${100 + at}, ${`Γραφείο ${at}`}, ${`grafeio-${at}`}, 'free')`,
    ),
  )

it('agencies are listed twenty-five a page', covers('constants/agency-expert-results'), async () => {
  const [engine] = engines
  if (!engine) throw new Error('no database')
  const database = await engine.open()
  const scope = Scope.makeUnsafe()
  try {
    await database.run(Effect.andThen(writeFixture, writeAgencies(40)))
    const api = await database.run(Effect.provideService(openApiOver({}), Scope.Scope, scope))
    const page = (pag: string) => Effect.runPromise(api.client.agencies.list({ query: { pag } }))
    const [first, second] = [await page('1'), await page('2')]
    expect([first.pages, first.agencies.length]).toEqual([2, 25])
    expect(second.agencies).toHaveLength(first.total - 25)
  } finally {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    await database.close()
  }
})
