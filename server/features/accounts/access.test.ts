import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#server/database/testing/engines.ts'
import { openAccounts, type TestAccounts } from './testing/openAccounts.ts'
import { newEmail, newUser, password } from './testing/people.ts'
import { accountRoutes, type Asker, examples, type Role, roles } from './testing/routes.ts'

it('has an example of every call that the contract has, and of no other', () => {
  expect(Object.keys(examples).toSorted()).toEqual(accountRoutes.map(({ name }) => name).toSorted())
})

describe.each(engines)('$name', (engine) => {
  describe.skipIf(engine.missing !== undefined)('who may ask what', () => {
    let accounts: TestAccounts
    let victim: Awaited<ReturnType<typeof newUser>>
    let askers: Record<Role, Asker>

    /** All data of one account, as text. */
    const belongings = async (email: string) =>
      JSON.stringify(
        await accounts.sql(
          (sql) => sql`SELECT accounts::text AS account,
            ARRAY(SELECT sessions::text FROM sessions WHERE account_id = accounts.id ORDER BY 1) AS sessions
            FROM accounts WHERE email = ${email}`,
        ),
      )

    beforeAll(async () => {
      accounts = await openAccounts(engine)
      victim = await newUser(accounts)
      const [session] = await accounts.sql<{ id: string }>(
        (sql) => sql`SELECT public_id AS id FROM sessions ORDER BY created_at DESC LIMIT 1`,
      )
      const foreignSession = session?.id ?? ''
      const asker = async (): Promise<Asker> => ({ ...(await newUser(accounts)), password, foreignSession })
      const ended = await asker()
      const kept = [...ended.browser.cookies]
      await ended.browser.form('/api-next/user/logout/', {})
      for (const [name, value] of kept) ended.browser.cookies.set(name, value)
      const suspended = await asker()
      await accounts.sql(
        (sql) => sql`UPDATE accounts SET suspended_at = now() WHERE email = ${suspended.email} RETURNING 1`,
      )
      const anonymous = {
        browser: await accounts.browser('203.0.113.9').arrive(),
        email: newEmail(),
        password,
        foreignSession,
      }
      askers = { anonymous, ended, suspended, owner: await asker(), other: await asker() }
    })
    afterAll(() => accounts.close())

    const cases = Object.entries(examples).flatMap(([name, { ask, answers }]) =>
      roles.map((role) => ({ name, role, ask, status: answers[role] })),
    )

    it.each(cases)('$name answers $role with $status', async ({ name, role, ask, status }) => {
      const path = accountRoutes.find((route) => route.name === name)?.path ?? ''
      const asker = askers[role]
      const session = asker.browser.session
      const before = await belongings(victim.email)
      const reply = await ask(path, asker)
      expect([reply.status, reply.text]).toEqual([status, expect.any(String)])
      expect(reply.headers.get('cache-control')).toBe('no-store')
      expect(await belongings(victim.email)).toBe(before)
      expect(reply.text).not.toContain(victim.email)
      // Whose session is no longer good goes on asking with it.
      if (
        (role === 'ended' || role === 'suspended') &&
        session !== undefined &&
        asker.browser.session === undefined
      )
        asker.browser.cookies.set('__Host-estia_session', session)
    })

    it.each(['/api-next/user/nothing/', '/services/account/nothing.php', '/api/utente/nothing/'])(
      '%s is nothing, in the words of the specification',
      async (path) => {
        const reply = await askers.owner.browser.ask(path)
        expect(reply.status).toBe(404)
        expect(reply.at('data', 'message')).toEqual(expect.any(String))
      },
    )
  })
})
