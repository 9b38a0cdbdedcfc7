import { Effect, Exit, Scope } from 'effect'
import { SqlClient } from 'effect/sql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '#server/database/testing/engines.ts'
import { writeFixture } from '#server/content/listings/testing/fixture.ts'
import { openApiOver, type TestApi } from '#server/http/api/testing/openApi.ts'
import { covers } from '../../../tests/covers.ts'

const write = Effect.flatMap(SqlClient.SqlClient, (sql) =>
  Effect.all([
    sql`INSERT INTO agencies (id, name, slug, plan) VALUES (2, 'Φάρος Ακίνητα', 'faros-2', 'free')`,
    sql`INSERT INTO agents (id, agency_id, name, role) VALUES
      (10, 1, 'Άννα Ρήγα', 'manager'), (11, 1, 'Νίκος Λάμπρου', 'agent'), (20, 2, 'Ελένη Βώκου', 'intern')`,
    sql`INSERT INTO agency_groups (id, kind, name, slug, description_en) VALUES
      (1, 'group', 'Αιγαίο', 'aigaio', 'Islands.'), (2, 'association', 'Στέγη', 'stegi', NULL)`,
    sql`INSERT INTO agency_group_members (group_id, agency_id) VALUES (1, 1), (1, 2), (2, 2)`,
    // More agents than a page of experts holds.
    sql`INSERT INTO agents (id, agency_id, name, role) SELECT n, 2, 'Αντώνης ' || n, 'agent'
      FROM generate_series(100, 140) AS n`,
  ]),
)

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('groups and agents', () => {
    let database: TestDatabase
    let api: TestApi
    const scope = Scope.makeUnsafe()
    beforeAll(async () => {
      database = await engine.open()
      await database.run(Effect.andThen(writeFixture, write))
      api = await database.run(Effect.provideService(openApiOver({}), Scope.Scope, scope))
    })
    afterAll(async () => {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      await database.close()
    })
    const { runPromise } = Effect

    it('of agencies are listed by kind, with what their members offer', async () => {
      const { groups } = await runPromise(api.client.agencyGroups.groups({ query: { kind: 'group' } }))
      expect(groups).toMatchObject([{ name: 'Αιγαίο', slug: 'aigaio', agencies: 2 }])
      expect(groups[0]?.sale).toBeGreaterThan(0)
      const others = await runPromise(api.client.agencyGroups.groups({ query: { kind: 'association' } }))
      expect(others.groups).toEqual([
        { kind: 'association', name: 'Στέγη', slug: 'stegi', agencies: 1, sale: 0, rent: 0 },
      ])
    })

    it('have their members, those with the most homes first', async () => {
      const group = await runPromise(
        api.client.agencyGroups.group({ params: { slug: 'aigaio' }, query: { lang: 'en' } }),
      )
      expect(group.members.map(({ id }) => id)).toEqual([1, 2])
      expect(group.description).toEqual({ language: 'en', text: 'Islands.' })
    })

    it(
      'agents are one of each agency first, and 25 at most',
      covers('constants/agency-expert-results'),
      async () => {
        const { agents } = await runPromise(api.client.agencyGroups.agents({ query: {} }))
        expect(agents.slice(0, 2).map(({ id }) => id)).toEqual([10, 20])
        expect(agents).toHaveLength(25)
      },
    )

    it('an agent has an agency with its newest homes, and colleagues', async () => {
      const agent = await runPromise(api.client.agencyGroups.agent({ params: { id: 10 }, query: {} }))
      expect(agent).toMatchObject({
        name: 'Άννα Ρήγα',
        role: 'manager',
        agency: { id: 1 },
        colleagues: [{ id: 11, name: 'Νίκος Λάμπρου' }],
      })
      expect(agent.listings.length).toBeGreaterThan(0)
      expect(agent.listings.length).toBeLessThanOrEqual(25)
    })

    it.each(['nothing', 'a\0b', "'"])('that do not exist are not found: %s', async (slug) => {
      const group = api.client.agencyGroups.group({ params: { slug }, query: {} })
      await expect(runPromise(group)).rejects.toMatchObject({ _tag: 'AgencyNotFound' })
      const agent = api.client.agencyGroups.agent({ params: { id: 999 }, query: {} })
      await expect(runPromise(agent)).rejects.toMatchObject({ _tag: 'AgencyNotFound' })
    })
  })
})
